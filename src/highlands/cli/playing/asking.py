"""What is asked before a game: which one, how many play, and who they are."""

from highlands.bots.bot import names as bot_names
from highlands.cli.page import Page
from highlands.cli.playing.keyboard import Keyboard
from highlands.cli.playing.seats import Sitter, read_seat
from highlands.cli.trouble import Trouble
from highlands.engine.registry import UnknownGame, names, rules_of
from highlands.engine.setup import fault
from highlands.words.speak import Speaker


def ask_game(page: Page, keyboard: Keyboard, voice: Speaker) -> str:
    """Which game; the only one goes without asking."""
    known = names()
    if len(known) == 1:
        return known[0]
    for number, name in enumerate(known, 1):
        page.say(name, lead=f" {number} ")
    while True:
        typed = keyboard.ask(voice.message("cli-ask-game", default=known[0]))
        chosen = typed or known[0]
        if chosen.isdecimal() and 0 < int(chosen) <= len(known):
            return known[int(chosen) - 1]
        try:
            rules_of(chosen)
        except UnknownGame as error:
            page.say(str(error), "refused")
        else:
            return chosen


def ask_seats(page: Page, keyboard: Keyboard, voice: Speaker, game: str) -> list[Sitter]:
    """How many play and who they are: by default one person against one bot."""
    seats = rules_of(game).seats
    page.say(voice.message("cli-ask-seats-explained", bots=", ".join(bot_names())), "quiet")
    count = ask_count(page, keyboard, voice, seats)
    strongest = bot_names()[-1]
    sitters: list[Sitter] = []
    player = voice.message("cli-player")
    while len(sitters) < count:
        number = len(sitters) + 1
        usual = strongest if sitters else f"{player} 1"
        typed = keyboard.ask(voice.message("cli-ask-seat", number=number, default=usual)) or usual
        taken = [sitter.name for sitter in sitters]
        try:
            sitter = read_seat(typed, taken, player)
        except (ValueError, Trouble) as error:
            page.say(str(error), "refused")
            continue
        if wrong := fault(sitter.name):
            page.say(f"{sitter.name!r} {wrong}", "refused")
        elif sitter.name in taken:
            page.say(voice.message("cli-name-taken"), "refused")
        else:
            sitters.append(sitter)
    return sitters


def ask_count(page: Page, keyboard: Keyboard, voice: Speaker, seats: range) -> int:
    few, many = seats[0], seats[-1]
    while len(seats) > 1:
        typed = keyboard.ask(voice.message("cli-ask-count", few=few, many=many)) or str(few)
        if typed.isdecimal() and int(typed) in seats:
            return int(typed)
        page.say(voice.message("cli-ask-count-again", few=few, many=many), "refused")
    return few

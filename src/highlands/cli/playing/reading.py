"""What somebody may mean by what is typed: a choice spelled out, in part, or in other words."""

from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any

from highlands.engine.choice import Choice, Misspelled
from highlands.engine.game import Game
from highlands.engine.quoted import quoted
from highlands.words.folding import folded
from highlands.words.speak import Speaker


class Reader:
    """Reads choices of a game; `options` with their `words` are what may be chosen just now."""

    def __init__(
        self,
        game: Game[Any],
        voice: Speaker,
        options: Sequence[Choice] = (),
        words: Sequence[str] = (),
    ) -> None:
        self.catalogue = game.rules.catalogue
        self.voice = voice
        self.options = options
        self.words = words
        self.verbs = verbs(voice, {choice.verb for choice in self.catalogue.choices})

    def plain(self, typed: str) -> str:
        """Without needless blanks, capitals and accents, and with the verb as choices spell it."""
        first, blank, rest = folded(" ".join(typed.split())).partition(" ")
        return self.verbs.get(first, first) + blank + rest

    def meant(self, typed: str) -> list[Choice]:
        """The options that a text may mean: spelled out, by its beginning, or by words in it."""
        text = self.plain(typed)
        ways = completed(text, self.options)
        spelled = [choice for choice in self.options if choice.text in ways]
        if spelled or self.spelled_out(text) is not None:
            return spelled[:1]
        pairs = list(zip(self.options, self.words, strict=True))
        said = folded(" ".join(typed.split()))
        begun = [
            choice
            for choice, words in pairs
            if any(spelling.startswith(text) for spelling in (choice.text, short(choice)))
            or folded(words).startswith(said)
        ]
        return begun or [
            choice for choice, words in pairs if all_found(text, f"{choice.text} {words}")
        ]

    def any_choice(self, typed: str) -> Choice:
        """A choice of the game, legal or not."""
        choice = self.spelled_out(self.plain(typed))
        if choice is not None:
            return choice
        options = self.meant(typed)
        if len(options) == 1:
            return options[0]
        raise Misspelled(f"no choice is spelled {quoted(' '.join(typed.split()))}")

    def spelled_out(self, text: str) -> Choice | None:
        """The choice that is spelled so, whether it is an option or not."""
        verb = text.partition(" ")[0]
        alike = [choice for choice in self.catalogue.choices if choice.verb == verb]
        for spelled in completed(text, [*self.options, *alike]):
            with suppress(Misspelled):
                choice: Choice = self.catalogue.read(spelled)
                return choice
        return None

    def hint(self, typed: str) -> str | None:
        """What a verb goes with, if there is nothing more to be understood than a verb."""
        verb = self.plain(typed).partition(" ")[0]
        alike = [choice for choice in self.catalogue.choices if choice.verb == verb]
        things = list(dict.fromkeys(name for choice in alike for name in choice.references))
        names = [name.partition(":")[2] for name in things]
        if names and all(name.isdecimal() for name in names):
            first, last = things[0], things[-1]
            return self.voice.message("cli-range", verb=verb, first=first, last=last)
        if alike:
            example = next((one for one in self.options if one.verb == verb), alike[0])
            return self.voice.message("cli-such-as", verb=verb, example=short(example))
        return None


def verbs(voice: Speaker, known: Iterable[str]) -> dict[str, str]:
    """Every word for a verb of a choice, as `verb-march` tells them."""
    found: dict[str, str] = {}
    for verb in sorted(known):
        if voice.book.has(f"verb-{verb}"):
            found |= dict.fromkeys(folded(voice.message(f"verb-{verb}")).split(), verb)
    return found | {verb: verb for verb in known}


def short(choice: Choice) -> str:
    """A choice without the kinds of its things: `take 5` for `take space:5`."""
    return " ".join([choice.verb, *(name.partition(":")[2] for name in choice.references)])


def completed(typed: str, choices: Iterable[Choice]) -> list[str]:
    """Every way to spell out a text in which kinds are left out: `take 5`, or only `5`."""
    words = typed.split()
    found = [typed]
    for verb, kinds in dict.fromkeys(pattern_of(choice) for choice in choices):
        things = words[1:] if words[:1] == [verb] else words
        if len(things) == len(kinds):
            pairs = zip(kinds, things, strict=True)
            named = [thing if ":" in thing else f"{kind}:{thing}" for kind, thing in pairs]
            found.append(" ".join((verb, *named)))
    return found


def pattern_of(choice: Choice) -> tuple[str, tuple[str, ...]]:
    """The verb, and the kinds of the things it is about."""
    return choice.verb, tuple(reference.partition(":")[0] for reference in choice.references)


def all_found(typed: str, said: str) -> bool:
    """Whether each word that was typed begins a word of what is said."""
    words = "".join(sign if sign.isalnum() else " " for sign in folded(said)).split()
    wanted = "".join(sign if sign.isalnum() else " " for sign in typed).split()
    return bool(wanted) and all(any(word.startswith(one) for word in words) for one in wanted)

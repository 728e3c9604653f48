### The command line.

## Orders: what they do, how they are typed (.usage), and the words for them (.words)

cli-order-help = This list; with the name of a tile, card, rule or option of the table, with a number, or with a word such as die, movement or sell, all about it.
    .usage = ? THING
    .words = help
cli-order-why = Whether a choice is legal, and if not, by which rule.
    .usage = why CHOICE
    .words = why
cli-order-all = Activate every tile that gives something for nothing and asks nothing more.
    .usage = all
    .words = all
cli-order-undo = Take back your last answer, step by step to the start of your turn.
    .usage = undo
    .words = undo
cli-order-done = End your turn; what you may still decline is declined. Asks once more if something is lost.
    .usage = done
    .words = done
cli-order-board = The whole table with all figures; with a name that player’s territory, with “all” everybody’s.
    .usage = board NAME
    .words = board
cli-order-score = Points, and what each scoring would bring if it came now.
    .usage = score
    .words = score
cli-order-log = The last events, as many as you say.
    .usage = log N
    .words = log
cli-order-save = Write the record; without a name into a new file in this folder.
    .usage = save FILE
    .words = save
cli-order-quit = Stop here. The record is kept, and you are told how to go on.
    .usage = quit
    .words = quit exit

cli-help-answers = Answer with the number of an option, with a choice as it is spelled at the right (take 5), or with words that mean only one of them (sell stone). Several answers may stand in one line: 1 4 2, 6 n1, or parted by commas. Their numbers are all those of the list you see while typing, even where a question comes in between; words are read as answers to whatever is asked then. Besides that you can type:
cli-help-marks = On the table: › possible, × not possible, ◀ at turn, ║ river, ═ road, @ clan member. Tiles: - yellow, : green, ^ brown, # gray, ~ blue. What a tile costs stands in brackets, its bonus after a +, its activation after an arrow. In the warehouse prices in brackets are covered with coins.
cli-sales = or sell first:
cli-done-or-undo = { $player }, your turn is complete: done (Enter), or undo?
cli-only-done-or-undo = Your turn is complete: type done (or Enter), or undo. ? lists the rest.
cli-answer-first = This must be answered before your turn can end.
cli-undone = Taken back: { $choice }
cli-stopped = Stopped: { $number } was “{ $choice }” in the list above, and that cannot be chosen now.
cli-nothing-asked = Your turn is complete, so “{ $text }” is not read any more.
cli-but-named = To say “{ $choice }” spell it out: { $words }.
cli-range = “{ $verb }” goes with { $first } to { $last }.
cli-such-as = “{ $verb }” must say more, such as “{ $example }”.
cli-no-gifts = Nothing here can be had for nothing without a further question.
cli-forgone = Not used: { $words }.
cli-unasked = { $player } had no choice this time:
cli-go-on = Enter goes on
cli-no-number = There is no option { $number }; they go from 1 to { $last }.
cli-ambiguous = “{ $text }” may be several choices: { $choices }.
cli-misspelled = “{ $text }” is no choice and no word I know; type ? for help.
cli-unknown-thing = I know nothing called “{ $text }”. Try the name of a tile or a card, the number of an option, a rule or an option of the table.
cli-why-what = Why what? Give a choice, such as: why take 5
cli-legal = { $player }: { $choice }: legal.
cli-illegal = { $player }: { $choice }: not legal.
cli-rule = Rule: { $title } ({ $rule })
cli-rule-more = Rule: { $title } (? { $rule } tells more)
cli-more-rules = Each of these rules has its entry: ? { $rule } tells the first one.

## Before and after

cli-player = Player
cli-ask-game = Which game? [{ $default }]
cli-ask-count = How many play, from { $few } to { $many }? [{ $few }]
cli-ask-count-again = Please type a number from { $few } to { $many }.
cli-ask-seats-explained = At each seat sits a person (type a name) or a bot ({ $bots }; greedy:Clara is one with a name).
cli-ask-seat = Who sits at seat { $number }? [{ $default }]
cli-name-taken = Somebody has that name already.
cli-people = At this keyboard: { $names }.
cli-bots = Bots: { $names }.
cli-kept = The record is kept in { $file }, turn by turn.
cli-offer-to-save = The record of this game is not kept anywhere. A file name keeps it, Enter does not:
cli-saved = The record is in { $file }.
cli-left = The record is in { $file }. To go on:
cli-winner = { $player } wins.
cli-winners = { $players } share the victory.
cli-total = In all
cli-place = Place
cli-rank = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
cli-points-on-the-way = During play
cli-over = The game is over.

## What lies ahead

cli-points-now = points now
cli-no-prospects = There is no more to be said about points just now.
cli-prospects-explained = What each one has, in brackets how much more than the least, and the points for it if scored now.
cli-scorings-explained = What each one has, in brackets how much more than the least, and the points for it.

## Other commands

cli-seats = { $few } to { $many } players
cli-step = { $at } of { $of }, Enter goes on (b back, t table, q quit)
cli-verified-over = { $file }: ok, { $answers } answers, the game is over
cli-verified-open = { $file }: ok, { $answers } answers, the game is not over
cli-series-bot = bot
cli-series-taken = seats taken
cli-series-wins = wins
cli-series-share = of its games
cli-series-mean = mean score
cli-series-deviation = deviation
cli-series = { $game }, { $seats } seats, seed { $seed }: { $games } games, { $shared } of them with a shared win; { $pace } games and { $decisions } decisions a second, nature’s included.
cli-certainty-rulebook = said by the rulebook
cli-certainty-found = read from a public source
cli-certainty-reconstructed = our own stand-in for what could not be found

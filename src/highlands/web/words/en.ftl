### The web table.

## The lobby

web-tagline = Scottish board games at your own table
web-play-now = Play now against bots
web-your-name = Your name
web-guest = Guest
web-my-tables = My tables
web-open-tables = Open tables
web-finished = Finished games
web-no-tables = You sit at no table yet.
web-none-open = No table waits for players just now.
web-none-finished = Nothing has been played to its end yet.
web-new-table = A new table
web-new-table-of = A new table of { $game }
web-set-up = Choose seats and options
web-your-turn = Your turn
web-go-to-table = Go to the table
web-see-score = See the score
web-join = Join
web-players = { $count } players
web-seats-free = { $count ->
    [0] no seat free
    [one] { $count } seat free
   *[other] { $count } seats free
}
web-unofficial = An unofficial fan project, free of the publishers’ art and words.

## A new table

web-seats = Seats
web-seat-number = Seat { $number }
web-name-here = Name, for a person at this screen
web-options = Options
web-order = Order of the seats
web-order-listed = as listed here
web-order-drawn = drawn by lot when play begins
web-open-table = Open the table
web-sitter-nobody = nobody
web-sitter-me = me
web-sitter-here = a person at this screen
web-sitter-open = open to anybody
web-sitter-friend = a friend, by link
web-sitter-bot = bot
web-bot-greedy = bot that plans its turn
web-bot-random = bot that plays at random
web-seats-explained = Play begins as soon as every seat is taken.

## While players gather

web-gathering = Waiting for players
web-free-seat = free
web-free-for-friend = kept for a friend
web-take-seat = Take this seat
web-invite = Send this link to those who shall join:
web-invite-code = The same link as a code for phones
web-close-table = Close this table
web-you = you

## The table

web-undo = Undo
web-redo = Redo
web-restart = Restart turn
web-confirm = Confirm turn
web-turn-complete = { $player }, your turn is complete.
web-waiting-for = Waiting for { $players }
web-bot-thinks = { $players } thinks
web-winner = { $player } wins.
web-winners = { $players } share the victory.
web-possible = What you can do
web-sell-first = Or sell first
web-not-possible = { $count ->
    [one] Not possible, and why
   *[other] Not possible, and why ({ $count })
}
web-this-turn = Your turn so far
web-table = Table
web-mine = My things
web-lands = Players
web-others = Everybody’s things
web-log = What happened
web-log-tab = Log
web-log-empty = Nothing has happened yet.
web-fresh = above, since your turn
web-twin = The table in words
web-points = points
web-points-now = Points, if scored now
web-points-explained = What each one has, in brackets how much more than the least, and the points it would bring just now.
web-on-the-way = During play
web-total = In all
web-points-source = Where the points came from
web-more = More about the table
web-agreed = Agreed on
web-record = Save the record
web-bot-answers-here = a bot answers
web-hand-over = Let a bot play for me
web-take-back = Play myself again
web-at-turn = at turn
web-place = place { $place }
web-rule = Rule: { $title }
web-watching = You are watching.
web-parts = Parts of the page
web-options-tab = Answers
web-colon = :
web-clear = Show all answers
web-lost-line = The line to the server is lost; trying again.

web-remark-stand-in = { $player } could not think of anything in time; for this turn a simpler bot played.
web-remark-handed = { $player } has left the seat to a bot.
web-remark-taken-back = { $player } plays again.

## The guest

web-me = My name and devices
web-hello = You are { $name }.
web-nobody-yet = You have not told us a name yet.
web-rename = Keep this name
web-link-explained = With this personal link you are the same guest on another device. Whoever has it can play for you.
web-arrive = Go on as { $name }
web-arrive-explained = This link makes you { $name } on this device.
web-language = Language
web-theme = Light
web-theme-auto = as the system
web-theme-light = light
web-theme-dark = dark
web-change = Change

## What goes wrong

web-sorry = That did not work
web-back = Back to the lobby
web-fault = Something went wrong here, and it is our fault. Nothing was changed.
web-no-such-page = There is no such page.
web-no-such-game = There is no such game here.
web-no-such-table = There is no such table.
web-no-such-link = This personal link is not one of ours.
web-no-such-seat = Nobody of that kind can sit there.
web-no-such-option = The table cannot agree on that.
web-no-such-choice = That is no answer in this game.
web-closed = This table was closed before play began.
web-not-begun = Play has not begun at this table.
web-begun-already = Play has begun; the table can no longer be closed.
web-no-free-seat = This seat is no longer free.
web-not-invited = This invitation does not fit the table.
web-not-yours = Only whoever made this table can do that.
web-not-your-seat = This is not your seat.
web-bot-answers = A bot answers for this seat; take it back first.
web-stale = The table has changed since your page was shown. Nothing was done; this is how it stands now.
web-illegal = The rules forbid that.
web-nothing-to-undo = There is nothing to take back in this turn.
web-nothing-to-redo = There is nothing to give again.
web-not-complete = Your turn is not complete yet.
web-over = The game is over.
web-halted = This table was played under other rules and cannot go on; what was played can be read.
web-how-many = This game is for { $few } to { $many } players, not for { $count }.
web-bad-name = A name has 1 to 40 characters that can be printed, without comma, colon or a hash in front.
web-bad-form = The form was not filled in as our pages do it.
web-too-many-tables = You have { $most } tables that are not finished; finish or close one first.
web-too-large = That is too long for any form of ours.
web-forged = This form does not come from our pages.

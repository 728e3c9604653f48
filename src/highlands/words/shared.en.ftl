### What all games say alike.

## Lists, costs and effects

list-and = { $before } and { $last }
list-or = { $before } or { $last }
list-more = { $before }, { $next }
exchange = { $pay } for { $gain }
per = { $gain } for each { $each }
with-remark = { $said }; { $remark }
cost = Cost: { $cost }.
cost-none = Cost: none.
bonus = Bonus when placed: { $gain }.
effect = Activation: { $effect }.
effect-none = Activation: no effect.

## Cells of a territory, counted from its first tile

cell-home = home
cell-north = { $n } north
cell-south = { $n } south
cell-east = { $n } east
cell-west = { $n } west

## Somebody whose name is not known

player = player { $n }

## Nature, and what is hidden

thing-nature = nature
event-hidden = { $player } does something in secret.

## Why something is refused, whatever the game

refusal-engine-not-your-turn = It is not your turn.
    .title = Not your turn
refusal-engine-not-asked = That is not what is asked now.
    .title = Answer what is asked
refusal-engine-over = The game is over.
    .title = Over is over
refusal-engine-none-left = None of these is left to be drawn.
    .title = Only what is left is drawn
refusal-engine-nothing-to-undo = There is nothing to take back: you have answered nothing since nature or somebody else did.
    .title = Nothing to take back

## Words around a picture of the table

either-or = or
free-place = free place
way-river = river
way-road = road
way-stream = stream
price-buy = buying
price-sell = selling

state-rest = as it is
state-legal = possible
state-hover = pointed at
state-focus = in focus
state-chosen = chosen
state-preview = would be so
state-changed = just changed
state-forbidden = not possible

## What lies ahead

remark-before-scoring = { $tiles ->
    [one] { $tiles } tile is left before the { $round }.
   *[other] { $tiles } tiles are left before the { $round }.
}
remark-last-turn = This is your last turn.
remark-last-turn-if = This is your last turn if you move { $spaces } spaces or more.

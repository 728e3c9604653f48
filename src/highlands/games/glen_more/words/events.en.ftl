### The log.

event-took = { $player } takes { THE($tile) } on { $space }.
event-discarded = { $player } can take no tile and discards { THE($tile) } on { $space }.
event-placed = { $player } places { THE($tile) } ({ $cell }).
event-received = { $player } receives the card { $card }.
event-activated = { $player } activates { THE($tile) } ({ $cell }).
event-bought = { $player } buys { COUNTED($resource, 1) } at the warehouse.
event-marched = { $player } moves a clan member: { $cell } → { $to }.
event-promoted = { $player } makes a clan member a chieftain ({ $cell }).
event-began = { $first } begins.
event-rolled = The die shows { NAME($die) } and moves to { $space }; { THE($tile) } leaves the game.
event-removed = Left behind, back to the box: { $tile }.
event-drew = New on the track: { $tile }.
event-scored = { CAPITAL($round) }.
event-scored-final = { CAPITAL($round) }.

## Gains and losses, by their source

event-gained-tile = { $player } gains { COUNTED($thing, $count) } ({ $source }).
event-gained-card = { $player } gains { COUNTED($thing, $count) } (card { $source }).
event-gained-warehouse = { $player } receives { COUNTED($thing, $count) } from the warehouse.
event-gained-scoring = { $player } scores { COUNTED($thing, $count) } ({ $source }).
event-gained-cell = { $player }: { COUNTED($thing, $count) } more ({ $source }).
event-lost-tile = { $player } pays { COUNTED($thing, $count) } ({ $source }).
event-lost-sold = { $player } sells { COUNTED($thing, $count) } to the warehouse.
event-lost-warehouse = { $player } pays { COUNTED($thing, $count) } to the warehouse.
event-lost-cell = { $player }: { COUNTED($thing, $count) } less ({ $source }).
event-lost-movement = { $player } uses { COUNTED($thing, $count) }.
event-lost-unused = { $player } loses { COUNTED($thing, $count) } unused.
event-lost-scoring = { $player } loses { COUNTED($thing, $count) } ({ $source }).

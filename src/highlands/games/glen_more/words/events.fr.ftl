### Le journal.

event-took = { $player } prend { THE($tile) } ({ $space }).
event-discarded = { $player } ne peut prendre aucune tuile et écarte { THE($tile) } ({ $space }).
event-placed = { $player } pose { THE($tile) } ({ $cell }).
event-received = { $player } reçoit la carte { $card }.
event-activated = { $player } active { THE($tile) } ({ $cell }).
event-bought = { $player } achète { COUNTED($resource, 1) } à l’entrepôt.
event-marched = { $player } déplace un membre du clan : { $cell } → { $to }.
event-promoted = { $player } promeut un membre du clan ({ $cell }), qui devient chef de clan.
event-began = { $first } commence.
event-rolled = Le dé montre { NAME($die) } et avance jusqu’à la { $space } ; { THE($tile) } quitte la partie.
event-removed = Retour dans la boîte, derrière le dernier pion : { THE($tile) }.
event-drew = Arrivée sur la piste : { $tile }.
event-scored = { CAPITAL($round) }.
event-scored-final = { CAPITAL($round) }.

## Gains et pertes, selon leur source

event-gained-tile = { $player } gagne { COUNTED($thing, $count) } ({ $source }).
event-gained-card = { $player } gagne { COUNTED($thing, $count) } (carte { $source }).
event-gained-warehouse = { $player } reçoit { COUNTED($thing, $count) } de l’entrepôt.
event-gained-scoring = { $player } marque { COUNTED($thing, $count) } ({ $source }).
event-gained-cell = { $player } : { COUNTED($thing, $count) } de plus ({ $source }).
event-lost-tile = { $player } paie { COUNTED($thing, $count) } ({ $source }).
event-lost-sold = { $player } vend { COUNTED($thing, $count) } à l’entrepôt.
event-lost-warehouse = { $player } paie { COUNTED($thing, $count) } à l’entrepôt.
event-lost-cell = { $player } : { COUNTED($thing, $count) } de moins ({ $source }).
event-lost-movement = { $player } utilise { COUNTED($thing, $count) }.
event-lost-unused = { $count ->
    [one] { $player } perd { COUNTED($thing, $count) } inutilisé.
   *[other] { $player } perd { COUNTED($thing, $count) } inutilisés.
}
event-lost-scoring = { $player } perd { COUNTED($thing, $count) } ({ $source }).

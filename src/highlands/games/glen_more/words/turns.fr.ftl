### Un tour en bref, tel qu’on le raconte des robots.

turn-took-and-placed = { $player } : { $tile }, { $space } → { $cell }.
turn-took = { $player } : { $tile }, { $space }.
turn-goes-on = { $player } continue.
turn-discarded = { $player } ne peut prendre aucune tuile et écarte { THE($tile) }, { $space }.
turn-activated = Active { $tiles }.
turn-marched = Déplace un membre du clan, { $cell } → { $to }.
turn-gained = Gagne { $gained }.
turn-lost = Dépense { $lost }.
turn-gained-and-lost = Gagne { $gained }, dépense { $lost }.
turn-rolled = Le dé montre { NAME($die) } : { THE($tile) }, { $space }, quitte la partie.
turn-removed = Retour dans la boîte : { $tiles }.
turn-drew = Sur la piste : { $tiles }.

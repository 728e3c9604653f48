### A turn in short, as it is told of bots.

turn-took-and-placed = { $player }: { $tile }, { $space } → { $cell }.
turn-took = { $player }: { $tile }, { $space }.
turn-goes-on = { $player } goes on.
turn-discarded = { $player } can take no tile and discards { THE($tile) }, { $space }.
turn-activated = Activates { $tiles }.
turn-marched = Moves a clan member, { $cell } → { $to }.
turn-gained = Gains { $gained }.
turn-lost = Spends { $lost }.
turn-gained-and-lost = Gains { $gained }, spends { $lost }.
turn-rolled = The die shows { NAME($die) }: { THE($tile) }, { $space }, leaves the game.
turn-removed = Left behind: { $tiles }.
turn-drew = New: { $tiles }.

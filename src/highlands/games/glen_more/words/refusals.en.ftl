### Why something may not be done: one message a rule, with its short title.

## Taking a tile

refusal-glen-more-take-no-tile = There is no tile on that space.
    .title = Take from a space with a tile
refusal-glen-more-take-no-barrel = You do not have the whisky that { THE($tile) } costs, and barrels cannot be bought.
    .title = Barrels are not for sale
refusal-glen-more-take-nobody-to-give = { CAPITAL(THE($tile)) } costs a clan member or a chieftain, and you have neither.
    .title = Somebody must be given up
refusal-glen-more-take-nowhere-to-place = You have no spot near a clan member where { THE($tile) } could be placed.
    .title = A tile that is taken must be placed
refusal-glen-more-discard-can-take = At least one tile of the track can be taken, so none is discarded.
    .title = Discard only if nothing can be taken

## Paying, buying, selling

refusal-glen-more-pay-not-owed = No { $resource } is due now; resources are paid in the order of the warehouse rows.
    .title = Pay what is due
refusal-glen-more-pay-no-cube = You have no { $resource } on that tile.
    .title = Pay with a cube that is there
refusal-glen-more-pay-one-order = Of equal ways to pay only one is offered: resources in the order of the warehouse rows, cubes of a resource from north to south, and purchases last. Another cube comes before this one ({ $resource }).
    .title = Equal payments are one
refusal-glen-more-pay-rest-unpayable = If you pay like that with { $resource }, the rest of the cost cannot be paid.
    .title = The rest must remain payable
refusal-glen-more-buy-sold-out = Every price of { $resource } is covered with coins: none can be bought now.
    .title = A full row sells nothing
refusal-glen-more-buy-coins = The warehouse asks { COUNTED("thing:coin", $price) } for { $resource }, and you have { $coins }.
    .title = Buying takes coins
refusal-glen-more-buy-held = You still have { $resource } of your own; at this table only what you lack may be bought.
    .title = Own cubes come first
refusal-glen-more-sell-no-cube = You have no { $resource } on that tile.
    .title = Sell a cube that is there
refusal-glen-more-sell-empty-row = No coins lie on the { $resource } row of the warehouse, so it buys none.
    .title = A row without coins pays nothing

## Giving up somebody of the clan

refusal-glen-more-surrender-no-member = No clan member of yours stands there.
    .title = Give up somebody who is there
refusal-glen-more-surrender-no-chieftain = You have no chieftain.
    .title = Give up a chieftain you have
refusal-glen-more-surrender-no-spot-left = After that no clan member would stand near a spot where { THE($tile) } fits.
    .title = The tile must still find a spot

## Placing

refusal-glen-more-place-occupied = A tile lies there already ({ $cell }).
    .title = One tile a spot
refusal-glen-more-place-edge-contact = { CAPITAL(THE($tile)) } must touch one of your tiles by an edge; none lies beside that spot ({ $cell }).
    .title = Edge to edge
refusal-glen-more-place-one-river = { CAPITAL(THE($tile)) } must continue your river, which does not reach that spot ({ $cell }).
    .title = One river
refusal-glen-more-place-one-road = { CAPITAL(THE($tile)) } must continue your road, which does not reach that spot ({ $cell }).
    .title = One road
refusal-glen-more-place-edges-match = { CAPITAL(THE($tile)) } does not match its neighbours there ({ $cell }): a river or road would meet a plain edge.
    .title = Edges must match
refusal-glen-more-place-clan-member-near = No clan member stands on a tile next to that spot ({ $cell }).
    .title = A clan member near

## Activating

refusal-glen-more-activate-no-tile = No tile of yours lies there.
    .title = Activate a tile of your own
refusal-glen-more-activate-once = { CAPITAL(THE($tile)) } has been activated in this turn.
    .title = Once a turn
refusal-glen-more-activate-out-of-reach = { CAPITAL(THE($tile)) } is neither the tile you have just placed nor one of its neighbours.
    .title = The new tile and its neighbours
refusal-glen-more-activate-no-effect = { CAPITAL(THE($tile)) } does nothing when it is activated.
    .title = Nothing to activate
refusal-glen-more-give-no-such-step = { $count ->
    [one] { CAPITAL(THE($tile)) } offers nothing for { $count } resource.
   *[other] { CAPITAL(THE($tile)) } offers nothing for { $count } resources.
}
    .title = Only the steps of the tile
refusal-glen-more-gain-must = A resource must be taken here.
    .title = The gain is not declined
## Movement

refusal-glen-more-march-no-member = No clan member of yours stands there.
    .title = Move somebody who is there
refusal-glen-more-march-own-tile = Clan members stay on your tiles, and none lies there.
    .title = Within the territory
refusal-glen-more-promote-no-member = No clan member of yours stands there.
    .title = Promote somebody who is there
refusal-glen-more-promote-one-stays = { $members ->
    [one] You have { $members } clan member, and one must stay in your territory.
   *[other] You have { $members } clan members, and one must stay in your territory.
}
    .title = One clan member stays

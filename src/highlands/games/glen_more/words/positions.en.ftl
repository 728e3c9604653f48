### What can never lie on a table between two turns.

refusal-glen-more-position-track = The track holds 13 figures and tiles on 14 spaces without a gap, from the figure furthest behind to the tile laid last.
    .title = The track without a gap
refusal-glen-more-position-pawns = Every player’s pawn, and the die with two or three players, stands on the track exactly once.
    .title = Each pawn once
refusal-glen-more-position-turn = It is the turn of the figure furthest behind on the track.
    .title = The last one is at turn
refusal-glen-more-position-box = There are not so many of these tiles in the box.
    .title = No more than the box holds
refusal-glen-more-position-stacks = The stacks are drawn in their order, so what is seen and what is left must fit together.
    .title = One stack after the other
refusal-glen-more-position-over = No tile is left in the stacks, so the game is over.
    .title = A game that goes on has tiles
refusal-glen-more-position-warehouse = A row of the warehouse has three prices, so at most three are covered.
    .title = Three prices a row
refusal-glen-more-position-coins = The coins of the players and those in the warehouse must add up to what came into play.
    .title = No coin is lost
refusal-glen-more-position-start-village = Every territory has exactly one starting village.
    .title = One starting village
refusal-glen-more-position-three-cubes = A tile never holds more than three cubes.
    .title = Three cubes on a tile
refusal-glen-more-position-other-cube = A tile holds only cubes that it has produced or been given.
    .title = Only its own cubes
refusal-glen-more-position-clan = Clan members and chieftains together are as many as the tiles have brought.
    .title = As many of the clan as came
refusal-glen-more-position-barrels = Barrels come from distilleries and cards; without one of those there are none.
    .title = No barrel from nowhere

### What a table may agree on: each option, and each of its values with a sentence.

option-buy-owned = Buying what one owns
    .text = May a resource be bought while one of the same kind lies in the own territory?
option-buy-owned-allowed = allowed
    .text = Yes: own cubes may be saved, coins are paid instead.
option-buy-owned-not-if-held = not if held
    .text = No: own cubes of a kind are given before one of that kind is bought.
option-last-member = The last clan member
    .text = May the last clan member become a chieftain?
option-last-member-until-last-turn = stays until the last turn
    .text = Only in the player’s own last turn.
option-last-member-free = free
    .text = Yes, at any time; but then no tile can be placed any more.
option-last-member-never = never
    .text = No, one clan member always stays in the territory.
option-points = Points
    .text = Does everybody see how many points the others have?
option-points-open = open
    .text = Yes, the totals are shown all the time.
option-points-hidden = hidden
    .text = No, the totals are shown at the end of the game.
option-first-player = First player
    .text = Who begins?
option-first-player-drawn = drawn
    .text = The first player is drawn by lot.
option-first-player-chosen = chosen
    .text = The player who is named first begins.

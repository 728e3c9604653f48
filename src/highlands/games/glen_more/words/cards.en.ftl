### What there is to say about a tile or a card.

tile-of-stack = { CAPITAL($tile) }: { $colour } of stack { $stack }.
tile-of-start = { CAPITAL($tile) }: { $colour } with which everybody begins.
tile-river = The river runs through it from north to south.
tile-road = The road runs through it from west to east.

card-comes = Whoever places it receives its card.
card-benefit = With the card come, once, { $gain }.
card-ending = Final scoring: { $points }.
card-caps = { $caps ->
    [one] The card bears 1 cap, which counts like a chieftain in every scoring.
   *[other] The card bears { $caps } caps, which count like chieftains in every scoring.
}
card-loch-ness-power = Once in each of your turns you may activate one more of your tiles, wherever it lies; no tile is activated twice in a turn.
card-loch-oich-power = In the turn you place it you may activate every tile of your territory, each once and in any order; Loch Ness does not help in that turn.
card-loch-shiel-power = When you place it, each of your production tiles without a cube receives one of its own kind; you may sell before that.
card-castle-of-mey-power = In every scoring your chieftains count twice; caps do not.

### What there is to say about a tile or a card.

tile-of-stack = { CAPITAL($tile) }: { $colour } of stack { $stack }.
tile-of-start = { CAPITAL($tile) }: { $colour } with which everybody begins.
tile-river = The river runs through it from north to south.
tile-road = The road runs through it from west to east.

# What stands on a card, in short, under the moment it counts at; caps are drawn beside it.
card-gain = { $gain }
card-ending = { $points }
card-caps = { $caps ->
    [one] { $caps } cap, which counts like a chieftain
   *[other] { $caps } caps, which count like chieftains
}
card-loch-ness = activate one more tile, wherever it lies
card-loch-oich = activate every tile, in any order, without Loch Ness
card-loch-shiel = one matching resource on each empty production tile; sell before, if you like
card-castle-of-mey = your chieftains count double

# The same with its moment.
card-text = Card, { $when }: { $text }.
card-caps-too = { $caps ->
    [one] The card bears { $caps } cap, which counts like a chieftain in every scoring.
   *[other] The card bears { $caps } caps, which count like chieftains in every scoring.
}

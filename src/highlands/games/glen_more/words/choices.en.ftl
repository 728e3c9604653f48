### What a player is asked, and the words on the buttons.

## Questions

prompt-take = { $player }, take a tile from the track.
prompt-discard = { $player }, no tile can be taken: choose one to discard.
prompt-place = { $player }, place { THE($tile) } in your territory.
prompt-pay = { $player }, pay { $owed }: with which cube? You have { COUNTED("thing:coin", $coins) }.
prompt-raise = { $player }, you need { COUNTED("thing:coin", $more) } more to pay { $owed }: sell what?
prompt-surrender = { $player }, who is given up for { THE($tile) }?
prompt-activate = { $player }, which tile do you activate next?
prompt-activate-anywhere = { $player }, which tile do you activate next? Loch Ness adds one from anywhere.
prompt-activate-everything = { $player }, which tile do you activate next? Loch Oich activates your whole territory.
prompt-give = { $player }, how many resources do you give at { THE($tile) }?
prompt-gain = { $player }, which resource do you take?
prompt-gain-several = { $player }, which resource do you take ({ $number } of { $of })?
prompt-gain-perhaps = { $player }, which resource do you take, if any?
prompt-march = { $player }, move or promote a clan member: { COUNTED("thing:movement", $points) } left.
prompt-sell = { $player }, do you want to sell anything more?
prompt-stack = A tile of stack { $stack } is turned over.
prompt-die = The die is rolled.
prompt-first-player = The first player is drawn.

## Answers

behind = { $behind ->
    [0] { "" }
    [one] , leaves 1 behind
   *[other] , leaves { $behind } behind
}
way = { $way ->
    [river] { " " }(river)
    [road] { " " }(road)
   *[none] { "" }
}
choice-take = { CAPITAL($tile) }{ way }, { $space }: { $cost }{ behind }
choice-take-buying = { CAPITAL($tile) }{ way }, { $space }: { $cost } (buy { $what }: { $coins }){ behind }
choice-take-buying-all = { CAPITAL($tile) }{ way }, { $space }: { $cost } (buy: { $coins }){ behind }
choice-take-free = { CAPITAL($tile) }{ way }, { $space }: free{ behind }
choice-take-nothing = The tile on { $space }
choice-discard = Discard { THE($tile) }{ way }, { $space }{ behind }
choice-pay = Pay { $what } from { THE($tile) } ({ $cell })
choice-buy-sold-out = Buy { $what } at the warehouse: sold out
choice-buy = Buy { $what } at the warehouse: { $coins }
choice-surrender = Give up a clan member on { THE($tile) } ({ $cell })
choice-surrender-chieftain = Give up a chieftain
choice-sell = Sell { $what } from { THE($tile) } ({ $cell }): { $coins }
choice-place = { CAPITAL($cell) }: activates { $tiles }
choice-place-alone = { CAPITAL($cell) }: activates nothing
choice-gain = Take { $gain }
choice-activate = { CAPITAL($tile) } ({ $cell }): { $effect }
choice-activate-in-vain = { CAPITAL($tile) } ({ $cell }): no effect
choice-give = { $count ->
    [one] Give { $count } resource
   *[other] Give { $count } resources
}
choice-give-for = Give { $pay } for { $gain }
choice-march = From { THE($tile) } ({ $cell }) to { THE($other) } ({ $to })
choice-promote = Make a clan member on { THE($tile) } ({ $cell }) a chieftain
choice-decline = Nothing more
choice-decline-activate = Activate nothing more
choice-decline-gain = Take nothing
choice-decline-march = Stop here and lose { $points }
choice-decline-sell = Sell nothing more
choice-draw = { CAPITAL($tile) }{ way }
choice-roll = The die shows { NAME($die) }
choice-begin = { $first } begins

## Remarks on an answer

remark-cost = cost: { $cost }
remark-effect = { $effect }
remark-effect-up-to = up to { $effect }
remark-now = now { $effect }
remark-wholly-now = all of it now
remark-nothing-now = nothing now
remark-bought = { $what } bought for { $coins }
remark-again = you play again at once
remark-no-room = { $lost ->
    [one] the cube finds no room
   *[other] { $lost } cubes find no room
}
remark-from-afar = with Loch Ness
remark-tie-break = Equal points, most resources: { $most } against { $others }.
remark-last-member = your last clan member leaves the territory

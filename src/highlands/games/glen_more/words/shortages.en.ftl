### What cannot be paid, and how much is missing.

shortage = { $obstacle ->
    [barrels] You lack { $missing } for { THE($tile) }, and barrels cannot be bought.
    [sold-out] { $left ->
        [0] You lack { $missing } for { THE($tile) }, and the warehouse has none left.
       *[other] You lack { $missing } for { THE($tile) }, and the warehouse has only { $left } left.
    }
   *[coins] { $cubes ->
        [one] You lack { $missing } for { THE($tile) }, at { COUNTED("thing:coin", $price) } from the warehouse; { purse }.
       *[other] You lack { $missing } for { THE($tile) }, at { $prices } = { COUNTED("thing:coin", $price) } from the warehouse; { purse }.
    }
}
purse = { $sales ->
    [0] you have { COUNTED("thing:coin", $coins) } and nothing to sell
   *[other] you have { COUNTED("thing:coin", $coins) } and could raise { $sales } more by selling
}

refusal-glen-more-take-too-dear = { shortage }
    .title = The whole cost must be paid
refusal-glen-more-activate-too-dear = { shortage }
    .title = An exchange must be paid
refusal-glen-more-give-too-dear = { shortage }
    .title = A step must be paid

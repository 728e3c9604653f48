### Ce qui ne peut pas être payé, et combien il manque.

shortage = { $obstacle ->
    [barrels] Il vous manque { $missing } ({ $tile }), et les tonneaux ne s’achètent pas.
    [sold-out] { $left ->
        [0] Il vous manque { $missing } ({ $tile }), et l’entrepôt n’en a plus.
       *[other] Il vous manque { $missing } ({ $tile }), et l’entrepôt n’en a plus que { $left }.
    }
   *[coins] { $cubes ->
        [one] Il vous manque { $missing } ({ $tile }), au prix de { COUNTED("thing:coin", $price) } à l’entrepôt ; { purse }.
       *[other] Il vous manque { $missing } ({ $tile }), au prix de { $prices } = { COUNTED("thing:coin", $price) } à l’entrepôt ; { purse }.
    }
}
purse = { $sales ->
    [0] vous avez { COUNTED("thing:coin", $coins) }, et rien à vendre
   *[other] vous avez { COUNTED("thing:coin", $coins) }, et vos ventes en rapporteraient { $sales } de plus
}

refusal-glen-more-take-too-dear = { shortage }
    .title = Le coût se paie en entier
refusal-glen-more-activate-too-dear = { shortage }
    .title = Un échange se paie
refusal-glen-more-give-too-dear = { shortage }
    .title = Un échange se paie en entier

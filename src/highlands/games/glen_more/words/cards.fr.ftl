### Ce qu'il y a à dire d'une tuile ou d'une carte.

tile-of-stack = { CAPITAL($tile) } : { $colour } de la pile { $stack }.
tile-of-start = { CAPITAL($tile) } : { $colour } avec laquelle chacun commence.
tile-river = La rivière la traverse du nord au sud.
tile-road = La route la traverse d’ouest en est.

card-comes = Qui la pose reçoit la carte correspondante.
card-benefit = Avec la carte, une seule fois : { $gain }.
card-ending = Décompte final : { $points }.
card-caps = { $caps ->
    [one] La carte porte { $caps } béret, qui compte comme un chef de clan à chaque décompte.
   *[other] La carte porte { $caps } bérets, qui comptent comme des chefs de clan à chaque décompte.
}
card-loch-ness-power = Une fois à chacun de vos tours, vous pouvez activer une tuile de plus, où qu’elle se trouve dans votre territoire ; aucune tuile n’est activée deux fois dans le même tour.
card-loch-oich-power = Au tour où vous le posez, vous pouvez activer toutes les tuiles de votre territoire, chacune une fois et dans l’ordre de votre choix ; le Loch Ness ne sert pas pendant ce tour.
card-loch-shiel-power = Quand vous le posez, chacune de vos tuiles de production sans cube en reçoit un de sa ressource ; vous pouvez vendre avant.
card-castle-of-mey-power = À chaque décompte, vos chefs de clan comptent double, mais pas les bérets.

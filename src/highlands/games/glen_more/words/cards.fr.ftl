### Ce qu'il y a à dire d'une tuile ou d'une carte.

tile-of-stack = { CAPITAL($tile) } : { $colour } de la pile { $stack }.
tile-of-start = { CAPITAL($tile) } : { $colour } avec laquelle chacun commence.
tile-river = La rivière la traverse du nord au sud.
tile-road = La route la traverse d’ouest en est.

# Ce qui est écrit sur la carte, en bref, sous le moment où elle compte ; les bérets sont dessinés.
card-gain = { $gain }
card-ending = { $points }
card-caps = { $caps ->
    [one] { $caps } béret, qui compte comme un chef de clan
   *[other] { $caps } bérets, qui comptent comme des chefs de clan
}
card-loch-ness = activez une tuile de plus, où qu’elle soit
card-loch-oich = activez toutes vos tuiles, dans l’ordre de votre choix, sans le Loch Ness
card-loch-shiel = une ressource correspondante sur chaque tuile de production vide ; vous pouvez vendre avant
card-castle-of-mey = vos chefs de clan comptent double

# La même chose, avec son moment.
card-text = Carte, { $when } : { $text }.
card-caps-too = { $caps ->
    [one] La carte porte { $caps } béret, qui compte comme un chef de clan à chaque décompte.
   *[other] La carte porte { $caps } bérets, qui comptent comme des chefs de clan à chaque décompte.
}

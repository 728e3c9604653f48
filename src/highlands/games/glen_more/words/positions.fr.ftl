### Ce qui ne peut jamais se trouver sur une table entre deux tours.

refusal-glen-more-position-track = La piste porte 13 pions et tuiles sur 14 cases, sans trou, du pion le plus en arrière à la dernière tuile placée.
    .title = La piste sans trou
refusal-glen-more-position-pawns = Le pion de chaque joueur, et le dé à deux ou trois joueurs, se trouve une seule fois sur la piste.
    .title = Chaque pion une seule fois
refusal-glen-more-position-turn = C’est au pion le plus en arrière sur la piste de jouer.
    .title = Le dernier joue
refusal-glen-more-position-box = Il n’y a pas autant de ces tuiles dans la boîte.
    .title = Pas plus que la boîte n’en contient
refusal-glen-more-position-stacks = Les piles se tirent dans leur ordre : ce que l’on voit et ce qui reste doivent s’accorder.
    .title = Une pile après l’autre
refusal-glen-more-position-over = Il ne reste aucune tuile dans les piles : la partie est finie.
    .title = Tant qu’on joue, il reste des tuiles
refusal-glen-more-position-warehouse = Une rangée de l’entrepôt a trois prix : trois au plus sont couverts.
    .title = Trois prix par rangée
refusal-glen-more-position-coins = Les pièces des joueurs et celles de l’entrepôt doivent faire le total entré en jeu.
    .title = Aucune pièce ne se perd
refusal-glen-more-position-start-village = Chaque territoire a exactement un village de départ.
    .title = Un seul village de départ
refusal-glen-more-position-three-cubes = Une tuile ne porte jamais plus de trois cubes.
    .title = Trois cubes par tuile
refusal-glen-more-position-other-cube = Une tuile ne porte que des cubes qu’elle a produits ou reçus.
    .title = Seulement ses propres cubes
refusal-glen-more-position-clan = Les membres du clan et les chefs de clan sont, ensemble, aussi nombreux que les tuiles en ont apporté.
    .title = Autant de monde qu’il en est venu
refusal-glen-more-position-barrels = Les tonneaux viennent des distilleries et des cartes : sans elles, il n’y en a pas.
    .title = Pas de tonneau sans distillerie ni carte

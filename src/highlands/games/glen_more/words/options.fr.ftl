### Ce dont une table peut convenir : chaque option, et chacune de ses valeurs avec une phrase.

option-buy-owned = Acheter ce que l’on possède
    .text = Peut-on acheter une ressource quand on a déjà un cube du même type dans son territoire ?
option-buy-owned-allowed = permis
    .text = Oui : on peut garder ses cubes et payer avec des pièces.
option-buy-owned-not-if-held = pas si l’on en a
    .text = Non : on donne d’abord ses propres cubes d’un type avant d’en acheter un.
option-last-member = Le dernier membre du clan
    .text = Le dernier membre du clan peut-il devenir chef de clan ?
option-last-member-until-last-turn = reste jusqu’au dernier tour
    .text = Seulement au dernier tour du joueur.
option-last-member-free = libre
    .text = Oui, à tout moment ; mais on ne peut alors plus poser de tuile.
option-last-member-never = jamais
    .text = Non, il reste toujours un membre du clan dans le territoire.
option-points = Les points
    .text = Chacun voit-il combien de points ont les autres ?
option-points-open = visibles
    .text = Oui, les totaux sont affichés à tout moment.
option-points-hidden = cachés
    .text = Non, les totaux ne sont affichés qu’à la fin de la partie.
option-first-player = Le premier joueur
    .text = Qui commence ?
option-first-player-drawn = tiré au sort
    .text = Le premier joueur est tiré au sort.
option-first-player-chosen = choisi
    .text = Le premier joueur nommé commence.

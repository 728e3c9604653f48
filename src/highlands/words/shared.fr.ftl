### Ce que tous les jeux disent de la même façon.

## Listes, coûts et effets

list-and = { $before } et { $last }
list-or = { $before } ou { $last }
list-more = { $before }, { $next }
exchange = { $pay } contre { $gain }
per = { $gain } par { $each }
with-remark = { $said } ; { $remark }
cost = Coût : { $cost }.
cost-none = Coût : aucun.
bonus = Prime à la pose : { $gain }.
effect = Activation : { $effect }.
effect-none = Activation : aucun effet.

## Les emplacements d'un territoire, comptés depuis sa première tuile

cell-home = départ
cell-north = { $n } nord
cell-south = { $n } sud
cell-east = { $n } est
cell-west = { $n } ouest

## Quelqu’un dont le nom n’est pas connu

player = joueur { $n }

## Le hasard, et ce qui est caché

thing-nature = hasard
event-hidden = { $player } agit en secret.

## Pourquoi quelque chose est refusé, quel que soit le jeu

refusal-engine-not-your-turn = Ce n’est pas votre tour.
    .title = Pas votre tour
refusal-engine-not-asked = Ce n’est pas ce qui est demandé maintenant.
    .title = Répondre à ce qui est demandé
refusal-engine-over = La partie est finie.
    .title = Fini, c’est fini
refusal-engine-none-left = Il n’en reste plus à tirer.
    .title = On ne tire que ce qui reste
refusal-engine-nothing-to-undo = Il n’y a rien à reprendre : vous n’avez rien répondu depuis la dernière réponse du hasard ou de quelqu’un d’autre.
    .title = Rien à reprendre

## Les mots autour d'une image de la table

either-or = ou
free-place = emplacement libre
way-river = rivière
way-road = route
way-stream = ruisseau
price-buy = achat
price-sell = vente

state-rest = tel quel
state-legal = possible
state-hover = pointé
state-focus = sélectionné
state-chosen = choisi
state-preview = aperçu
state-changed = vient de changer
state-forbidden = impossible

## Ce qui vient

remark-before-scoring = { $tiles ->
    [one] Il reste { $tiles } tuile avant le { $round }.
   *[other] Il reste { $tiles } tuiles avant le { $round }.
}
remark-last-turn = C’est votre dernier tour.
remark-last-turn-if = C’est votre dernier tour si vous avancez d’au moins { $spaces } cases.

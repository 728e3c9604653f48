### Pourquoi quelque chose est refusé : un message par règle, avec son titre.

## Prendre une tuile

refusal-glen-more-take-no-tile = Il n’y a pas de tuile sur cette case.
    .title = Prendre sur une case qui porte une tuile
refusal-glen-more-take-no-barrel = Vous n’avez pas le whisky que coûte { THE($tile) }, et les tonneaux ne s’achètent pas.
    .title = Les tonneaux ne s’achètent pas
refusal-glen-more-take-nobody-to-give = { CAPITAL(THE($tile)) } coûte un membre du clan ou un chef de clan, et vous n’avez ni l’un ni l’autre.
    .title = Il faut céder quelqu’un
refusal-glen-more-take-nowhere-to-place = Vous n’avez aucun emplacement, voisin d’un membre du clan, où poser { THE($tile) }.
    .title = Une tuile prise doit être posée
refusal-glen-more-discard-can-take = Vous pouvez prendre au moins une tuile de la piste : vous n’en écartez donc aucune.
    .title = N’écarter que si rien ne peut être pris

## Payer, acheter, vendre

refusal-glen-more-pay-not-owed = Ce n’est pas le tour de cette ressource ({ $resource }) : on paie ce qui est dû, dans l’ordre des rangées de l’entrepôt.
    .title = Payer ce qui est dû
refusal-glen-more-pay-no-cube = Vous n’avez pas de { $resource } sur cette tuile.
    .title = Payer avec un cube qui s’y trouve
refusal-glen-more-pay-one-order = De plusieurs paiements égaux un seul est proposé : les ressources dans l’ordre des rangées de l’entrepôt, les cubes d’une ressource du nord au sud, les achats en dernier. Un autre cube passe avant celui-ci ({ $resource }).
    .title = Des paiements égaux n’en font qu’un
refusal-glen-more-pay-rest-unpayable = Si vous payez ainsi ({ $resource }), vous ne pourrez plus payer le reste du coût.
    .title = Le reste doit pouvoir être payé
refusal-glen-more-buy-sold-out = Tous les prix de la rangée sont couverts de pièces ({ $resource }) : on ne peut rien y acheter pour l’instant.
    .title = Une rangée pleine ne vend rien
refusal-glen-more-buy-coins = L’entrepôt demande { COUNTED("thing:coin", $price) } pour { COUNTED($resource, 1) }, et vous en avez { $coins }.
    .title = Acheter demande des pièces
refusal-glen-more-buy-held = Vous avez encore { COUNTED($resource, 1) } ou plus ; à cette table, on n’achète que ce que l’on n’a pas.
    .title = Ses propres cubes d’abord
refusal-glen-more-sell-no-cube = Vous n’avez pas de { $resource } sur cette tuile.
    .title = Vendre un cube qui s’y trouve
refusal-glen-more-sell-empty-row = Il n’y a pas de pièces dans la rangée ({ $resource }) : l’entrepôt n’en achète pas pour l’instant.
    .title = Une rangée vide n’achète rien

## Céder quelqu'un du clan

refusal-glen-more-surrender-no-member = Aucun de vos membres du clan ne se trouve là.
    .title = Céder quelqu’un qui s’y trouve
refusal-glen-more-surrender-no-chieftain = Vous n’avez pas de chef de clan.
    .title = Céder un chef de clan que l’on a
refusal-glen-more-surrender-no-spot-left = Après cela, aucun membre du clan ne serait voisin d’un emplacement pour { THE($tile) }.
    .title = Il doit rester un emplacement

## Poser

refusal-glen-more-place-occupied = Il y a déjà une tuile à cet endroit ({ $cell }).
    .title = Une seule tuile par emplacement
refusal-glen-more-place-edge-contact = { CAPITAL(THE($tile)) } doit toucher l’une de vos tuiles par un côté ; il n’y en a pas à côté de cet emplacement ({ $cell }).
    .title = Côté contre côté
refusal-glen-more-place-one-river = { CAPITAL(THE($tile)) } doit prolonger votre rivière, qui n’arrive pas à cet emplacement ({ $cell }).
    .title = Une seule rivière
refusal-glen-more-place-one-road = { CAPITAL(THE($tile)) } doit prolonger votre route, qui n’arrive pas à cet emplacement ({ $cell }).
    .title = Une seule route
refusal-glen-more-place-edges-match = { CAPITAL(THE($tile)) } ne va pas avec les tuiles voisines ({ $cell }) : une rivière ou une route buterait contre un bord nu.
    .title = Les bords doivent concorder
refusal-glen-more-place-clan-member-near = Aucun membre du clan ne se trouve sur une tuile voisine de cet emplacement ({ $cell }).
    .title = Un membre du clan à côté

## Activer

refusal-glen-more-activate-no-tile = Vous n’avez pas de tuile à cet endroit.
    .title = Activer une de ses tuiles
refusal-glen-more-activate-once = Vous avez déjà activé { THE($tile) } pendant ce tour.
    .title = Une fois par tour
refusal-glen-more-activate-out-of-reach = { CAPITAL(THE($tile)) } n’est ni la tuile que vous venez de poser ni une de ses voisines.
    .title = La nouvelle tuile et ses voisines
refusal-glen-more-activate-no-effect = { CAPITAL(THE($tile)) } n’a aucun effet à l’activation.
    .title = Rien à activer
refusal-glen-more-give-no-such-step = { $count ->
    [one] { CAPITAL(THE($tile)) } n’offre rien pour { $count } ressource.
   *[other] { CAPITAL(THE($tile)) } n’offre rien pour { $count } ressources.
}
    .title = Seulement ce que la tuile propose
refusal-glen-more-gain-must = Ici, vous devez prendre une ressource.
    .title = Le gain ne se refuse pas
## Se déplacer

refusal-glen-more-march-no-member = Aucun de vos membres du clan ne se trouve là.
    .title = Déplacer quelqu’un qui s’y trouve
refusal-glen-more-march-own-tile = Les membres du clan restent sur vos tuiles, et il n’y en a pas à cet endroit.
    .title = Dans son territoire
refusal-glen-more-promote-no-member = Aucun de vos membres du clan ne se trouve là.
    .title = Promouvoir quelqu’un qui s’y trouve
refusal-glen-more-promote-one-stays = Vous avez { COUNTED("thing:clan-member", $members) }, et il doit en rester un dans votre territoire.
    .title = Il reste un membre du clan

### Les mots du jeu d’essai.

title-orchard = Verger
zone-stalls = étals
zone-garden = jardin
stall = étal { $number }
note = billet de { $number }
die = dé { $number }
plot-home = parcelle de départ
plot-apples = pommiers
plot-pears = poiriers
plot-press = pressoir
plot-shed = remise
plot-hall = halle
fruit-apple = pomme
    .many = { $count ->
        [one] { $count } pomme
       *[other] { $count } pommes
    }
fruit-pear = poire
    .many = { $count ->
        [one] { $count } poire
       *[other] { $count } poires
    }
thing-coin = pièces
    .many = { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
thing-point = points
    .many = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
thing-sealed = billets scellés

prompt-take = { $player }, prenez une parcelle ou passez.
prompt-lay = { $player }, posez la parcelle.
prompt-wake = { $player }, quelle parcelle réveillez-vous ?
prompt-pay = { $player }, quel fruit pressez-vous ?
prompt-vote = { $player }, votez en secret.
prompt-buy = { $player }, achetez-vous le fruit ?

choice-take = Prendre à { $stall }
choice-lay = Poser en { $cell }
choice-wake = Réveiller { $cell }
choice-pay = Presser un fruit : { $fruit }
choice-sell = Vendre un fruit : { $fruit }
choice-idle = Passer, pour une pièce
choice-vote-aye = Voter oui
choice-vote-nay = Voter non
choice-agree = L’acheter
choice-decline = Non, merci
choice-draw = Tirer

event-took = { $player } prend : { $plot }.
event-laid = { $player } pose : { $plot }.
event-looked-at = { $player } regarde un { $note }.
event-voted = { $player } a voté.
event-gained = { $player } gagne { $gain }.
event-lost = { $player } donne { $gain }.

option-hawker = Le colporteur
    .text = Les autres peuvent-ils acheter ce que l’on cueille ?
option-hawker-yes = vient
    .text = Oui, pour deux pièces.
option-hawker-no = reste chez lui
    .text = Non.
option-coins = Pièces
    .text = Combien de pièces chacun a-t-il au départ ?
option-coins-4 = quatre
    .text = La bourse habituelle.
option-coins-2 = deux
    .text = Une bourse mince.
option-coins-9 = neuf
    .text = Une grosse bourse.

refusal-orchard-take-no-plot = Il n’y a rien là.
    .title = Une parcelle
refusal-orchard-take-price = La parcelle coûte { $price } et vous avez { $coins } : { $plot }.
    .title = Le prix
refusal-orchard-take-nowhere-to-lay = On ne pourrait la poser nulle part.
    .title = De la place
refusal-orchard-lay-beside = Ce n’est pas à côté du jardin.
    .title = À côté
refusal-orchard-lay-needs-trees = Une maison veut des arbres à côté.
    .title = Des arbres
refusal-orchard-wake-once = Cette parcelle n’attend pas.
    .title = Une fois
refusal-orchard-pay-no-fruit = Vous n’en avez pas.
    .title = Des fruits à presser
refusal-orchard-sell-no-fruit = Vous n’en avez pas à vendre.
    .title = Des fruits à vendre
refusal-orchard-sell-glut = Le marché est plein.
    .title = Le marché
refusal-orchard-other-word = Ce n’est pas le mot.
    .title = Le mot
refusal-orchard-position-connected = Un jardin n’a pas de trous.
    .title = Pas de trous
refusal-hawker-buy-coins = Vous ne pouvez pas payer.
    .title = Le prix du colporteur
refusal-hawker-buy-basket = Votre panier est plein.
    .title = Le panier
refusal-hawker-buy-no-answer = Ce n’est pas une réponse à une offre.
    .title = Oui ou non
refusal-hawker-lay-alike = Deux parcelles pareilles ne se touchent pas.
    .title = À part

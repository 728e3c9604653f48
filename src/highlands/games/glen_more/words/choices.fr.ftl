### Ce qu'on demande à un joueur, et les mots des boutons.

## Les questions

prompt-take = { $player }, prenez une tuile de la piste.
prompt-discard = { $player }, vous ne pouvez prendre aucune tuile : choisissez celle à écarter.
prompt-place = { $player }, où posez-vous { THE($tile) } ?
prompt-pay = { $player }, payez { $owed } : avec quel cube ? Vous avez { COUNTED("thing:coin", $coins) }.
prompt-raise = { $player }, il vous faut { COUNTED("thing:coin", $more) } de plus pour payer { $owed } : que vendez-vous ?
prompt-surrender = { $player }, qui cédez-vous pour { THE($tile) } ?
prompt-activate = { $player }, quelle tuile activez-vous maintenant ?
prompt-activate-anywhere = { $player }, quelle tuile activez-vous maintenant ? Le Loch Ness en permet une de plus, où que ce soit.
prompt-activate-everything = { $player }, quelle tuile activez-vous maintenant ? Le Loch Oich active tout votre territoire.
prompt-give = { $player }, combien de ressources donnez-vous ({ $tile }) ?
prompt-gain = { $player }, quelle ressource prenez-vous ?
prompt-gain-several = { $player }, quelle ressource prenez-vous ({ $number } sur { $of }) ?
prompt-gain-perhaps = { $player }, quelle ressource prenez-vous, si vous en voulez une ?
prompt-march = { $player }, déplacez un membre du clan, ou faites-en un chef de clan : il vous reste { COUNTED("thing:movement", $points) }.
prompt-sell = { $player }, voulez-vous vendre quelque chose maintenant ?
prompt-stack = On retourne une tuile de la pile { $stack }.
prompt-die = On lance le dé.
prompt-first-player = On tire au sort le premier joueur.

## Les réponses

behind = { $behind ->
    [0] { "" }
    [one] , { $behind } derrière
   *[other] , { $behind } derrière
}
way = { $way ->
    [river] { " " }(rivière)
    [road] { " " }(route)
   *[none] { "" }
}
choice-take = { CAPITAL($tile) }{ way }, { $space } : { $cost }{ behind }
choice-take-buying = { CAPITAL($tile) }{ way }, { $space } : { $cost } (achat de { $what } : { $coins }){ behind }
choice-take-buying-all = { CAPITAL($tile) }{ way }, { $space } : { $cost } (achat : { $coins }){ behind }
choice-take-free = { CAPITAL($tile) }{ way }, { $space } : gratuit{ behind }
choice-take-nothing = La tuile de la { $space }
choice-discard = Écarter { THE($tile) }{ way }, { $space }{ behind }
choice-pay = Payer { $what } ({ $tile }, { $cell })
choice-buy-sold-out = Acheter { $what } à l’entrepôt : il n’y en a plus
choice-buy = Acheter { $what } à l’entrepôt : { $coins }
choice-surrender = Céder un membre du clan ({ $tile }, { $cell })
choice-surrender-chieftain = Céder un chef de clan
choice-sell = Vendre { $what } ({ $tile }, { $cell }) : { $coins }
choice-place = { CAPITAL($cell) } : active { $tiles }
choice-place-alone = { CAPITAL($cell) } : n’active rien
choice-gain = Prendre { $gain }
choice-activate = { CAPITAL($tile) } ({ $cell }) : { $effect }
choice-activate-in-vain = { CAPITAL($tile) } ({ $cell }) : sans effet
choice-give = { $count ->
    [one] Donner { $count } ressource
   *[other] Donner { $count } ressources
}
choice-give-for = Donner { $pay } contre { $gain }
choice-march = Déplacer un membre du clan : { $tile } ({ $cell }) → { $other } ({ $to })
choice-promote = Promouvoir un membre du clan : { $tile } ({ $cell })
choice-decline = Plus rien
choice-decline-activate = Ne plus rien activer
choice-decline-gain = Ne rien prendre
choice-decline-march = S’arrêter là et perdre { $points }
choice-decline-sell = Ne plus rien vendre
choice-draw = { CAPITAL($tile) }{ way }
choice-roll = Le dé montre { NAME($die) }
choice-begin = { $first } commence

## Les remarques

remark-cost = coût : { $cost }
remark-effect = { $effect }
remark-effect-up-to = jusqu’à { $effect }
remark-now = maintenant { $effect }
remark-wholly-now = tout dès maintenant
remark-nothing-now = rien pour l’instant
remark-bought = { $what } à acheter, { $coins }
remark-again = vous rejouez aussitôt
remark-no-room = { $lost ->
    [one] pas de place pour le cube
   *[other] pas de place pour { $lost } cubes
}
remark-from-afar = avec le Loch Ness
remark-tie-break = À égalité de points, le plus de ressources l’emporte : { $most } contre { $others }.
remark-last-member = votre dernier membre du clan quitte le territoire

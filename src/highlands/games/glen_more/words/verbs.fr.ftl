### Les mots qu’on peut taper pour les verbes des choix.

verb-take = prendre
verb-discard = écarter
verb-place = poser placer
verb-activate = activer
verb-give = donner
verb-gain = gagner
verb-sell = vendre
verb-buy = acheter
verb-pay = payer
verb-surrender = céder
verb-march = déplacer
verb-promote = promouvoir
verb-decline = renoncer

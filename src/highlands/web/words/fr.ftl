### La table en ligne.

## L’accueil

web-tagline = Les jeux d’Écosse, à votre propre table
web-play-now = Jouer tout de suite contre des robots
web-your-name = Votre nom
web-guest = Invité
web-my-tables = Mes tables
web-open-tables = Tables ouvertes
web-finished = Parties terminées
web-no-tables = Vous n’êtes encore à aucune table.
web-none-open = Aucune table n’attend de joueurs en ce moment.
web-none-finished = Aucune partie n’a encore été jouée jusqu’au bout.
web-new-table = Nouvelle table
web-new-table-of = Nouvelle table de { $game }
web-set-up = Choisir les places et les options
web-your-turn = À vous
web-go-to-table = Aller à la table
web-see-score = Voir les scores
web-join = Rejoindre
web-players = { $count } joueurs
web-seats-free = { $count ->
    [0] aucune place libre
    [one] { $count } place libre
   *[other] { $count } places libres
}
web-unofficial = Un projet d’amateurs, non officiel, sans image ni texte des éditeurs.

## Une nouvelle table

web-seats = Places
web-seat-number = Place { $number }
web-name-here = Nom, pour une personne devant cet écran
web-options = Options
web-order = Ordre des places
web-order-listed = comme dans cette liste
web-order-drawn = tiré au sort au début de la partie
web-open-table = Ouvrir la table
web-sitter-nobody = personne
web-sitter-me = moi
web-sitter-here = une personne devant cet écran
web-sitter-open = ouverte à tous
web-sitter-friend = un ami, par un lien
web-sitter-bot = robot
web-bot-greedy = robot qui prépare son tour
web-bot-random = robot qui joue au hasard
web-seats-explained = La partie commence dès que toutes les places sont prises.

## Pendant que les joueurs arrivent

web-gathering = On attend des joueurs
web-free-seat = libre
web-free-for-friend = gardée pour un ami
web-take-seat = Prendre cette place
web-invite = Envoyez ce lien à ceux qui doivent vous rejoindre :
web-invite-code = Le même lien, en code pour téléphone
web-close-table = Fermer cette table
web-you = vous

## La table

web-undo = Annuler
web-redo = Refaire
web-restart = Recommencer le tour
web-confirm = Valider le tour
web-turn-complete = { $player }, votre tour est complet.
web-waiting-for = On attend { $players }
web-bot-thinks = { $players } réfléchit
web-winner = { $player } gagne.
web-winners = { $players } se partagent la victoire.
web-possible = Ce que vous pouvez faire
web-sell-first = Ou vendre d’abord
web-not-possible = { $count ->
    [one] Impossible, et pourquoi
   *[other] Impossible, et pourquoi ({ $count })
}
web-this-turn = Votre tour jusqu’ici
web-table = Table
web-mine = Ce que j’ai
web-lands = Joueurs
web-others = Ce que chacun a
web-log = Ce qui s’est passé
web-log-tab = Journal
web-log-empty = Il ne s’est encore rien passé.
web-fresh = ci-dessus, depuis votre tour
web-twin = La table en mots
web-points = points
web-points-now = Points, si le décompte avait lieu maintenant
web-points-explained = Ce que chacun possède, entre parenthèses combien de plus que celui qui en a le moins, et les points que cela rapporterait maintenant.
web-on-the-way = En cours de partie
web-total = En tout
web-points-source = D’où viennent les points
web-more = En savoir plus sur la table
web-agreed = Options convenues
web-record = Enregistrer la partie
web-bot-answers-here = un robot répond
web-hand-over = Laisser jouer un robot
web-take-back = Reprendre la main
web-at-turn = à son tour de jouer
web-place = rang { $place }
web-rule = Règle : { $title }
web-watching = Vous regardez.
web-parts = Parties de la page
web-options-tab = Réponses
web-colon = { "" } :
web-clear = Montrer toutes les réponses
web-lost-line = La liaison avec le serveur est perdue ; nouvel essai en cours.

web-remark-stand-in = { $player } n’a rien trouvé à temps ; un robot plus simple a joué ce tour.
web-remark-handed = { $player } a laissé sa place à un robot.
web-remark-taken-back = { $player } a repris la main.

## L’invité

web-me = Mon nom et mes appareils
web-hello = Vous êtes { $name }.
web-nobody-yet = Vous ne nous avez pas encore donné de nom.
web-rename = Garder ce nom
web-link-explained = Avec ce lien personnel, vous êtes le même invité sur un autre appareil. Quiconque le possède peut jouer à votre place.
web-arrive = Continuer en tant que { $name }
web-arrive-explained = Ce lien fait de vous { $name } sur cet appareil.
web-language = Langue
web-theme = Thème
web-theme-auto = comme le système
web-theme-light = clair
web-theme-dark = sombre
web-change = Changer

## Ce qui ne va pas

web-sorry = Cela n’a pas marché
web-back = Retour à l’accueil
web-fault = Quelque chose s’est mal passé ici, par notre faute. Rien n’a été changé.
web-no-such-page = Cette page n’existe pas.
web-no-such-game = Ce jeu n’existe pas ici.
web-no-such-table = Cette table n’existe pas.
web-no-such-link = Ce lien personnel n’est pas des nôtres.
web-no-such-seat = Personne de ce genre ne peut s’asseoir là.
web-no-such-option = La table ne peut pas convenir de cela.
web-no-such-choice = Ce n’est pas une réponse de ce jeu.
web-closed = Cette table a été fermée avant le début de la partie.
web-not-begun = La partie n’a pas commencé à cette table.
web-begun-already = La partie a commencé ; la table ne peut plus être fermée.
web-no-free-seat = Cette place n’est plus libre.
web-not-invited = Cette invitation ne va pas avec la table.
web-not-yours = Seul celui qui a ouvert cette table peut faire cela.
web-not-your-seat = Ce n’est pas votre place.
web-bot-answers = Un robot répond pour cette place ; reprenez-la d’abord.
web-stale = La table a changé depuis que votre page a été affichée. Rien n’a été fait ; voici où elle en est.
web-illegal = Les règles l’interdisent.
web-nothing-to-undo = Il n’y a rien à annuler dans ce tour.
web-nothing-to-redo = Il n’y a rien à refaire.
web-not-complete = Votre tour n’est pas encore complet.
web-over = La partie est finie.
web-halted = Cette table a été jouée avec d’autres règles et ne peut pas continuer ; ce qui a été joué reste lisible.
web-how-many = Ce jeu se joue de { $few } à { $many } joueurs, et non à { $count }.
web-bad-name = Un nom compte de 1 à 40 caractères imprimables, sans virgule ni deux-points, et ne commence pas par un dièse.
web-bad-form = Le formulaire n’a pas été rempli comme nos pages le font.
web-too-many-tables = Vous avez { $most } tables inachevées ; finissez-en ou fermez-en une d’abord.
web-too-large = C’est trop long pour nos formulaires.
web-forged = Ce formulaire ne vient pas de nos pages.

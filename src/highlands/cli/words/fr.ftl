### La ligne de commande.

## Les ordres : ce qu’ils font, comment on les tape (.usage), leurs mots (.words)

cli-order-help = Cette liste ; avec le nom d’une tuile, d’une carte, d’une règle ou d’une option de la table, avec un numéro, ou avec un mot comme dé, déplacement ou vendre, tout à son sujet.
    .usage = ? CHOSE
    .words = aide
cli-order-why = Si un choix est permis et, sinon, quelle règle l’interdit.
    .usage = pourquoi CHOIX
    .words = pourquoi
cli-order-all = Activer toutes les tuiles qui donnent quelque chose sans rien coûter ni demander.
    .usage = tout
    .words = tout
cli-order-undo = Reprendre votre dernière réponse, pas à pas jusqu’au début de votre tour.
    .usage = annuler
    .words = annuler reprendre
cli-order-done = Terminer votre tour, en renonçant à ce qui reste facultatif. Si quelque chose se perd, on vous le demande une fois.
    .usage = terminer
    .words = terminer fini valider
cli-order-board = Toute la table avec tous les chiffres ; avec un nom, le territoire de ce joueur ; avec « tous », tous.
    .usage = plateau NOM
    .words = plateau table
cli-order-score = Les points, et ce que rapporterait chaque décompte maintenant.
    .usage = points
    .words = points
cli-order-log = Les derniers événements ; N dit combien.
    .usage = journal N
    .words = journal historique
cli-order-save = Écrire la partie dans le fichier de ce nom ; sans nom, dans un nouveau fichier de ce dossier.
    .usage = sauver NOM
    .words = sauver sauvegarder enregistrer
cli-order-quit = S’arrêter là. La partie est gardée, et vous saurez comment la reprendre.
    .usage = quitter
    .words = quitter

cli-help-answers = Répondez par le numéro d’une option, par un choix tel qu’il est écrit à droite (take 5, ou prendre 5), ou par des mots qui n’en désignent qu’un (vendre pierre). Une ligne peut donner plusieurs réponses : 1 4 2, 6 n1, ou séparées par des virgules. Leurs numéros sont tous ceux de la liste que vous voyez en tapant, même si une question vient entre-temps ; les mots répondent à ce qui est demandé à ce moment-là. Vous pouvez aussi taper :
cli-help-marks = Sur la table : › possible, × impossible, ◀ au tour, ║ rivière, ═ route, @ membre du clan. Tuiles : - jaune, : verte, ^ brune, # grise, ~ bleue. Le coût d’une tuile est entre parenthèses, sa prime après un +, son activation après une flèche. À l’entrepôt, les prix entre parenthèses sont couverts de pièces.
cli-sales = ou vendre d’abord :
cli-done-or-undo = { $player }, votre tour est complet : terminer (Entrée) ou annuler ?
cli-only-done-or-undo = Votre tour est complet : tapez terminer (ou Entrée) ou annuler. ? donne le reste.
cli-answer-first = Il faut répondre à cela avant de pouvoir terminer votre tour.
cli-undone = Annulé : { $choice }
cli-stopped = Arrêt : { $number } était « { $choice } » dans la liste ci-dessus, et ce n’est pas possible maintenant.
cli-nothing-asked = Votre tour est complet : « { $text } » n’est plus lu.
cli-but-named = Pour dire « { $choice } », écrivez-le en entier : { $words }.
cli-range = « { $verb } » va de la { $first } à la { $last }.
cli-such-as = « { $verb } » demande plus de précision, par exemple « { $example } ».
cli-no-gifts = Rien ici ne s’obtient sans coût ni question.
cli-forgone = Inutilisé : { $words }.
cli-unasked = { $player } n’avait pas le choix cette fois :
cli-go-on = Entrée pour continuer
cli-no-number = Il n’y a pas d’option { $number } ; elles vont de 1 à { $last }.
cli-ambiguous = « { $text } » peut désigner plusieurs choix : { $choices }.
cli-misspelled = « { $text } » n’est ni un choix ni un mot que je connais ; tapez ? pour de l’aide.
cli-unknown-thing = Je ne connais rien qui s’appelle « { $text } ». Essayez le nom d’une tuile ou d’une carte, le numéro d’une option, une règle ou une option de la table.
cli-why-what = Pourquoi quoi ? Tant qu’une question vous est posée, donnez un choix, par exemple : pourquoi take 5
cli-legal = { $player } : { $choice } : permis.
cli-illegal = { $player } : { $choice } : pas permis.
cli-rule = Règle : { $title } ({ $rule })
cli-rule-more = Règle : { $title } (aide { $rule } en dit plus)
cli-more-rules = Chacune de ces règles a son article : aide { $rule } montre le premier.

## Avant et après

cli-player = Joueur
cli-ask-game = Quel jeu ? [{ $default }]
cli-ask-count = Combien de joueurs, de { $few } à { $many } ? [{ $few }]
cli-ask-count-again = Tapez un nombre de { $few } à { $many }.
cli-ask-seats-explained = À chaque place s’assoit une personne (tapez un nom) ou un robot ({ $bots } ; greedy:Clara en est un qui a un nom).
cli-ask-seat = Qui prend la place { $number } ? [{ $default }]
cli-name-taken = Quelqu’un porte déjà ce nom.
cli-people = À ce clavier : { $names }.
cli-bots = Robots : { $names }.
cli-kept = La partie est gardée dans { $file }, tour après tour.
cli-offer-to-save = Cette partie n’est gardée nulle part. Un nom de fichier la garde, Entrée non :
cli-saved = La partie est dans { $file }.
cli-left = La partie est dans { $file }. Pour la reprendre :
cli-winner = { $player } gagne.
cli-winners = { $players } se partagent la victoire.
cli-total = En tout
cli-place = Rang
cli-rank = { $place ->
    [1] 1er
   *[other] { $place }e
}
cli-points-on-the-way = En cours de partie
cli-over = La partie est finie.

## Ce qui vient

cli-points-now = points à présent
cli-no-prospects = Il n’y a rien de plus à dire des points en ce moment.
cli-prospects-explained = Ce que chacun possède, entre parenthèses combien de plus que celui qui en a le moins, et les points que cela rapporterait maintenant.
cli-scorings-explained = Ce que chacun possède, entre parenthèses combien de plus que celui qui en a le moins, et les points que cela rapporte.

## Les autres commandes

cli-seats = de { $few } à { $many } joueurs
cli-step = { $at } sur { $of }, Entrée pour avancer (b arrière, t table, q fin)
cli-verified-over = { $file } : ok, { $answers } réponses, la partie est finie
cli-verified-open = { $file } : ok, { $answers } réponses, la partie n’est pas finie
cli-series-bot = robot
cli-series-taken = places prises
cli-series-wins = victoires
cli-series-share = de ses parties
cli-series-mean = score moyen
cli-series-deviation = écart type
cli-series = { $game }, { $seats } places, graine { $seed } : { $games } parties, dont { $shared } avec une victoire partagée ; { $pace } parties et { $decisions } décisions par seconde, celles du hasard comprises.
cli-certainty-rulebook = dit par les règles
cli-certainty-found = lu dans une source publique
cli-certainty-reconstructed = reconstitué par nos soins, faute de source

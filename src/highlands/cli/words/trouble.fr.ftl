### Ce qui peut clocher dans un fichier ou un souhait, en une phrase.

trouble-no-file = { $file } : il n’y a pas de fichier ou de dossier de ce nom.
trouble-permission = { $file } : l’accès est refusé.
trouble-folder = { $file } : c’est un dossier.
trouble-no-folder-there = { $file } : ce n’est pas un dossier.
trouble-no-space = { $file } : il n’y a plus de place sur le disque.
trouble-too-large = { $file } : le fichier est trop grand.
trouble-option-form = une option s’écrit NOM=VALEUR, et non { $option }.
trouble-option-twice = l’option { $option } est donnée deux fois.
trouble-nobody = { $file } : personne ne s’appelle { $name } ; il y a { $known }.
trouble-too-long = { $file } : beaucoup trop long pour une partie.
trouble-no-text = { $file }, ligne { $line } : ce n’est pas du texte en UTF-8.
trouble-bot-name = après « { $bot } » il manque un nom.
trouble-input-ended = l’entrée s’est terminée avant le début de la partie.
trouble-other-game = { $file } : c’est une partie de { $game }, et non de { $wanted }.
trouble-options-agreed = { $file } : les options de cette partie sont déjà convenues ; laissez --option de côté.
trouble-so-many-play = { $file } : on y joue à { $seats }, et non à { $wanted }.
trouble-no-such-folder = { $file } : ce dossier n’existe pas.
trouble-unwritable-folder = { $file } : on ne peut rien écrire dans ce dossier.
trouble-other-file = { $file } : ce fichier existe et n’est pas de cette partie ; nommez-en un autre.
trouble-so-many-answers = { $file } : il n’y a que { $answers } réponses, non { $wanted }.
trouble-illegal = { $file }, ligne { $line } : { $reason } ({ $rule }).

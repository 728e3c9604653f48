### What may be wrong with a file or a wish, in one sentence.

trouble-no-file = { $file }: no such file or directory.
trouble-permission = { $file }: permission denied.
trouble-folder = { $file }: is a directory.
trouble-no-folder-there = { $file }: not a directory.
trouble-no-space = { $file }: no space left on device.
trouble-too-large = { $file }: file too large.
trouble-option-form = an option is NAME=VALUE, not { $option }.
trouble-option-twice = the option { $option } is named twice.
trouble-nobody = { $file }: nobody is called { $name }; there is { $known }.
trouble-too-long = { $file }: far too long for a record.
trouble-no-text = { $file }, line { $line }: this is no text in UTF-8.
trouble-bot-name = after “{ $bot }” a name is missing.
trouble-input-ended = the input ended before the game began.
trouble-other-game = { $file }: this is a game of { $game }, not { $wanted }.
trouble-options-agreed = { $file }: its options are agreed on already; leave out --option.
trouble-so-many-play = { $file }: { $seats } play, not { $wanted }.
trouble-no-such-folder = { $file }: there is no such folder.
trouble-unwritable-folder = { $file }: nothing can be written into this folder.
trouble-other-file = { $file }: this file exists and is not of this game; name another one.
trouble-so-many-answers = { $file }: there are only { $answers } answers, not { $wanted }.
trouble-illegal = { $file }, line { $line }: { $reason } ({ $rule }).

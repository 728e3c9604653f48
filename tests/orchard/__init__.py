"""A toy game with secrets, votes and reactions, which the first real game does without."""

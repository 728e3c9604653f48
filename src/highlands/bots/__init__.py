"""Players that are no people. They know no game by its name."""

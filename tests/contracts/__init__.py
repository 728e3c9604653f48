"""What holds for every game there is: a game is tested by being registered."""

"""How many ways a turn can go from fixed positions: every one of them counted."""

"""A game played at one keyboard: who sits there, what they see, what they type."""

"""Mechanisms that two games share. They know the engine and no game."""

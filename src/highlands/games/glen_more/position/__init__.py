"""Tables written down between two turns: drawn by this game, or typed from a table at home."""

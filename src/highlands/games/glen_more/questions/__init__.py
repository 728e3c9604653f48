"""What players are asked: what they may do, and why not that. One file a question."""

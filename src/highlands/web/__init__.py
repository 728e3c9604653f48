"""The web table: one process, one file, everything a plain page. It knows no game by its name."""

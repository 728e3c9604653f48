"""Glen More: its components, its positions, and what never happens in it."""

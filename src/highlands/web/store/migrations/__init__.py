"""How a database grows from one schema to the next."""

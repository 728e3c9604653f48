"""The web table, as a plain client meets it: pages, forms, nothing else."""

"""Words as they are compared with what is typed: whoever types leaves out accents and capitals."""

from typing import Final
from unicodedata import category, normalize

ALIKE: Final = str.maketrans({"œ": "oe", "æ": "ae", "’": "'"})


def folded(text: str) -> str:
    """`Forêt` and `foret` are the same word."""
    parts = normalize("NFD", text.casefold())
    return "".join(sign for sign in parts if category(sign) != "Mn").translate(ALIKE)

"""What choices, questions, events and components of Glen More mean at a table, in no language.

This is the hook by which the words find a game's meanings.
"""

from highlands.games.glen_more.meanings.components import about, word
from highlands.games.glen_more.meanings.events import event, told_already
from highlands.games.glen_more.meanings.options import choice
from highlands.games.glen_more.meanings.phrases import written, written_terms
from highlands.games.glen_more.meanings.prompts import prompt
from highlands.games.glen_more.meanings.turns import in_short

__all__ = [
    "about", "choice", "event", "in_short", "prompt", "told_already", "word", "written",
    "written_terms",
]  # fmt: skip

"""Which languages there are, and which one somebody reads."""

from collections.abc import Mapping
from typing import Final

LANGUAGES: Final = ("en", "fr")
SPOKEN: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def language_of(environment: Mapping[str, str]) -> str:
    """The language of a terminal, by the first of its variables that is set; else English."""
    for name in SPOKEN:
        if locale := environment.get(name):
            language = locale.lower().replace("-", "_").partition("_")[0].partition(".")[0]
            return language if language in LANGUAGES else "en"
    return "en"

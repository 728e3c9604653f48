"""The printing inks: colours of what is printed on pieces, the same by day and by lamp.

The colours of the room are tokens and live in `tokens.css`; those of drawings in the art files.
"""

from typing import Final

PAPER: Final = "#fbf5e6"
PEAT: Final = "#2b2420"
SEPIA: Final = "#6b5a48"
LINE: Final = "#5b4a3a"
TAB_EDGE: Final = "#3a2a1c"
HEATHER: Final = "#74407a"
WHITE: Final = "#ffffff"
WATER: Final = "#6fa9c4"
WATER_NAME: Final = "#123a52"

"""The special locations whose card does more than its table row says: one file each."""

from typing import Final

from highlands.games.glen_more.moments import Moments
from highlands.games.glen_more.powers.castle_of_mey import CastleOfMey
from highlands.games.glen_more.powers.loch_ness import LochNess
from highlands.games.glen_more.powers.loch_oich import LochOich
from highlands.games.glen_more.powers.loch_shiel import LochShiel

# In the order in which they speak: Loch Oich takes away what Loch Ness has granted.
MOMENTS: Final = Moments([LochShiel(), LochNess(), LochOich(), CastleOfMey()])

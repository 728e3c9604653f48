"""Importing this puts Orchard on the shelf; however often, it is done once."""

from highlands.engine.registry import register
from tests.orchard.rules import Orchard

register("orchard", Orchard)

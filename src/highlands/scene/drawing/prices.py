"""A market: a row for every good, with the coins that were paid on its steps and its prices."""

from typing import Final

from highlands.scene.scene import PriceRow, Prices, State

from .fonts import fitted
from .pen import Pen
from .shapes import Element, circle, group, moved, rect, symbol, text, titled
from .states import Box, dressed

WIDTH: Final = 400
HEAD: Final = 38
ROW: Final = 44
MARGIN: Final = 6
BUY: Final = 0.76  # how far across the figures stand
SELL: Final = 0.91


def height(market: Prices) -> float:
    return HEAD + ROW * len(market.rows) + MARGIN


def draw(market: Prices, width: float, height: float, pen: Pen) -> Element:
    """The stall with its rows."""
    theme = pen.theme
    stall = rect(0, 0, width, height, rx=12, fill=theme("panel"), stroke=theme("line-strong"))
    made = group(stall, symbol("market", 13, 7, 26))
    name = pen.say(market.title)
    room = width * (BUY - 0.09) - 46
    made.append(text(46, 28, name, fitted(name, 22, room), fill=theme("ink"), anchor="start"))
    for reference, across in (("price-buy", BUY), ("price-sell", SELL)):
        words = pen.say(reference)
        size = fitted(words, 17, width * 0.15, "sans")
        made.append(
            text(width * across, 28, words, size, fill=theme("ink-2"), weight=400, sans=True)
        )
    high = (height - HEAD - MARGIN) / max(1, len(market.rows))
    ordered = sorted(enumerate(market.rows), key=lambda one: one[1].state is not State.REST)
    for index, row in ordered:
        made.append(moved(MARGIN, HEAD + index * high, price_row(row, index, width, high, pen)))
    return made


def price_row(row: PriceRow, index: int, width: float, high: float, pen: Pen) -> Element:
    """A good, its steps with coins on those that were paid, and what it costs and brings."""
    theme = pen.theme
    wide, size, middle = width - 2 * MARGIN, min(high * 0.84, 36), high / 2
    drawn = group()
    if index % 2 == 0:
        drawn.append(rect(0, 0, wide, high, rx=6, fill=theme("panel-2")))
    drawn.append(symbol(row.symbol, 8, middle - size / 2, size))
    first, last = 8 + size + size, width * (BUY - 0.1) - MARGIN
    step = (last - first) / max(1, len(row.prices) - 1) if len(row.prices) > 1 else 0
    step = min(step, size * 1.9)
    for place, price in enumerate(row.prices):
        x = first + place * step
        if place < row.coins:
            drawn.append(symbol("coin", x - size / 2, middle - size / 2, size))
        else:
            drawn.append(empty_step(x, middle, size, price, pen))
    for value, across in ((row.buy, BUY), (row.sell, SELL)):
        figure = "\u2013" if value is None else str(value)
        fill = theme("ink-2" if value is None else "ink")
        drawn.append(text(width * across - MARGIN, middle + 8, figure, 23, fill=fill))
    body = dressed(drawn, Box(wide, high, 6), row.state, 0, theme)
    return titled(spoken(row, pen), [body], class_=f"piece {row.state}", data_ref=row.reference)


def empty_step(x: float, y: float, size: float, price: int, pen: Pen) -> Element:
    """A step that nobody has paid yet, with its price."""
    theme = pen.theme
    slot = circle(
        x, y, size * 0.42, fill=theme("ink"), fill_opacity=0.06, stroke=theme("line-strong")
    )
    return group(
        slot, text(x, y + size * 0.2, str(price), size * 0.6, fill=theme("ink-2"), weight=600)
    )


def spoken(row: PriceRow, pen: Pen) -> str:
    """The good, what it costs and brings, the notes and the state."""
    said = [pen.say(row.label or f"symbol-{row.symbol}")]
    for reference, value in (("price-buy", row.buy), ("price-sell", row.sell)):
        if value is not None:
            said.append(f"{pen.say(reference)} {value}")
    said += map(pen.say, row.notes)
    if row.state is not State.REST:
        said.append(pen.say(f"state-{row.state}"))
    return ", ".join(said)

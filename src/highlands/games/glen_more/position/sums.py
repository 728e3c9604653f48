"""Sums that never change: coins and people only pass from one place to another."""

from highlands.engine.quoted import quoted
from highlands.games.glen_more.board import SEATS_WITH_DIE, START_COINS
from highlands.games.glen_more.locations import ON_TILE
from highlands.games.glen_more.position import impossible
from highlands.games.glen_more.position.sheet import Sheet
from highlands.games.glen_more.position.spelling import WAREHOUSE, many
from highlands.games.glen_more.table import Player
from highlands.games.glen_more.things import RESOURCES, Thing
from highlands.games.glen_more.tiles import Tile
from highlands.parts.coin_rows import CoinRows, coins_in


def check_coins(sheet: Sheet, players: list[Player], warehouse: CoinRows) -> None:
    """What everybody began with, what lay in the warehouse, and what cards have brought."""
    owned = sum(player.coins for player in players)
    lying = sum(coins_in(covered) for covered in warehouse.covered)
    opening = START_COINS * len(players)
    opening += len(RESOURCES) if len(players) in SEATS_WITH_DIE else 0
    opening += sum(brought(player, Thing.COIN) for player in players)
    if owned + lying != opening:
        reason = f"the players have {many(owned, 'coin')} and {lying} lie in the warehouse, "
        reason += f"but {opening} are in play"
        raise sheet.part(WAREHOUSE).line.wrong(reason, impossible.COINS)


def check_clan(sheet: Sheet, player: Player) -> None:
    """Everybody who ever came stands in the territory, is a chieftain, or was given up."""
    came = 1 + brought(player, Thing.CLAN_MEMBER)
    came -= sum(tile.bill.clan for tile in player.territory.tiles.values())
    people = len(player.members) + player.chieftains
    if people != came:
        line, name = sheet.seat(player.seat).line, quoted(sheet.names[player.seat])
        reason = f"{name} has {people} clan members and chieftains together, by the tiles {came}"
        raise line.wrong(reason, impossible.CLAN)


def check_barrels(sheet: Sheet, player: Player) -> None:
    """Barrels come from distilleries, and with a card."""
    if player.barrels and not brought(player, Thing.WHISKY):
        line, name = sheet.seat(player.seat).line, quoted(sheet.names[player.seat])
        reason = f"{name} has {many(player.barrels, 'barrel')}, but no tile that brings one"
        raise line.wrong(reason, impossible.BARRELS)


def brought(player: Player, thing: Thing) -> int:
    """How many of a thing came with the tiles of a territory and their cards."""
    return sum(printed(tile, thing) for tile in player.territory.tiles.values())


def printed(tile: Tile, thing: Thing) -> int:
    """How many of a thing a tile and its card bring when it is placed."""
    gifts = [*tile.bonus, *(ON_TILE[tile].benefit if tile in ON_TILE else [])]
    return sum(term.count for term in gifts if term.thing is thing)

"""What was acknowledged is on the disk, once, and nothing else is."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text

from highlands.engine.registry import rules_of
from highlands.web.store.answers import answers_of, append
from highlands.web.store.database import Database
from highlands.web.store.gatherings import Overtaken, advance, gathering_called, write_chairs
from highlands.web.store.people import add_guest
from highlands.web.store.rows import Line
from highlands.web.store.schema import METADATA
from tests.web.browser import Table
from tests.web.playing import answer


def test_the_revisions_lead_to_the_schema(tmp_path: Path) -> None:
    database = Database(tmp_path)
    with database.reading() as link:
        assert compare_metadata(MigrationContext.configure(link), METADATA) == []
        assert link.scalar(text("PRAGMA journal_mode")) == "wal"
        assert link.scalar(text("PRAGMA synchronous")) == 2
    database.close()


def test_a_file_is_opened_again_and_again(tmp_path: Path) -> None:
    for _ in range(3):
        Database(tmp_path).close()


@pytest.mark.parametrize("seed", range(3))
def test_a_server_that_is_started_again_goes_on_where_it_was(tmp_path: Path, seed: int) -> None:
    luck = Random(seed)
    table = Table(tmp_path)
    anna = table.browser()
    path = anna.make("glen-more", "me", "bot-random", name="Anna")
    for _ in range(15):
        anna.open(path)
        assert answer(anna, luck)
    before = anna.open(path).text
    sitting = table.house.tables.sitting(path.rpartition("/")[2])
    fingerprint, draft = sitting.game.fingerprint(), sitting.drafts
    table.close()
    again = Table(tmp_path)
    browser = again.browser()
    browser.client.cookies = anna.client.cookies
    assert browser.open(path).text == before
    sitting = again.house.tables.sitting(path.rpartition("/")[2])
    assert sitting.game.fingerprint() == fingerprint
    assert sitting.drafts == draft
    again.close()


def test_a_table_that_was_full_when_the_server_ended_begins_with_the_next(tmp_path: Path) -> None:
    table = Table(tmp_path)
    anna = table.browser()
    path = anna.make("orchard", "me", "open", name="Anna")
    id_ = path.rpartition("/")[2]
    with table.house.database.writing() as link:
        stored = gathering_called(link, id_)
        assert stored is not None
        bruce = add_guest(link, "Bruce")
        chair = replace(stored.chairs[1], name="Bruce", guest=bruce.id)
        write_chairs(link, replace(stored, chairs=(stored.chairs[0], chair)))
    table.close()
    again = Table(tmp_path)
    assert again.house.tables.sitting(id_).game.pending
    again.close()


def test_a_number_is_answered_once(table: Table) -> None:
    anna = table.browser()
    id_ = anna.quick("orchard").rpartition("/")[2]
    database = table.house.database
    with database.reading() as link:
        before = answers_of(link, id_)
    assert before
    with pytest.raises(Overtaken), database.writing() as link:
        append(link, id_, len(before) - 1, [Line(0, "idle"), Line(0, "idle")])
    with database.reading() as link:
        assert answers_of(link, id_) == before


def test_a_revision_is_passed_once(table: Table) -> None:
    anna = table.browser()
    id_ = anna.quick("orchard").rpartition("/")[2]
    database = table.house.database
    with database.reading() as link:
        old = gathering_called(link, id_)
    assert old is not None
    with database.writing() as link:
        assert advance(link, old).revision == old.revision + 1
    with pytest.raises(Overtaken), database.writing() as link:
        advance(link, old)


def test_who_was_overtaken_reads_the_table_again(table: Table) -> None:
    """Another process wrote to the file: what this one knows is stale, and said to be."""
    anna = table.browser()
    path = anna.make("glen-more", "me", "bot-random", name="Anna")
    anna.open(path)
    while anna.form("/confirm") is None:
        assert answer(anna, Random(1))
        anna.open(path)
    id_ = path.rpartition("/")[2]
    with table.house.database.writing() as link:
        stored = gathering_called(link, id_)
        assert stored is not None
        advance(link, stored)
    anna.press("/confirm")
    assert anna.page.status_code == 409
    anna.open(path)
    anna.press("/confirm")
    assert anna.page.status_code == 200


def test_a_table_of_other_rules_opens_at_its_last_good_answer(tmp_path: Path) -> None:
    table = Table(tmp_path)
    anna = table.browser()
    path = anna.quick("glen-more")
    id_ = path.rpartition("/")[2]
    count = len(table.house.tables.sitting(id_).deeds)
    with table.house.database.writing() as link:
        append(link, id_, count, [Line(0, "take space:99")])
    table.close()
    again = Table(tmp_path)
    browser = again.browser()
    browser.client.cookies = anna.client.cookies
    assert "cannot go on" in browser.open(path).text
    assert browser.form("/answer") is None
    assert len(again.house.tables.sitting(id_).deeds) == count
    again.close()
    assert rules_of("glen-more").version == 1

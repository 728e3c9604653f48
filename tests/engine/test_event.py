"""What is told, and to whom."""

import pytest

from highlands.engine.event import Changed, Event, ledger
from highlands.engine.refusal import Rule


def test_events_can_be_read() -> None:
    assert str(Event(1, "placed", "tile:inn", "cell:n1")) == "1 placed tile:inn cell:n1"
    assert str(Event(-1, "rolled", "face:2")) == "nature rolled face:2"
    assert str(Changed(0, "coin", 3, "card:loch")) == "0 gained 3 coin (card:loch)"
    assert Changed(0, "coin", 3, "card:loch").subjects == ("coin",)
    assert str(Changed(0, "coin", -2, "warehouse")) == "0 lost 2 coin (warehouse)"


def test_only_who_may_know_sees_what_it_was_about() -> None:
    secret = Event(1, "looked-at", "note:3", only_for=1)
    assert secret.seen_by(1) is secret
    for viewer in (0, 2, -1, None):
        assert secret.hidden_from(viewer)
        assert str(secret.seen_by(viewer)) == "1 looked-at ?"
    assert not Event(1, "took", "tile:inn").hidden_from(None)


def test_a_ledger_sums_by_thing_and_source() -> None:
    told = [
        Changed(0, "coin", 3, "fair"),
        Changed(0, "coin", -1, "market"),
        Changed(1, "coin", 5, "fair"),
        Event(0, "placed", "tile:inn"),
        Changed(0, "coin", 2, "fair"),
        Changed(0, "point", 4, "fair"),
    ]
    assert ledger(told, 0) == {"coin": {"fair": 5, "market": -1}, "point": {"fair": 4}}
    assert ledger(told, 2) == {}


def test_every_rule_has_an_id_of_its_own() -> None:
    with pytest.raises(ValueError, match="engine/not-asked"):
        Rule("engine/not-asked")
    assert all(name == rule.id for name, rule in Rule.all.items())

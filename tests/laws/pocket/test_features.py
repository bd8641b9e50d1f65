"""What tells answers apart: as few features as will do."""

import pytest

from rulings.bridge import Card, Seat
from rulings.laws.pocket.features import feature_of, telling


def hand(*names: str) -> dict[str, frozenset[Card]]:
    return {"cards": frozenset(Card.parse(name) for name in names)}


def test_an_honour_tells_what_the_law_asks_of_a_lone_card() -> None:
    known = [hand("S7"), hand("SK"), hand("H2"), hand("DT")]
    assert telling(known, ["low", "high", "low", "high"], ()) == ["honour", ["f", "cards"]]


def test_where_two_are_needed_the_first_of_them_comes_first() -> None:
    known = [hand("S7"), hand("SK"), hand("S7", "S5"), hand("SK", "SQ")]
    assert telling(known, ["low", "major", "major", "major"], ()) == ["size", ["f", "cards"], 2]


def test_a_setting_tells_what_regulations_choose() -> None:
    known = [{"setting memory_aids": "yes"}, {"setting memory_aids": "ask"}]
    assert telling(known, [1, 2], ("memory_aids",)) == ["setting", "memory_aids"]


def test_what_nothing_tells_apart_is_an_error_and_no_guess() -> None:
    with pytest.raises(ValueError, match="nothing tells apart"):
        telling([{"who": Seat.WEST}, {"who": Seat.WEST}], [1, 2], ())


def test_features_are_texts_as_the_browser_writes_them() -> None:
    assert feature_of(["is", ["f", "cards"]], hand("H2", "SA")) == "SA,H2"
    assert feature_of(["turn", ["f", "a"], ["f", "b"]], {"a": Seat.NORTH, "b": Seat.WEST}) == "3"
    assert feature_of(["same", ["suit", ["f", "cards"]], ["suit", ["f", "cards"]]], hand("H2", "SA")) == "no"

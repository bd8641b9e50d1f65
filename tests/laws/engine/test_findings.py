"""One sentence of a ruling: what makes two the same, and its values as JSON holds them."""

import pytest

from rulings.bridge import Card, Seat, Side
from rulings.laws.engine import Effect, Finding


def finding(**values: object) -> Finding:
    return Finding("50D1", "must_be_played", Effect.MUST_PLAY, **values)


def test_findings_are_the_same_with_the_same_paragraph_key_effect_and_values() -> None:
    assert finding(who=Seat.WEST) == finding(who=Seat.WEST)
    assert len({finding(who=Seat.WEST), finding(who=Seat.WEST)}) == 1


@pytest.mark.parametrize(
    "other",
    [
        Finding("50D2", "must_be_played", Effect.MUST_PLAY, who=Seat.WEST),
        Finding("50D1", "may_be_played", Effect.MUST_PLAY, who=Seat.WEST),
        Finding("50D1", "must_be_played", Effect.PLAY_ON, who=Seat.WEST),
        finding(who=Seat.EAST),
        finding(),
        "50D1",
    ],
)
def test_anything_else_makes_another(other: object) -> None:
    assert finding(who=Seat.WEST) != other


def test_its_values_are_written_as_json_holds_them() -> None:
    cards = frozenset({Card.parse("H7"), Card.parse("S4"), Card.parse("HA")})
    given = finding(who=Seat.WEST, to=Side.NS, tricks=2, weighted=True, cards=cards)
    assert given.plain_values() == {"who": "W", "to": "NS", "tricks": 2, "weighted": True, "cards": ["S4", "HA", "H7"]}


def test_its_values_cannot_be_changed() -> None:
    with pytest.raises(TypeError):
        finding(who=Seat.WEST).values["who"] = Seat.EAST  # type: ignore[index]


def test_it_shows_itself_to_whoever_debugs() -> None:
    assert repr(finding(who=Seat.WEST)) == "Finding('50D1', 'must_be_played', must_play, who=W)"

"""An action as it is written, stored and read; which situations demand what."""

import pytest

from rulings.bridge import Call, Card
from rulings.desk.reports.values import DEMANDED, MATTERS, Action, Matter
from rulings.laws.situations import EDITIONS, situations


@pytest.mark.parametrize("written", ["W call 2H", "W call P 5", "E card SA", "N call X"])
def test_an_action_is_read_back_as_it_is_written_and_stored(written: str) -> None:
    action = Action.parse(written)
    assert str(action) == written
    assert Action.of({"action": action.stored}) == action


@pytest.mark.parametrize(
    "written", ["", "W", "W call", "W call 9H", "Z call 2H", "W trick SA", "W card SA 1", "W call P x"]
)
def test_nothing_else_is_an_action(written: str) -> None:
    with pytest.raises(ValueError, match=r"neither|seat|call"):
        Action.parse(written)


def test_a_bid_and_a_card_of_the_same_signs_are_two_things() -> None:
    assert Action.parse("W call 2H").made == Call.parse("2H")
    assert Action.parse("W card H2").made == Card.parse("H2")
    assert Action.parse("W call 2H").what != Action.parse("W card H2").what


def test_every_matter_belongs_to_a_situation_and_demands_something() -> None:
    known = {situation.key for edition in EDITIONS for situation in situations(edition)}
    assert set(MATTERS) <= known
    assert set(MATTERS.values()) == set(DEMANDED) == set(Matter)

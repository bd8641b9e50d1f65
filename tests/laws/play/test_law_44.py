"""Law 44: who won the trick."""

import pytest

from rulings.laws.engine import UnknownAnswer
from tests.laws.ruling import cited, ruled, the

CARDS = {"first_card": "H2", "second_card": "HA", "third_card": "SA", "fourth_card": "D2"}


@pytest.mark.parametrize(("denomination", "number", "winner", "card"), [
    ("NT", "44F", "E", "HA"), ("C", "44F", "E", "HA"), ("D", "44E", "W", "D2"), ("S", "44E", "S", "SA"),
])  # fmt: skip
def test_44E_and_F_the_highest_trump_wins_else_the_highest_of_the_suit_led(
    denomination: str, number: str, winner: str, card: str
) -> None:
    ruling = ruled("trick_won", offender="N", denomination=denomination, **CARDS)
    won = ruling.findings[0]
    assert (won.paragraph, won.plain_values()["who"], won.plain_values()["cards"]) == (number, winner, [card])
    assert the(ruling, "winner_leads_next").plain_values() == {"who": winner}
    assert [f.plain_values()["who"] for f in ruling.findings if f.paragraph == "44C"] == ["S", "W"]


def test_44_the_last_complete_recorded_trick_is_read_and_nothing_asked() -> None:
    record: dict[str, object] = {"contract": "4S S", "tricks": [["C2", "C3", "CA", "C4"], ["D2"]]}
    ruling = ruled("trick_won", record=record, offender="W")
    assert cited(ruling)[0] == ("44F", "highest_of_the_suit_led_wins")
    assert the(ruling, "winner_leads_next").plain_values() == {"who": "E"}


def test_44_a_card_given_to_two_players_is_refused() -> None:
    with pytest.raises(UnknownAnswer, match=r"third_card.*a card that nobody else has played"):
        ruled("trick_won", offender="N", denomination="NT", **(CARDS | {"third_card": "H2"}))

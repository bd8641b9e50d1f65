"""A penalty card that lies on the table already counts with the next one, and is never said to have been led."""

import pytest

from rulings.laws.engine import Ruling, UnknownAnswer
from rulings.wording.questions import question_text
from rulings.wording.rulings import known_values
from tests.laws.ruling import cited, keys, ruled, the

NORTH_DECLARES: dict[str, object] = {"contract": "4S N"}
LYING: dict[str, object] = {**NORTH_DECLARES, "penalty_cards": {"W": "S4"}}
EXPOSED: dict[str, object] = {"visibility": "seen_or_named", "moment": "others_to_play"}
SCRIPTS = (
    ("opening_lead_out_of_turn", {"opening_lead_by": "other_defender", "since_opening_lead": "nothing"}, "has led"),
    ("lead_out_of_turn", {"whose_lead": "partner", "lead_state": "nothing"}, "has led"),
    (
        "premature_play",
        {"premature": "played_before_partner", "since_premature": "nothing", "suit_led": "H"},
        "was too soon with",
    ),
)


def script(ruling: Ruling, situation: str) -> str:
    """The open question as it is read aloud."""
    assert ruling.question is not None
    return question_text(ruling.question.fact, known_values(ruling), situation)


def test_50B_a_low_card_dropped_beside_an_older_penalty_card_is_major_though_it_alone_was_named() -> None:
    ruling = ruled("penalty_card", record=LYING, penalty_cards="H7", **EXPOSED)
    assert ("50B", "major_penalty_cards") in cited(ruling)
    assert the(ruling, "major_penalty_cards").plain_values()["cards"] == ["S4", "H7"]
    alone = ruled("penalty_card", record=NORTH_DECLARES, penalty_cards="H7", exposure="dropped", **EXPOSED)
    assert "minor_penalty_card" in keys(alone)


def test_50_a_card_that_a_recorded_trick_has_lies_there_no_longer() -> None:
    record = {**LYING, "tricks": [["SA", "S2", "S3", "S4"], ["H2"]], "opening_leader": "N"}
    ruling = ruled("penalty_card", record=record, penalty_cards="H7", exposure="dropped", **EXPOSED)
    assert "minor_penalty_card" in keys(ruling)


@pytest.mark.parametrize(("situation", "facts", "says"), SCRIPTS)
def test_the_script_names_only_the_card_led_or_played_now(situation: str, facts: dict[str, object], says: str) -> None:
    ruling = ruled(situation, record=LYING, penalty_cards="H7", **facts)
    assert f"{says} ♥7" in script(ruling, situation)
    assert "♠4" not in script(ruling, situation)


@pytest.mark.parametrize(("situation", "facts", "says"), SCRIPTS)
def test_which_of_two_cards_it_was_is_asked_where_the_record_does_not_tell(
    situation: str, facts: dict[str, object], says: str
) -> None:
    ruling = ruled(situation, record=NORTH_DECLARES, penalty_cards="H7 S4", **facts)
    assert script(ruling, situation) == "Which of the cards ♠4 ♥7 has West led or played now?"
    answered = ruled(situation, record=NORTH_DECLARES, penalty_cards="H7 S4", card_led_or_played="S4", **facts)
    assert f"{says} ♠4" in script(answered, situation)
    with pytest.raises(UnknownAnswer, match="it takes"):
        ruled(situation, record=NORTH_DECLARES, penalty_cards="H7 S4", card_led_or_played="D2", **facts)

"""What a record tells is not asked, what it rules out is not offered, and what it makes a law ask is answered."""

import pytest

from rulings.bridge import Seat
from rulings.laws.engine import Ruling, rule
from rulings.laws.record.case_file import read_case
from rulings.laws.record.record import BadRecord
from rulings.laws.record.roles import offender
from rulings.laws.situations import law_of
from tests.laws.recorded_revokes import played
from tests.laws.ruling import keys, ruled, the

SPADES: dict[str, object] = {"contract": "4S S"}
SUITS = "HHHDDDCCCSSS"


def asks(ruling: Ruling) -> tuple[str, list[str]]:
    """The open question and its options."""
    assert ruling.question is not None
    fact = ruling.question.fact
    return fact.key, [str(fact.kind.write(option)) for option in ruling.question.options]


def from_record(situation: str, record: dict[str, object], **facts: object) -> Ruling:
    """The ruling where nobody has said who erred."""
    law = law_of(situation, "2017")
    return rule(law, read_case(law, {**facts, "record": {**SPADES, **record}}))


@pytest.mark.parametrize("situation", [
    "penalty_card", "card_exposed_in_auction", "opening_lead_out_of_turn", "premature_play",
])  # fmt: skip
def test_the_owner_of_the_card_in_question_is_not_asked_for(situation: str) -> None:
    assert from_record(situation, {"cards": {"E": "H3"}}).derived[offender] is Seat.EAST
    assert asks(from_record(situation, {"cards": {"E": "H3", "W": "H4"}}))[0] == "offender"


def test_the_defender_with_the_only_penalty_cards_is_not_asked_for() -> None:
    ruling = from_record("failure_to_play_penalty_card", {"penalty_cards": {"E": "H3"}})
    assert ruling.derived[offender] is Seat.EAST


def test_whose_call_was_cancelled_is_not_asks() -> None:
    calls = ["P", "1C", {"call": "1H", "seat": "W", "cancelled": True}, "1S", "2D", "P", "2S", "P", "P", "P"]
    ruling = from_record("lead_restriction", {"dealer": "N", "auction": calls})
    assert ruling.derived[offender] is Seat.WEST


def test_the_trick_that_recorded_play_leaves_open_is_asked_and_its_answer_taken() -> None:
    record = played("4S S", SUITS, "WWSSSSWWSSSSS", {(3, "E"): "D", (5, "E"): "C"})
    assert asks(from_record("established_revoke", record, exception_of_64b="none"))[0] == "revoke_trick"
    ruling = from_record("established_revoke", record, revoke_trick=3, exception_of_64b="none")
    assert the(ruling, "one_trick_later_won").values["tricks"] == 1


def test_the_twelfth_trick_is_told_by_the_record_and_offered_for_no_other() -> None:
    twelfth = played("4S S", SUITS, "WWSSSSWWSSSSS", {(12, "E"): ""})
    assert "no_trick_trick_twelve" in keys(from_record("established_revoke", twelfth))
    third = played("4S S", SUITS, "WWSSSSWWSSSSS", {(3, "E"): "D"})
    assert "trick_twelve" not in asks(from_record("established_revoke", third))[1]


@pytest.mark.parametrize(("who", "becomes"), [("W", "defender"), ("S", "declarer_or_dummy")])
def test_the_contract_tells_what_the_explainers_partner_becomes(who: str, becomes: str) -> None:
    ruling = ruled("mistaken_explanation", record=SPADES, offender=who, agreement_by_evidence="different")
    assert [option for option in asks(ruling)[1] if "becomes" in option] == [f"partner_becomes_{becomes}"]


def test_an_opponent_who_finds_the_explanation_wrong_is_sent_to_21b() -> None:
    ruling = ruled("mistaken_explanation", agreement_by_evidence="different", mistake_noticed="an_opponent")
    assert {"opponents_were_misinformed", "was_other_side_damaged"} <= keys(ruling)


@pytest.mark.parametrize(("record", "message"), [
    ({"cards": {"W": "H4 H4"}}, "H4 is named twice"),
    ({"cards": {"W": "H4", "E": "H4"}}, "H4 is named twice"),
    ({"penalty_cards": [{"seat": "W", "card": "H4"}, {"seat": "W", "card": "H4"}]}, "H4 is named twice"),
    ({"penalty_cards": {"N": "H4"}}, "N is no defender, so H4 is no penalty card"),
])  # fmt: skip
def test_cards_that_cannot_be_are_refused(record: dict[str, object], message: str) -> None:
    with pytest.raises(BadRecord, match=message):
        from_record("penalty_card", record)

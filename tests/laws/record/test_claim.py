"""What a recorded claim tells the laws, so that nothing of it is asked; the director may overrule it."""

import pytest

from rulings.laws.engine import Ruling, rule
from rulings.laws.record.case_file import read_case
from rulings.laws.situations import law_of
from tests.laws.recorded_revokes import played, up_to
from tests.laws.ruling import ruled

SPADES = {"contract": "4S by S"}
POSITION = {"N": "A2...", "E": "3.K..", "S": "KQ...", "W": "..A.2"}


def heard(situation: str, claim: dict[str, object], edition: str = "2017", **facts: object) -> Ruling:
    """The situation against 4S by south, with that claim and nothing else but these answers."""
    law = law_of(situation, edition)
    return rule(law, read_case(law, {**facts, "record": SPADES | {"claim": claim}}))


def told(ruling: Ruling) -> dict[str, str]:
    """The derived answers that came from the claim."""
    derived = {fact.key: str(fact.kind.write(value)) for fact, value in ruling.derived.items()}
    return {key: value for key, value in derived.items() if key in ruling.from_claim}


@pytest.mark.parametrize("situation", ["claim", "contested_claim", "claim_after_revoke", "cancelled_concession"])
def test_the_claimer_is_not_asked_for(situation: str) -> None:
    ruling = heard(situation, {"claimer": "S"})
    assert told(ruling) == {"offender": "S"}
    assert heard(situation, {"claimer": "S"}, offender="W").from_claim == {"offender"}
    assert told(heard(situation, {"claimer": "S"}, offender="W")) == {}


def test_without_a_claimer_he_is_asked_for() -> None:
    question = heard("claim", {"statement": "All mine"}).question
    assert question is not None
    assert question.fact.key == "offender"


def test_an_objection_is_a_doubt() -> None:
    ruling = heard("claim", {"claimer": "S", "objection": "A trump is out."}, claim_statement="will_win")
    assert told(ruling) == {"offender": "S", "answer_to_claim": "doubted"}
    asked = heard("claim", {"claimer": "S"}, claim_statement="will_win").question
    assert asked is not None
    assert asked.fact.key == "answer_to_claim"


@pytest.mark.parametrize(
    ("hands", "no_trump_out"),
    [
        (POSITION, False),
        (POSITION | {"E": ".K3.."}, True),
        ({"N": "AKQJT98...", "S": "765432..."}, True),
        ({"N": "AKQJT98...", "S": "76543.2.."}, False),
        ({"N": "A2..."}, False),
    ],
)
def test_where_the_other_side_has_no_trump_left_none_can_be_out(hands: dict[str, str], no_trump_out: bool) -> None:
    ruling = heard("contested_claim", {"claimer": "S", "hands": hands})
    asked = ruling.question.fact.key if ruling.question else ""
    assert (asked == "proposed_line", asked == "trump_is_out_and_unmentioned") == (no_trump_out, not no_trump_out)


@pytest.mark.parametrize(
    ("hands", "left"),
    [
        (POSITION, "2"),
        (POSITION | {"W": "..A.32"}, "3"),
        ({"N": "A2...", "E": "3.4.."}, None),
        ({"N": "A2...", "E": "3.K..", "S": "KQ..."}, None),
        ({"N": "A2...", "E": "3.K4.."}, "3"),
    ],
)
def test_the_longest_hand_tells_how_many_tricks_are_left(hands: dict[str, str], left: str | None) -> None:
    facts = {"trump_is_out_and_unmentioned": False, "proposed_line": "stated", "order_within_suit_matters": False}
    ruling = heard("contested_claim", {"claimer": "S", "hands": hands}, **facts)
    assert told(ruling).get("tricks_left") == left


def test_an_opponents_claim_tells_who_claimed_when_the_agreement_is_withdrawn() -> None:
    facts = {"offender": "N", "objected_when": "before_agreement_was_established"}
    assert told(heard("agreed_claim", {"claimer": "W"}, **facts)) == {"claimer": "W"}
    assert "claimer" not in told(heard("agreed_claim", {"claimer": "S"}, **facts))


@pytest.mark.parametrize("edition", ["2017", "2007"])
def test_63A3_a_claim_of_the_offending_side_establishes_its_revoke(edition: str) -> None:
    facts = {"offender": "W", "failure": "did_not_follow_suit", "revoke_trick": 4}
    ruling = heard("revoke", {"claimer": "E"}, edition, **facts)
    assert told(ruling) == {"since_the_revoke": "claimed"}
    asked = heard("revoke", {"claimer": "S"}, edition, **facts).question
    assert asked is not None
    assert asked.fact.key == "since_the_revoke"


ALL_FOLLOW = played("4S by S", "DDHHCCHDCSSS", "SSSEWSSSSSSSS", {})
"""Spades are drawn at tricks ten to twelve; everybody follows."""


@pytest.mark.parametrize(("trick", "is_told"), [(12, True), (11, False)])
def test_the_deal_and_the_play_tell_that_no_trump_is_out_though_no_hand_was_put_down(trick: int, is_told: bool) -> None:
    record = {**up_to(ALL_FOLLOW, trick), "claim": {"claimer": "S"}}
    ruling = ruled("contested_claim", record=record, offender="S")
    assert ("trump_is_out_and_unmentioned" in {fact.key for fact in ruling.derived}) == is_told
    assert "trump_is_out_and_unmentioned" not in ruling.from_claim


def test_without_the_deal_the_play_alone_does_not_tell_it() -> None:
    record = {**up_to(ALL_FOLLOW, 12), "deal": None, "claim": {"claimer": "S"}}
    assert "trump_is_out_and_unmentioned" not in {fact.key for fact in ruled("contested_claim", record=record).derived}


def test_a_card_owed_to_an_earlier_trick_makes_no_trick_that_was_left() -> None:
    claim = {"claimer": "N", "hands": {"N": "AK...", "E": "3.K..", "S": "Q2..4.", "W": "..A.2"}}
    record: dict[str, object] = {"contract": "3NT by N", "tricks": [["H2", "-", "H3", "H4"]], "claim": claim}
    facts: dict[str, object] = {"proposed_line": "stated", "order_within_suit_matters": False}
    ruling = ruled("contested_claim", record=record, offender="N", **facts)
    assert {fact.key: value for fact, value in ruling.derived.items()}["tricks_left"] == 2

"""Law 52, row by row."""

import pytest

from rulings.laws.engine import AskedOf, Effect, UnknownAnswer
from tests.laws.ruling import cited, ruled, the

EDITIONS = pytest.mark.parametrize("edition", ["2017", "2007"])
OWN_ACCORD = ("52A", "may_not_change_it_himself")
STAYS = (
    ("52B1(c)", "unplayed_penalty_card_stays"),
    ("50D", "duties_of_the_penalty_card_go_on"),
    ("64B3", "unplayed_penalty_card_no_trick"),
)


def test_52A_whatever_follows_the_defender_may_not_change_the_card_himself() -> None:
    ruling = ruled("failure_to_play_penalty_card")
    assert [(finding.paragraph, finding.key) for finding in ruling.findings] == [OWN_ACCORD]
    assert ruling.question is not None


def test_52B1a_accepted_the_card_stands_and_the_penalty_card_stays() -> None:
    ruling = ruled(
        "failure_to_play_penalty_card", declarer_since_other_card="not_played", declarer_accepts_other_card=True
    )
    assert cited(ruling) == [OWN_ACCORD, ("52B1(a)", "declarer_accepts_the_other_card"), *STAYS]


def test_52B1a_declarer_is_the_one_who_accepts() -> None:
    question = ruled("failure_to_play_penalty_card", declarer_since_other_card="not_played").question
    assert question is not None
    assert question.fact.asked_of is AskedOf.DECLARER


@EDITIONS
def test_52B1b_declarer_who_has_played_since_must_accept(edition: str) -> None:
    ruling = ruled("failure_to_play_penalty_card", edition, declarer_since_other_card="played")
    assert cited(ruling) == [OWN_ACCORD, ("52B1(b)", "declarer_must_accept_the_other_card"), *STAYS]


@EDITIONS
def test_52B2_not_accepted_the_penalty_card_is_played_and_the_other_becomes_major_too(edition: str) -> None:
    ruling = ruled(
        "failure_to_play_penalty_card",
        edition,
        declarer_since_other_card="not_played",
        declarer_accepts_other_card=False,
    )
    assert cited(ruling) == [
        OWN_ACCORD,
        ("52B2", "penalty_card_is_substituted"),
        ("52B2", "every_illegal_card_is_major"),
    ]
    assert the(ruling, "every_illegal_card_is_major").plain_values() == {
        "who": "W",
        "law": "51",
        "situation": "penalty_card",
    }


@pytest.mark.parametrize(("edition", "key", "paragraph", "effect"), [
    ("2017", "unplayed_penalty_card_no_trick", "64B3", Effect.NO_RECTIFICATION),
    ("2017", "equity_after_unplayed_penalty_card", "64C1", Effect.CHECK_LATER),
    ("2007", "unplayed_penalty_card_no_trick", "64B3", Effect.NO_RECTIFICATION),
    ("2007", "equity_after_unplayed_penalty_card", "64C", Effect.CHECK_LATER),
])  # fmt: skip
def test_64B3_found_later_it_is_a_revoke_without_tricks_but_with_equity(
    edition: str, key: str, paragraph: str, effect: Effect
) -> None:
    ruling = ruled("failure_to_play_penalty_card", edition, declarer_since_other_card="found_later")
    assert (the(ruling, key).paragraph, the(ruling, key).effect) == (paragraph, effect)
    assert cited(ruling)[:5] == [OWN_ACCORD, ("52B1(b)", "declarer_must_accept_the_other_card"), *STAYS]


def test_52A_only_a_defender_has_a_penalty_card_to_play() -> None:
    assert (
        ruled("failure_to_play_penalty_card", record={"contract": "4S N"}, declarer_since_other_card="played").question
        is None
    )
    with pytest.raises(UnknownAnswer, match="offender"):
        ruled("failure_to_play_penalty_card", record={"contract": "4S E"}, declarer_since_other_card="played")

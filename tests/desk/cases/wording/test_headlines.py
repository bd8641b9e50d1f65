"""A ruling in one sentence, for rows and pages alike."""

from typing import Any

import pytest
from django.utils.translation import override

from rulings.bridge import Seat
from rulings.desk.cases.wording.headlines import headline_text
from rulings.laws.engine import Effect, StoredFinding


def finding(effect: Effect, key: str = "a_finding", **values: object) -> StoredFinding:
    return StoredFinding("1", str(effect), key, values)


TWO_TRICKS = finding(Effect.TRICKS_TRANSFERRED, to="NS", tricks=2)
FIVE_TRICKS = finding(Effect.TRICKS_TRANSFERRED, to="NS", tricks=5)
NO_TRICK = finding(Effect.NO_RECTIFICATION, tricks=0)
AVERAGE = finding(Effect.ADJUSTED_SCORE, kind="artificial")
NOBODY = finding(Effect.MUST_PASS, cards=["SA"])
LATER = finding(Effect.CHECK_LATER, "equity_after_play", side="NS")


@pytest.mark.parametrize(
    ("situation", "who", "found", "expected"),
    [
        ("established_revoke", Seat.WEST, [LATER, TWO_TRICKS], "West revoked: two tricks to North-South"),
        (
            "opening_lead_out_of_turn",
            Seat.WEST,
            [finding(Effect.STANDS, "lead_accepted_dummy_is_spread", who="N", of="W", dummy="E")],
            "West led out of turn: the lead stands and East is dummy",
        ),
        (
            "opening_lead_out_of_turn",
            Seat.WEST,
            [
                finding(Effect.TURN_RETURNS, "lead_refused_partner_leads", who="E", of="W"),
                finding(Effect.LEAD_RESTRICTION, who="E"),
            ],
            "West led out of turn: the lead is refused and East leads; lead restriction",
        ),
        ("insufficient_bid", Seat.SOUTH, [finding(Effect.STANDS)], "South made an insufficient bid: it stands"),
        (
            "bid_out_of_rotation",
            Seat.EAST,
            [finding(Effect.CANCELLED, who="E"), finding(Effect.MUST_PASS, who="W")],
            "East bid out of turn: West must pass",
        ),
        (
            "penalty_card",
            Seat.EAST,
            [finding(Effect.PENALTY_CARD, who="E")],
            "A card of East was exposed: penalty card",
        ),
        (
            "contested_claim",
            Seat.SOUTH,
            [finding(Effect.STANDS, "tricks_left_are_awarded", side="NS", other="EW", tricks=3, rest=2)],
            "Contested claim or concession of South: of the tricks left 3 to North-South, 2 to East-West",
        ),
        (
            "unauthorized_information",
            Seat.NORTH,
            [finding(Effect.ADJUSTED_SCORE, kind="assigned")],
            "North may have had information from partner: the score is adjusted",
        ),
        (
            "unauthorized_information",
            Seat.NORTH,
            [finding(Effect.NO_RECTIFICATION, "no_logical_alternative", who="N")],
            "North may have had information from partner: the score stands",
        ),
        (
            "misdeal",
            None,
            [finding(Effect.ADJUSTED_SCORE, kind="artificial")],
            "Misdeal, or a new deal: an artificial adjusted score",
        ),
        (
            "defective_trick",
            Seat.WEST,
            [finding(Effect.NO_RECTIFICATION, tricks=0)],
            "West played no card or too many to a trick: no trick is transferred",
        ),
        ("defective_trick", Seat.WEST, [LATER], "West played no card or too many to a trick: to be judged later"),
        ("defective_trick", None, [finding(Effect.PROCEDURE)], "Defective trick"),
        (
            "established_revoke",
            Seat.WEST,
            [finding(Effect.TRICKS_TRANSFERRED, to="NS", tricks=5)],
            "West revoked: tricks to North-South: 5",
        ),
        (
            "bid_out_of_rotation",
            Seat.EAST,
            [finding(Effect.MUST_PASS, cards=["SA"])],
            "East bid out of turn: – must pass",
        ),
    ],
)
def test_who_what_and_the_result(situation: str, who: Seat | None, found: list[StoredFinding], expected: str) -> None:
    assert headline_text(situation, who, found) == expected


@pytest.mark.parametrize("effect", Effect)
def test_every_effect_has_words_or_says_nothing(effect: Effect) -> None:
    values: dict[str, Any] = {"who": "W", "to": "NS", "tricks": 1}
    silent = {Effect.INFORMATION, Effect.PROCEDURE, Effect.SEE_LAW}
    assert (headline_text("misdeal", None, [finding(effect, **values)]) == "Misdeal, or a new deal") is (
        effect in silent
    )


def test_a_situation_without_a_sentence_of_its_own_is_told_by_its_title() -> None:
    assert headline_text("late_question", Seat.WEST, [LATER]).startswith("Question after the opening lead (West): ")


def test_the_director_s_own_ruling_stands_in_place_of_the_findings() -> None:
    told = headline_text("established_revoke", Seat.WEST, [TWO_TRICKS], own="No trick, by agreement.")
    assert told == "West revoked: No trick, by agreement."


def test_seats_and_sides_are_in_the_reader_s_language() -> None:
    with override("it"):
        assert "Nord-Sud" in headline_text("established_revoke", Seat.WEST, [TWO_TRICKS])

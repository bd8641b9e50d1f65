"""Law 26, row by row; West's call was withdrawn, and East is his partner."""

import pytest

from rulings.bridge import Seat, Suit
from rulings.laws.engine import AskedOf, Effect, Ruling
from tests.laws.recorded_auctions import asked, recorded, typed
from tests.laws.ruling import Told, cited, row, ruled, the, told


def restricted(shown: str, **facts: object) -> Ruling:
    return ruled("lead_restriction", role="defender", comparable_test="none", suits_shown=shown.split(), **facts)


@pytest.mark.parametrize("role", ["declarer", "dummy"])
def test_26_only_a_defenders_call_restricts_a_lead(role: str) -> None:
    assert cited(ruled("lead_restriction", role=role)) == [("26", "offender_is_no_defender")]


@pytest.mark.parametrize("test", ["same_or_similar", "subset", "same_purpose"])
def test_26A_a_comparable_replacement_lifts_it_and_23C_is_judged_later(test: str) -> None:
    assert cited(ruled("lead_restriction", role="defender", comparable_test=test)) == [
        ("26A", "comparable_so_no_lead_restriction"),
        ("23C", "judge_after_play_whether_assisted"),
    ]


@pytest.mark.parametrize(("shown", "left"), [
    ("", "S H D C none"),
    ("S", "H D C none"),
    ("H C", "S D none"),
    ("S H D", "C none"),
])  # fmt: skip
def test_26B_declarer_chooses_among_exactly_the_suits_that_remain_or_none(shown: str, left: str) -> None:
    question = restricted(shown, partners_first_lead="now").question
    assert question is not None
    assert question.fact.asked_of is AskedOf.DECLARER
    assert [str(option) for option in question.options] == left.split()


def test_26B_the_prohibition_lasts_while_the_partner_keeps_the_lead_and_59_is_its_limit() -> None:
    ruling = restricted("S", partners_first_lead="now", prohibited_suit="H")
    ban = the(ruling, "partner_may_not_lead_the_suits")
    assert (ban.paragraph, ban.effect) == ("26B", Effect.LEAD_RESTRICTION)
    assert dict(ban.values) == {"who": Seat.EAST, "suits": frozenset([Suit.HEARTS])}
    assert the(ruling, "if_nothing_else_any_card").paragraph == "59"


def test_26B_the_offenders_own_opening_lead_is_free_and_partners_first_turn_is_waited_for() -> None:
    ruling = restricted("S H", partners_first_lead="not_yet")
    waits = the(ruling, "wait_for_partners_first_lead")
    assert dict(waits.values) == {"who": Seat.EAST, "suits": frozenset([Suit.DIAMONDS, Suit.CLUBS])}
    assert waits.paragraph == "26B"


def test_26B_who_only_passed_has_shown_no_suit_but_what_a_bid_showed_is_asked() -> None:
    passed = ruled("lead_restriction", record=recorded("1H P P P"), comparable_test="none")
    assert asked(passed) == "partners_first_lead"
    bid = ruled("lead_restriction", record=recorded("1H P P 1S 2H P P P"), comparable_test="none")
    assert asked(bid) == "suits_shown"


def test_26B_an_auction_recorded_only_in_part_tells_no_suits() -> None:
    record = recorded("P 1H P", "W") | {"contract": "4H by N"}
    assert asked(ruled("lead_restriction", record=record, comparable_test="none")) == "suits_shown"


@pytest.mark.parametrize(("calls", "named"), [
    ("1H P P 1S 2H AP", "S"),
    ("1H P P X 2H AP", ""),
    ("1H P P 1S 2H P P 3D 3H AP", "S D"),
    ("1H P P [W:1S] 2D 2H AP", "D"),
    ("1H P 1NT 2NT 3H AP", ""),
])  # fmt: skip
def test_26B_the_suits_that_he_named_are_told_where_it_is_asked_what_he_showed(calls: str, named: str) -> None:
    ruling = typed("lead_restriction", calls, offender="W", comparable_test="none")
    told = [finding.values["suits"] for finding in ruling.findings if finding.key == "suits_named_in_the_auction"]
    expected = [frozenset(Suit(suit) for suit in named.split())] if named else []
    assert (told, asked(ruling)) == (expected, "suits_shown")


@pytest.mark.parametrize(("case", "found"), [
    row("26B declarer may prohibit nothing", ["26B declarer_prohibits_nothing"],
        restricted, "S", partners_first_lead="now", prohibited_suit="none"),
    row("26B after partner's first lead it is over", ["26B partners_first_lead_is_over"],
        restricted, "S", partners_first_lead="led_before"),
    row("26B all four suits shown leave none to prohibit", ["26B all_suits_shown_none_to_prohibit"],
        restricted, "S H D C"),
    row("26 the role follows from the recorded auction", ["26 offender_is_no_defender"],
        ruled, "lead_restriction", record=recorded("P P P 1H P P P")),
])  # fmt: skip
def test_the_whole_ruling(case: Told, found: list[str]) -> None:
    assert told(case) == found

"""The guards: what each speaks up for, with its paragraph, and when it is silent."""

from dataclasses import replace
from datetime import UTC, datetime
from fractions import Fraction

import pytest

from rulings.bridge import Average, Fault, Side
from rulings.scoring.adjusted.guards import Guard, cautions
from rulings.scoring.adjusted.penalties import Penalty, PenaltyUnit
from rulings.scoring.adjusted.proposals import SPLITTING, Period, Proposal
from rulings.scoring.boards.lines import Artificial, ArtificialScore, Assigned, Played, SelfInflicted
from rulings.scoring.boards.scores import Weighted
from rulings.scoring.regulations import Unit

PLUS, MINUS, AVERAGE = (ArtificialScore(average) for average in (Average.PLUS, Average.MINUS, Average.PLAIN))
EVEN = Weighted.of((620, 50), (-100, 50))
FAULTS = {Side.NS: Fault.NONE, Side.EW: Fault.DIRECTLY}
INNOCENT = {Side.NS: Fault.NONE, Side.EW: Fault.NONE}
ASSIGNED = Proposal(Assigned.to_both(EVEN), Played(-100), "16B3", can_assign=True)
AVERAGED = Proposal(Artificial(PLUS, MINUS), paragraph="12A2", faults=FAULTS)


def said(proposal: Proposal) -> list[tuple[Guard, str]]:
    return [(caution.guard, caution.paragraph) for caution in cautions(proposal)]


@pytest.mark.parametrize(
    "proposal",
    [
        ASSIGNED,
        AVERAGED,
        replace(AVERAGED, outcome=Artificial(PLUS, PLUS), faults=INNOCENT),
        replace(AVERAGED, outcome=Artificial(PLUS, PLUS), faults={}, is_outside_agency=True),
        replace(AVERAGED, outcome=Artificial(AVERAGE, AVERAGE), faults=dict.fromkeys(Side, Fault.PARTLY)),
        replace(AVERAGED, outcome=Artificial(MINUS, MINUS), faults=dict.fromkeys(Side, Fault.DIRECTLY)),
        replace(AVERAGED, can_assign=True, is_numerous=True),
        replace(ASSIGNED, outcome=Assigned.to_both(620), weighting_allowed=False),
        replace(ASSIGNED, outcome=SelfInflicted(Side.NS, -100, EVEN, 140), paragraph="12C1(e)"),
        *(
            replace(ASSIGNED, outcome=Assigned(620, -100), paragraph=paragraph)
            for paragraph in SPLITTING
            if paragraph != "79B3"
        ),
    ],
)
def test_nothing_speaks_against_what_is_as_it_should_be(proposal: Proposal) -> None:
    assert said(proposal) == []


def test_an_average_although_a_result_can_be_assigned() -> None:
    assert said(replace(AVERAGED, can_assign=True)) == [(Guard.AVERAGE_THOUGH_RESULT, "12C1(a)")]


def test_an_average_although_the_other_table_favours_one_side() -> None:
    assert said(replace(AVERAGED, other_table_favours=True)) == [(Guard.AVERAGE_THOUGH_OTHER_TABLE, "86B1")]


def test_sixty_sixty_although_somebody_was_at_fault() -> None:
    both = replace(AVERAGED, outcome=Artificial(PLUS, PLUS))
    assert said(both) == [(Guard.BOTH_PLUS_THOUGH_FAULT, "12C2(a)"), (Guard.ABOVE_WHOLE, "12C2(a)")]
    by_hand = replace(both, outcome=Artificial(ArtificialScore.percent(60), ArtificialScore.percent(60)))
    assert said(by_hand) == said(both)


def test_an_average_that_is_not_the_fault_s() -> None:
    wrong = replace(AVERAGED, outcome=Artificial(AVERAGE, MINUS))
    (caution,) = cautions(wrong)
    assert (caution.guard, caution.paragraph) == (Guard.AVERAGE_NOT_BY_FAULT, "12C2(a)")
    assert caution.values == {"side": "NS", "due": "plus", "given": "average"}


def test_sixty_fifty_is_above_the_whole_where_nobody_outside_was_at_fault() -> None:
    more = replace(AVERAGED, outcome=Artificial(PLUS, AVERAGE), faults={Side.NS: Fault.NONE, Side.EW: Fault.PARTLY})
    (caution,) = cautions(more)
    assert (caution.guard, caution.values) == (Guard.ABOVE_WHOLE, {"total": "110", "whole": "100"})
    assert said(replace(more, unit=Unit.IMPS)) == [(Guard.ABOVE_WHOLE, "12C2(a)")]


def test_sixty_sixty_with_no_fault_judged_is_questioned() -> None:
    unjudged = replace(AVERAGED, outcome=Artificial(PLUS, PLUS), faults={})
    assert said(unjudged) == [(Guard.ABOVE_WHOLE, "12C2(a)")]


def test_a_penalty_hidden_in_an_artificial_score() -> None:
    hidden = replace(AVERAGED, outcome=Artificial(PLUS, ArtificialScore.percent(0)))
    (caution,) = cautions(hidden)
    assert (caution.guard, caution.paragraph) == (Guard.PENALTY_IN_SCORE, "90A")
    assert caution.values == {"side": "EW", "amount": "0", "least": "40"}
    imps = replace(AVERAGED, outcome=Artificial(PLUS, ArtificialScore.imps(-6)), unit=Unit.IMPS)
    assert said(imps) == [(Guard.PENALTY_IN_SCORE, "90A")]


def test_a_penalty_hidden_in_a_split_score() -> None:
    hidden = replace(
        ASSIGNED,
        outcome=Assigned(ns=-100, ew=620),
        offending=Side.EW,
        awards={Side.NS: Fraction(4), Side.EW: Fraction(1)},
        top=10,
    )
    assert said(hidden) == [(Guard.SPLIT_WITHOUT_PARAGRAPH, "12C1"), (Guard.PENALTY_IN_SCORE, "90A")]


def test_both_sides_together_above_the_whole_in_a_split_score() -> None:
    more = replace(
        ASSIGNED, outcome=Assigned(ns=620, ew=-100), awards={Side.NS: Fraction(8), Side.EW: Fraction(7)}, top=10
    )
    assert said(more) == [(Guard.SPLIT_WITHOUT_PARAGRAPH, "12C1"), (Guard.ABOVE_WHOLE, "12C1")]
    assert said(replace(more, paragraph="82C")) == []


def test_matchpoints_counted_from_the_average_have_nothing_as_their_whole() -> None:
    split = replace(
        ASSIGNED, outcome=Assigned(ns=620, ew=-100), paragraph="12C1(e)", top=10, is_centred=True, offending=Side.EW
    )
    assert said(replace(split, awards={Side.NS: Fraction(3), Side.EW: Fraction(-3)})) == []
    assert said(replace(split, awards={Side.NS: Fraction(3), Side.EW: Fraction(2)})) == [(Guard.ABOVE_WHOLE, "12C1")]
    by_hand = Artificial(ArtificialScore.matchpoints(1), ArtificialScore.matchpoints(-1))
    assert said(replace(AVERAGED, outcome=by_hand, faults={}, top=10, is_centred=True)) == []


@pytest.mark.parametrize("weights", [((620, 50), (-100, 40)), ((620, 60), (-100, 50))])
def test_weights_that_do_not_add_to_100(weights: tuple[tuple[int, int], ...]) -> None:
    outcome = Assigned.to_both(Weighted.of(*weights))
    assert said(replace(ASSIGNED, outcome=outcome)) == [(Guard.WEIGHTS_NOT_100, "12C1(c)")]


def test_weighting_where_the_profile_bars_it() -> None:
    assert said(replace(ASSIGNED, weighting_allowed=False)) == [(Guard.WEIGHTING_BARRED, "12C1(c)")]


def test_a_weight_on_a_result_reached_only_by_the_infraction() -> None:
    (caution,) = cautions(replace(ASSIGNED, by_infraction=frozenset({620})))
    assert (caution.guard, caution.paragraph, caution.values) == (
        Guard.WEIGHT_BY_INFRACTION,
        "12C1(c)",
        {"points": "620"},
    )


def test_what_was_open_after_the_infraction_may_come_from_it() -> None:
    hurt = SelfInflicted(Side.NS, actual=-100, adjusted=620, without_error=140)
    proposal = replace(ASSIGNED, outcome=hurt, paragraph="12C1(e)", by_infraction=frozenset({140, -100}))
    assert said(proposal) == []


def test_a_late_disagreement_on_tricks_raises_nobody() -> None:
    late = replace(ASSIGNED, table=Played(420), paragraph="79B3")
    assert said(replace(late, outcome=Assigned(ns=-50, ew=420))) == []
    assert said(replace(late, outcome=Assigned(ns=450, ew=420))) == [(Guard.RAISED_LATE, "79B3")]
    assert said(replace(late, outcome=Assigned(ns=420, ew=-50))) == [(Guard.RAISED_LATE, "79B3")]


def test_offenders_who_gain() -> None:
    gains = replace(ASSIGNED, offending=Side.EW, awards={Side.EW: Fraction(5)}, table_awards={Side.EW: Fraction(4)})
    (caution,) = cautions(gains)
    assert (caution.guard, caution.paragraph, caution.values) == (
        Guard.OFFENDERS_GAIN,
        "12B1",
        {"side": "EW", "gained": "1"},
    )
    assert said(replace(gains, offending=Side.NS)) == []


@pytest.mark.parametrize("paragraph", ["", "12B1"])
def test_an_adjustment_without_a_paragraph_that_gives_the_power(paragraph: str) -> None:
    assert said(replace(ASSIGNED, paragraph=paragraph)) == [(Guard.NO_POWER, "12A")]


def test_a_blameless_partner_is_not_penalised() -> None:
    penalties = (Penalty.standard("Pat", PenaltyUnit.PERCENT_OF_TOP),)
    assert said(replace(ASSIGNED, penalties=penalties, blameless=frozenset({"Pat"}))) == [
        (Guard.BLAMELESS_PARTNER, "12C3")
    ]
    assert said(replace(ASSIGNED, penalties=penalties)) == []


def test_an_adjustment_after_the_period() -> None:
    ends = datetime(2024, 5, 28, 23, 30, tzinfo=UTC)
    late, in_time = Period(ends.replace(minute=31), ends), Period(ends, ends)
    assert said(replace(ASSIGNED, period=late)) == [(Guard.ASKED_LATE, "92B")]
    assert said(replace(ASSIGNED, period=in_time)) == []
    corrected = replace(ASSIGNED, outcome=Assigned.to_both(450), paragraph="", is_score_correction=True, period=late)
    assert said(corrected) == [(Guard.AFTER_PERIOD, "79C2")]


def test_matchpoints_set_by_hand_count_as_their_part_of_a_top() -> None:
    both = Artificial(ArtificialScore.matchpoints(5), ArtificialScore.matchpoints(4))
    (caution,) = cautions(replace(AVERAGED, outcome=both, faults={}, top=8))
    assert (caution.guard, caution.values) == (Guard.ABOVE_WHOLE, {"total": "225/2", "whole": "100"})


def test_boards_that_the_law_cancels_have_averages_though_results_were_obtained() -> None:
    """86B2(a) and (c), where nobody or both are at fault; one team alone at fault has a rule of its own."""
    nobody = {Side.NS: Fault.NONE, Side.EW: Fault.NONE}
    both_plus = Artificial(ArtificialScore(Average.PLUS), ArtificialScore(Average.PLUS))
    cancelled = replace(
        AVERAGED, outcome=both_plus, paragraph="86B2(a)", faults=nobody, can_assign=True, other_table_favours=True
    )
    assert said(cancelled) == []
    assert Guard.AVERAGE_THOUGH_RESULT in {guard for guard, _paragraph in said(replace(cancelled, paragraph="12C2"))}
    one = replace(cancelled, faults=nobody | {Side.EW: Fault.PARTLY})
    assert (Guard.ONE_TEAM_AT_FAULT, "86B2(b)") in said(one)

"""Law 60: play after an illegal lead or play, before the director has ruled on it."""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.bridge import Role, Seat
from rulings.laws.engine import Case, Effect, Finding, one_of, yes_no
from rulings.laws.play.sequel import play_goes_on_in_turn
from rulings.laws.record.play import leader_out_of_turn
from rulings.laws.record.roles import offender_recorded_as, recorded_role


class _PlayedAfter(StrEnum):
    """Who went on after the offender's illegal lead or play."""

    NEXT_OPPONENT = "next_opponent"
    OTHER_OPPONENT = "other_opponent"
    DEFENDER_AFTER_RETRACTION = "defender_after_retraction"
    OFFENDING_SIDE = "offending_side"


class _EarlyDefender(StrEnum):
    """60B: the defender who played before declarer's correct lead, as seen from the player reported."""

    HE = "he"
    LHO = "lho"
    RHO = "rho"


_played_after = one_of("played_after", _PlayedAfter, law="60")
_made_his_proper_lead = yes_no("made_his_proper_lead", law="53B")
_early_defender = one_of("early_defender", _EarlyDefender, law="60B")


def play_after_illegal_play(case: Case) -> Iterator[Finding]:
    """Only the opponent on the left of the hand that erred, dummy's too, loses his side's right by playing on."""
    who = offender_recorded_as(case, leader_out_of_turn(case))
    match case[_played_after]:
        case _PlayedAfter.NEXT_OPPONENT if case[_made_his_proper_lead]:
            key, see = "proper_lead_forfeits_nothing", "lead_out_of_turn"
            yield Finding("60A2", key, Effect.SEE_LAW, who=who, by=who.lho, law="53B", situation=see)
        case _PlayedAfter.NEXT_OPPONENT:
            yield from right_forfeited(who)
        case _PlayedAfter.OTHER_OPPONENT:
            see = "action_before_director"
            yield Finding("11A", "other_opponent_played_on", Effect.SEE_LAW, who=who, law="11A", situation=see)
        case _PlayedAfter.DEFENDER_AFTER_RETRACTION:
            early = _defender_of(case, who)
            key, see = "defender_played_before_correct_lead", "penalty_card"
            yield Finding("60B", key, Effect.SEE_LAW, who=early, law="50", situation=see)
        case _PlayedAfter.OFFENDING_SIDE:
            yield Finding("60C", "rights_of_the_other_side_stay", Effect.PROCEDURE, side=who.side.other)
            yield Finding("60C", "play_of_offending_side_may_be_rectified_too", Effect.PROCEDURE, side=who.side)
        case never:
            assert_never(never)


def _defender_of(case: Case, who: Seat) -> Seat:
    """The defender himself may be reported, or declarer whose lead went back."""
    reported = recorded_role(case)
    if reported is Role.DEFENDER:
        return who
    opponents = (_EarlyDefender.LHO, _EarlyDefender.RHO)
    match case.among(_early_defender, opponents if reported else tuple(_EarlyDefender)):
        case _EarlyDefender.HE:
            return who
        case _EarlyDefender.LHO:
            return who.lho
        case _EarlyDefender.RHO:
            return who.rho
        case never:
            assert_never(never)


def right_forfeited(who: Seat) -> Iterator[Finding]:
    """60A: the left-hand opponent of `who` played on, so the illegal card counts as played in turn."""
    yield Finding("60A1", "right_forfeited_by_playing_on", Effect.NO_RECTIFICATION, who=who, by=who.lho)
    yield Finding("60A2", "illegal_card_counts_as_in_turn", Effect.STANDS, who=who)
    yield play_goes_on_in_turn()
    yield Finding("60A3", "earlier_duties_remain", Effect.PROCEDURE, side=who.side)

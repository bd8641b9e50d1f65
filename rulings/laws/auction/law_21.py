"""Law 21: a call based on misinformation from an opponent; Law 75 where it is asked which of the two it is.

Of the two opponents only the one who called last can still change his call (21B1a): who that is, is one question, and
all their other calls are looked at together. What the next opponent changes then is told beforehand, for it asks
nothing further of the director.
"""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.bridge import Seat
from rulings.laws.auction.withdrawn_call import calls_next, no_lead_restriction_named
from rulings.laws.engine import Case, Effect, Fact, Finding, OneSeat, judgement, one_of, yes_no
from rulings.laws.record.roles import offender


class _Source(StrEnum):
    """What the caller relied on."""

    WRONG_EXPLANATION = "wrong_explanation"
    MISSING_ALERT = "missing_alert"
    HAND_DIFFERS = "hand_differs"
    NO_SUCH_AGREEMENT = "no_such_agreement"
    OWN_MISUNDERSTANDING = "own_misunderstanding"


class _Known(StrEnum):
    """When the director hears of it."""

    BEFORE_THE_LEAD = "before_the_lead"
    DURING_PLAY = "during_play"
    PLAY_OVER = "play_over"


def _recorded_last_caller(case: Case) -> Seat | None:
    """Of the opponents of him who explained the one whose call stands last in the auction."""
    calls = case.record.auction.in_force.calls if case.record.auction else ()
    seats = [made.seat for made in calls if made.seat.side is not case[offender].side]
    return seats[-1] if seats else None


_source = one_of("misinformation_source", _Source, law="21")
_agreement_is_as_explained = judgement("agreement_is_as_explained", law="21B1(b)")
_known_when = one_of("misinformation_known_when", _Known, law="21B1(a)")
_misled_player: Fact[Seat] = Fact("misled_player", "21B1(a)", OneSeat(), derive=_recorded_last_caller)
_call_could_well_be_influenced = judgement("call_could_well_be_influenced", law="21B1(a)")
_changes_his_call = yes_no("misled_player_changes_his_call", law="21B1(a)")
_earlier_call_influenced = judgement("earlier_call_influenced", law="21B3")
_offenders_gained = judgement("offenders_gained", law="21B3")
_PRESUMED = {
    _Source.WRONG_EXPLANATION: ("21B1(a)", "explanation_was_misinformation"),
    _Source.MISSING_ALERT: ("21B1(a)", "missing_alert_is_misinformation"),
    _Source.HAND_DIFFERS: ("21B1(b)", "presumed_mistaken_explanation"),
    _Source.NO_SUCH_AGREEMENT: ("75D2", "no_agreement_is_misinformation"),
}


def misinformation(case: Case) -> Iterator[Finding]:
    """His own misunderstanding helps nobody; an opponent's misinformation lets a call be changed, or be adjusted."""
    heard_from = case[_source]
    if heard_from is _Source.OWN_MISUNDERSTANDING:
        yield Finding("21A", "own_misunderstanding", Effect.NO_RECTIFICATION)
        return
    who = case[offender]
    if heard_from is _Source.HAND_DIFFERS and case[_agreement_is_as_explained]:
        yield Finding("75C", "mistaken_call_result_stands", Effect.NO_RECTIFICATION, who=who)
        return
    yield Finding(*_PRESUMED[heard_from], Effect.PROCEDURE, who=who)
    yield from _misinformed(case, who, heard_from)


def _misinformed(case: Case, who: Seat, heard_from: _Source) -> Iterator[Finding]:
    """21B."""
    match case[_known_when]:
        case _Known.BEFORE_THE_LEAD:
            yield from _before_the_lead(case, who)
        case _Known.DURING_PLAY:
            yield _too_late(who)
            see = "retracted_card"
            yield Finding("20F6", "cards_played_on_misinformation", Effect.SEE_LAW, who=who, law="47E", situation=see)
        case _Known.PLAY_OVER:
            yield from _judged_after_play(case, who, heard_from)
        case never:
            assert_never(never)


def _before_the_lead(case: Case, who: Seat) -> Iterator[Finding]:
    """21B1 and B2: his last call may be changed while his partner has not called; then the opponent's later one."""
    yield Finding("75A", "explanation_of_his_call_is_unauthorized", Effect.INFORMATION, who=who.partner, of=who)
    misled = case.among(_misled_player, (who.lho, who.rho))
    yield Finding("21B1(a)", "partner_called_so_call_stands", Effect.STANDS, who=misled.partner, of=misled)
    if not case[_call_could_well_be_influenced]:
        yield Finding("21B1(a)", "call_not_influenced_stands", Effect.STANDS, who=misled)
        yield _other_calls(case, who, misled)
        return
    yield Finding("21B1(a)", "may_change_his_last_call", Effect.PROCEDURE, who=misled)
    if case[_changes_his_call]:
        yield from _changed(case, misled)
    else:
        yield Finding("21B3", "declined_to_change_no_adjustment_for_it", Effect.NO_RECTIFICATION, who=misled)
    yield _other_calls(case, who, misled)


def _other_calls(case: Case, who: Seat, misled: Seat) -> Finding:
    """21B3 is of calls that it is too late to change, not of the one that he may change or could have changed."""
    if case[_earlier_call_influenced]:
        return _too_late(who)
    return Finding("21B3", "no_earlier_call_influenced", Effect.NO_RECTIFICATION, side=misled.side, of=who)


def _changed(case: Case, misled: Seat) -> Iterator[Finding]:
    """16C is of both withdrawn calls: the misinformed side may use all, the other none.

    21B2 names 16C only, so no 26B; 26B by its own words would fit, so the director is told that he may judge so.
    """
    yield Finding("21B1(a)", "changed_without_rectification", Effect.NO_RECTIFICATION, who=misled, side=misled.side)
    key, others = "withdrawn_call_unauthorized_for_his_side", misled.side.other
    yield Finding("16C2", key, Effect.INFORMATION, side=others, of=misled)
    yield calls_next(misled.lho, misled)
    yield Finding("21B2", "opponent_changes_later_call", Effect.PROCEDURE, who=misled.lho, side=others)
    yield no_lead_restriction_named("21B2", misled.lho)


def _too_late(who: Seat) -> Finding:
    """21B3, judged after play: did his side gain by calls that can no longer be changed?"""
    key = "judge_after_play_whether_misinformation_gained"
    return Finding("21B3", key, Effect.CHECK_LATER, side=who.side, of=who)


def _judged_after_play(case: Case, who: Seat, heard_from: _Source) -> Iterator[Finding]:
    """21B3 and 75D3: adjusted if the offending side gained; without an agreement, as if told so."""
    if not case[_offenders_gained]:
        yield Finding("21B3", "misinformation_did_no_harm", Effect.NO_RECTIFICATION, of=who)
    elif heard_from is _Source.NO_SUCH_AGREEMENT:
        yield Finding("75D3", "adjusted_as_if_told_no_agreement", Effect.ADJUSTED_SCORE, of=who, kind="assigned")
    else:
        yield Finding("21B3", "misinformation_gained", Effect.ADJUSTED_SCORE, of=who, kind="assigned")

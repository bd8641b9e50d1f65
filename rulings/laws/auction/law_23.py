"""Law 23: comparable call: which call was withdrawn, who may be told what, the judgement, and 23C after play.

Laws 26 to 32 share the judgement whether a replacement is comparable (23A and B), with its three tests, and what that
lifts.
"""

from collections.abc import Iterator
from enum import StrEnum

from rulings.bridge import Call, CallIrregularity, CallKind, Seat
from rulings.laws.auction.withdrawn_call import withdrawn_call_information
from rulings.laws.engine import AskedOf, Case, Effect, Fact, Finding, OneCall, OneOf, WaitsFor, judgement, one_of
from rulings.laws.record.auction import InQuestion, Turn, legal_replacements, recorded_replacement_call, replaced_call
from rulings.laws.record.roles import offender, offender_recorded_as


class _Withdrawn(StrEnum):
    """Which call was withdrawn, or that play is over and 23C is to be judged."""

    INSUFFICIENT_BID = "insufficient_bid"
    PASS = "pass"
    BID = "bid"
    DOUBLE = "double"
    ANOTHER = "another"
    PLAY_OVER = "play_over"


_OUT_OF_ROTATION = {CallKind.PASS: (_Withdrawn.PASS, _Withdrawn.BID), CallKind.BID: (_Withdrawn.BID,)}
"""A recorded pass may have been artificial (30C)."""
_PRESCRIBED = {
    _Withdrawn.PASS: ("30A", "no_test_of_a_pass_at_rhos_turn"),
    _Withdrawn.BID: ("31A1", "no_test_once_rho_has_passed"),
    _Withdrawn.DOUBLE: ("32A1", "no_test_once_rho_has_passed"),
}
"""Out of turn at RHO's turn: the paragraphs that prescribe the next call, so that nothing is compared."""


def _withdrawn_open(found: InQuestion | None) -> tuple[_Withdrawn, ...]:
    """The sort of call that the record shows as irregular, or that play is over."""
    if found is None or not found.made.irregular:
        return tuple(_Withdrawn)
    if CallIrregularity.INADMISSIBLE in found.made.irregular:
        return (_Withdrawn.ANOTHER, _Withdrawn.PLAY_OVER)
    if CallIrregularity.OUT_OF_ROTATION in found.made.irregular:
        return (*_OUT_OF_ROTATION.get(found.made.call.kind, (_Withdrawn.DOUBLE,)), _Withdrawn.PLAY_OVER)
    return (_Withdrawn.INSUFFICIENT_BID, _Withdrawn.PLAY_OVER)


def _may_be_at_rhos_turn(found: InQuestion | None) -> bool:
    """Whether the record leaves it open that the call was made at RHO's turn."""
    return found is None or found.turn in (None, Turn.RHO)


_withdrawn = one_of("withdrawn_call", _Withdrawn, law="23")


class _Met(StrEnum):
    """23A: the tests are alternatives; one that is met is enough."""

    SAME_OR_SIMILAR = "same_or_similar"
    SUBSET = "subset"
    SAME_PURPOSE = "same_purpose"
    NONE = "none"


_replacement_call: Fact[Call] = Fact("replacement_call", "23A", OneCall(), derive=recorded_replacement_call)
_comparable_test: Fact[_Met] = Fact(
    "comparable_test",
    "23A",
    OneOf(_Met),
    AskedOf.JUDGEMENT,
    derived_through=(_replacement_call,),
    waits_for=WaitsFor.REPLACEMENT,
    told_by=_replacement_call,
)


def is_comparable(case: Case) -> bool:
    """23A: any one test is enough. The meanings are compared, never the hand."""
    return case[_comparable_test] is not _Met.NONE


def called_instead(case: Case, legal: tuple[Call, ...]) -> Iterator[Finding]:
    """The call that is compared, where it is recorded or told: no ruling hangs on its name, so it is not asked for."""
    if case.answered(_replacement_call) is not None or recorded_replacement_call(case) in legal:
        call = case.among(_replacement_call, legal)
        yield Finding("23A", "called_instead", Effect.PROCEDURE, who=case[offender], call=call)


def told_away_from_the_table(who: Seat) -> Finding:
    """He is told whether a call that he proposes is comparable, and no call is proposed to him."""
    return Finding("23A", "told_away_from_the_table", Effect.PROCEDURE, who=who)


def comparable_so_no_more(paragraph: str, off: str, who: Seat) -> Iterator[Finding]:
    """Auction and play go on; 16C2 (`off` names what lifts it) and 26 are off."""
    yield Finding(paragraph, "comparable_no_further_rectification", Effect.NO_RECTIFICATION, who=who)
    yield from free_lead_and_information(off, who)


def free_lead_and_information(off: str, who: Seat) -> Iterator[Finding]:
    """26A: 16C does not apply either."""
    yield not_unauthorized(off, who)
    yield no_lead_restriction(who)


def not_unauthorized(paragraph: str, who: Seat) -> Finding:
    return Finding(paragraph, "withdrawn_call_not_unauthorized", Effect.INFORMATION, who=who.partner, of=who)


def no_lead_restriction(who: Seat) -> Finding:
    return Finding("26A", "comparable_so_no_lead_restriction", Effect.NO_RECTIFICATION, side=who.side, of=who)


def assistance_later(who: Seat) -> Finding:
    """23C, judged after play."""
    return Finding("23C", "judge_after_play_whether_assisted", Effect.CHECK_LATER, side=who.side.other, of=who)


_PARAGRAPHS = {_Met.SAME_OR_SIMILAR: "23A1", _Met.SUBSET: "23A2", _Met.SAME_PURPOSE: "23A3"}
_CALLING = {
    _Withdrawn.INSUFFICIENT_BID: ("27", "insufficient_bid"),
    _Withdrawn.PASS: ("30", "pass_out_of_rotation"),
    _Withdrawn.BID: ("31", "bid_out_of_rotation"),
    _Withdrawn.DOUBLE: ("32", "double_out_of_rotation"),
}
_assisted_and_damaged = judgement("assisted_and_damaged", law="23C")


def comparable_call(case: Case) -> Iterator[Finding]:
    """A player proposes a call, or has made one, to replace what was withdrawn: is it comparable?"""
    found = replaced_call(case)
    who = offender_recorded_as(case, found.made.seat if found else None)
    gone = case.among(_withdrawn, _withdrawn_open(found))
    if gone is _Withdrawn.PLAY_OVER:
        yield from judged_after_play(case, "23C", "assisted_so_adjusted")
        return
    yield from _what_may_be_told(gone, who)
    if gone in _PRESCRIBED and _may_be_at_rhos_turn(found):
        paragraph, key = _PRESCRIBED[gone]
        yield Finding(paragraph, key, Effect.PROCEDURE, who=who, rho=who.rho)
    yield from called_instead(case, legal_replacements(case))
    if is_comparable(case):
        met = case[_comparable_test]
        yield Finding(_PARAGRAPHS[met], f"comparable_by_{met}", Effect.STANDS, who=who)
        yield from _comparable_to(gone, who)
    elif gone is _Withdrawn.ANOTHER:
        yield Finding("23A", "not_comparable_calling_law_applies", Effect.PROCEDURE, who=who)
        yield from withdrawn_call_information(who)
    else:
        law, see = _CALLING[gone]
        yield Finding("23A", "not_comparable", Effect.SEE_LAW, who=who, law=law, situation=see)


def _what_may_be_told(gone: _Withdrawn, who: Seat) -> Iterator[Finding]:
    """LHO decides first (27A1, 29A), and all know what the partner must do; the rest is between the offender and me.

    A call against 36 to 38 is never his to accept.
    """
    if gone is not _Withdrawn.ANOTHER:
        accepted_by = "27A1" if gone is _Withdrawn.INSUFFICIENT_BID else "29A"
        yield Finding(accepted_by, "lho_decides_before_any_call_is_tested", Effect.PROCEDURE, who=who.lho, of=who)
    yield Finding("23A", "all_are_told_what_partner_must_do", Effect.PROCEDURE, who=who.partner, of=who)
    yield told_away_from_the_table(who)


def _comparable_to(gone: _Withdrawn, who: Seat) -> Iterator[Finding]:
    """23B, 27B1(b), 26A; no way out of a pass that 27B3, 36B, 37B or 38C orders."""
    match gone:
        case _Withdrawn.INSUFFICIENT_BID:
            yield from comparable_so_no_more("27B1(b)", "26A", who)
        case _Withdrawn.ANOTHER:
            yield Finding("26A", "comparable_lifts_only_the_lead_restriction", Effect.PROCEDURE, who=who)
            yield not_unauthorized("26A", who)
        case _:
            yield from comparable_so_no_more("23B", "23B", who)
    yield assistance_later(who)


def judged_after_play(case: Case, paragraph: str, adjusted: str) -> Iterator[Finding]:
    """23C and 27D: without the assistance could the outcome well have been different, and were the others damaged?"""
    who = case[offender]
    if case[_assisted_and_damaged]:
        yield Finding(paragraph, adjusted, Effect.ADJUSTED_SCORE, of=who, to=who.side.other, kind="assigned")
    else:
        yield Finding(paragraph, "assistance_did_no_harm", Effect.NO_RECTIFICATION, of=who)

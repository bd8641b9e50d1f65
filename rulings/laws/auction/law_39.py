"""Law 39: a call after the final pass. First it is seen whether the auction was really over (17D3).

39 does not name 16C, nor does what could be found on it; but 16C is of every cancelled call by its own words: the other
side may use it, and a defender's bid, double or redouble is unauthorized for his partner (16C2). A pass tells nothing,
and of a late call of the declaring side dummy is soon seen.
"""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.bridge import Auction, AuctionCall, CallIrregularity, Seat
from rulings.laws.auction.law_17.skipped_player import zero_for_both
from rulings.laws.auction.withdrawn_call import withdrawn_call_information
from rulings.laws.engine import Case, Effect, Finding, one_of, yes_no
from rulings.laws.record.auction import call_in_question, in_force, in_question, irregular_places, recorded_lho_called
from rulings.laws.record.roles import offender, offender_recorded_as


class _Over(StrEnum):
    """How the auction ended, seen from the side of the caller."""

    HIS_SIDE_DEFENDS = "his_side_defends"
    HIS_SIDE_DECLARES = "his_side_declares"
    PASSED_OUT = "passed_out"
    PLAYER_SKIPPED = "player_skipped"


def _recorded_late_caller(case: Case) -> Seat | None:
    """Of several late calls the first that restricts a lead: a defender's bid, double or redouble, before LHO called.

    Where none does, the first of all.
    """
    auction = in_force(case)
    places = irregular_places(case, auction, CallIrregularity.AFTER_FINAL_PASS, ())
    late = [in_question(auction, place) for place in places]
    contract = auction.contract()
    defenders = contract.defenders if contract else ()
    costly = [each for each in late if each.made.seat in defenders and not each.made.call.is_pass]
    chosen = [each for each in costly if not each.lho_called] or late
    callers = [each.made for each in chosen] or _called_after_a_skip(auction)
    return callers[0].seat if callers else None


def _called_after_a_skip(auction: Auction) -> list[AuctionCall]:
    """The calls after three passes that closed nothing, for they skipped a player (17D3)."""
    return [made for place, made in enumerate(auction.calls) if auction.before(place).skipped]


def _recorded_end(case: Case) -> _Over | None:
    found = call_in_question(case, CallIrregularity.AFTER_FINAL_PASS)
    if found is None:
        return _Over.PLAYER_SKIPPED if _called_after_a_skip(in_force(case)) else None
    contract = found.before.contract()
    if contract is None or contract.declarer is None:
        return _Over.PASSED_OUT
    return _Over.HIS_SIDE_DECLARES if contract.declarer.side is case[offender].side else _Over.HIS_SIDE_DEFENDS


def _recorded_pass(case: Case) -> bool | None:
    found = call_in_question(case, CallIrregularity.AFTER_FINAL_PASS)
    return found.made.call.is_pass if found else None


_auction_ended = one_of("auction_ended", _Over, law="39", derive=_recorded_end)
_late_call_is_pass = yes_no("late_call_is_pass", law="39B", derive=_recorded_pass)
_lho_has_called = yes_no(
    "lho_called_after_late_call", law="39B", derive=recorded_lho_called(CallIrregularity.AFTER_FINAL_PASS)
)


def call_after_final_pass(case: Case) -> Iterator[Finding]:
    """Cancelled; only a defender's bid, double or redouble, before LHO called, lets declarer prohibit a lead."""
    who = offender_recorded_as(case, _recorded_late_caller(case))
    match case[_auction_ended]:
        case _Over.PLAYER_SKIPPED:
            see = "passes_out_of_turn_skip_a_player"
            yield Finding("17D3", "auction_was_not_over", Effect.SEE_LAW, who=who, law="17D3", situation=see)
            return
        case _Over.PASSED_OUT:
            yield Finding("39A", "late_calls_cancelled", Effect.CANCELLED, who=who)
            yield Finding("22B", "board_passed_out_nobody_defends", Effect.NO_RECTIFICATION, who=who)
            yield zero_for_both(case)
            return
        case _Over.HIS_SIDE_DECLARES:
            yield Finding("39A", "late_calls_cancelled", Effect.CANCELLED, who=who)
            yield Finding("39B", "late_call_by_declaring_side", Effect.NO_RECTIFICATION, who=who)
            key, others = "withdrawn_call_authorized_for_the_others", who.side.other
            yield Finding("16C1", key, Effect.INFORMATION, side=others, of=who)
        case _Over.HIS_SIDE_DEFENDS:
            yield from _defenders_call(case, who)
        case never:
            assert_never(never)


def _defenders_call(case: Case, who: Seat) -> Iterator[Finding]:
    """39B and C."""
    yield Finding("39A", "late_calls_cancelled", Effect.CANCELLED, who=who)
    if case[_late_call_is_pass]:
        yield Finding("39B", "late_pass_costs_nothing", Effect.NO_RECTIFICATION, who=who)
        return
    yield from withdrawn_call_information(who)
    if case[_lho_has_called]:
        yield Finding("39B", "late_call_costs_nothing", Effect.NO_RECTIFICATION, who=who, lho=who.lho)
    else:
        key, see = "late_call_restricts_the_lead", "lead_restriction"
        yield Finding("39C", key, Effect.SEE_LAW, who=who, partner=who.partner, law="26", situation=see)

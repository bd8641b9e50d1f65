"""Law 14: a hand is short of a card and none has more than 13. The editions agree.

The hand counts as complete all along. A board passed out before it was found is not in the text: by analogy with 14A3
the result stands, judged. After the round a revoke may cost no trick any more (64B), only equity (64C).
"""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.bridge import Role
from rulings.laws.engine import Case, Effect, Finding, judgement, one_of
from rulings.laws.preliminaries.law_12.award import in_place_of_the_result
from rulings.laws.record.lost import Told, lost_among_accounts, lost_in_the_tricks, told
from rulings.laws.record.roles import offender, role


class _Discovered(StrEnum):
    """When the hand was found short."""

    BEFORE_LEAD_FACED = "before_lead_faced"
    DURING_PLAY = "during_play"
    AFTER_PLAY = "after_play"
    AFTER_CORRECTION_PERIOD = "after_correction_period"
    PASSED_OUT = "passed_out"


class _Where(StrEnum):
    """Where the card was found."""

    AMONG_PLAYED_CARDS = "among_played_cards"
    ELSEWHERE = "elsewhere"
    NOT_FOUND = "not_found"


def _recorded_pass_out(case: Case) -> _Discovered | None:
    return _Discovered.PASSED_OUT if case.record.auction and case.record.auction.is_passed_out else None


_missing_card_discovered = one_of("missing_card_discovered", _Discovered, law="14A", derive=_recorded_pass_out)
_missing_card_found = one_of("missing_card_found", _Where, law="14A1")
_missing_card_seen_by_partner = told("missing_card_seen_by_partner", law="14B4")
_missing_card_should_have_been_played = told("missing_card_should_have_been_played", law="14B4")
_passed_out_with_missing_card_stands = judgement("passed_out_with_missing_card_stands", law="14A3")


def missing_card(case: Case) -> Iterator[Finding]:
    """The card is looked for and put back; the board is never cancelled for it."""
    match case[_missing_card_discovered]:
        case _Discovered.BEFORE_LEAD_FACED:
            yield from _found_before_the_lead(case)
            yield _uncounted(case)
        case _Discovered.DURING_PLAY | _Discovered.AFTER_PLAY:
            yield from _found_after_the_lead(case)
            yield _uncounted(case)
        case _Discovered.AFTER_CORRECTION_PERIOD:
            yield Finding("14B", "too_late_for_a_missing_card", Effect.NO_RECTIFICATION)
        case _Discovered.PASSED_OUT:
            yield from _passed_out(case)
        case never:
            assert_never(never)


def _found_before_the_lead(case: Case) -> Iterator[Finding]:
    """14A and C; a card whose face his partner could have seen is a matter of 24 besides."""
    who = case[offender]
    yield Finding("14A", "director_looks_for_the_card", Effect.PROCEDURE)
    is_found = case.among(_missing_card_found, (_Where.ELSEWHERE, _Where.NOT_FOUND)) is _Where.ELSEWHERE
    if is_found:
        yield Finding("14A1", "missing_card_restored", Effect.CARD_RETURNED, who=who)
    else:
        yield Finding("14A2", "deal_rebuilt_with_another_pack", Effect.CARD_RETURNED, who=who)
    yield Finding("14A3", "goes_on_and_no_call_changes", Effect.PLAY_ON)
    yield Finding("14A3", "hand_was_always_complete", Effect.PROCEDURE, who=who)
    yield Finding("14C", "replacement_unauthorized_for_partner", Effect.INFORMATION, who=who.partner, of=who)
    if is_found:
        yield from _seen_before_the_lead(case)


def _seen_before_the_lead(case: Case) -> Iterator[Finding]:
    """24, where its owner let it be seen."""
    who, see = case[offender], "card_exposed_in_auction"
    match case[_missing_card_seen_by_partner]:
        case Told.YES:
            yield Finding("24", "missing_card_was_exposed", Effect.SEE_LAW, who=who, law="24", situation=see)
        case Told.NO:
            return
        case Told.CANNOT_BE_TOLD:
            yield lost_among_accounts(who)
        case never:
            assert_never(never)


def _found_after_the_lead(case: Case) -> Iterator[Finding]:
    """14B: among the played cards it is a defective trick; elsewhere, or lost, it comes back to the hand."""
    who, where = case[offender], case[_missing_card_found]
    yield Finding("14B", "director_looks_for_the_card", Effect.PROCEDURE)
    match where:
        case _Where.AMONG_PLAYED_CARDS:
            see = "defective_trick"
            yield Finding("14B1", "missing_card_was_played", Effect.SEE_LAW, who=who, law="67", situation=see)
            return
        case _Where.ELSEWHERE:
            yield Finding("14B2", "missing_card_restored", Effect.CARD_RETURNED, who=who)
        case _Where.NOT_FOUND:
            yield Finding("14B3", "deal_rebuilt_with_another_pack", Effect.CARD_RETURNED, who=who)
        case never:
            assert_never(never)
    if case[_missing_card_discovered] is _Discovered.DURING_PLAY:
        yield from _restored_in_the_play(case, where)
    yield from _deemed_to_have_held_it(case)


def _restored_in_the_play(case: Case, where: _Where) -> Iterator[Finding]:
    """14B4, 48A and 14C: a penalty card only for a defender, if his partner could have seen its face.

    Dummy's cards lie open, so nothing of them is kept from declarer; and dummy, declarer's partner, takes no part.
    """
    who, see = case[offender], "penalty_card"
    if case[role] is not Role.DEFENDER:
        yield Finding("48A", "restored_card_is_never_a_penalty_card", Effect.NO_RECTIFICATION, who=who)
        return
    match case[_missing_card_seen_by_partner] if where is _Where.ELSEWHERE else Told.NO:
        case Told.YES:
            yield Finding("14B4", "restored_card_may_be_penalty_card", Effect.SEE_LAW, who=who, law="50", situation=see)
        case Told.NO:
            key = "restored_card_is_no_penalty_card"
            yield Finding("14B4", key, Effect.NO_RECTIFICATION, who=who, partner=who.partner)
        case Told.CANNOT_BE_TOLD:
            yield lost_among_accounts(who)
        case never:
            assert_never(never)
    yield Finding("14C", "replacement_unauthorized_for_partner", Effect.INFORMATION, who=who.partner, of=who)


def _deemed_to_have_held_it(case: Case) -> Iterator[Finding]:
    """14B4: not to have played it may be a revoke, which 64B may spare after the round."""
    who, see = case[offender], "revoke"
    yield Finding("14B4", "hand_was_always_complete", Effect.PROCEDURE, who=who)
    match case[_missing_card_should_have_been_played]:
        case Told.YES:
            yield Finding("14B4", "missing_card_caused_a_revoke", Effect.SEE_LAW, who=who, law="61", situation=see)
        case Told.NO:
            yield Finding("14B4", "missing_card_caused_no_revoke", Effect.NO_RECTIFICATION, who=who)
            return
        case Told.CANNOT_BE_TOLD:
            yield lost_in_the_tricks(who)
        case never:
            assert_never(never)
    if case[_missing_card_discovered] is _Discovered.AFTER_PLAY:
        yield Finding("64B", "late_revoke_may_cost_only_equity", Effect.PROCEDURE, who=who)


def _passed_out(case: Case) -> Iterator[Finding]:
    """14A3 by analogy; the hand is made complete for those who play the board later."""
    yield Finding("14A", "hand_is_complete_for_later_tables", Effect.CARD_RETURNED, who=case[offender])
    if case[_passed_out_with_missing_card_stands]:
        yield Finding("14A3", "passed_out_in_spite_of_missing_card", Effect.STANDS)
        yield _uncounted(case)
    else:
        yield Finding("12A2", "passed_out_was_not_bridge", Effect.PROCEDURE)
        yield _uncounted(case)
        yield from in_place_of_the_result(case, only_artificial=True)


def _uncounted(case: Case) -> Finding:
    """7B2: in every branch, for one who did not count his cards."""
    return Finding("90A", "not_counting_may_be_penalized", Effect.PENALTY, who=case[offender])

"""Law 64B: when no trick is transferred after an established revoke, and what is compared after play (64C).

Which exception applies is told as far as the record tells it, for one revoke or for the two of one side.
"""

from collections.abc import Iterator
from enum import StrEnum

from rulings.bridge import Role, Seat, Side, role_of
from rulings.laws.engine import Case, Edition, Effect, Finding, one_of
from rulings.laws.record.roles import known_role
from rulings.laws.tricks.revoke_facts import (
    TRICK_TWELVE,
    has_revoked_on_record,
    is_established_on_record,
    recorded_revokes,
    revoke_trick,
)


class Exception64B(StrEnum):
    """64B: reasons for which an established revoke transfers no trick (B1 and B8 follow from other answers).

    The last two are none of them: several revokes of one side are counted together, and what may be lost (66D).
    """

    NONE = "none"
    SAME_SUIT_AGAIN = "same_suit_again"
    SAME_SUIT_AFTER_ESTABLISHED = "same_suit_after_established"
    DUMMYS_CARD = "dummys_card"
    PENALTY_CARD = "penalty_card"
    FACED_CARD = "faced_card"
    AFTER_CALL_ON_NEXT_DEAL = "after_call_on_next_deal"
    AFTER_ROUND = "after_round"
    TRICK_TWELVE = "trick_twelve"
    BOTH_SIDES_REVOKED = "both_sides_revoked"
    BOTH_SIDES_ESTABLISHED = "both_sides_established"
    OWN_SIDE_REVOKED_TWICE = "own_side_revoked_twice"
    CANNOT_BE_TOLD = "cannot_be_told"


class EquityOf(StrEnum):
    """What is compared: one revoke, a repeated one (64B2), or revokes of both sides (64B7, 64B8)."""

    ONE_REVOKE = "one_revoke"
    REPEATED = "repeated"
    BOTH_SIDES = "both_sides"


_EQUITY_2017 = {EquityOf.ONE_REVOKE: "64C1", EquityOf.REPEATED: "64C2(a)", EquityOf.BOTH_SIDES: "64C2(b)"}
BOTH_REVOKED = (Exception64B.BOTH_SIDES_ESTABLISHED, Exception64B.BOTH_SIDES_REVOKED)
"""64B7 as each edition words it."""
PARAGRAPHS = {
    Exception64B.SAME_SUIT_AGAIN: "64B2",
    Exception64B.SAME_SUIT_AFTER_ESTABLISHED: "64B2",
    Exception64B.DUMMYS_CARD: "64B3",
    Exception64B.PENALTY_CARD: "64B3",
    Exception64B.FACED_CARD: "64B3",
    Exception64B.AFTER_CALL_ON_NEXT_DEAL: "64B4",
    Exception64B.AFTER_ROUND: "64B5",
    Exception64B.TRICK_TWELVE: "64B6",
    Exception64B.BOTH_SIDES_REVOKED: "64B7",
    Exception64B.BOTH_SIDES_ESTABLISHED: "64B7",
}


_TOO_LATE = (Exception64B.AFTER_CALL_ON_NEXT_DEAL, Exception64B.AFTER_ROUND)
_ONLY_2007 = (Exception64B.SAME_SUIT_AGAIN, Exception64B.BOTH_SIDES_REVOKED, Exception64B.FACED_CARD)
_ONLY_2017 = (
    Exception64B.SAME_SUIT_AFTER_ESTABLISHED,
    Exception64B.BOTH_SIDES_ESTABLISHED,
    Exception64B.PENALTY_CARD,
)
_ONLY_REVOKES = (Exception64B.PENALTY_CARD, Exception64B.FACED_CARD, Exception64B.OWN_SIDE_REVOKED_TWICE)


def exceptions_to_a_revoke(case: Case) -> tuple[Exception64B, ...]:
    """2017 asks of B2 and B7 whether the revokes were established, 2007 does not; B3 names a penalty card in 2017, any
    faced card in 2007.
    """
    left_out = case.by_edition(_ONLY_2007, in_2007=_ONLY_2017)
    return tuple(exception for exception in Exception64B if exception not in left_out)


def exceptions_to_a_missing_card(case: Case) -> tuple[Exception64B, ...]:
    """What may spare a player who is only deemed to have revoked (67B1)."""
    return tuple(exception for exception in exceptions_to_a_revoke(case) if exception not in _ONLY_REVOKES)


def ruled_out(case: Case, play_goes_on: bool) -> set[Exception64B]:
    """B4 and B5 while play goes on, B3 on dummy's card where the contract makes the offender another."""
    closed = set(_TOO_LATE) if play_goes_on else set()
    if known_role(case) in (Role.DECLARER, Role.DEFENDER):
        closed.add(Exception64B.DUMMYS_CARD)
    return closed


def paragraph_of_equity(case: Case, of: EquityOf) -> str:
    """In 2007 one paragraph, 64C, for all three."""
    return case.by_edition(_EQUITY_2017[of], in_2007="64C")


def none_transferred(who: Seat, exception: Exception64B) -> Finding:
    """64B2 to B7: no trick goes by itself."""
    return Finding(PARAGRAPHS[exception], f"no_trick_{exception}", Effect.NO_RECTIFICATION, side=who.side, tricks=0)


def equity_after(case: Case, who: Seat, exception: Exception64B) -> Iterator[Finding]:
    """64C: what remains to be compared after play, by the exception that applied or none."""
    match PARAGRAPHS.get(exception):
        case "64B2":
            number, key = paragraph_of_equity(case, EquityOf.REPEATED), "equity_after_repeated_revoke"
            yield Finding(number, key, Effect.CHECK_LATER, side=who.side.other, of=who)
        case "64B7":
            yield from likely_result_had_nobody_revoked(case, who)
        case _:
            yield from compare_equity(case, who)


def compare_equity(case: Case, who: Seat) -> Iterator[Finding]:
    """64C: the other side gets no less than it would have had without the revoke."""
    number = paragraph_of_equity(case, EquityOf.ONE_REVOKE)
    yield Finding(number, "equity_after_play", Effect.CHECK_LATER, side=who.side.other, of=who)


def likely_result_had_nobody_revoked(case: Case, who: Seat) -> Iterator[Finding]:
    """64C2(b): both sides revoked, so either may have been damaged."""
    number = paragraph_of_equity(case, EquityOf.BOTH_SIDES)
    yield Finding(number, "likely_result_had_nobody_revoked", Effect.CHECK_LATER, side=who.side, of=who)


def recorded_exception(case: Case) -> Exception64B | None:
    """From the play, several of the side or one of each side (64B7); from the contract B3, from the trick B6."""
    if len(recorded_revokes(case)) > 1:
        return Exception64B.OWN_SIDE_REVOKED_TWICE
    both = recorded_of_both_sides(case)
    if both is not None:
        return both
    if known_role(case) is Role.DUMMY:
        return Exception64B.DUMMYS_CARD
    return Exception64B.TRICK_TWELVE if case.relied_on.get(revoke_trick) == TRICK_TWELVE else None


def recorded_of_both_sides(case: Case) -> Exception64B | None:
    """64B7: in 2007 it is enough that both sides revoked, in 2017 both revokes must have been established."""
    if case.edition is Edition.LAWS_2007:
        return Exception64B.BOTH_SIDES_REVOKED if all(has_revoked_on_record(case, side) for side in Side) else None
    established = all(is_established_on_record(case, side) for side in Side)
    return Exception64B.BOTH_SIDES_ESTABLISHED if established else None


def recorded_for_all(case: Case) -> Exception64B | None:
    """The one exception that spares all the side's recorded revokes: 64B7, else B3 or B6 for each."""
    both = recorded_of_both_sides(case)
    if both is not None:
        return both
    found = {recorded_for_one(case, trick, seat) for trick, seat in recorded_revokes(case)}
    return found.pop() if len(found) == 1 else None


def recorded_for_one(case: Case, trick: int, seat: Seat) -> Exception64B | None:
    """64B3 where the card was dummy's, 64B6 at trick twelve."""
    contract = case.record.contract
    if contract is not None and role_of(seat, contract) is Role.DUMMY:
        return Exception64B.DUMMYS_CARD
    return Exception64B.TRICK_TWELVE if trick == TRICK_TWELVE else None


exception_of_64b = one_of("exception_of_64b", Exception64B, law="64B")
"""The record tells it by `recorded_exception`, for B7 is worded otherwise in each edition."""

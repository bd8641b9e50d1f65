"""Law 64B: which exception applies, as far as the record tells it, to one revoke or to the two of one side."""

from rulings.bridge.seats import Seat, Side
from rulings.bridge.tricks import Role, role_of
from rulings.laws.engine import Case
from rulings.laws.facts import one_of
from rulings.laws.law_64_exceptions import Edition, Exception64B
from rulings.laws.revoke_facts import (
    TRICK_TWELVE,
    has_revoked_on_record,
    is_established_on_record,
    recorded_pair,
    revoke_trick,
)
from rulings.laws.roles import recorded_role


def recorded_exception(case: Case, edition: Edition) -> Exception64B | None:
    """From the play, two revokes of the side or one of each side (64B7); from the contract B3, from the trick B6."""
    if recorded_pair(case) is not None:
        return Exception64B.OWN_SIDE_REVOKED_TWICE
    both = recorded_of_both_sides(case, edition)
    if both is not None:
        return both
    if recorded_role(case) is Role.DUMMY:
        return Exception64B.DUMMYS_CARD
    return Exception64B.TRICK_TWELVE if case.relied_on.get(revoke_trick) == TRICK_TWELVE else None


def recorded_of_both_sides(case: Case, edition: Edition) -> Exception64B | None:
    """64B7: in 2007 it is enough that both sides revoked, in 2017 both revokes must have been established."""
    if Exception64B.BOTH_SIDES_REVOKED in edition.of_revokes:
        return Exception64B.BOTH_SIDES_REVOKED if all(has_revoked_on_record(case, side) for side in Side) else None
    established = all(is_established_on_record(case, side) for side in Side)
    return Exception64B.BOTH_SIDES_ESTABLISHED if established else None


def recorded_for_the_pair(case: Case, edition: Edition) -> Exception64B | None:
    """The one exception that spares both of the side's two recorded revokes: 64B7, else B3 or B6 for each."""
    both = recorded_of_both_sides(case, edition)
    if both is not None:
        return both
    found = {of_one(case, trick, seat) for trick, seat in recorded_pair(case) or ()}
    return found.pop() if len(found) == 1 else None


def of_one(case: Case, trick: int, seat: Seat) -> Exception64B | None:
    """64B3 where the card was dummy's, 64B6 at trick twelve."""
    contract = case.record.contract
    if contract is not None and role_of(seat, contract) is Role.DUMMY:
        return Exception64B.DUMMYS_CARD
    return Exception64B.TRICK_TWELVE if trick == TRICK_TWELVE else None


exception_of_64b = one_of("exception_of_64b", Exception64B, law="64B")
"""The record tells it by `recorded_exception`, for B7 is worded otherwise in each edition."""

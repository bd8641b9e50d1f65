"""Law 64B: which exception applies, as far as the record tells it."""

from rulings.bridge.seats import Side
from rulings.bridge.tricks import Role
from rulings.laws.engine import Case
from rulings.laws.facts import one_of
from rulings.laws.law_64_exceptions import Exception64B
from rulings.laws.revoke_facts import TRICK_TWELVE, is_established_on_record, recorded_pair, revoke_trick
from rulings.laws.roles import recorded_role


def recorded_exception(case: Case) -> Exception64B | None:
    """From the play, two revokes of the side or one of each side (64B7); from the contract B3, from the trick B6."""
    if recorded_pair(case) is not None:
        return Exception64B.OWN_SIDE_REVOKED_TWICE
    if all(is_established_on_record(case, side) for side in Side):
        return Exception64B.BOTH_SIDES_ESTABLISHED
    if recorded_role(case) is Role.DUMMY:
        return Exception64B.DUMMYS_CARD
    return Exception64B.TRICK_TWELVE if case.relied_on.get(revoke_trick) == TRICK_TWELVE else None


exception_of_64b = one_of("exception_of_64b", Exception64B, law="64B", derive=recorded_exception)

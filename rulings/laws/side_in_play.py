"""On which side the offender is in the play, as far as that is known yet: the contract tells it."""

from enum import StrEnum

from rulings.laws.engine import Case
from rulings.laws.facts import one_of
from rulings.laws.roles import offender


class SideInPlay(StrEnum):
    """What the offender's side does once the auction is over."""

    NOT_YET = "not_yet"
    DECLARING = "declaring"
    DEFENDING = "defending"


def recorded_side(case: Case) -> SideInPlay | None:
    """From the contract; while the recorded auction goes on, not yet known."""
    contract, auction = case.record.contract, case.record.auction
    if contract is not None and contract.declarer is not None:
        return SideInPlay.DECLARING if contract.declarer.side is case[offender].side else SideInPlay.DEFENDING
    return SideInPlay.NOT_YET if auction is not None and not auction.is_over else None


side_in_play = one_of("side_in_play", SideInPlay, law="22", derive=recorded_side)

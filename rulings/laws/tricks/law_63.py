"""Law 63: what establishes a revoke. Once it is established the trick stands and is not corrected (63B)."""

from collections.abc import Iterator
from enum import StrEnum

from rulings.laws.engine import Case, Effect, Finding, one_of
from rulings.laws.record.claim import has_claimed, told_by_claim
from rulings.laws.record.play import recorded_tricks
from rulings.laws.record.roles import offender
from rulings.laws.tricks.revoke_facts import revoke_trick


class Since(StrEnum):
    """What has happened since the trick of the revoke, as far as 63A and 47E1 ask."""

    PLAYED_ON = "played_on"
    NOTHING = "nothing"
    ONLY_OPPONENTS_PLAYED_ON = "only_opponents_played_on"
    DESIGNATED_NEXT_CARD = "designated_next_card"
    WRONGLY_TOLD_TO_PLAY = "wrongly_told_to_play"
    CLAIMED = "claimed"
    AGREEMENT_ESTABLISHED = "agreement_established"
    OBJECTED_TO_CLAIM = "objected_to_claim"
    AGREED_TO_CLAIM = "agreed_to_claim"
    NOT_AGREED_TO_CLAIM = "not_agreed_to_claim"
    CANNOT_BE_TOLD = "cannot_be_told"


_ONLY_2007 = (Since.AGREED_TO_CLAIM, Since.NOT_AGREED_TO_CLAIM)
_ONLY_2017 = (Since.AGREEMENT_ESTABLISHED, Since.OBJECTED_TO_CLAIM)
SINCE_2017 = tuple(since for since in Since if since not in _ONLY_2007)
SINCE_2007 = tuple(since for since in Since if since not in _ONLY_2017)
_ESTABLISHES = {
    Since.PLAYED_ON: "63A1",
    Since.DESIGNATED_NEXT_CARD: "63A2",
    Since.CLAIMED: "63A3",
    Since.AGREEMENT_ESTABLISHED: "63A4",
    Since.AGREED_TO_CLAIM: "63A3",
}
_DOES_NOT = {
    Since.NOTHING: "63A",
    Since.ONLY_OPPONENTS_PLAYED_ON: "63A1",
    Since.WRONGLY_TOLD_TO_PLAY: "47E1",
    Since.OBJECTED_TO_CLAIM: "63A4",
    Since.NOT_AGREED_TO_CLAIM: "63A3",
}
BY_A_CLAIM = (Since.CLAIMED, Since.AGREEMENT_ESTABLISHED, Since.AGREED_TO_CLAIM)
CLAIM_IS_CONTESTED = (Since.OBJECTED_TO_CLAIM, Since.NOT_AGREED_TO_CLAIM)


def _recorded_since(case: Case) -> Since | None:
    """63A1 follows from a recorded next trick with a card of the offending side, 63A3 from its recorded claim."""
    side = case[offender].side
    tricks = recorded_tricks(case)[case[revoke_trick] :] if case.record.tricks else ()
    if tricks and any(seat.side is side for seat, _card in tricks[0].plays):
        return Since.PLAYED_ON
    return told_by_claim(case, since_the_revoke, Since.CLAIMED) if has_claimed(case, side) else None


since_the_revoke = one_of("since_the_revoke", Since, law="63A", derive=_recorded_since)


def established(since: Since) -> bool:
    return since in _ESTABLISHES


def establishment(case: Case, since: Since) -> Iterator[Finding]:
    """63A and B: established and why, or not and why not."""
    who = case[offender]
    if established(since):
        yield Finding(_ESTABLISHES[since], f"established_{since}", Effect.PROCEDURE, who=who, side=who.side)
        yield Finding("63B", "trick_of_the_revoke_stands", Effect.STANDS, who=who)
        if since in BY_A_CLAIM:
            yield Finding("68D", "tricks_left_go_by_the_claim", Effect.PROCEDURE)
    else:
        yield Finding(_DOES_NOT[since], f"not_established_{since}", Effect.PROCEDURE, who=who, side=who.side)

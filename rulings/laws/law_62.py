"""Law 62: correction of a revoke that is not established."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import assert_never

from rulings.bridge.tricks import Role
from rulings.laws.engine import Case
from rulings.laws.facts import one_of
from rulings.laws.findings import Effect, Finding
from rulings.laws.law_62_played_after import cards_played_after, major_penalty_card
from rulings.laws.law_63 import CLAIM_IS_CONTESTED, Since
from rulings.laws.law_69 import claimer
from rulings.laws.roles import offender, recorded_role


class Withdrawn(StrEnum):
    """Whose card the revoke card was; the last: dummy had lost his rights (43A2) and asked declarer first."""

    DEFENDERS_HAND = "defenders_hand"
    DEFENDERS_FACED_CARD = "defenders_faced_card"
    DECLARERS = "declarers"
    DUMMYS = "dummys"
    DECLARERS_DUMMY_ASKED_UNLAWFULLY = "declarers_dummy_asked_unlawfully"


@dataclass(frozen=True)
class Numbering:
    """The paragraphs on withdrawn cards: for the other side, for the offending side (2007: 16D)."""

    authorized: str
    unauthorized: str


def recorded_owner(case: Case) -> Withdrawn | None:
    """Only dummy's card follows from the contract: the others need one more word."""
    return Withdrawn.DUMMYS if recorded_role(case) is Role.DUMMY else None


withdrawn_card = one_of("withdrawn_card", Withdrawn, law="62B", derive=recorded_owner)

OPEN_TO = {
    Role.DEFENDER: (Withdrawn.DEFENDERS_HAND, Withdrawn.DEFENDERS_FACED_CARD),
    Role.DECLARER: (Withdrawn.DECLARERS, Withdrawn.DECLARERS_DUMMY_ASKED_UNLAWFULLY),
    Role.DUMMY: (Withdrawn.DUMMYS,),
    None: tuple(Withdrawn),
}


def correction(case: Case, since: Since, numbering: Numbering) -> Iterator[Finding]:
    """62A to C: he plays a legal card; who played after him may change; what was withdrawn is known to whom."""
    who = case[offender]
    yield Finding("62A", "revoke_must_be_corrected", Effect.PROCEDURE, who=who)
    yield Finding("62B", "legal_card_instead", Effect.CARD_RETURNED, who=who)
    card = case.among(withdrawn_card, OPEN_TO[recorded_role(case)])
    yield from revoke_card(case, card)
    yield from cards_played_after(case, card in OPEN_TO[Role.DEFENDER])
    if since is Since.ONLY_OPPONENTS_PLAYED_ON:
        yield Finding("62C1", "card_to_next_trick_may_be_changed", Effect.PROCEDURE, side=who.side.other)
    yield Finding(numbering.authorized, "withdrawn_cards_known_to_the_others", Effect.INFORMATION, side=who.side.other)
    yield Finding(numbering.unauthorized, "withdrawn_cards_not_to_be_used", Effect.INFORMATION, side=who.side)
    if since in CLAIM_IS_CONTESTED:
        key, see = "claim_is_judged_after_correction", "claim_after_revoke"
        claimed = case.among(claimer, (who.lho, who.rho))
        yield Finding("70A", key, Effect.SEE_LAW, who=claimed, side=who.side, law="70", situation=see)


def revoke_card(case: Case, card: Withdrawn) -> Iterator[Finding]:
    """62B1: from a defender's unfaced hand it is a penalty card, played on purpose and so major; 62B2: else nothing."""
    who = case[offender]
    match card:
        case Withdrawn.DEFENDERS_HAND:
            yield from major_penalty_card(who, "62B1", "revoke_card_is_penalty_card")
        case Withdrawn.DEFENDERS_FACED_CARD:
            yield Finding("62B2", "faced_card_costs_nothing_more", Effect.NO_RECTIFICATION, who=who)
        case Withdrawn.DECLARERS:
            yield Finding("62B2", "declarer_corrects_freely", Effect.NO_RECTIFICATION, who=who)
        case Withdrawn.DUMMYS:
            yield Finding("62B2", "dummys_card_corrected_freely", Effect.NO_RECTIFICATION, who=who)
        case Withdrawn.DECLARERS_DUMMY_ASKED_UNLAWFULLY:
            key, see = "corrected_and_as_if_established", "established_revoke"
            yield Finding("43B2(b)", key, Effect.SEE_LAW, who=who, partner=who.partner, law="64", situation=see)
        case never:
            assert_never(never)

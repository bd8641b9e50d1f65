"""Law 62: correction of a revoke that is not established, and in trick twelve even if it is.

Also the cards played to the trick after the revoke, before attention was drawn to it (C1 and C2). In the twelfth trick
a revoke is corrected until all four hands are back (D).
"""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.bridge import Role, Seat, Side
from rulings.laws.engine import AskedOf, Case, Edition, Effect, Fact, Finding, one_of, yes_no
from rulings.laws.engine.answers import YesNo
from rulings.laws.play.sequel import no_penalty_card
from rulings.laws.record.lost import Told, lost_among_accounts, told
from rulings.laws.record.play import recorded_tricks
from rulings.laws.record.roles import known_role, offender, role
from rulings.laws.tricks.law_63 import CLAIM_IS_CONTESTED, Since
from rulings.laws.tricks.law_64.exceptions import Exception64B, equity_after, none_transferred
from rulings.laws.tricks.law_69 import claimer
from rulings.laws.tricks.revoke_facts import Failure, failure, revoke_trick


class _Withdrawn(StrEnum):
    """Whose card the revoke card was; the last: dummy had lost his rights (43A2) and asked declarer first."""

    DEFENDERS_HAND = "defenders_hand"
    DEFENDERS_FACED_CARD = "defenders_faced_card"
    DECLARERS = "declarers"
    DUMMYS = "dummys"
    DECLARERS_DUMMY_ASKED_UNLAWFULLY = "declarers_dummy_asked_unlawfully"


def _recorded_owner(case: Case) -> _Withdrawn | None:
    """Only dummy's card follows from the contract: the others need one more word."""
    return _Withdrawn.DUMMYS if known_role(case) is Role.DUMMY else None


_withdrawn_card = one_of("withdrawn_card", _Withdrawn, law="62B", derive=_recorded_owner)
_OPEN_TO = {
    Role.DEFENDER: (_Withdrawn.DEFENDERS_HAND, _Withdrawn.DEFENDERS_FACED_CARD),
    Role.DECLARER: (_Withdrawn.DECLARERS, _Withdrawn.DECLARERS_DUMMY_ASKED_UNLAWFULLY),
    Role.DUMMY: (_Withdrawn.DUMMYS,),
    None: tuple(_Withdrawn),
}


def correction(case: Case, since: Since) -> Iterator[Finding]:
    """62A to C: he plays a legal card; who played after him may change; what was withdrawn is known to whom."""
    who = case[offender]
    yield Finding("62A", "revoke_must_be_corrected", Effect.PROCEDURE, who=who)
    yield Finding("62B", "legal_card_instead", Effect.CARD_RETURNED, who=who)
    card = case.among(_withdrawn_card, _OPEN_TO[known_role(case)])
    yield from _revoke_card(case, card)
    if case[failure] is Failure.DID_NOT_FOLLOW_SUIT:
        yield Finding("62C1", "cards_before_the_revoke_stay", Effect.PROCEDURE, who=who)
    yield from _cards_played_after(case, card in _OPEN_TO[Role.DEFENDER])
    yield trick_goes_by_the_cards_now()
    if card is not _Withdrawn.DECLARERS_DUMMY_ASKED_UNLAWFULLY:
        yield _corrected_in_time(who.side)
    if since is Since.ONLY_OPPONENTS_PLAYED_ON:
        yield Finding("62C1", "card_to_next_trick_may_be_changed", Effect.PROCEDURE, side=who.side.other)
    yield from _known_of_withdrawn_cards(case, who.side)
    if since in CLAIM_IS_CONTESTED:
        key, see = "claim_is_judged_after_correction", "claim_after_revoke"
        claimed = case.among(claimer, (who.lho, who.rho))
        yield Finding("70A", key, Effect.SEE_LAW, who=claimed, side=who.side, law="70", situation=see)


def _known_of_withdrawn_cards(case: Case, revoked: Side) -> Iterator[Finding]:
    """16C (2007: 16D): the other side may use what all the withdrawn cards tell, the side that revoked nothing."""
    number = case.by_edition("16C1", in_2007="16D1")
    yield Finding(number, "withdrawn_cards_known_to_the_others", Effect.INFORMATION, side=revoked.other)
    yield withdrawn_cards_not_to_be_used(case, revoked)


def trick_goes_by_the_cards_now() -> Finding:
    """44E to G: the corrected trick has the winner that its cards make, and he has the lead."""
    return Finding("44G", "trick_goes_by_the_cards_now", Effect.PROCEDURE)


def _corrected_in_time(side: Side) -> Finding:
    """64A speaks of established revokes only."""
    return Finding("64A", "no_trick_revoke_corrected_in_time", Effect.NO_RECTIFICATION, side=side, tricks=0)


def withdrawn_cards_not_to_be_used(case: Case, side: Side) -> Finding:
    """16C2, in 2007 16D2: the offending side may not use what the withdrawn cards tell."""
    number = case.by_edition("16C2", in_2007="16D2")
    return Finding(number, "withdrawn_cards_not_to_be_used", Effect.INFORMATION, side=side)


def _revoke_card(case: Case, card: _Withdrawn) -> Iterator[Finding]:
    """62B1: from a defender's unfaced hand it is a penalty card, played on purpose and so major; 62B2: else nothing."""
    who = case[offender]
    match card:
        case _Withdrawn.DEFENDERS_HAND:
            yield from major_penalty_card(who, "62B1", "revoke_card_is_penalty_card")
        case _Withdrawn.DEFENDERS_FACED_CARD:
            yield Finding("62B2", "faced_card_costs_nothing_more", Effect.NO_RECTIFICATION, who=who)
        case _Withdrawn.DECLARERS:
            yield Finding("62B2", "declarer_corrects_freely", Effect.NO_RECTIFICATION, who=who)
        case _Withdrawn.DUMMYS:
            yield Finding("62B2", "dummys_card_corrected_freely", Effect.NO_RECTIFICATION, who=who)
        case _Withdrawn.DECLARERS_DUMMY_ASKED_UNLAWFULLY:
            yield no_penalty_card(who)
            key, see = "corrected_and_as_if_established", "established_revoke"
            yield Finding("43B2(b)", key, Effect.SEE_LAW, who=who, partner=who.partner, law="64", situation=see)
            yield Finding("43B1", "penalty_possible_for_dummy", Effect.PENALTY, who=who.partner)
        case never:
            assert_never(never)


class _PlayedAfter(StrEnum):
    """Who played to the trick after the revoker, in rotation: all three only if he led to it."""

    NOBODY = "nobody"
    LHO = "lho"
    LHO_AND_PARTNER = "lho_and_partner"
    ALL_THREE = "all_three"


def _recorded_played_after(case: Case) -> _PlayedAfter | None:
    """From the recorded trick: how many cards follow the revoker's."""
    if not case.record.tricks:
        return None
    for trick in recorded_tricks(case)[case[revoke_trick] - 1 :][:1]:
        seats = [seat for seat, _card in trick.plays]
        if case[offender] in seats:
            return tuple(_PlayedAfter)[len(seats) - 1 - seats.index(case[offender])]
    return None


_played_after = one_of("played_after_revoke", _PlayedAfter, law="62C1", derive=_recorded_played_after)
_dummys_card_is_changed = yes_no("dummys_card_is_changed", law="62C1", asked_of=AskedOf.DECLARER)
_opponent_changes = Fact(
    "opponent_changes_his_card", "62C1", YesNo(), AskedOf.LHO, derived_through=(_dummys_card_is_changed,)
)
_partner_changes = yes_no("partner_changes_his_card", law="62C2", asked_of=AskedOf.PARTNER)


def _cards_played_after(case: Case, by_defenders: bool) -> Iterator[Finding]:
    """62C1: each opponent may change his card; 62C2: after a change so may the revoker's partner, who comes next."""
    who, after = case[offender], case.among(_played_after, _open_to(case))
    if after is _PlayedAfter.NOBODY:
        return
    may_change = "opponent_may_change_his_card" if by_defenders else "defender_may_change_his_card"
    yield Finding("62C1", may_change, Effect.PROCEDURE, who=who.lho)
    if after is _PlayedAfter.ALL_THREE:
        yield Finding("62C1", may_change, Effect.PROCEDURE, who=who.rho)
    yield Finding("47D", "opponents_card_is_no_penalty_card", Effect.NO_RECTIFICATION, side=who.side.other)
    if after is _PlayedAfter.LHO:
        return
    if not case[_dummys_card_is_changed if _is_dummy(case, who.lho) else _opponent_changes]:
        yield Finding("62C2", "partners_card_stays", Effect.STANDS, who=who.partner, other=who.lho)
        return
    yield Finding("62C2", "partner_may_change_too", Effect.PROCEDURE, who=who.partner, other=who.lho)
    if not by_defenders:
        yield Finding("48A", "partners_withdrawn_card_binds_nobody", Effect.NO_RECTIFICATION, who=who.partner)
    elif case[_partner_changes]:
        yield from major_penalty_card(who.partner, "62C2", "partners_withdrawn_card_is_penalty_card")
    else:
        yield Finding("62C2", "partner_keeps_his_card", Effect.STANDS, who=who.partner)


def _is_dummy(case: Case, seat: Seat) -> bool:
    """By the recorded contract: of dummy's card declarer decides (45B)."""
    contract = case.record.contract
    return contract is not None and contract.declarer is not None and contract.dummy is seat


def _open_to(case: Case) -> tuple[_PlayedAfter, ...]:
    """Who did not follow suit did not lead; only a lead that broke a requirement has three cards after it."""
    did_not_lead = case[failure] is Failure.DID_NOT_FOLLOW_SUIT
    return tuple(after for after in _PlayedAfter if not (did_not_lead and after is _PlayedAfter.ALL_THREE))


def major_penalty_card(who: Seat, number: str, key: str) -> Iterator[Finding]:
    """A defender's card withdrawn in a correction was played on purpose: major (50B), and Law 50 goes on from there."""
    yield Finding(number, key, Effect.PENALTY_CARD, who=who, major=True)
    go_on = "penalty_card_of_a_revoke"
    yield Finding("50", go_on, Effect.SEE_LAW, who=who, law="50", situation="penalty_card")


hands_returned = yes_no("hands_returned", law="62D1")
_revoked_before_partners_turn = told("revoked_before_partners_turn", law="62D2")


def trick_twelve(case: Case) -> Iterator[Finding]:
    """62D1, and 64B6 when it is too late for it."""
    who = case[offender]
    if case[hands_returned]:
        yield from trick_twelve_stands(who)
        yield from equity_after(case, who, Exception64B.TRICK_TWELVE)
        return
    yield from trick_twelve_corrected(who)
    yield Finding("62C1", "cards_after_the_revoke_may_be_changed", Effect.PROCEDURE, side=who.side.other)
    yield trick_goes_by_the_cards_now()
    yield none_transferred(who, Exception64B.TRICK_TWELVE)
    yield from _known_of_withdrawn_cards(case, who.side)
    if case[role] is Role.DEFENDER:
        yield from _partners_last_two_cards(case)


def _partners_last_two_cards(case: Case) -> Iterator[Finding]:
    """62D2 binds him only if the revoke came before his turn."""
    match case[_revoked_before_partners_turn]:
        case Told.YES:
            yield from _partners_choice(case)
        case Told.NO:
            return
        case Told.CANNOT_BE_TOLD:
            yield lost_among_accounts(case[offender])
        case never:
            assert_never(never)


def trick_twelve_corrected(who: Seat) -> Iterator[Finding]:
    """62D1; the card taken back is his last, so that 50 has nothing to order of it."""
    yield Finding("62D1", "trick_twelve_is_corrected", Effect.CARD_RETURNED, who=who)
    yield Finding("62D1", "revoke_card_is_his_last", Effect.PROCEDURE, who=who)


def trick_twelve_stands(who: Seat) -> Iterator[Finding]:
    """62D1 no longer applies once all four hands are back; 64B6 transfers nothing."""
    yield Finding("62D1", "trick_twelve_stands_hands_returned", Effect.STANDS, who=who)
    yield none_transferred(who, Exception64B.TRICK_TWELVE)


def _partners_choice(case: Case) -> Iterator[Finding]:
    """62D2: what he saw of the revoke card is unauthorized; the choice between his two cards is judged after play.

    In 2007 with cards of two suits he may not choose the play that the revoke card could have suggested.
    """
    who = case[offender]
    if case.edition is Edition.LAWS_2007:
        yield Finding("62D2", "partner_barred_from_suggested_play", Effect.PLAY_RESTRICTION, who=who.partner, of=who)
        return
    yield Finding("62D2", "partner_may_not_use_revoke_card", Effect.INFORMATION, who=who.partner, of=who)
    yield Finding("62D2", "did_partner_choose_by_revoke_card", Effect.CHECK_LATER, who=who.partner, of=who)

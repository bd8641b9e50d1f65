"""Law 62C1 and C2: the cards played to the trick after the revoke, before attention was drawn to it."""

from collections.abc import Iterator
from enum import StrEnum

from rulings.bridge.seats import Seat
from rulings.laws.engine import Case
from rulings.laws.facts import AskedOf, one_of, yes_no
from rulings.laws.findings import Effect, Finding
from rulings.laws.recorded_play import recorded_tricks
from rulings.laws.revoke_facts import Failure, failure, revoke_trick
from rulings.laws.roles import offender


class PlayedAfter(StrEnum):
    """Who played to the trick after the revoker, in rotation: all three only if he led to it."""

    NOBODY = "nobody"
    LHO = "lho"
    LHO_AND_PARTNER = "lho_and_partner"
    ALL_THREE = "all_three"


def recorded_played_after(case: Case) -> PlayedAfter | None:
    """From the recorded trick: how many cards follow the revoker's."""
    if not case.record.tricks:
        return None
    for trick in recorded_tricks(case)[case[revoke_trick] - 1 :][:1]:
        seats = [seat for seat, _card in trick.plays]
        if case[offender] in seats:
            return tuple(PlayedAfter)[len(seats) - 1 - seats.index(case[offender])]
    return None


played_after = one_of("played_after_revoke", PlayedAfter, law="62C1", derive=recorded_played_after)
opponent_changes = yes_no("opponent_changes_his_card", law="62C1", asked_of=AskedOf.LHO)
partner_changes = yes_no("partner_changes_his_card", law="62C2", asked_of=AskedOf.PARTNER)


def cards_played_after(case: Case, by_defenders: bool) -> Iterator[Finding]:
    """62C1: each opponent may change his card; 62C2: after a change so may the revoker's partner, who comes next."""
    who, after = case[offender], case.among(played_after, open_to(case))
    if after is PlayedAfter.NOBODY:
        return
    yield Finding("62C1", "opponent_may_change_his_card", Effect.PROCEDURE, who=who.lho)
    if after is PlayedAfter.ALL_THREE:
        yield Finding("62C1", "opponent_may_change_his_card", Effect.PROCEDURE, who=who.rho)
    if after is PlayedAfter.LHO:
        return
    if not case[opponent_changes]:
        yield Finding("62C2", "partners_card_stays", Effect.STANDS, who=who.partner, other=who.lho)
        return
    yield Finding("62C2", "partner_may_change_too", Effect.PROCEDURE, who=who.partner, other=who.lho)
    if by_defenders and case[partner_changes]:
        yield from major_penalty_card(who.partner, "62C2", "partners_withdrawn_card_is_penalty_card")


def open_to(case: Case) -> tuple[PlayedAfter, ...]:
    """Who did not follow suit did not lead; only a lead that broke a requirement has three cards after it."""
    did_not_lead = case[failure] is Failure.DID_NOT_FOLLOW_SUIT
    return tuple(after for after in PlayedAfter if not (did_not_lead and after is PlayedAfter.ALL_THREE))


def major_penalty_card(who: Seat, number: str, key: str) -> Iterator[Finding]:
    """A defender's card withdrawn in a correction was played on purpose: major (50B), and Law 50 goes on from there."""
    yield Finding(number, key, Effect.PENALTY_CARD, who=who, major=True)
    go_on = "penalty_card_of_a_revoke"
    yield Finding("50", go_on, Effect.SEE_LAW, who=who, law="50", situation="penalty_card")

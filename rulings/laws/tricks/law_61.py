"""Law 61: what a revoke is, and from there Laws 62 to 64; who may ask whom about it (B, C). Both editions.

Who says that he revoked opens no tricks by it.
"""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.bridge import Role, Seat
from rulings.laws.engine import Case, Edition, Effect, Finding, Setting, one_of, yes_no
from rulings.laws.play.law_43 import had_looked_or_left, rights_lost_about_a_revoke
from rulings.laws.record.lost import Told, lost_among_accounts
from rulings.laws.record.play import revoker
from rulings.laws.record.roles import offender, recorded_role
from rulings.laws.tricks.law_62.both_sides import both_sides_in_one_trick, both_sides_in_trick_twelve
from rulings.laws.tricks.law_62.correction import correction, trick_twelve
from rulings.laws.tricks.law_63 import (
    BY_A_CLAIM,
    SINCE_2007,
    SINCE_2017,
    Since,
    established,
    establishment,
    since_the_revoke,
)
from rulings.laws.tricks.law_64.transfer import after_establishment
from rulings.laws.tricks.revoke_facts import TRICK_TWELVE, Failure, failure, revoke_trick


def revoke(case: Case) -> Iterator[Finding]:
    """A player did not follow suit, or did not play what was required, although he could."""
    who = revoker(case)
    match case.among(failure, _failures(case)):
        case Failure.DID_NOT_PLAY_PENALTY_CARD:
            key, see = "unplayed_penalty_card_has_its_own_law", "failure_to_play_penalty_card"
            yield Finding("52", key, Effect.SEE_LAW, who=who, law="52", situation=see)
        case Failure.WAS_UNABLE:
            yield Finding("61A", "unable_is_no_revoke", Effect.NO_RECTIFICATION, who=who)
        case Failure.CANNOT_BE_TOLD:
            see = "tricks_disordered"
            yield Finding("66D", "revoke_cannot_be_told", Effect.SEE_LAW, who=who, law="66D", situation=see)
        case Failure.BOTH_SIDES:
            yield from _revokes_of_both_sides(case)
        case Failure.DID_NOT_FOLLOW_SUIT | Failure.DID_NOT_PLAY_AS_REQUIRED:
            yield from _revoke_of_one_player(case)
        case never:
            assert_never(never)


def _failures(case: Case) -> tuple[Failure, ...]:
    """Only a defender has a penalty card, which he may have followed suit without (52 then lets declarer accept)."""
    defends = recorded_role(case) in (None, Role.DEFENDER)
    return tuple(each for each in Failure if defends or each is not Failure.DID_NOT_PLAY_PENALTY_CARD)


def _revoke_of_one_player(case: Case) -> Iterator[Finding]:
    """62, 63, 64: the twelfth trick has its own rule; any other revoke is established or corrected."""
    who, trick = case[offender], case[revoke_trick]
    if trick == 13:
        yield Finding("61A", "no_revoke_at_trick_thirteen", Effect.NO_RECTIFICATION, who=who)
        return
    if trick == TRICK_TWELVE:
        yield from trick_twelve(case)
        return
    since = case.among(since_the_revoke, case.by_edition(SINCE_2017, in_2007=SINCE_2007))
    if since is Since.CANNOT_BE_TOLD:
        yield lost_among_accounts(who)
        return
    yield from establishment(case, since)
    if established(since):
        yield from after_establishment(case, play_is_over=since in BY_A_CLAIM)
        return
    yield from correction(case, since)


def _revokes_of_both_sides(case: Case) -> Iterator[Finding]:
    """The twelfth trick has its own rule here too (62D1), before it is asked who has played on."""
    match case[revoke_trick]:
        case 13:
            yield Finding("61A", "no_revoke_at_trick_thirteen", Effect.NO_RECTIFICATION, who=case[offender])
        case 12:
            yield from both_sides_in_trick_twelve(case)
        case _:
            yield from both_sides_in_one_trick(case)


class _Inquiry(StrEnum):
    """Who asks whom."""

    DECLARER_ASKS_DEFENDER = "declarer_asks_defender"
    DUMMY_ASKS_DECLARER = "dummy_asks_declarer"
    DUMMY_ASKS_DEFENDER = "dummy_asks_defender"
    DEFENDER_ASKS_DECLARER = "defender_asks_declarer"
    DEFENDER_ASKS_DEFENDER = "defender_asks_defender"
    WANTS_TO_SEE_TRICKS = "wants_to_see_tricks"


_inquiry = one_of("inquiry", _Inquiry, law="61B")
_ASKED_BY = {
    Role.DECLARER: (_Inquiry.DECLARER_ASKS_DEFENDER,),
    Role.DUMMY: (_Inquiry.DUMMY_ASKS_DECLARER, _Inquiry.DUMMY_ASKS_DEFENDER),
    Role.DEFENDER: (_Inquiry.DEFENDER_ASKS_DECLARER, _Inquiry.DEFENDER_ASKS_DEFENDER),
}


def _open_to(case: Case) -> tuple[_Inquiry, ...]:
    """What the player can have asked, as far as the contract tells who he is; anybody may want to see tricks."""
    role = recorded_role(case)
    return tuple(_Inquiry) if role is None else (*_ASKED_BY[role], _Inquiry.WANTS_TO_SEE_TRICKS)


_defenders_were_forbidden_to_ask = yes_no("defenders_were_forbidden_to_ask", law="61B3")


def _forbidden_to_defenders(case: Case) -> bool:
    """In 2007 the Regulating Authority could forbid defenders to ask each other (61B3); now they always may."""
    if case.edition is Edition.LAWS_2017:
        return False
    setting = case.regulations.defenders_may_ask_each_other
    return case[_defenders_were_forbidden_to_ask] if setting is Setting.ASK else setting is Setting.NO


def revoke_inquiry(case: Case) -> Iterator[Finding]:
    """61B1 to B3, 61C (in 2007 it stood as 62C3); a revoke that comes to light is corrected however it came (62A)."""
    who = case[offender]
    match case.among(_inquiry, _open_to(case)):
        case _Inquiry.DECLARER_ASKS_DEFENDER:
            yield Finding("61B1", "declarer_may_ask_a_defender", Effect.NO_RECTIFICATION, who=who)
        case _Inquiry.DUMMY_ASKS_DECLARER if case[had_looked_or_left] is not Told.NO:
            yield from _dummy_may_have_lost_his_rights(case, who)
            return
        case _Inquiry.DUMMY_ASKS_DECLARER:
            yield Finding("61B2(a)", "dummy_may_ask_declarer", Effect.NO_RECTIFICATION, who=who)
        case _Inquiry.DUMMY_ASKS_DEFENDER:
            yield Finding("61B2(b)", "dummy_may_not_ask_a_defender", Effect.PROCEDURE, who=who)
            yield Finding(
                "16B", "question_of_revoke_may_inform_partner", Effect.INFORMATION, who=who, partner=who.partner
            )
        case _Inquiry.DEFENDER_ASKS_DECLARER:
            yield Finding("61B3", "defender_may_ask_declarer", Effect.NO_RECTIFICATION, who=who)
        case _Inquiry.DEFENDER_ASKS_DEFENDER:
            forbidden = _forbidden_to_defenders(case)
            key = "regulation_forbids_the_question" if forbidden else "defenders_may_ask_each_other"
            effect = Effect.PROCEDURE if forbidden else Effect.NO_RECTIFICATION
            yield Finding("61B3", key, effect, who=who, partner=who.partner)
            yield Finding(
                "16B", "question_of_revoke_may_inform_partner", Effect.INFORMATION, who=who, partner=who.partner
            )
        case _Inquiry.WANTS_TO_SEE_TRICKS:
            number = case.by_edition("61C", in_2007="62C3")
            yield Finding(number, "saying_revoke_opens_no_tricks", Effect.PROCEDURE, who=who)
            yield Finding("66C", "director_may_order_inspection", Effect.PROCEDURE)
        case never:
            assert_never(never)
    yield Finding("62A", "a_revoke_found_is_corrected", Effect.PROCEDURE)


def _dummy_may_have_lost_his_rights(case: Case, who: Seat) -> Iterator[Finding]:
    """43B2(b) once he has broken 43A2, for instance by looking into another hand."""
    if case[had_looked_or_left] is Told.CANNOT_BE_TOLD:
        yield lost_among_accounts(who)
        return
    yield Finding("61B2(a)", "dummy_has_lost_the_right_to_ask", Effect.PROCEDURE, who=who)
    yield from rights_lost_about_a_revoke(case, who)

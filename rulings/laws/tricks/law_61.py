"""Law 61: what a revoke is, and from there Laws 62 to 64; who may ask whom about it (B, C). Both editions.

Who says that he revoked opens no tricks by it.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import assert_never

from rulings.laws.engine.engine import Case
from rulings.laws.engine.facts import one_of, yes_no
from rulings.laws.engine.findings import Effect, Finding
from rulings.laws.engine.regulations import Setting
from rulings.laws.record.play import revoker
from rulings.laws.record.roles import offender
from rulings.laws.tricks.law_62.both_sides import both_sides_in_one_trick, both_sides_in_trick_twelve
from rulings.laws.tricks.law_62.correction import (
    Numbering,
    PartnersChoice,
    correction,
    partners_choice_2007,
    partners_choice_2017,
    trick_twelve,
)
from rulings.laws.tricks.law_63 import SINCE_2007, SINCE_2017, Since, established, establishment, since_the_revoke
from rulings.laws.tricks.law_64 import exceptions
from rulings.laws.tricks.law_64.transfer import after_establishment
from rulings.laws.tricks.revoke_facts import TRICK_TWELVE, Failure, failure, revoke_trick


@dataclass(frozen=True)
class Edition:
    """What differs between the editions: 63A3 and A4, 62C3, 62D2, the list of 64B with 64C, and the number of 16C."""

    since: tuple[Since, ...]
    corrects_both: bool
    partners_choice: PartnersChoice
    exceptions: exceptions.Edition
    numbering: Numbering


EDITION_2017 = Edition(SINCE_2017, True, partners_choice_2017, exceptions.EDITION_2017, Numbering("16C1", "16C2"))
EDITION_2007 = Edition(SINCE_2007, False, partners_choice_2007, exceptions.EDITION_2007, Numbering("16D1", "16D2"))


def revoke(case: Case, edition: Edition = EDITION_2017) -> Iterator[Finding]:
    """A player did not follow suit, or did not play what was required, although he could."""
    who = revoker(case)
    match case[failure]:
        case Failure.WAS_UNABLE:
            yield Finding("61A", "unable_is_no_revoke", Effect.NO_RECTIFICATION, who=who)
        case Failure.BOTH_SIDES:
            yield from revokes_of_both_sides(case, edition)
        case Failure.DID_NOT_FOLLOW_SUIT | Failure.DID_NOT_PLAY_AS_REQUIRED:
            yield from revoke_of_one_player(case, edition)
        case never:
            assert_never(never)


def revoke_of_one_player(case: Case, edition: Edition) -> Iterator[Finding]:
    """62, 63, 64: the twelfth trick has its own rule; any other revoke is established or corrected."""
    who, trick = case[offender], case[revoke_trick]
    if trick == 13:
        yield Finding("61A", "no_revoke_at_trick_thirteen", Effect.NO_RECTIFICATION, who=who)
        return
    if trick == TRICK_TWELVE:
        yield from trick_twelve(case, edition.exceptions, edition.partners_choice)
        return
    since = case.among(since_the_revoke, edition.since)
    yield from establishment(case, since)
    if established(since):
        yield from after_establishment(case, edition.exceptions)
        return
    yield from correction(case, since, edition.numbering)


def revokes_of_both_sides(case: Case, edition: Edition) -> Iterator[Finding]:
    """The twelfth trick has its own rule here too (62D1), before it is asked who has played on."""
    match case[revoke_trick]:
        case 13:
            yield Finding("61A", "no_revoke_at_trick_thirteen", Effect.NO_RECTIFICATION, who=case[offender])
        case 12:
            yield from both_sides_in_trick_twelve(case, edition.exceptions, edition.numbering)
        case _:
            yield from both_sides_in_one_trick(case, edition.exceptions, edition.numbering, edition.corrects_both)


def revoke_2007(case: Case) -> Iterator[Finding]:
    """Law 61 of 2007, with its Laws 62 to 64."""
    yield from revoke(case, EDITION_2007)


class Inquiry(StrEnum):
    """Who asks whom. Dummy has lost his rights if he broke 43A2, for instance by looking into another hand."""

    DECLARER_ASKS_DEFENDER = "declarer_asks_defender"
    DUMMY_ASKS_DECLARER = "dummy_asks_declarer"
    DUMMY_WITHOUT_RIGHTS_ASKS_DECLARER = "dummy_without_rights_asks_declarer"
    DUMMY_ASKS_DEFENDER = "dummy_asks_defender"
    DEFENDER_ASKS_DECLARER = "defender_asks_declarer"
    DEFENDER_ASKS_DEFENDER = "defender_asks_defender"
    WANTS_TO_SEE_TRICKS = "wants_to_see_tricks"


inquiry = one_of("inquiry", Inquiry, law="61B")


defenders_were_forbidden_to_ask = yes_no("defenders_were_forbidden_to_ask", law="61B3")


def revoke_inquiry(case: Case) -> Iterator[Finding]:
    """2017: defenders may always ask each other."""
    yield from who_may_ask(case, "61C", lambda case: False)


def revoke_inquiry_2007(case: Case) -> Iterator[Finding]:
    """2007: the Regulating Authority may forbid defenders to ask each other (61B3); 61C stands as 62C3."""
    yield from who_may_ask(case, "62C3", forbidden_to_defenders)


def forbidden_to_defenders(case: Case) -> bool:
    setting = case.regulations.defenders_may_ask_each_other
    return case[defenders_were_forbidden_to_ask] if setting is Setting.ASK else setting is Setting.NO


def who_may_ask(case: Case, inspection: str, is_forbidden: Callable[[Case], bool]) -> Iterator[Finding]:
    """61B1 to B3, 61C; a revoke that comes to light is corrected however it came (62A)."""
    who = case[offender]
    match case[inquiry]:
        case Inquiry.DECLARER_ASKS_DEFENDER:
            yield Finding("61B1", "declarer_may_ask_a_defender", Effect.NO_RECTIFICATION, who=who)
        case Inquiry.DUMMY_ASKS_DECLARER:
            yield Finding("61B2(a)", "dummy_may_ask_declarer", Effect.NO_RECTIFICATION, who=who)
        case Inquiry.DUMMY_WITHOUT_RIGHTS_ASKS_DECLARER:
            see = "established_revoke"
            yield Finding("61B2(a)", "dummy_has_lost_the_right_to_ask", Effect.PROCEDURE, who=who)
            yield Finding(
                "43B2(b)", "declarer_corrects_and_64_applies", Effect.SEE_LAW, who=who.partner, law="64", situation=see
            )
            return
        case Inquiry.DUMMY_ASKS_DEFENDER:
            yield Finding("61B2(b)", "dummy_may_not_ask_a_defender", Effect.PROCEDURE, who=who)
            yield Finding(
                "16B", "question_of_revoke_may_inform_partner", Effect.INFORMATION, who=who, partner=who.partner
            )
        case Inquiry.DEFENDER_ASKS_DECLARER:
            yield Finding("61B3", "defender_may_ask_declarer", Effect.NO_RECTIFICATION, who=who)
        case Inquiry.DEFENDER_ASKS_DEFENDER:
            forbidden = is_forbidden(case)
            key = "regulation_forbids_the_question" if forbidden else "defenders_may_ask_each_other"
            effect = Effect.PROCEDURE if forbidden else Effect.NO_RECTIFICATION
            yield Finding("61B3", key, effect, who=who, partner=who.partner)
            yield Finding(
                "16B", "question_of_revoke_may_inform_partner", Effect.INFORMATION, who=who, partner=who.partner
            )
        case Inquiry.WANTS_TO_SEE_TRICKS:
            yield Finding(inspection, "saying_revoke_opens_no_tricks", Effect.PROCEDURE, who=who)
            yield Finding("66C", "director_may_order_inspection", Effect.PROCEDURE)
        case never:
            assert_never(never)
    yield Finding("62A", "a_revoke_found_is_corrected", Effect.PROCEDURE)

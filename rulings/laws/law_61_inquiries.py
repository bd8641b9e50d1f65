"""Law 61B and C: who may ask whom about a revoke, and that saying so opens no tricks."""

from collections.abc import Callable, Iterator
from enum import StrEnum
from typing import assert_never

from rulings.laws.engine import Case
from rulings.laws.facts import one_of, yes_no
from rulings.laws.findings import Effect, Finding
from rulings.laws.regulations import Setting
from rulings.laws.roles import offender


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

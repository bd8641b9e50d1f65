"""Law 40B2: what the regulations may allow or forbid: system cards, aids to memory, varying one's methods."""

from collections.abc import Iterator

from rulings.bridge.tricks import Role
from rulings.laws.engine import Case
from rulings.laws.facts import yes_no
from rulings.laws.findings import Effect, Finding
from rulings.laws.law_40_damage import against_regulation
from rulings.laws.regulations import Setting
from rulings.laws.roles import offender, recorded_role


def recorded_never_for_a_defender(case: Case) -> bool | None:
    """40B2(b): the exception is the declaring side's; no time is right for a defender, as the contract tells."""
    return False if recorded_role(case) is Role.DEFENDER else None


regulations_allow_it = yes_no("regulations_allow_it", law="40B2")
own_card_between_auction_and_lead = yes_no(
    "own_card_between_auction_and_lead", law="40B2(b)", derive=recorded_never_for_a_defender
)
opponents_card_at_a_right_time = yes_no("opponents_card_at_a_right_time", law="40B2(c)")


def is_allowed(case: Case, setting: Setting) -> bool:
    return case[regulations_allow_it] if setting is Setting.ASK else setting is Setting.YES


def own_system_card(case: Case) -> Iterator[Finding]:
    """40B2(b): not from the start of the auction period; only the declaring side in the clarification period."""
    who = case[offender]
    if is_allowed(case, case.regulations.own_system_card_use) or case[own_card_between_auction_and_lead]:
        yield Finding("40B2(b)", "own_card_was_allowed", Effect.NO_RECTIFICATION, who=who)
        return
    yield Finding("40B2(b)", "own_card_not_allowed", Effect.PENALTY, who=who)
    yield Finding("16B", "what_own_card_told_unauthorized", Effect.INFORMATION, who=who)


def opponents_system_card(case: Case) -> Iterator[Finding]:
    """40B2(c): before the auction, in the clarification period, at one's turn, and to answer a question."""
    who = case[offender]
    at_any_time = is_allowed(case, case.regulations.opponents_system_card_at_any_time)
    if at_any_time or case[opponents_card_at_a_right_time]:
        yield Finding("40B2(c)", "opponents_card_was_allowed", Effect.NO_RECTIFICATION, who=who)
    else:
        yield Finding("40B2(c)", "opponents_card_at_his_turn_only", Effect.PROCEDURE, who=who)


def memory_aid(case: Case) -> Iterator[Finding]:
    """40B2(d): no aid to memory, calculation or technique, unless the regulations allow it."""
    who = case[offender]
    if is_allowed(case, case.regulations.memory_aids):
        yield Finding("40B2(d)", "aid_is_allowed_here", Effect.NO_RECTIFICATION, who=who)
    else:
        yield Finding("40B2(d)", "aid_not_allowed", Effect.PENALTY, who=who)


def varied_after_irregularity(case: Case) -> Iterator[Finding]:
    """40B2(a)(iv): the regulations may forbid to vary one's methods after an irregularity of the opponents."""
    if is_allowed(case, case.regulations.vary_methods_after_irregularity):
        yield Finding("40B2(a)(iv)", "varying_methods_is_allowed_here", Effect.NO_RECTIFICATION, who=case[offender])
    else:
        yield Finding("40B2(a)(iv)", "varying_methods_is_forbidden_here", Effect.PROCEDURE, side=case[offender].side)
        yield from against_regulation(case)

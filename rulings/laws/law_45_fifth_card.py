"""Law 45E: a fifth card contributed to a trick, found before both sides have gone on (67A2); found later it is 67B."""

from collections.abc import Iterator

from rulings.bridge.tricks import Role
from rulings.laws.engine import Case
from rulings.laws.facts import judgement
from rulings.laws.findings import Effect, Finding
from rulings.laws.law_67 import both_sides_played_on
from rulings.laws.recorded_defect import giver_of_a_second_card
from rulings.laws.roles import role

deemed_led = judgement("deemed_led", law="45E")


def fifth_card(case: Case) -> Iterator[Finding]:
    """A defender's is a penalty card, declarer's or dummy's goes back, unless the director deems it led."""
    who = giver_of_a_second_card(case)
    if case[both_sides_played_on]:
        key, see = "fifth_card_found_too_late", "defective_trick"
        yield Finding("67B2", key, Effect.SEE_LAW, who=who, law="67B2", situation=see)
        return
    is_defender = case[role] is Role.DEFENDER
    paragraph = "45E1" if is_defender else "45E2"
    if case[deemed_led]:
        key, see = "fifth_card_is_a_lead", "lead_out_of_turn"
        yield Finding(paragraph, key, Effect.SEE_LAW, who=who, law="56" if is_defender else "55", situation=see)
    elif is_defender:
        key = "fifth_card_is_penalty_card"
        yield Finding(paragraph, key, Effect.SEE_LAW, who=who, law="50", situation="penalty_card")
    else:
        yield Finding(paragraph, "fifth_card_goes_back", Effect.CARD_RETURNED, who=who)
        yield Finding(paragraph, "fifth_card_no_rectification", Effect.NO_RECTIFICATION, who=who)

"""Law 50E: what a penalty card may tell whom, in both editions, and the judgement after play."""

from collections.abc import Iterator

from rulings.bridge.seats import Seat
from rulings.laws.engine import Case
from rulings.laws.facts import judgement
from rulings.laws.findings import Effect, Finding
from rulings.laws.roles import offender

result_could_well_differ = judgement("result_could_well_differ", law="50E4")
non_offenders_damaged = judgement("non_offenders_damaged", law="50E4")
exposure_conveyed_damaging_information = judgement("exposure_conveyed_damaging_information", law="50E3")
could_have_known_and_gained = judgement("could_have_known_and_gained", law="72C")


def information_2017(who: Seat, returned: bool) -> Iterator[Finding]:
    """50E1 to E3: authorized while it lies there, unauthorized for the partner once it went back."""
    if returned:
        yield Finding("50E2", "returned_card_unauthorized_for_partner", Effect.INFORMATION, who=who.partner, of=who)
    else:
        yield Finding("50E1", "card_on_the_table_authorized_for_all", Effect.INFORMATION, who=who.partner, of=who)
        yield Finding("50E3", "way_of_exposure_unauthorized_for_partner", Effect.INFORMATION, who=who.partner, of=who)


def information_2007(who: Seat, returned: bool) -> Iterator[Finding]:
    """2007 50E1 and E2: only the duties are authorized for all; the sight of the card is not, for the partner."""
    if not returned:
        yield Finding("50E1", "duties_authorized_for_all", Effect.INFORMATION, who=who.partner, of=who)
    yield Finding("50E2", "sight_of_card_unauthorized_for_partner", Effect.INFORMATION, who=who.partner, of=who)


def judged_after_play_2017(case: Case) -> Iterator[Finding]:
    """50E4: without the help of the exposed card, could the result well have differed, to the other side's harm?"""
    who = case[offender]
    if case[result_could_well_differ] and case[non_offenders_damaged]:
        yield Finding("50E4", "result_without_the_exposed_card", Effect.ADJUSTED_SCORE, of=who)
    else:
        yield Finding("50E4", "exposed_card_did_no_harm", Effect.NO_RECTIFICATION, of=who)
    yield from could_have_been_aware(case, "72C")


def judged_after_play_2007(case: Case) -> Iterator[Finding]:
    """2007 50E3: did the exposure convey information that damaged the other side?"""
    who = case[offender]
    if case[exposure_conveyed_damaging_information]:
        yield Finding("50E3", "exposure_informed_and_damaged", Effect.ADJUSTED_SCORE, of=who)
    else:
        yield Finding("50E3", "exposed_card_did_no_harm", Effect.NO_RECTIFICATION, of=who)
    yield from could_have_been_aware(case, "23")


def could_have_been_aware(case: Case, number: str) -> Iterator[Finding]:
    """72C (2007: 23): he could have known at the time that it might well damage the others, and his side gained."""
    if case[could_have_known_and_gained]:
        yield Finding(number, "could_have_been_aware", Effect.ADJUSTED_SCORE, of=case[offender])
    else:
        yield Finding(number, "could_not_have_been_aware", Effect.NO_RECTIFICATION, of=case[offender])

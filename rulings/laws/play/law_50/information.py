"""Law 50E: what a penalty card may tell whom, in both editions, and the judgement after play."""

from collections.abc import Iterator

from rulings.bridge import Seat
from rulings.laws.engine import CardSet, Case, Edition, Effect, Fact, Finding, Grounds, assigned_if_possible, judgement
from rulings.laws.record.roles import offender

_result_could_well_differ = judgement("result_could_well_differ", law="50E4", grounds=Grounds.EXPOSED_CARD)
_non_offenders_damaged = judgement("non_offenders_damaged", law="50E4", grounds=Grounds.EXPOSED_CARD)
_exposure_conveyed_damaging_information = judgement("exposure_conveyed_damaging_information", law="50E3")
_could_have_known_and_gained = judgement("could_have_known_and_gained", law="72C")
_could_have_known_and_gained_2007 = judgement("could_have_known_and_gained_2007", law="23")


_NONE: CardSet = frozenset()


def information(case: Case, lying: CardSet, returned: CardSet = _NONE, owner: Seat | None = None) -> Iterator[Finding]:
    """50E1 to E3: `lying` are on the table, `returned` went back to the hand of `owner`: the offender, unless named."""
    if case.edition is Edition.LAWS_2017:
        yield from _information_2017(owner or case[offender], lying, returned)
    else:
        yield from _information_2007(owner or case[offender], lying)


def _information_2017(who: Seat, lying: CardSet, returned: CardSet) -> Iterator[Finding]:
    """50E1 to E3: authorized while it lies there, unauthorized for the partner once it went back; 51B2 may do both."""
    if returned:
        yield Finding("50E2", "returned_card_unauthorized_for_partner", Effect.INFORMATION, who=who.partner, of=who)
    if lying:
        yield Finding("50E1", "card_on_the_table_authorized_for_all", Effect.INFORMATION, who=who.partner, of=who)
        yield Finding("50E3", "way_of_exposure_unauthorized_for_partner", Effect.INFORMATION, who=who.partner, of=who)


def _information_2007(who: Seat, lying: CardSet) -> Iterator[Finding]:
    """2007 50E1 and E2: only the duties are authorized for all; the sight of the card is not, for the partner."""
    if lying:
        yield Finding("50E1", "duties_authorized_for_all", Effect.INFORMATION, who=who.partner, of=who)
    yield Finding("50E2", "sight_of_card_unauthorized_for_partner", Effect.INFORMATION, who=who.partner, of=who)


def judged_after_play(case: Case) -> Iterator[Finding]:
    """50E4: without the help of the exposed card, could the result well have differed, to the other side's harm?

    2007 50E3: did the exposure convey information that damaged the other side? If not, 72C may still adjust.
    """
    number, who = case.by_edition("50E4", in_2007="50E3"), case[offender]
    if case.edition is Edition.LAWS_2007 and case[_exposure_conveyed_damaging_information]:
        yield assigned_if_possible(number, "exposure_informed_and_damaged", of=who)
    elif case.edition is Edition.LAWS_2017 and case[_result_could_well_differ] and case[_non_offenders_damaged]:
        yield assigned_if_possible(number, "result_without_the_exposed_card", of=who)
    else:
        if not case[_known_beforehand(case)]:
            yield Finding(number, "exposed_card_did_no_harm", Effect.NO_RECTIFICATION, of=who)
        yield from could_have_been_aware(case)


def _known_beforehand(case: Case) -> Fact[bool]:
    return case.by_edition(_could_have_known_and_gained, in_2007=_could_have_known_and_gained_2007)


def could_have_been_aware(case: Case) -> Iterator[Finding]:
    """72C (2007: 23): he could have known at the time that it might well damage the others, and his side gained."""
    number = case.by_edition("72C", in_2007="23")
    if case[_known_beforehand(case)]:
        yield assigned_if_possible(number, "could_have_been_aware", of=case[offender])
    else:
        yield Finding(number, "could_not_have_been_aware", Effect.NO_RECTIFICATION, of=case[offender])

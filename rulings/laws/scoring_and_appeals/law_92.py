"""Laws 92 and 93: who may appeal against a ruling, until when, who hears it, and what he may change.

Tried before there is an appeal; the steps of one that has been lodged are the desk's.
"""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.laws.engine import Case, Effect, Finding, one_of, yes_no
from rulings.laws.preliminaries.law_12.facts import form_of_scoring
from rulings.laws.record.record import Form
from rulings.laws.record.roles import offender


class _About(StrEnum):
    """93B: what of the ruling is doubted."""

    LAW_OR_REGULATION = "law_or_regulation"
    FACT_OR_JUDGEMENT = "fact_or_judgement"
    DISCIPLINE = "discipline"


class _Hearing(StrEnum):
    """93A: is there a committee, or another body in its place, that can meet without disturbing the event?"""

    COMMITTEE = "committee"
    NOBODY = "nobody"
    ALREADY_DECIDED = "already_decided"


_ruling_at_his_table = yes_no("ruling_at_his_table", law="92A")
_asked_in_time = yes_no("asked_in_time", law="92B")
_partner_concurs = yes_no("partner_concurs", law="92D1")
_captain_concurs = yes_no("captain_concurs", law="92D2")
_appeal_is_about = one_of("appeal_is_about", _About, law="93B1")
_who_hears_appeals = one_of("who_hears_appeals", _Hearing, law="93A")
_appeal_from_the_committee = yes_no("appeal_from_the_committee", law="93C1")


def after_a_ruling(case: Case) -> Iterator[Finding]:
    """92: the right to appeal, which ends at once where one of its conditions fails; then 93."""
    who = case[offender]
    if not case[_ruling_at_his_table]:
        yield Finding("92A", "only_of_the_own_table", Effect.NO_RECTIFICATION, who=who)
    elif not case[_asked_in_time]:
        yield Finding("92B", "too_late_to_appeal", Effect.NO_RECTIFICATION, who=who)
    elif _is_concurred(case):
        yield Finding("92C", "appeal_goes_through_the_director", Effect.PROCEDURE, who=who)
        yield from _heard(case)
    elif case[form_of_scoring] in (Form.TEAMS, Form.KNOCKOUT):
        yield Finding("92D2", "not_heard_without_the_captain", Effect.NO_RECTIFICATION, who=who)
    else:
        yield Finding("92D1", "not_heard_without_partner", Effect.NO_RECTIFICATION, who=who, partner=who.partner)


def _is_concurred(case: Case) -> bool:
    """92D: both of a pair, the captain of a team; in an individual event nobody else."""
    match case[form_of_scoring]:
        case Form.INDIVIDUAL:
            return True
        case Form.TEAMS | Form.KNOCKOUT:
            return case[_captain_concurs]
        case Form.PAIRS_MP | Form.PAIRS_IMP:
            return case[_partner_concurs]
        case never:
            assert_never(never)


def _heard(case: Case) -> Iterator[Finding]:
    """93A to C."""
    match case[_who_hears_appeals]:
        case _Hearing.NOBODY:
            yield Finding("93A", "director_in_charge_hears_all", Effect.PROCEDURE)
        case _Hearing.COMMITTEE:
            yield from _committee(case)
        case _Hearing.ALREADY_DECIDED if _goes_further(case):
            yield Finding("93C1", "further_appeal_is_arranged", Effect.PROCEDURE)
        case _Hearing.ALREADY_DECIDED:
            yield Finding("93C1", "no_further_appeal_is_arranged", Effect.NO_RECTIFICATION)
            yield Finding("93C2", "may_still_be_referred_to_the_authority", Effect.PROCEDURE)
        case never:
            assert_never(never)


def _goes_further(case: Case) -> bool:
    """Unless the Regulating Authority provides a further appeal the committee's decision ends it."""
    return case.by_regulation(case.regulations.further_appeal, _appeal_from_the_committee)


def _committee(case: Case) -> Iterator[Finding]:
    """93B: law for the director in charge, all else for the committee."""
    match case[_appeal_is_about]:
        case _About.LAW_OR_REGULATION:
            yield Finding("93B1", "director_in_charge_rules_on_law", Effect.PROCEDURE)
            yield Finding("93B3", "committee_may_only_recommend", Effect.PROCEDURE)
        case _About.FACT_OR_JUDGEMENT:
            yield Finding("93B2", "referred_to_the_committee", Effect.PROCEDURE)
            yield Finding("93B3", "committee_has_the_directors_powers", Effect.PROCEDURE)
        case _About.DISCIPLINE:
            yield Finding("93B2", "referred_to_the_committee", Effect.PROCEDURE)
            yield Finding("93B3", "discipline_is_not_overruled", Effect.PROCEDURE)
        case never:
            assert_never(never)

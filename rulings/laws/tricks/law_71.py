"""Law 71: a concession is cancelled, in the correction period, for tricks won or that no normal play could lose."""

from collections.abc import Iterator
from typing import assert_never

from rulings.bridge import Role
from rulings.laws.engine import Case, Effect, Finding, judgement
from rulings.laws.record.claim import claimed_by
from rulings.laws.record.lost import Told, lost_among_accounts, lost_in_the_tricks
from rulings.laws.record.roles import offender, recorded_role
from rulings.laws.tricks.law_69 import Objected, objected_when, tricks_had_been_won, tricks_in_question

_could_be_lost_by_normal_play = judgement("could_be_lost_by_normal_play", law="71")


def cancelled_concession(case: Case) -> Iterator[Finding]:
    """A side wants back tricks that it conceded itself; what dummy gave away was no concession."""
    who = claimed_by(case)
    if recorded_role(case) is Role.DUMMY:
        key, see = "dummy_has_conceded_nothing", "disputed_tricks"
        yield Finding("68A", key, Effect.SEE_LAW, who=who, law="79", situation=see)
        return
    match case[objected_when]:
        case Objected.BEFORE_AGREEMENT_WAS_ESTABLISHED:
            key, see = "concession_is_contested_now", "contested_claim"
            number = case.by_edition("68D2(a)", in_2007="68D")
            yield Finding(number, key, Effect.SEE_LAW, who=who, law="70", situation=see)
        case Objected.IN_THE_CORRECTION_PERIOD:
            yield from _concession(case)
        case Objected.LATER:
            yield Finding("71", "concession_stands_too_late", Effect.STANDS, side=who.side)
        case Objected.CANNOT_BE_TOLD:
            yield lost_among_accounts(who)
        case never:
            assert_never(never)


def _concession(case: Case) -> Iterator[Finding]:
    """71A, 71B; a trick that some normal play loses stays conceded, however unlikely the play."""
    side, tricks = case[offender].side, case[tricks_in_question]
    had_been_won = case[tricks_had_been_won]
    if had_been_won is Told.CANNOT_BE_TOLD:
        yield lost_in_the_tricks(case[offender])
    elif had_been_won is Told.YES:
        number = case.by_edition("71A", in_2007="71")
        yield Finding(number, "conceded_tricks_had_been_won", Effect.TRICKS_TRANSFERRED, to=side, tricks=tricks)
    elif not case[_could_be_lost_by_normal_play]:
        number = case.by_edition("71B", in_2007="71")
        yield Finding(number, "conceded_tricks_could_not_be_lost", Effect.TRICKS_TRANSFERRED, to=side, tricks=tricks)
    else:
        yield Finding("71", "concession_stands", Effect.STANDS, side=side)

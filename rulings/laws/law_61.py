"""Law 61: what a revoke is, and from there Laws 62 to 64, in both editions."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import assert_never

from rulings.laws import law_64_exceptions
from rulings.laws.engine import Case
from rulings.laws.findings import Effect, Finding
from rulings.laws.law_62 import Numbering, correction
from rulings.laws.law_62_both_sides import both_sides_in_one_trick, both_sides_in_trick_twelve
from rulings.laws.law_62_trick_twelve import PartnersChoice, partners_choice_2007, partners_choice_2017, trick_twelve
from rulings.laws.law_63 import SINCE_2007, SINCE_2017, Since, established, establishment, since_the_revoke
from rulings.laws.law_64 import after_establishment
from rulings.laws.recorded_play import revoker
from rulings.laws.revoke_facts import TRICK_TWELVE, Failure, failure, revoke_trick
from rulings.laws.roles import offender


@dataclass(frozen=True)
class Edition:
    """What differs between the editions: 63A3 and A4, 62C3, 62D2, the list of 64B with 64C, and the number of 16C."""

    since: tuple[Since, ...]
    corrects_both: bool
    partners_choice: PartnersChoice
    exceptions: law_64_exceptions.Edition
    numbering: Numbering


EDITION_2017 = Edition(
    SINCE_2017, True, partners_choice_2017, law_64_exceptions.EDITION_2017, Numbering("16C1", "16C2")
)
EDITION_2007 = Edition(
    SINCE_2007, False, partners_choice_2007, law_64_exceptions.EDITION_2007, Numbering("16D1", "16D2")
)


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
    """The 2007 edition."""
    yield from revoke(case, EDITION_2007)

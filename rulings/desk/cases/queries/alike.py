"""The rows of a page that shows the rulings most like a case or a ruling."""

from dataclasses import dataclass

from django.urls import reverse
from django.utils.translation import get_language

from rulings.desk.base.compiled import padded
from rulings.desk.base.known import Known, digest_of
from rulings.desk.cases.queries.likeness import (
    Alike,
    Matter,
    in_full,
    matter_of,
    nearest,
    nearest_of,
    ruled_outcome,
)
from rulings.desk.cases.queries.ruling_sheet import main_sentence, sentences_of, weightiest
from rulings.desk.cases.queries.runner import run
from rulings.laws.engine import StoredFinding, write_facts
from rulings.models import IrregularityReport, ReportCase, Ruling, User

ON_ITS_PAGE = 50


@dataclass(frozen=True)
class _AlikeRow:
    """A ruling on a similar case as its row shows it: what it said, where, how near; `is_public` from another club.

    How near is told as `Alike` tells it.
    """

    text: str
    place: str
    address: str
    is_public: bool
    unlike: int
    is_otherwise: bool
    is_judged_otherwise: bool
    is_same: bool


def like_case(case: ReportCase, user: User, *, consults: bool) -> list[_AlikeRow]:
    """The nearest to a case that the user may read; two queries."""
    return sheets(case.report, matter_of_case(case), user, consults=consults)


def like_ruling(ruling: Ruling, user: User, *, consults: bool) -> list[_AlikeRow]:
    """The nearest to a ruling that the user may read; two queries."""
    return sheets(ruling.report, matter_of(ruling), user, consults=consults)


def matter_of_case(case: ReportCase) -> Matter:
    """What is established so far, and what it comes to once nothing is asked any more."""
    word = run(case)
    outcome = ruled_outcome([StoredFinding.of(each) for each in word.findings]) if word.is_complete else None
    settings = case.report.session.profile.settings
    return Matter(case.situation, case.edition, write_facts(word.relied_on), settings, outcome)


def sheets(report: IrregularityReport, matter: Matter, user: User, most: int = 5, *, consults: bool) -> list[_AlikeRow]:
    """The nearest that the report's club may read, without those on boards hidden from the user.

    Who does not consult what the club has ruled, a guest, is shown the public ones alone.
    """
    club = report.club_id if consults else _NO_CLUB
    first = in_full(*padded(nearest_of(matter, report, user, club, most)))
    told = (matter.situation, matter.edition, matter.in_one_line, matter.outcome)
    key = (get_language(), club, most, *told, digest_of(first))
    return _KNOWN.of(key, lambda: [_sheet(each, club) for each in nearest(matter, first.made(), most)])


_KNOWN: Known[list[_AlikeRow]] = Known(1000)
_NO_CLUB = 0
"""No club has this id."""


def _sheet(alike: Alike, club: int) -> _AlikeRow:
    """One row; of another club's ruling only what its casebook shows."""
    ruling = alike.ruling
    if ruling.report.club_id == club:
        place = f"{ruling.report.session}, {ruling.report.board.number}"
        return _AlikeRow(main_sentence(ruling), place, reverse("ruling", args=[ruling.pk]), False, *_nearness(alike))
    public = ruling.publication
    text = public.override_text or weightiest(ruling, sentences_of(public.sentences))
    address = reverse("casebook_case", args=[public.club.slug, public.year, public.number])
    return _AlikeRow(text, f"{public.club}, {public.year}-{public.number}", address, True, *_nearness(alike))


def _nearness(alike: Alike) -> tuple[int, bool, bool, bool]:
    return alike.unlike, alike.is_otherwise, alike.is_judged_otherwise, alike.is_same

"""One figure of a regulation profile with another value, tried on what was ruled, scored and appealed under it.

Only in sessions that are closed, the latest first, so many and no more. Writes nothing.
"""

from collections.abc import Iterable, Iterator, Mapping
from copy import copy
from dataclasses import dataclass
from typing import Any

from rulings.desk.cases.queries.asking import asked_next
from rulings.desk.cases.queries.ruling_sheet import headline, word_under
from rulings.desk.profiles.values.kinds import Figure, Part
from rulings.desk.scores.queries.session_rows import rows_of
from rulings.desk.scores.queries.sheet import Sheet
from rulings.desk.scores.queries.tables import rank_sheets, sheet_or_reason, traveller
from rulings.desk.scores.values.scoring import NOT_SCORING
from rulings.desk.sessions.queries import is_over
from rulings.laws.engine import Ruling as Word
from rulings.models import Appeal, Club, Period, RegulationProfile, Ruling, Session, SessionStatus
from rulings.wording.findings import sentence

_RULINGS, _SESSIONS = 100, 5
"""How many are looked at: rulings in force, and sessions with their scores."""
_APPEAL = "appeal_minutes"


def can_be_tried(figure: Figure) -> bool:
    """Whether anything that is stored comes out by this figure: readings of the Laws, scores, the time to appeal."""
    if figure.part is Part.SCORING:
        return figure.path[0] not in NOT_SCORING
    return figure.part is Part.SETTINGS or figure.name == _APPEAL


@dataclass(frozen=True)
class _TriedRuling:
    """A ruling that would come out otherwise: the sentences it would lose and gain, and what would be asked."""

    ruling: Ruling
    headline: str
    gone: tuple[str, ...]
    new: tuple[str, ...]
    asked: str


@dataclass(frozen=True)
class _Moved:
    """What somebody or a table has, before and after."""

    who: str
    before: str
    after: str


@dataclass(frozen=True)
class _TriedSession:
    """A session whose scores would come out otherwise: adjusted lines, and totals on its ranking lists."""

    session: Session
    lines: tuple[_Moved, ...]
    totals: tuple[_Moved, ...]


@dataclass(frozen=True)
class _TriedAppeal:
    """An appeal that would be late, or would not."""

    appeal: Appeal
    is_late: bool


@dataclass(frozen=True)
class Trial:
    """What would come out otherwise, and among how many of each it was looked for."""

    rulings: tuple[_TriedRuling, ...] = ()
    sessions: tuple[_TriedSession, ...] = ()
    appeals: tuple[_TriedAppeal, ...] = ()
    looked_at: int = 0

    @property
    def count(self) -> int:
        """How many would."""
        return len(self.rulings) + len(self.sessions) + len(self.appeals)


def tried(clubs: Iterable[Club], profile: RegulationProfile, proposed: RegulationProfile, figure: Figure) -> Trial:
    """The figure as `proposed` has it, in those clubs' sessions under any version of the profile."""
    sessions = Session.objects.filter(
        event__club__in=[club.pk for club in clubs],
        profile__club=profile.club_id,
        profile__name=profile.name,
        status=SessionStatus.CLOSED,
    )
    match figure.part:
        case Part.SETTINGS:
            return _of_rulings(sessions, figure, proposed.settings)
        case Part.SCORING:
            return _of_sessions(sessions, proposed)
        case _:
            return _of_appeals(sessions, proposed)


def _of_rulings(sessions: Any, figure: Figure, settings: Mapping[str, Any]) -> Trial:
    tables = ("case", "report__board", "report__session__event")
    in_force = Ruling.objects.filter(report__session__in=sessions, is_current=True, override_text="")
    rulings = list(in_force.select_related(*tables).order_by("-pk")[:_RULINGS])
    found = (_ruling_tried(each, figure.name, settings) for each in rulings)
    return Trial(rulings=tuple(filter(None, found)), looked_at=len(rulings))


def _ruling_tried(ruling: Ruling, name: str, settings: Mapping[str, Any]) -> _TriedRuling | None:
    """The ruling under its own regulations and under those with the other value; None where that is the same."""
    others = {key: value for key, value in ruling.regulations.items() if key != name}
    if name in settings:
        others[name] = settings[name]
    now, then = word_under(ruling, ruling.regulations), word_under(ruling, others)
    if now is None or then is None:
        return None
    was, will = _sentences(now), _sentences(then)
    asked = asked_next(then, ruling.situation)
    if was == will and asked == asked_next(now, ruling.situation):
        return None
    gone = tuple(each for each in was if each not in will)
    return _TriedRuling(
        ruling, headline(ruling), () if asked else gone, tuple(each for each in will if each not in was), asked
    )


def _sentences(word: Word) -> tuple[str, ...]:
    return tuple(map(sentence, word.findings))


def _of_sessions(sessions: Any, proposed: RegulationProfile) -> Trial:
    scored = list(sessions.select_related("event", "profile").order_by("-date", "-pk")[:_SESSIONS])
    found = (_session_tried(each, proposed) for each in scored)
    return Trial(sessions=tuple(filter(None, found)), looked_at=len(scored))


def _session_tried(session: Session, proposed: RegulationProfile) -> _TriedSession | None:
    """The session scored twice; None where nothing moves, or where either way it has no scores."""
    rows, other = rows_of(session), copy(session)
    other.profile = proposed
    now, then = sheet_or_reason(session, rows)[0], sheet_or_reason(other, rows)[0]
    if now is None or then is None:
        return None
    lines, totals = tuple(_lines_moved(now, then)), tuple(_totals_moved(now, then))
    return _TriedSession(session, lines, totals) if lines or totals else None


def _lines_moved(now: Sheet, then: Sheet) -> Iterator[_Moved]:
    """The adjusted and artificial scores that would be worth something else."""
    for number in now.results:
        was, will = traveller(now, number, {}), traveller(then, number, {})
        for pk, line in was.items():
            score, other = line.score, will[pk].score
            if score.is_adjusted and (score.ns, score.ew) != (other.ns, other.ew):
                yield _Moved(f"{number} · {line.result.table}", f"{score.ns} – {score.ew}", f"{other.ns} – {other.ew}")


def _totals_moved(now: Sheet, then: Sheet) -> Iterator[_Moved]:
    """Everybody on a ranking list whose place or total would be another."""
    will = {row.pair: row for listed in rank_sheets(then) for row in listed.rows}
    for row in (row for listed in rank_sheets(now) for row in listed.rows):
        other = will.get(row.pair)
        if other and (row.place, row.total, row.percent) != (other.place, other.total, other.percent):
            yield _Moved(f"{row.number} {row.name}", *(f"{each.place}. {each.total}" for each in (row, other)))


def _of_appeals(sessions: Any, proposed: RegulationProfile) -> Trial:
    tables = ("ruling__report__board", "ruling__report__session__event", "ruling__report__session__profile")
    lodged = Appeal.objects.filter(ruling__report__session__in=sessions).select_related(*tables)
    appeals = list(lodged.prefetch_related("ruling__report__session__extensions").order_by("-pk")[:_RULINGS])
    found = (_TriedAppeal(each, late) for each in appeals if (late := _is_late(each, proposed)) != _is_late(each))
    return Trial(appeals=tuple(found), looked_at=len(appeals))


def _is_late(appeal: Appeal, proposed: RegulationProfile | None = None) -> bool:
    """Whether it was lodged after the time to appeal, by the session's own profile or the proposed one."""
    session = copy(appeal.ruling.report.session)
    session.profile = proposed or session.profile
    return is_over(session, Period.APPEAL, appeal.lodged_at)

"""The rows of the chief director's queue: what waits, why, until when, and where it is dealt with.

Reads only; each source asks once (`rulings.queries.queue`), and everything else is sorted out here.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from itertools import chain
from typing import Any

from django.urls import reverse
from django.utils import timezone
from django.utils.formats import date_format
from django.utils.translation import gettext as _

from rulings.laws.engine.findings import Effect
from rulings.models import Appeal, Board, FollowUp, Period, PublicText, Ruling, ScoreQuery, Session, User
from rulings.permissions import Right
from rulings.queries import queue
from rulings.queries.playing import Unseen
from rulings.services.periods import end_of
from rulings.services.publishing_settings import read_publishing_settings
from rulings.views.found import zone_of
from rulings.views.telling import follow_up_text
from rulings.wording.queue import AT_OWN_TABLE, NO_REASON, NOBODY_CONSULTED, NOBODY_POLLED, Kind, kind_title
from rulings.wording.situations import situation_title

SCORE_EFFECTS = (Effect.TRICKS_TRANSFERRED, Effect.ADJUSTED_SCORE)


@dataclass(frozen=True)
class Waiting:
    """One thing that waits: `kinds` say why, `details` more of it. `deadline` is None where no clock runs yet.

    `ruling` is the id of the ruling it is about, None for a query about a score.
    """

    kinds: tuple[Kind, ...]
    title: str
    details: str
    board: Board | None
    session: Session
    since: datetime
    deadline: datetime | None
    address: str
    ruling: int | None = None

    @property
    def labels(self) -> list[str]:
        """Why it waits, in words."""
        return [kind_title(kind) for kind in self.kinds]

    @property
    def is_overdue(self) -> bool:
        """Whether its time has passed."""
        return self.deadline is not None and self.deadline < timezone.now()

    @property
    def until(self) -> str:
        """The deadline in the club's time, "" without one."""
        return self._written(self.deadline) if self.deadline else ""

    @property
    def waits_since(self) -> str:
        """Since when it waits, in the club's time."""
        return self._written(self.since)

    def _written(self, moment: datetime) -> str:
        return date_format(timezone.localtime(moment, zone_of(self.session.event.club)), "SHORT_DATETIME_FORMAT")


Found = tuple[int, dict[str, Any]]
"""A session's id, and what its row says besides."""


def waiting_for(user: User, clubs: queue.ByRight, unseen: Unseen) -> list[Waiting]:
    """Everything that waits for the user, the oldest deadline first, then what has none, the longest waiting first.

    What is of boards hidden from him waits until he has played them.
    """
    found: list[Found] = list(
        chain(
            map(of_ruling, queue.rulings_waiting(clubs[Right.REVIEW], user)),
            map(of_follow_up, queue.follow_ups_waiting(clubs[Right.REVIEW])),
            map(of_score_query, queue.score_queries_waiting(clubs[Right.REVIEW])),
            map(of_appeal, queue.appeals_waiting(clubs[Right.HEAR])),
            map(of_public_text, queue.public_texts_waiting(clubs[Right.PUBLISH])),
        )
    )
    found = [(pk, row) for pk, row in found if row["board"] not in unseen.boards]
    sessions = queue.sessions_by_pk({session for session, _row in found})
    rows = [Waiting(session=sessions[pk], deadline=deadline_of(sessions[pk], row), **row) for pk, row in found]
    return sorted(rows, key=lambda each: (each.deadline is None, each.deadline or each.since, each.since))


def deadline_of(session: Session, row: dict[str, Any]) -> datetime | None:
    """When the row's time ends: a text's hours with both sides, the correction period for scores, else the appeal's."""
    if Kind.PUBLISH in row["kinds"]:
        hours = read_publishing_settings(session.event.club.publishing).parties_first_hours
        return row["since"] + timedelta(hours=hours)  # type: ignore[no-any-return]
    corrects = {Kind.CORRECTION, Kind.FOLLOW_UP} & set(row["kinds"])
    return end_of(session, Period.CORRECTION if corrects else Period.APPEAL)


def of_ruling(ruling: Ruling) -> Found:
    """A ruling that a second person confirms or returns."""
    reasons = list(missing_in(ruling))
    own = [AT_OWN_TABLE] if ruling.at_own_table else []  # type: ignore[attr-defined]
    flags = {
        Kind.SCORE: changes_score(ruling),
        Kind.JUDGEMENT: NO_REASON in reasons or NOBODY_POLLED in reasons,
        Kind.OVERRIDE: bool(ruling.override_text),
    }
    return ruling.report.session_id, {
        "kinds": tuple(kind for kind, is_so in flags.items() if is_so) or (Kind.RULING,),
        "title": situation_title(ruling.situation),
        "details": ", ".join([ruling.issued_by.display_name, *map(str, own + reasons)]),
        "board": ruling.report.board,
        "since": ruling.issued_at,
        "address": reverse("ruling", args=[ruling.pk]),
        "ruling": ruling.pk,
    }


def changes_score(ruling: Ruling) -> bool:
    """Whether it has an adjusted score, or its findings move tricks or ask for one."""
    is_scored: bool = ruling.has_score  # type: ignore[attr-defined]
    return is_scored or any(finding["effect"] in SCORE_EFFECTS for finding in ruling.findings)


def missing_in(ruling: Ruling) -> Iterator[Any]:
    """What its judgements lack; nothing where nothing was judged."""
    judged = ruling.judgements.values()
    if not judged:
        return
    if not all(each.get("reason") for each in judged):
        yield NO_REASON
    if not any(each.get("consulted") for each in judged):
        yield NOBODY_CONSULTED
    if not ruling.was_polled and not any(each.get("polled") for each in judged):  # type: ignore[attr-defined]
        yield NOBODY_POLLED


def of_follow_up(follow_up: FollowUp) -> Found:
    """Something that was to be come back to, and the session is closed."""
    return follow_up.report.session_id, {
        "kinds": (Kind.FOLLOW_UP,),
        "title": follow_up_text(follow_up),
        "details": _("Law %(paragraph)s") % {"paragraph": follow_up.paragraph},
        "board": follow_up.report.board,
        "since": follow_up.report.filed_at,
        "address": reverse("follow_up", args=[follow_up.pk]),
        "ruling": follow_up.ruling_id,
    }


def of_score_query(query: ScoreQuery) -> Found:
    """A query about a score."""
    return query.session_id, {
        "kinds": (Kind.CORRECTION,),
        "title": query.text,
        "details": _("asked after the correction period") if query.is_late else "",
        "board": query.board,
        "since": query.asked_at,
        "address": f"{reverse('session_queries', args=[query.session.slug])}#query-{query.pk}",
    }


def of_appeal(appeal: Appeal) -> Found:
    """An appeal, and how far it has come."""
    return appeal.ruling.report.session_id, {
        "kinds": (Kind.APPEAL,),
        "title": _("Appeal %(number)s: %(title)s")
        % {"number": appeal.number, "title": situation_title(appeal.ruling.situation)},
        "details": appeal.get_state_display(),
        "board": appeal.ruling.report.board,
        "since": appeal.lodged_at,
        "address": reverse("appeal", args=[appeal.pk]),
        "ruling": appeal.ruling_id,
    }


def of_public_text(public: PublicText) -> Found:
    """A ruling whose text both sides were shown, not yet public."""
    return public.ruling.report.session_id, {
        "kinds": (Kind.PUBLISH,),
        "title": situation_title(public.ruling.situation),
        "details": _("both sides were shown the text"),
        "board": public.ruling.report.board,
        "since": public.made_at,
        "address": reverse("ruling_publish", args=[public.ruling_id]),
        "ruling": public.ruling_id,
    }

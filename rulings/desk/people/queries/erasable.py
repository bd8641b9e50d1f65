"""Where players' names may stand: every column of every table that holds what people typed or what files named.

`tests/services/test_erasing.py` fails for a text column that is neither here nor known to hold codes.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from django.db.models import F, Model

from rulings.desk.base.audit import with_texts
from rulings.desk.people.queries.person import Person
from rulings.models import (
    Appeal,
    AppealMember,
    AuditText,
    BoardOpened,
    Club,
    Contestant,
    Event,
    FactsSheet,
    FollowUp,
    IrregularityReport,
    PeriodExtension,
    Player,
    PlayingDirector,
    Poll,
    PollAnswer,
    Publication,
    PublicText,
    RecorderNote,
    ReportCase,
    Result,
    Ruling,
    ScoreAdjustment,
    ScoreQuery,
    Session,
    SessionImport,
)


@dataclass(frozen=True)
class Place:
    """A table: how its rows lead to their club and session, its columns of `names`, and those of free `texts`.

    `session` is "" where rows belong to no session. In a column of names nothing but a whole name is replaced.
    """

    model: type[Model]
    club: str
    session: str
    names: tuple[str, ...] = ()
    texts: tuple[str, ...] = ()


OF_REPORT = "report__session_id"
PLACES = (
    Place(Player, "contestant__session__event__club", "contestant__session_id", ("name",)),
    Place(Contestant, "session__event__club", "session_id", ("key", "name")),
    Place(Event, "club", "", ("name",)),
    Place(Session, "event__club", "id", ("name",)),
    Place(SessionImport, "club", "session_id", (), ("filename", "remarks")),
    Place(Result, "board__session__event__club", "board__session_id", ("seats",), ("auction", "play")),
    Place(IrregularityReport, "club", "session_id", ("seats",), ("narrative", "auction", "claim", "table")),
    Place(ReportCase, "report__club", OF_REPORT, (), ("answers", "reopened_because")),
    Place(
        Ruling,
        "report__club",
        OF_REPORT,
        (),
        ("record", "judgements", "override_text", "override_reason", "supersedes_because"),
    ),
    Place(FollowUp, "report__club", OF_REPORT, (), ("note",)),
    Place(
        ScoreAdjustment,
        "ruling__report__club",
        "ruling__report__session_id",
        (),
        ("judged", "override_reason", "replaces_because", "withdrawn_because"),
    ),
    Place(
        FactsSheet, "report__club", OF_REPORT, (), ("agreed", "disputed", "ns_words", "ew_words", "additional", "level")
    ),
    Place(Poll, "report__club", OF_REPORT, (), ("auction", "played", "question", "level", "alternatives", "judgement")),
    Place(
        PollAnswer,
        "poll__report__club",
        "poll__report__session_id",
        ("peer",),
        ("level", "answer", "considered", "reason"),
    ),
    Place(PeriodExtension, "session__event__club", "session_id", (), ("reason",)),
    Place(ScoreQuery, "session__event__club", "session_id", (), ("text", "answer")),
    Place(
        Appeal,
        "club",
        "ruling__report__session_id",
        ("consents",),
        (
            *("reasons", "late_reason", "deposit", "comments", "statement", "law_points", "law_ruling", "fact_points"),
            *("attended", "scribe", "findings", "decision_text", "dissent", "further", "withdrawn_because"),
        ),
    ),
    Place(AppealMember, "appeal__club", "appeal__ruling__report__session_id", ("name",), ("conflict",)),
    Place(RecorderNote, "club", OF_REPORT, ("player",), ("text", "response")),
    Place(PublicText, "ruling__report__club", "ruling__report__session_id", (), ("text", "not_names")),
    Place(
        Publication,
        "club",
        "ruling__report__session_id",
        (),
        ("facts", "override_text", "appeal", "auction", "notice", "commentary", "commentator"),
    ),
    Place(PlayingDirector, "session__event__club", "session_id", (), ("left_because",)),
    Place(BoardOpened, "board__session__event__club", "board__session_id", (), ("reason",)),
    Place(AuditText, "club", "", (), ("text",)),
)


@dataclass(frozen=True)
class Change:
    """A row that names the person, and its columns as they are to be."""

    row: Model
    columns: dict[str, Any]


def changes(club: Club, person: Person) -> Iterator[Change]:
    """Every row of the club that names the person, table by table."""
    return (change for place in PLACES for change in changes_in(place, club, person))


def changes_in(place: Place, club: Club, person: Person) -> Iterator[Change]:
    """The rows of one table."""
    rows = place.model._default_manager.filter(**{place.club: club}).order_by("pk")
    if place.session:
        rows = rows.annotate(of_session=F(place.session))
    for row in rows.iterator(chunk_size=2000):
        session = person.session_of_text(row) if isinstance(row, AuditText) else getattr(row, "of_session", None)
        as_name, in_text = person.changes_in(session)
        columns = {name: with_texts(getattr(row, name), as_name) for name in place.names}
        columns |= {name: with_texts(getattr(row, name), in_text) for name in place.texts}
        told = {name: value for name, value in columns.items() if value != getattr(row, name)}
        if told:
            yield Change(row, told)

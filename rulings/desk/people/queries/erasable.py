"""Where players' names may stand: every column of every table that holds what people typed or what files named.

`tests/desk/people/services/test_erasing.py` fails for a text column that is neither here nor known to hold codes.
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
    Arrival,
    AuditText,
    BoardOpened,
    CaseMark,
    Club,
    Contestant,
    DeskToken,
    Difference,
    Event,
    FactsSheet,
    FollowUp,
    Invitation,
    IrregularityReport,
    KeptAside,
    LateBoard,
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
    RosterPlayer,
    Ruling,
    ScoreAdjustment,
    ScoreQuery,
    Session,
    SessionImport,
    SessionTemplate,
    SignIn,
)


@dataclass(frozen=True)
class _Place:
    """A table: how its rows lead to their club and session, its columns of `names`, and those of free `texts`.

    `session` is "" where rows belong to no session. In a column of names nothing but a whole name is replaced.
    """

    model: type[Model]
    club: str
    session: str
    names: tuple[str, ...] = ()
    texts: tuple[str, ...] = ()


_OF_REPORT = "report__session_id"
PLACES = (
    _Place(Player, "contestant__session__event__club", "contestant__session_id", ("name",)),
    _Place(Contestant, "session__event__club", "session_id", ("key", "name")),
    _Place(Event, "club", "", ("name",)),
    _Place(Session, "event__club", "id", ("name",)),
    _Place(SessionTemplate, "club", "", ("name",)),
    _Place(RosterPlayer, "club", "", ("name", "folded")),
    _Place(SignIn, "session__event__club", "session_id", ("names",)),
    _Place(SessionImport, "club", "session_id", ("stored",), ("filename", "remarks")),
    _Place(Difference, "session__event__club", "session_id", ("before", "after")),
    _Place(KeptAside, "session__event__club", "session_id", ("columns",), ("error",)),
    _Place(Invitation, "club", "", ("name",)),
    _Place(DeskToken, "session__event__club", "session_id", ("name",)),
    _Place(LateBoard, "session__event__club", "session_id", (), ("reason",)),
    _Place(Result, "board__session__event__club", "board__session_id", ("seats",), ("auction", "play")),
    _Place(IrregularityReport, "club", "session_id", ("seats",), ("narrative", "auction", "claim", "about", "table")),
    _Place(ReportCase, "report__club", _OF_REPORT, (), ("answers", "reopened_because")),
    _Place(
        Ruling,
        "report__club",
        _OF_REPORT,
        (),
        ("record", "judgements", "override_text", "override_reason", "supersedes_because"),
    ),
    _Place(Arrival, "club", "session_id", (), ("told", "reason")),
    _Place(FollowUp, "report__club", _OF_REPORT, (), ("note",)),
    _Place(
        ScoreAdjustment,
        "ruling__report__club",
        "ruling__report__session_id",
        (),
        ("judged", "override_reason", "replaces_because", "withdrawn_because"),
    ),
    _Place(
        FactsSheet,
        "report__club",
        _OF_REPORT,
        (),
        ("agreed", "disputed", "ns_words", "ew_words", "additional", "level"),
    ),
    _Place(
        Poll, "report__club", _OF_REPORT, (), ("auction", "played", "question", "level", "alternatives", "judgement")
    ),
    _Place(
        PollAnswer,
        "poll__report__club",
        "poll__report__session_id",
        ("peer",),
        ("level", "answer", "considered", "reason"),
    ),
    _Place(PeriodExtension, "session__event__club", "session_id", (), ("reason",)),
    _Place(ScoreQuery, "session__event__club", "session_id", (), ("text", "answer")),
    _Place(
        Appeal,
        "club",
        "ruling__report__session_id",
        ("consents",),
        (
            *("reasons", "late_reason", "deposit", "comments", "statement", "law_points", "law_ruling", "fact_points"),
            *("attended", "scribe", "findings", "decision_text", "dissent", "further", "withdrawn_because", "asked"),
        ),
    ),
    _Place(AppealMember, "appeal__club", "appeal__ruling__report__session_id", ("name",), ("conflict",)),
    _Place(RecorderNote, "club", _OF_REPORT, ("player",), ("text", "response")),
    _Place(PublicText, "ruling__report__club", "ruling__report__session_id", (), ("text", "not_names")),
    _Place(
        Publication,
        "club",
        "ruling__report__session_id",
        (),
        ("facts", "override_text", "appeal", "auction", "notice", "commentary", "commentator", "not_names"),
    ),
    _Place(CaseMark, "club", "", (), ("reason", "tags")),
    _Place(PlayingDirector, "session__event__club", "session_id", (), ("left_because",)),
    _Place(BoardOpened, "board__session__event__club", "board__session_id", (), ("reason",)),
    _Place(AuditText, "club", "", (), ("text",)),
)


@dataclass(frozen=True)
class Change:
    """A row that names the person, and its columns as they are to be."""

    row: Model
    columns: dict[str, Any]


def changes(club: Club, person: Person) -> Iterator[Change]:
    """Every row of the club that names the person, table by table."""
    return (change for place in PLACES for change in _changes_in(place, club, person))


def _changes_in(place: _Place, club: Club, person: Person) -> Iterator[Change]:
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

"""The tables of an archive: which rows are a club's, what of them stays at home, and where ids stand in their JSON.

`tests/desk/archives/test_values.py` fails for a model that is neither here nor left out with a reason.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from django.apps import apps
from django.db.models import Field, Model

from rulings.models import (
    Appeal,
    AppealMember,
    Arrival,
    AuditText,
    Board,
    BoardOpened,
    Club,
    ClubLogo,
    Contestant,
    Difference,
    EndedRestriction,
    Erasure,
    Event,
    FactsSheet,
    FollowUp,
    Invitation,
    IrregularityReport,
    KeptAside,
    LateBoard,
    Membership,
    Office,
    PasswordLink,
    PeriodExtension,
    Player,
    PlayingDirector,
    Poll,
    PollAnswer,
    PrivateLink,
    Publication,
    PublicText,
    RecorderNote,
    RegulationProfile,
    ReportCase,
    Result,
    RosterPlayer,
    RoundClock,
    Ruling,
    ScoreAdjustment,
    ScoreQuery,
    Section,
    Session,
    SessionImport,
    SessionTemplate,
    SheetLayout,
    SignIn,
    TableCall,
    User,
)

_Ids = Callable[[str, Any], Any]
"""The id here of a row of a kind, a model's name, that had that id; what is no number stays as it is."""
_Moved = Callable[[Any, _Ids], Any]


@dataclass(frozen=True)
class Table:
    """A table: how its rows lead to their club, and the columns that stay at home: each opens something.

    `ids`: how a JSON column is written anew with the ids of here.
    """

    model: type[Model]
    club: str
    secret: tuple[str, ...] = ()
    ids: Mapping[str, _Moved] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """What the archive calls it."""
        return self.model.__name__

    @property
    def fields(self) -> "list[Field[Any, Any]]":
        """The columns that the archive has, the id first."""
        return [each for each in self.model._meta.concrete_fields if each.name not in self.secret]


_USER, _PROFILE, _CONTESTANT = User.__name__, RegulationProfile.__name__, Contestant.__name__
_DIFFERENCE = Difference.__name__


def _by(kept: Any, ids: _Ids) -> Any:
    """Who did something, by his id."""
    return kept | {"by": ids(_USER, kept["by"])} if "by" in kept else kept


def _each_by(kept: Any, ids: _Ids) -> Any:
    """A list of what somebody did."""
    return [_by(each, ids) for each in kept]


def _asked(kept: Any, ids: _Ids) -> Any:
    """What a federation asked and was answered."""
    return [_by(each, ids) | {key: ids(_USER, each[key]) for key in ("answered_by",) if key in each} for each in kept]


def _answers(kept: Any, ids: _Ids) -> Any:
    """The answers of a case, by fact."""
    return {key: _by(given, ids) for key, given in kept.items()}


def _settings(kept: Any, ids: _Ids) -> Any:
    """What a session begins with."""
    return kept | {"profile": ids(_PROFILE, kept["profile"])} if "profile" in kept else kept


def _sides(kept: Any, ids: _Ids) -> Any:
    """Who sat there, in a line that a file has otherwise."""
    return kept | {side: ids(_CONTESTANT, kept[side]) for side in ("ns", "ew") if side in kept}


def _stored(kept: Any, ids: _Ids) -> Any:
    """What a file did, by which it can be undone."""
    moved = dict(kept)
    if "made" in kept:
        moved["made"] = {name: [ids(_kind(name), key) for key in keys] for name, keys in kept["made"].items()}
    if "changed" in kept:
        moved["changed"] = {name: _rows(name, rows, ids) for name, rows in kept["changed"].items()}
    if "overtaken" in kept:
        moved["overtaken"] = [ids(_DIFFERENCE, key) for key in kept["overtaken"]]
    if "removed" in kept:
        moved["removed"] = {
            str(ids(_DIFFERENCE, int(key))): {
                "columns": _columns(Result, line["columns"], ids),
                "differences": [ids(_DIFFERENCE, each) for each in line["differences"]],
            }
            for key, line in kept["removed"].items()
        }
    return moved


def _kind(name: str) -> str:
    """The name of the model that is called so in small letters."""
    return str(apps.get_model("rulings", name).__name__)


def _rows(name: str, rows: Any, ids: _Ids) -> Any:
    """Rows as they were, by their ids."""
    model = apps.get_model("rulings", name)
    return {str(ids(model.__name__, int(key))): _columns(model, columns, ids) for key, columns in rows.items()}


def _columns(model: type[Model], columns: Any, ids: _Ids) -> Any:
    """Columns of a row by the names that they have in it."""
    kinds = {"id": model.__name__}
    for each in model._meta.concrete_fields:
        if each.related_model:
            kinds |= dict.fromkeys((each.name, each.attname), each.related_model.__name__)
    return {name: ids(kinds[name], value) if name in kinds else value for name, value in columns.items()}


_OF_SESSION, _OF_REPORT, _OF_BOARD = "session__event__club", "report__club", "board__session__event__club"
TABLES = (
    Table(ClubLogo, "club"),
    Table(Event, "club"),
    Table(Session, "event__club"),
    Table(Membership, "club"),
    Table(Office, "club"),
    Table(Section, _OF_SESSION),
    Table(Contestant, _OF_SESSION),
    Table(Player, "contestant__session__event__club"),
    Table(Board, _OF_SESSION),
    Table(Result, _OF_BOARD),
    Table(SessionTemplate, "club", ids={"settings": _settings}),
    Table(RosterPlayer, "club"),
    Table(SignIn, _OF_SESSION),
    Table(RoundClock, _OF_SESSION),
    Table(SessionImport, "club", ids={"stored": _stored}),
    Table(SheetLayout, "club"),
    Table(Difference, _OF_SESSION, ids={"before": _sides, "after": _sides}),
    Table(KeptAside, _OF_SESSION),
    Table(PlayingDirector, _OF_SESSION),
    Table(BoardOpened, _OF_BOARD),
    Table(IrregularityReport, "club"),
    Table(ReportCase, _OF_REPORT, ids={"answers": _answers}),
    Table(Ruling, _OF_REPORT, ids={"signatures_lost": _each_by}),
    Table(FollowUp, _OF_REPORT),
    Table(EndedRestriction, "ruling__report__club"),
    Table(ScoreAdjustment, "ruling__report__club"),
    Table(TableCall, _OF_SESSION),
    Table(LateBoard, _OF_SESSION),
    Table(Arrival, "club"),
    Table(FactsSheet, _OF_REPORT),
    Table(Poll, _OF_REPORT, ("digest", "sealed")),
    Table(PollAnswer, "poll__report__club"),
    Table(PeriodExtension, _OF_SESSION),
    Table(ScoreQuery, _OF_SESSION),
    Table(Appeal, "club", ("federation",), ids={"consents": _each_by, "asked": _asked}),
    Table(AppealMember, "appeal__club"),
    Table(PrivateLink, _OF_REPORT, ("digest",)),
    Table(PublicText, "ruling__report__club"),
    Table(Publication, "club"),
    Table(RecorderNote, "club"),
    Table(Erasure, "club"),
    Table(Invitation, "club", ("digest",)),
    Table(PasswordLink, "club", ("digest",)),
    Table(AuditText, "club"),
)
"""What is taken in one after another, as it is here but for its ids."""
_OF_THE_SITE = ("closed_at", "moved_to", "is_federation", "federation", "counted_there", "trial_by")
CLUBS = Table(Club, "pk", ("audit_sequence", "audit_hash", "audit_key", "audit_signature", *_OF_THE_SITE))
PROFILES = Table(RegulationProfile, "club", ("copied_from",))
ACCOUNTS = Table(
    User,
    "",
    tuple(
        each.name
        for each in User._meta.concrete_fields
        if each.name not in ("id", "username", "first_name", "last_name", "email", "is_active", "deleted_at")
    ),
)
"""What is taken in first, each in its own way: the club, its regulations with the common ones that its sessions have,
and everybody whom a row names, with the mail address of members alone."""
ALL = (CLUBS, ACCOUNTS, PROFILES, *TABLES)

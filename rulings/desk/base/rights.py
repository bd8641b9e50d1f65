"""Who may do what: each right with its sentence, each role with its rights in one table. Writes nothing.

`may` and `demand` ask the database once; a page that needs several rights asks `rights_of` once. Nobody has a right in
a club he is no member of, whatever else he is. What a director who plays may not see yet is `unseen_boards`, and
nothing else decides it.
"""

from collections.abc import Iterable, Mapping
from enum import StrEnum
from types import MappingProxyType

from django.contrib.auth.models import AnonymousUser
from django.db.models import Exists, F, OuterRef, Q, QuerySet, Value
from django.db.models.functions import Concat, Now
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.compiled import compiled
from rulings.desk.base.refusals import BoardUnseen, NotAllowed, Sentence
from rulings.formats.session import MEMBERS
from rulings.models import (
    Appeal,
    AppealState,
    Board,
    BoardOpened,
    Club,
    ContestantKind,
    Decision,
    Membership,
    Office,
    OfficeKind,
    PlayingDirector,
    ReportCase,
    Result,
    Role,
    Ruling,
    ScoreAdjustment,
    SessionStatus,
    User,
)


class Right(StrEnum):
    """Something that a role may do, with the sentence for whoever may not.

    Every role sees; who has none is a stranger, and finds nothing.
    """

    sentence: Sentence

    def __new__(cls, value: str, sentence: Sentence) -> "Right":
        right = str.__new__(cls, value)
        right._value_, right.sentence = value, sentence
        return right

    SEE = "see", ""
    RUN_SESSION = (
        "run_session",
        _("Only this club's directors and administrators bring sessions in and close them."),
    )
    FILE = (
        "file",
        _("Only this club's directors file reports. Ask one of them, or sign in as a director of this club."),
    )
    RULE = "rule", _("Only this club's directors rule. Ask one of them, or sign in as a director of this club.")
    REVIEW = (
        "review",
        _("Only the chief director or an administrator of this club countersigns and returns rulings."),
    )
    PUBLISH = "publish", _("Only the chief director of this club publishes rulings and withdraws them.")
    HEAR = "hear", _("Only the chief director or an administrator of this club hears appeals.")
    EXTEND = "extend", _("Only the chief director or an administrator of this club makes a period longer.")
    CONSULT = "consult", _("Only this club's own directors read what it ruled elsewhere. Yours is one session of it.")
    RECORD = "record", _("Only this club's recorder reads the notes on conduct.")
    FOLLOW = "follow", _("Only the chief director or an administrator of this club follows casebooks and marks cases.")
    ADMINISTER = "administer", _("Only an administrator of this club changes its members and its regulations.")


Rights = frozenset[Right]
_GUEST = frozenset({Right.SEE, Right.FILE, Right.RULE})
"""Of a role that is bound to one session, there alone: its holder reads and rules, and the club's own people run it."""
_OF_THE_CLUB = frozenset({Right.SEE, Right.CONSULT, Right.RUN_SESSION})
_DIRECTS = _OF_THE_CLUB | {Right.FILE, Right.RULE}
_RUNS_IT = frozenset({Right.REVIEW, Right.HEAR, Right.EXTEND, Right.FOLLOW})
_RIGHTS: Mapping[str, Rights] = MappingProxyType(
    {
        Role.DIRECTOR: _DIRECTS,
        Role.CHIEF_DIRECTOR: _DIRECTS | {Right.PUBLISH} | _RUNS_IT,
        Role.ADMINISTRATOR: _OF_THE_CLUB | {Right.ADMINISTER} | _RUNS_IT,
    }
)


def gives(right: Right) -> Q:
    """Which memberships give a right in the whole club that comes with a role, and have not ended."""
    roles = [role for role, rights in _RIGHTS.items() if right in rights]
    beside = Q(also_administers=True) if Role.ADMINISTRATOR in roles else Q()
    return (Q(role__in=roles) | beside) & Q(session__isnull=True) & _lasts()


def _lasts(path: str = "") -> Q:
    """Which memberships, at the end of the path, have not ended."""
    return Q(**{f"{path}ends_at__isnull": True}) | Q(**{f"{path}ends_at__gt": Now()})


def of_clubs(user: int, path: str = "") -> Q:
    """What belongs to a club, at the end of the path, in which the user has a role as a whole."""
    its = f"{path}memberships__"
    return _lasts(its) & Q(**{f"{its}user": user, f"{its}session__isnull": True})


def sessions_of(user: int) -> Q:
    """The sessions of these clubs, and those to which a role of the user's is bound."""
    its = "event__club__memberships__"
    bound = Q(**{f"{its}session__isnull": True}) | Q(**{f"{its}session": F("pk")})
    return _lasts(its) & bound & Q(**{f"{its}user": user})


def may(user: User | AnonymousUser, club: Club, right: Right, session: int | None = None) -> bool:
    """Whether the user has the right in the club, or in that session of it, by its id."""
    return right in rights_of(user, club, session)


def demand(actor: User, club: Club, right: Right, session: int | None = None) -> None:
    """`NotAllowed` unless the actor has the right in the club, or in that session of it, by its id."""
    if not may(actor, club, right, session):
        raise NotAllowed(right.sentence)


def rights_of(user: User | AnonymousUser, club: Club, session: int | None = None) -> Rights:
    """Everything the user may do in the club, or in that session of it; nothing for strangers and closed accounts."""
    if not user.is_active or user.pk is None:
        return frozenset()
    return Rights().union(*(rights_in(each, session) for each in _memberships_at(user.pk, club.pk)))


@compiled
def _memberships_at(user: int, club: int) -> QuerySet[Membership]:
    """The one membership that somebody has at a club, or none."""
    return Membership.objects.filter(user=user, club=club)


def rights_in(membership: Membership, session: int | None = None) -> Rights:
    """Everything that a membership gives in the club, or in that session of it; nothing once it has ended."""
    if membership.has_ended:
        return Rights()
    if membership.session_id is not None:
        return _GUEST if membership.session_id == session else Rights()
    kept = frozenset({Right.RECORD}) if membership.is_recorder else Rights()
    return kept.union(*(_RIGHTS.get(role, Rights()) for role in membership.roles))


def may_see_board(user: User | AnonymousUser, board: Board) -> bool:
    """Whether he may see a board's hands, calls, play, reports and rulings; not whether he is of the club."""
    return not (_plays_now(user) and unseen_boards(user).filter(pk=board.pk).exists())


def unseen_boards(user: User | AnonymousUser) -> QuerySet[Board]:
    """The boards of sessions in play that the user has still to play himself and that nobody opened to him.

    The results on record tell: he has played a board once it has a result of his; in a team, where nobody knows at
    which table he sits, once it has one of both tables. Who plays for somebody not known yet has played none.
    """
    if not _plays_now(user):
        return Board.objects.none()
    plays = PlayingDirector.objects.filter(session=OuterRef("session"), user=user.pk, left_at__isnull=True)
    ns, ew = _result_at("ns"), _result_at("ew")
    has_played = Q(ns, ew) | Q(Q(ns) | Q(ew), ~Q(contestant__kind=ContestantKind.TEAM))
    opened = BoardOpened.objects.filter(board=OuterRef("pk"), user=user.pk)
    return Board.objects.filter(Exists(plays.exclude(has_played)), ~Exists(opened), session__status=SessionStatus.OPEN)


def unseen_ids(user: User | AnonymousUser) -> frozenset[int]:
    """The ids of these boards; none, for one query that is kept, where he plays in no session."""
    return frozenset(unseen_boards(user).values_list("pk", flat=True)) if _plays_now(user) else frozenset()


def _plays_now(user: User | AnonymousUser) -> bool:
    """Whether he plays in any session at all: hardly anybody who directs does, and asking that costs little."""
    return user.pk is not None and bool(_played_by(user.pk))


@compiled
def _played_by(user: int) -> QuerySet[PlayingDirector, int]:
    """As whom he plays now, by id."""
    plays = PlayingDirector.objects.filter(user=user, left_at__isnull=True, session__status=SessionStatus.OPEN)
    return plays.values_list("pk", flat=True)


IS_KNOWN = ~Q(contract="") | Q(score_ns__isnull=False) | ~Q(artificial="") | ~Q(awards=[])
"""Whether a stored result says what happened: a file may bring lines that only say who is to meet."""


def _result_at(side: str) -> Exists:
    """Whether the board of the outer query has a result of the playing director's on that side.

    Two who sat together, each for himself, are stored as a pair whose key is both of theirs.
    """
    first = Concat(OuterRef("contestant__key"), Value(MEMBERS))
    second = Concat(Value(MEMBERS), OuterRef("contestant__key"))
    himself = Q(**{side: OuterRef("contestant")})
    himself |= Q(**{f"{side}__key__startswith": first}) | Q(**{f"{side}__key__endswith": second})
    return Exists(Result.objects.filter(himself, IS_KNOWN, board=OuterRef(OuterRef("pk"))))


def unseen(board: Board) -> BoardUnseen:
    """Why a director who plays is not shown a board, and what he can do."""
    sentence = _(
        "You play in this session and have still to play board %(number)s: its cards, its auction and its rulings are "
        "hidden from you until your result on it is on record, or the session is closed."
    )
    return BoardUnseen(sentence % {"number": board.number}, board)


def appeal_behind(case: ReportCase) -> Appeal | None:
    """The decided appeal that leaves the case to somebody of its own.

    One that changed the ruling does until another version replaces it; one that sent it back until it is ruled on anew.
    A case that is ruled on for the first time has none.
    """
    if case.is_open and not case.reopened_because:
        return None
    return next(filter(_leaves_the_case_to_somebody, _decided_on(case.pk)), None)


@compiled
def _decided_on(case: int) -> QuerySet[Appeal]:
    """The decided appeals against the ruling of the case with that id, the latest first."""
    appeals = Appeal.objects.select_related("club", "ruling__case", "ruling__report", "new_ruling")
    return appeals.filter(ruling__case=case).exclude(decision="").order_by("-decided_at")


def _leaves_the_case_to_somebody(appeal: Appeal) -> bool:
    """Whether what was decided on appeal is still to be carried out, or, where it changed the ruling, still stands."""
    if appeal.new_ruling is None:
        return appeal.state == AppealState.DECIDED and appeal.decision in (Decision.CHANGED, Decision.SENT_BACK)
    return appeal.decision == Decision.CHANGED and appeal.new_ruling.is_current


def right_after(appeal: Appeal | None) -> Right:
    """What ruling anew takes after the appeal: the right to hear appeals where it changed the ruling."""
    return Right.HEAR if appeal is not None and appeal.decision == Decision.CHANGED else Right.RULE


def right_to_rule_on(what: ReportCase | Ruling | ScoreAdjustment) -> Right:
    """What a page asks for on which a case is ruled on, or its ruling and its score are changed."""
    case = _case_of(what)
    return right_after(appeal_behind(case))


def _case_of(what: ReportCase | Ruling | ScoreAdjustment) -> ReportCase:
    """The case that it is, or that it came of."""
    match what:
        case ReportCase():
            return what
        case Ruling():
            return what.case
        case ScoreAdjustment():
            return what.ruling.case


def holds(user: User | AnonymousUser, federation: Club | None, kind: OfficeKind) -> bool:
    """Whether he does that for the federation: as its chief director, or as one of its members who was named to."""
    if federation is None or not federation.is_federation:
        return False
    rights = rights_of(user, federation)
    return Right.PUBLISH in rights or (
        Right.CONSULT in rights
        and Office.objects.filter(club=federation, user=user.pk, kind=kind, ended_at__isnull=True).exists()
    )


def memberships_of(user: User) -> list[Membership]:
    """The user's clubs with his role in each, by name; without those in which it has ended."""
    return [each for each in _memberships_by_club(user.pk) if not each.has_ended]


@compiled
def _memberships_by_club(user: int) -> QuerySet[Membership]:
    """His memberships, by the club's name."""
    return Membership.objects.select_related("club").filter(user=user).order_by("club__name")


ByRight = Mapping[Right, list[Club]]


def by_right(memberships: Iterable[Membership]) -> ByRight:
    """The clubs in which somebody with these memberships has each right."""
    clubs = [(each.club, rights_in(each)) for each in memberships]
    return {right: [club for club, rights in clubs if right in rights] for right in Right}


class Charge(StrEnum):
    """Who of those with the right is in charge of an act; another only where all of them had a part in the ruling.

    The role that the session's profile names, the chief director, or who was named to hear it alone.
    """

    LATE_DECIDER = "late_decider"
    CHIEF_DIRECTOR = "chief_director"
    HEARER = "hearer"

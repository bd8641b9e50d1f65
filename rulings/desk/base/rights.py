"""Who may do what: each role's rights in one table, each right a named predicate. Writes nothing, refuses nothing.

Every predicate asks the database once; a page that needs several asks `rights_of` once. Nobody has a right in a
club he is no member of, whatever else he is. What a director who plays may not see yet is `unseen_boards`, and nothing
else decides it.
"""

from collections.abc import Callable, Iterable, Mapping
from enum import StrEnum
from types import MappingProxyType

from django.contrib.auth.models import AnonymousUser
from django.db.models import Exists, OuterRef, Q, QuerySet, Value
from django.db.models.functions import Concat
from django.utils.translation import gettext_lazy as _

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
    PlayingDirector,
    ReportCase,
    Result,
    Role,
    SessionStatus,
    User,
)


class Right(StrEnum):
    """Something that a role may do."""

    SEE = "see"
    RUN_SESSION = "run_session"
    FILE = "file"
    RULE = "rule"
    REVIEW = "review"
    PUBLISH = "publish"
    HEAR = "hear"
    EXTEND = "extend"
    RECORD = "record"
    ADMINISTER = "administer"


DIRECTS = frozenset({Right.SEE, Right.RUN_SESSION, Right.FILE, Right.RULE})
RIGHTS: Mapping[str, frozenset[Right]] = MappingProxyType(
    {
        Role.DIRECTOR: DIRECTS,
        Role.CHIEF_DIRECTOR: DIRECTS | {Right.REVIEW, Right.PUBLISH, Right.HEAR, Right.EXTEND},
        Role.ADMINISTRATOR: frozenset(
            {Right.SEE, Right.RUN_SESSION, Right.REVIEW, Right.HEAR, Right.EXTEND, Right.ADMINISTER}
        ),
    }
)


def rights_of(user: User | AnonymousUser, club: Club) -> frozenset[Right]:
    """Everything the user may do in the club; empty for strangers, visitors and closed accounts."""
    return rights_and_sight(user, club, None)[0]


def rights_and_sight(user: User | AnonymousUser, club: Club, board_id: int | None) -> tuple[frozenset[Right], bool]:
    """Everything the user may do in the club, and whether he may see that board of it; one query for both."""
    if not user.is_active or user.pk is None:
        return frozenset(), False
    memberships = Membership.objects.filter(user_id=user.pk, club=club)
    if board_id is not None:
        memberships = memberships.annotate(is_unseen=Exists(unseen_boards(user).filter(pk=board_id)))
    membership = memberships.first()
    if membership is None:
        return frozenset(), False
    return rights_in(membership), not getattr(membership, "is_unseen", False)


def rights_in(membership: Membership) -> frozenset[Right]:
    """Everything that a membership gives."""
    kept = frozenset({Right.RECORD}) if membership.is_recorder else frozenset[Right]()
    return RIGHTS.get(membership.role, frozenset()) | kept


def may_see_board(user: User | AnonymousUser, board: Board) -> bool:
    """Whether he may see a board's hands, calls, play, reports and rulings; not whether he is of the club."""
    return not unseen_boards(user).filter(pk=board.pk).exists()


def unseen_boards(user: User | AnonymousUser) -> QuerySet[Board]:
    """The boards of sessions in play that the user has still to play himself and that nobody opened to him.

    The results on record tell: he has played a board once it has a result of his; in a team, where nobody knows at
    which table he sits, once it has one of both tables. Who plays for somebody not known yet has played none.
    """
    if user.pk is None:
        return Board.objects.none()
    plays = PlayingDirector.objects.filter(session=OuterRef("session"), user=user.pk, left_at__isnull=True)
    ns, ew = _result_at("ns"), _result_at("ew")
    has_played = Q(ns, ew) | Q(Q(ns) | Q(ew), ~Q(contestant__kind=ContestantKind.TEAM))
    opened = BoardOpened.objects.filter(board=OuterRef("pk"), user=user.pk)
    return Board.objects.filter(Exists(plays.exclude(has_played)), ~Exists(opened), session__status=SessionStatus.OPEN)


def _result_at(side: str) -> Exists:
    """Whether the board of the outer query has a result of the playing director's on that side.

    Two who sat together, each for himself, are stored as a pair whose key is both of theirs.
    """
    first = Concat(OuterRef("contestant__key"), Value(MEMBERS))
    second = Concat(Value(MEMBERS), OuterRef("contestant__key"))
    himself = Q(**{side: OuterRef("contestant")})
    himself |= Q(**{f"{side}__key__startswith": first}) | Q(**{f"{side}__key__endswith": second})
    is_known = ~Q(contract="") | Q(score_ns__isnull=False) | ~Q(artificial="") | ~Q(awards=[])
    return Exists(Result.objects.filter(himself, is_known, board=OuterRef(OuterRef("pk"))))


def may_run_session(user: User | AnonymousUser, club: Club) -> bool:
    """Bring a session in, and close it."""
    return Right.RUN_SESSION in rights_of(user, club)


def may_file(user: User | AnonymousUser, club: Club) -> bool:
    """File a report, and amend or withdraw it."""
    return Right.FILE in rights_of(user, club)


def may_rule(user: User | AnonymousUser, club: Club) -> bool:
    """Answer a case's questions, issue and reopen rulings, give the parties their link."""
    return Right.RULE in rights_of(user, club)


def may_review(user: User | AnonymousUser, club: Club) -> bool:
    """Countersign or return a ruling that somebody else issued."""
    return Right.REVIEW in rights_of(user, club)


def may_publish(user: User | AnonymousUser, club: Club) -> bool:
    """Show a ruling to the public, and withdraw it."""
    return Right.PUBLISH in rights_of(user, club)


def may_hear(user: User | AnonymousUser, club: Club) -> bool:
    """Hear appeals: admit late ones, rule on their points of law, decide."""
    return Right.HEAR in rights_of(user, club)


def may_extend(user: User | AnonymousUser, club: Club) -> bool:
    """Make the correction period and the time to appeal longer."""
    return Right.EXTEND in rights_of(user, club)


def may_record(user: User | AnonymousUser, club: Club) -> bool:
    """Read the notes on conduct."""
    return Right.RECORD in rights_of(user, club)


def may_administer(user: User | AnonymousUser, club: Club) -> bool:
    """Members and their roles, regulations."""
    return Right.ADMINISTER in rights_of(user, club)


May = Callable[[User, Club], bool]
SENTENCES: dict[May, Sentence] = {
    may_run_session: _("Only this club's directors and administrators bring sessions in and close them."),
    may_file: _("Only this club's directors file reports. Ask one of them, or sign in as a director of this club."),
    may_rule: _("Only this club's directors rule. Ask one of them, or sign in as a director of this club."),
    may_review: _("Only the chief director or an administrator of this club countersigns and returns rulings."),
    may_publish: _("Only the chief director of this club publishes rulings and withdraws them."),
    may_hear: _("Only the chief director or an administrator of this club hears appeals."),
    may_record: _("Only this club's recorder reads the notes on conduct."),
    may_extend: _("Only the chief director or an administrator of this club makes a period longer."),
    may_administer: _("Only an administrator of this club changes its members and its regulations."),
}


def demand(actor: User, club: Club, may: May) -> None:
    """`NotAllowed` unless the actor has the right in the club."""
    if not may(actor, club):
        raise NotAllowed(SENTENCES[may])


def unseen(board: Board) -> BoardUnseen:
    """Why a director who plays is not shown a board, and what he can do."""
    sentence = _(
        "You play in this session and have still to play board %(number)s: its cards, its auction and its rulings are "
        "hidden from you until your result on it is on record, or the session is closed."
    )
    return BoardUnseen(sentence % {"number": board.number}, board)


WAITING = Q(state=AppealState.DECIDED, new_ruling__isnull=True)


def appeal_behind(case_id: int) -> Appeal | None:
    """The decided appeal that leaves the case to somebody of its own.

    One that changed the ruling does until another version replaces it; one that sent it back until it is ruled on anew.
    """
    appeals = Appeal.objects.select_related("club", "ruling__case", "ruling__report").filter(ruling__case=case_id)
    changed = Q(decision=Decision.CHANGED) & (WAITING | Q(new_ruling__is_current=True))
    sent_back = Q(decision=Decision.SENT_BACK) & WAITING
    return appeals.filter(changed | sent_back).order_by("-decided_at").first()


def right_to_rule_on(case: ReportCase) -> Right:
    """What a page about the case asks for: the right to hear appeals where one changed its ruling."""
    appeal = appeal_behind(case.pk) if case.reopened_because or not case.is_open else None
    return Right.HEAR if appeal is not None and appeal.decision == Decision.CHANGED else Right.RULE


def memberships_of(user: User) -> list[Membership]:
    """The user's clubs with his role in each, by name."""
    return list(Membership.objects.select_related("club").filter(user=user).order_by("club__name"))


ByRight = Mapping[Right, list[int]]


def by_right(memberships: Iterable[Membership]) -> ByRight:
    """The clubs in which somebody with these memberships has each right."""
    roles = [(each.club_id, RIGHTS.get(each.role, frozenset())) for each in memberships]
    return {right: [club for club, rights in roles if right in rights] for right in Right}


class Charge(StrEnum):
    """Who of those with the right is in charge of an act; another only where all of them had a part in the ruling.

    The role that the session's profile names, the chief director, or who was named to hear it alone.
    """

    LATE_DECIDER = "late_decider"
    CHIEF_DIRECTOR = "chief_director"
    HEARER = "hearer"

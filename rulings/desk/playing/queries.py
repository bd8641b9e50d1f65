"""Directors who play: who they are in a session, what is hidden from one, what was opened early, whose own table it is.

Which boards are hidden is decided by `rulings.desk.base.rights.unseen_boards` alone.
"""

from dataclasses import dataclass

from django.db.models import CharField, Exists, ExpressionWrapper, F, OuterRef, Q, QuerySet, Value
from django.db.models.functions import Concat

from rulings.desk.base.rights import Right, gives, unseen_boards, unseen_ids
from rulings.formats.session import MEMBERS
from rulings.models import (
    Board,
    BoardOpened,
    IrregularityReport,
    Membership,
    PlayingDirector,
    Session,
    User,
)


@dataclass(frozen=True)
class Unseen:
    """The boards that are hidden from a user, by session and number."""

    user_id: int
    boards: tuple[Board, ...]

    @property
    def ids(self) -> frozenset[int]:
        """The ids of the hidden boards."""
        return frozenset(board.pk for board in self.boards)

    @property
    def numbers(self) -> frozenset[int]:
        """The numbers of the hidden boards, where they are of one session."""
        return frozenset(board.number for board in self.boards)

    @property
    def reports(self) -> Q:
        """The reports that lists leave out for him: those on the boards, but for his own that he filed blind."""
        return Q(board__in=self.ids) & ~Q(is_blind=True, filed_by=self.user_id)

    def shown_of(self, report: IrregularityReport | None) -> IrregularityReport | None:
        """The report, None where lists leave it out for him."""
        is_his = report is not None and report.is_blind and report.filed_by_id == self.user_id
        return report if report is None or is_his or report.board_id not in self.ids else None

    def of(self, session: Session) -> "Unseen":
        """The hidden boards of one session."""
        return Unseen(self.user_id, tuple(board for board in self.boards if board.session_id == session.pk))


def unseen_of(user: User) -> Unseen:
    """What is hidden from the user now; one query, two for who plays in a session."""
    if not unseen_ids(user):
        return Unseen(user.pk, ())
    found = unseen_boards(user).select_related("session__event").order_by("session_id", "number")
    return Unseen(user.pk, tuple(found.defer("deal", "double_dummy")))


def playing_in(session: Session) -> list[PlayingDirector]:
    """The directors who play in a session, those who have left it among them, by name of account."""
    found = session.playing_directors.select_related("user", "contestant", "session__event")
    return list(found.order_by("user__username"))


def playing_now(user: User, session: Session) -> PlayingDirector | None:
    """For whom the user plays in a session; None where he does not, or plays no more."""
    found = PlayingDirector.objects.select_related("contestant", "session__event")
    return found.filter(user=user, session=session, left_at__isnull=True).first()


def opened_in(session: Session, unseen: Unseen) -> QuerySet[BoardOpened]:
    """The boards of a session that playing directors had opened to them, in order, but those hidden from the reader."""
    opened = BoardOpened.objects.select_related("board", "user").filter(board__session=session)
    return opened.exclude(board__in=unseen.ids)


def opened_before_time(board: Board) -> QuerySet[BoardOpened]:
    """Who had a board opened to him before he had a result on it, in order."""
    return board.opened_to.select_related("user")


def is_own_table(user: User, report: IrregularityReport) -> bool:
    """Whether the user, when it was filed, played for one of those at the report's table.

    His team's other table is his own too. Who plays no more has still played there.
    """
    return IrregularityReport.objects.filter(at_own_table("", Value(user.pk)), pk=report.pk).exists()


def at_own_table(report: str, user: OuterRef | Value) -> Exists:
    """Whether a user played at a report's table, for any query; `report` begins the names of its columns there."""
    plays = PlayingDirector.objects.filter(session=OuterRef(f"{report}session"), user=user)
    plays = plays.exclude(left_at__lte=OuterRef(f"{report}filed_at"))
    sides = ("ns", "ew")
    keys = {f"{side}_key": ExpressionWrapper(OuterRef(f"{report}{side}__key"), CharField()) for side in sides}
    return Exists(plays.annotate(**keys).filter(Q(*map(_sits_as, keys), _connector=Q.OR)))


def _sits_as(key: str) -> Q:
    """Whether a contestant is he who has that key, or one of the two who sat together, each for himself."""
    himself = F("contestant__key")
    first, second = Concat(himself, Value(MEMBERS)), Concat(Value(MEMBERS), himself)
    return Q(**{key: himself}) | Q(**{f"{key}__startswith": first}) | Q(**{f"{key}__endswith": second})


def directors_beside(user: User, session: Session) -> list[User]:
    """The others who may rule at the session's club, by name of account."""
    return _members(session, Right.RULE, but=user)


def who_may_play(session: Session) -> list[User]:
    """Everybody with a role in the session's club, by name of account."""
    return _members(session, Right.SEE)


def _members(session: Session, right: Right, but: User | None = None) -> list[User]:
    """The club's members whose role has the right."""
    found = Membership.objects.filter(gives(right), club=session.event.club_id, user__is_active=True)
    found = found.exclude(user=but) if but else found
    return [each.user for each in found.select_related("user").order_by("user__username")]

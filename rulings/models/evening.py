"""The evening before any file exists: how a club begins a session, who sits where, and what reaches the desk meanwhile.

A section's movement is stored meeting by meeting: who sat where is a snapshot, never computed anew.
"""

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _

from rulings.models.boards import Board
from rulings.models.clubs import Club
from rulings.models.events import Contestant, Session
from rulings.models.reports import IrregularityReport
from rulings.models.row import Json, Row, ShownAgain

_NAME = 200
_TABLE = 40


class SessionTemplate(Row):
    """How a club begins a session of a kind: "Tuesday pairs".

    `settings` {"form", "profile", "first_board", "last_board", "sections": [{"name", "tables", "movement"}]} is read by
    `rulings.desk.tonight.values`. `used_at` is when a session was last begun from it.
    """

    club = models.ForeignKey(Club, on_delete=models.PROTECT, related_name="templates")
    name = models.CharField(max_length=_NAME)
    settings = Json(default=dict)
    used_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["club", "name"], name="one_template_per_name")]

    def __str__(self) -> str:
        return self.name


class Section(Row):
    """A section of a session: how many tables it has, and its movement once there is one.

    `name` is "" for the only section. `movement` is what its movement was made of, as
    `rulings.bridge.movements.movement_for` reads it, {} for none; `meetings` [[round, table, [ns], [ew], [boards]]] is
    what came of that.
    """

    session = models.ForeignKey(Session, on_delete=models.PROTECT, related_name="sections")
    name = models.CharField(max_length=10, blank=True, default="")
    tables = models.PositiveSmallIntegerField()
    movement = Json(default=dict, blank=True)
    meetings = Json(default=list, blank=True)

    class Meta:
        ordering = ["session_id", "name"]
        constraints = [
            models.UniqueConstraint(fields=["session", "name"], name="one_section_per_name"),
            models.CheckConstraint(condition=Q(tables__gte=1, tables__lte=99), name="section_tables_are_possible"),
        ]

    def __str__(self) -> str:
        return self.name


class RosterPlayer(Row):
    """Somebody who plays at the club: a name, the member's number if any, and whom he mostly plays with.

    `folded` is the name without accents and case, by which it is found.
    """

    club = models.ForeignKey(Club, on_delete=models.PROTECT, related_name="roster")
    name = models.CharField(max_length=_NAME)
    number = models.CharField(max_length=40, blank=True, default="")
    folded = models.CharField(max_length=_NAME, db_index=True)
    partner = models.ForeignKey("self", null=True, blank=True, on_delete=models.SET_NULL, related_name="+")

    class Meta:
        ordering = ["folded", "id"]
        constraints = [
            models.UniqueConstraint(fields=["club", "number"], condition=~Q(number=""), name="one_player_per_number")
        ]

    def __str__(self) -> str:
        return self.name


class KeyPurpose(models.TextChoices):
    """What an address without an account opens."""

    DOOR = "door", _("players enter themselves")
    TABLE = "table", _("a table calls the director")
    SCREEN = "screen", _("the round clock on a screen")


class SessionKey(ShownAgain):
    """An unguessable address of one session, for people without an account; dead once it is revoked, or play is over.

    `section` and `table` are those of a table's card.
    """

    session = models.ForeignKey(Session, on_delete=models.PROTECT, related_name="keys")
    purpose = models.CharField(max_length=6, choices=KeyPurpose)
    section = models.CharField(max_length=10, blank=True, default="")
    table = models.CharField(max_length=_TABLE, blank=True, default="")
    created_by = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="keys_made")
    created_at = models.DateTimeField()
    revoked_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=["session", "purpose", "section", "table"],
                condition=Q(revoked_at__isnull=True),
                name="one_open_key_per_place",
            )
        ]


class SignInState(models.TextChoices):
    """How far a pair's own entry has come."""

    WAITING = "waiting", _("waiting")
    CONFIRMED = "confirmed", _("confirmed")
    REFUSED = "refused", _("refused")


class SignIn(Row):
    """A pair, team or player that entered itself at the door; the director confirms it.

    `names` [{"name", "number"}] in the order of the seats; `wanted` is the number or table they named, "" for none.
    """

    session = models.ForeignKey(Session, on_delete=models.PROTECT, related_name="sign_ins")
    names = Json()
    wanted = models.CharField(max_length=20, blank=True, default="")
    state = models.CharField(max_length=9, choices=SignInState, default=SignInState.WAITING)
    contestant = models.ForeignKey(Contestant, null=True, blank=True, on_delete=models.PROTECT, related_name="sign_ins")
    made_at = models.DateTimeField()
    decided_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.PROTECT, related_name="sign_ins_decided"
    )
    decided_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        ordering = ["id"]


class CallState(models.TextChoices):
    """How far a call for the director has come."""

    CALLED = "called", _("called")
    ON_THE_WAY = "on_the_way", _("on the way")
    DEFERRED = "deferred", _("deferred")
    SETTLED = "settled", _("settled")
    WITHDRAWN = "withdrawn", _("taken back")


CALL_OVER = (CallState.SETTLED, CallState.WITHDRAWN)


class CallSource(models.TextChoices):
    """Where a call came from."""

    CARD = "card", _("the card on the table")
    TERMINAL = "terminal", _("the scoring terminal")
    DIRECTOR = "director", _("noted by a director")


class TableCall(Row):
    """A table calls the director; it has one open call at most.

    `round` and `board` are None where nobody said; `ident` is a terminal's own name for the call.
    """

    session = models.ForeignKey(Session, on_delete=models.PROTECT, related_name="calls")
    section = models.CharField(max_length=10, blank=True, default="")
    table = models.CharField(max_length=_TABLE)
    round = models.PositiveSmallIntegerField(null=True, blank=True)
    board = models.ForeignKey(Board, null=True, blank=True, on_delete=models.PROTECT, related_name="calls")
    source = models.CharField(max_length=8, choices=CallSource)
    ident = models.CharField(max_length=60, blank=True, default="")
    state = models.CharField(max_length=10, choices=CallState, default=CallState.CALLED)
    revision = models.PositiveIntegerField(default=1)
    called_at = models.DateTimeField()
    taken_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.PROTECT, related_name="calls_taken"
    )
    taken_at = models.DateTimeField(null=True, blank=True)
    over_at = models.DateTimeField(null=True, blank=True)
    report = models.ForeignKey(
        IrregularityReport, null=True, blank=True, on_delete=models.PROTECT, related_name="calls"
    )

    class Meta:
        ordering = ["id"]
        constraints = [
            models.UniqueConstraint(
                fields=["session", "section", "table"],
                condition=~Q(state__in=[state.value for state in CALL_OVER]),
                name="one_open_call_per_table",
            )
        ]


class RoundClock(Row):
    """The clock of the rounds: minutes for play and for moving, and since when the present round runs.

    `round` is the one in which the clock last started or stood still, 0 before play begins; `left_seconds` is what was
    left of it then, its move included, and `started_at` None while the clock stands. The present round follows from
    these: `rulings.desk.pace.values`. `with_names`: the screen may name the pairs that are late.
    """

    session = models.OneToOneField(Session, on_delete=models.PROTECT, related_name="clock")
    minutes = models.PositiveSmallIntegerField()
    moving_minutes = models.PositiveSmallIntegerField(default=2)
    rounds = models.PositiveSmallIntegerField()
    round = models.PositiveSmallIntegerField(default=0)
    started_at = models.DateTimeField(null=True, blank=True)
    left_seconds = models.PositiveIntegerField(null=True, blank=True)
    with_names = models.BooleanField(default=False)


class LateState(models.TextChoices):
    """What became of a board that was put off."""

    OWED = "owed", _("to be played late")
    PLAYED = "played", _("played late")
    CANCELLED = "cancelled", _("not played")


class Slow(models.TextChoices):
    """Who held up play, as far as the director says."""

    NS = "NS", _("North-South")
    EW = "EW", _("East-West")
    BOTH = "both", _("both sides")
    NOBODY = "nobody", _("neither side")


class LateBoard(Row):
    """A board that the director put off at a table (Laws 8B2, 8C, 82B2), and what became of it."""

    session = models.ForeignKey(Session, on_delete=models.PROTECT, related_name="late_boards")
    board = models.ForeignKey(Board, on_delete=models.PROTECT, related_name="late_boards")
    section = models.CharField(max_length=10, blank=True, default="")
    table = models.CharField(max_length=_TABLE)
    ns = models.ForeignKey(Contestant, null=True, blank=True, on_delete=models.PROTECT, related_name="late_boards_ns")
    ew = models.ForeignKey(Contestant, null=True, blank=True, on_delete=models.PROTECT, related_name="late_boards_ew")
    slow = models.CharField(max_length=6, choices=Slow)
    reason = models.TextField(blank=True, default="")
    state = models.CharField(max_length=9, choices=LateState, default=LateState.OWED)
    noted_by = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="late_boards_noted")
    noted_at = models.DateTimeField()
    ended_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.PROTECT, related_name="late_boards_ended"
    )
    ended_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        ordering = ["id"]
        constraints = [
            models.UniqueConstraint(
                fields=["board", "section", "table"],
                condition=Q(state=LateState.OWED.value),
                name="a_board_is_owed_once_at_a_table",
            )
        ]

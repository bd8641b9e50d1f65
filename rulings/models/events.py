"""Events, their sessions, and who plays in them."""

from django.db import models
from django.utils.translation import gettext_lazy as _

from rulings.bridge import Seat, Side
from rulings.laws.record.record import Form
from rulings.models.clubs import Club, RegulationProfile
from rulings.models.row import Json, Row

_NAME_LENGTH = 200

SEATS = [(seat.value, seat.value) for seat in Seat]
SIDES = [(side.value, side.value) for side in Side]


class Event(Row):
    """A competition of a club: one evening, or several sessions."""

    club = models.ForeignKey(Club, on_delete=models.PROTECT, related_name="events")
    name = models.CharField(max_length=_NAME_LENGTH)
    date = models.DateField()

    def __str__(self) -> str:
        return self.name


class SessionStatus(models.TextChoices):
    """Is the session still being played?"""

    OPEN = "open", _("in play")
    CLOSED = "closed", _("closed")


class Session(Row):
    """One sitting of an event. `slug` is its short name everywhere; `form` a value of `laws.record.Form`, or "".

    `own_scoring` is what the file's own scores show of how it was scored, as a profile's `scoring` has it: it stands
    before the profile. "method" there is the form of scoring that was chosen on the session's page, "left_out" holds
    the file's settings where they are not followed. `result_available_at` is when its official score was made
    available: the periods of 79C and 92B run from there. `public_address` is where everybody reads its ranking, "" for
    nowhere. `begin_key` makes a form sent twice one session; None where a file made it.
    """

    event = models.ForeignKey(Event, on_delete=models.PROTECT, related_name="sessions")
    begin_key = models.UUIDField(null=True, blank=True, unique=True)
    name = models.CharField(max_length=_NAME_LENGTH, blank=True, default="")
    slug = models.SlugField(max_length=60, unique=True)
    date = models.DateField()
    form = models.CharField(max_length=12, choices=[(form.value, form.value) for form in Form], blank=True, default="")
    scoring = models.CharField(max_length=60, blank=True, default="")
    own_scoring = Json(default=dict, blank=True)
    profile = models.ForeignKey(RegulationProfile, on_delete=models.PROTECT, related_name="sessions")
    status = models.CharField(max_length=6, choices=SessionStatus, default=SessionStatus.OPEN)
    result_available_at = models.DateTimeField(null=True, blank=True)
    public_address = models.SlugField(max_length=60, blank=True, default="")
    public_with_names = models.BooleanField(default=True)

    class Meta:
        constraints = [
            models.CheckConstraint(condition=models.Q(status__in=SessionStatus.values), name="session_status_is_known"),
            models.UniqueConstraint(
                fields=["public_address"], condition=~models.Q(public_address=""), name="one_session_per_address"
            ),
        ]
        indexes = [
            models.Index(fields=["event", "date"], name="sessions_of_an_event"),
            models.Index(fields=["event", "id"], condition=models.Q(status="open"), name="sessions_in_play"),
        ]

    def __str__(self) -> str:
        return self.name or self.event.name

    @property
    def is_open(self) -> bool:
        """Whether it is still being played."""
        return self.status == SessionStatus.OPEN


class ContestantKind(models.TextChoices):
    """Who competes."""

    PAIR = "pair", _("pair")
    TEAM = "team", _("team")
    INDIVIDUAL = "individual", _("player")


class Contestant(Row):
    """A pair, team or single player.

    `key` tells contestants of a session apart where the `number`, as printed, does not: two lines may both have a
    pair 5, and a file may give no numbers. `direction` is "" where they do not sit one way all session. `beside` is
    what the file counts besides the boards, {"amount": decimal text, "is_percent": bool}: added to the total, in its
    unit or in per cent of what was available; {} for nothing. `position` is its number in the section's movement.
    """

    session = models.ForeignKey(Session, on_delete=models.PROTECT, related_name="contestants")
    key = models.CharField(max_length=_NAME_LENGTH * 3)
    kind = models.CharField(max_length=10, choices=ContestantKind, default=ContestantKind.PAIR)
    number = models.CharField(max_length=20, blank=True, default="")
    section = models.CharField(max_length=40, blank=True, default="")
    direction = models.CharField(max_length=2, choices=SIDES, blank=True, default="")
    name = models.CharField(max_length=_NAME_LENGTH * 3, blank=True, default="")
    beside = Json(default=dict, blank=True)
    position = models.PositiveSmallIntegerField(null=True, blank=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["session", "key"], name="one_contestant_per_key"),
            models.UniqueConstraint(fields=["session", "section", "position"], name="one_contestant_per_position"),
        ]

    def __str__(self) -> str:
        return f"{self.number} {self.name}".strip()


class Player(Row):
    """Somebody who plays for a contestant; `seat` is "" where it is not known.

    `order` is 1 for who sits North or East of a pair, 2 for South or West, None where nobody said. A substitute plays
    in place of who he `replaces`, from the board `from_board` on.
    """

    contestant = models.ForeignKey(Contestant, on_delete=models.PROTECT, related_name="players")
    name = models.CharField(max_length=_NAME_LENGTH)
    seat = models.CharField(max_length=1, choices=SEATS, blank=True, default="")
    national_id = models.CharField(max_length=40, blank=True, default="")
    order = models.PositiveSmallIntegerField(null=True, blank=True)
    replaces = models.ForeignKey("self", null=True, blank=True, on_delete=models.PROTECT, related_name="substitutes")
    from_board = models.PositiveSmallIntegerField(null=True, blank=True)

    class Meta:
        constraints = [
            models.CheckConstraint(
                condition=models.Q(replaces__isnull=True, from_board__isnull=True)
                | models.Q(replaces__isnull=False, from_board__isnull=False),
                name="a_substitute_begins_with_a_board",
            )
        ]

    def __str__(self) -> str:
        return self.name

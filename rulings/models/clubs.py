"""Clubs, who does what in them, and the regulations they play under. Rights themselves: `rulings.desk.base.rights`."""

from base64 import b64decode
from datetime import date, timedelta
from hashlib import sha256
from zoneinfo import ZoneInfo

from django.conf import settings
from django.core.validators import RegexValidator
from django.db import models
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from rulings.laws.situations import DEFAULT_EDITION, EDITIONS
from rulings.models.row import Json, Row


class Club(Row):
    """A club, with the counters that are only ever moved under a lock on its row.

    `audit_sequence`, `audit_hash`, `audit_key` and `audit_signature` are the head of its audit chain: what was written
    last; `heads_shown` whether everybody may read it, `heads_mailed_to` who gets it every day. `publishing`
    {"delay_days", "parties_first_hours", "date_shown": "day" | "month" | "year", "rankings_listed"} is how it shows
    rulings and rankings to the public. `closed_at` is since when nothing more is done in it, None for a club that goes
    on; `moved_to` the site on which it goes on, with its short name there: `https://example.org/ponte`, "" for none.
    `federation` is the club of this site whose regulations it may play by, `counted_there` whether its rulings count in
    the consistency that is looked at there; only one that `is_federation` may be chosen as such. `country` is where it
    is, two letters of ISO 3166, "" where nobody said. `colour` is what it has chosen, "#17594a", "" for the house's;
    `logo` the SHA-256 of its picture in `ClubLogo`, "" for none. `trial_by` is who tries the desk in it: nothing there
    counts anywhere else.
    """

    name = models.CharField(max_length=200)
    slug = models.SlugField(max_length=40, unique=True)
    time_zone = models.CharField(max_length=60, default="UTC")
    language = models.CharField(max_length=5, choices=settings.LANGUAGES, default="en")
    publishing = Json(default=dict, blank=True)
    last_report_number = models.PositiveIntegerField(default=0)
    last_appeal_number = models.PositiveIntegerField(default=0)
    audit_sequence = models.PositiveBigIntegerField(default=0)
    audit_hash = models.CharField(max_length=64, blank=True, default="")
    audit_key = models.CharField(max_length=64, blank=True, default="")
    audit_signature = models.CharField(max_length=128, blank=True, default="")
    heads_shown = models.BooleanField(default=False)
    heads_mailed_to = models.EmailField(blank=True, default="")
    closed_at = models.DateTimeField(null=True, blank=True)
    moved_to = models.URLField(max_length=300, blank=True, default="")
    is_federation = models.BooleanField(default=False)
    federation = models.ForeignKey("self", null=True, blank=True, on_delete=models.PROTECT, related_name="member_clubs")
    counted_there = models.BooleanField(default=False)
    country = models.CharField(max_length=2, blank=True, default="", validators=[RegexValidator(r"^[A-Z]{2}\Z")])
    colour = models.CharField(max_length=7, blank=True, default="", validators=[RegexValidator(r"^#[0-9a-f]{6}\Z")])
    logo = models.CharField(max_length=64, blank=True, default="", validators=[RegexValidator(r"^[0-9a-f]{64}\Z")])
    trial_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.PROTECT, related_name="trials"
    )

    def __str__(self) -> str:
        return self.name


class ClubLogo(Row):
    """The picture of a club, drawn anew from what was sent: `image` is a PNG in base64."""

    club = models.OneToOneField(Club, on_delete=models.PROTECT, related_name="picture")
    image = models.TextField()

    @property
    def digest(self) -> str:
        """The SHA-256 of the picture, in hexadecimal; "" for what is no base64."""
        try:
            return sha256(b64decode(self.image, validate=True)).hexdigest()
        except ValueError:
            return ""


class Role(models.TextChoices):
    """What somebody is in a club."""

    DIRECTOR = "director", _("director")
    CHIEF_DIRECTOR = "chief_director", _("chief director")
    ADMINISTRATOR = "administrator", _("administrator")


class Membership(Row):
    """One role of one user in one club, and what he does beside it.

    `also_administers`: a director or chief director with an administrator's rights as well; `is_recorder`: he also
    keeps the notes on conduct. `ends_at` is when it gives no right any more, None for never. A guest's role is that of
    a director, bound to one `session`: it gives no right elsewhere in the club.
    """

    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="memberships")
    club = models.ForeignKey(Club, on_delete=models.PROTECT, related_name="memberships")
    role = models.CharField(max_length=20, choices=Role)
    also_administers = models.BooleanField(default=False)
    is_recorder = models.BooleanField(default=False)
    ends_at = models.DateTimeField(null=True, blank=True)
    session = models.ForeignKey(
        "rulings.Session", null=True, blank=True, on_delete=models.PROTECT, related_name="guests"
    )

    class Meta:
        constraints = [
            models.CheckConstraint(
                condition=models.Q(session__isnull=True)
                | models.Q(role="director", also_administers=False, is_recorder=False),
                name="a_guest_directs_alone",
            ),
            models.UniqueConstraint(fields=["user", "club"], name="one_role_per_user_and_club"),
            models.CheckConstraint(condition=models.Q(role__in=Role.values), name="membership_role_is_known"),
            models.CheckConstraint(
                condition=~models.Q(role="administrator", also_administers=True), name="administrator_said_once"
            ),
        ]

    @property
    def roles(self) -> list[str]:
        """His role, and the administrator's where he has that beside it."""
        return [self.role, Role.ADMINISTRATOR.value] if self.also_administers else [self.role]

    @property
    def has_ended(self) -> bool:
        """Whether it gives no right any more."""
        return self.ends_at is not None and self.ends_at <= timezone.now()

    @property
    def last_day(self) -> date | None:
        """The last day on which it gives any right, where the club is; None for one without an end."""
        if self.ends_at is None:
            return None
        return (self.ends_at.astimezone(ZoneInfo(self.club.time_zone)) - timedelta(microseconds=1)).date()


class RegulationProfile(Row):
    """Dated regulations: the edition of the Laws, and what it leaves to others. `club` is None for everybody's.

    `settings` is what `rulings.laws.engine.regulations.read_regulations` reads; `scoring` what
    `rulings.scoring.settings.read_scoring_regulations` does, and "weighting_allowed"; periods are in minutes.
    `review` is how rulings are reviewed there: `rulings.desk.profiles.values.review` names its keys. `source` and
    `source_date` say where the figures were read, and when. `copied_from` is what a club's own, or the version before
    it, was copied from: what differs is the club's.
    """

    club = models.ForeignKey(Club, null=True, blank=True, on_delete=models.PROTECT, related_name="profiles")
    name = models.CharField(max_length=200)
    valid_from = models.DateField()
    edition = models.CharField(max_length=4, choices=[(year, year) for year in EDITIONS], default=DEFAULT_EDITION)
    settings = Json(default=dict, blank=True)
    scoring = Json(default=dict, blank=True)
    review = Json(default=dict, blank=True)
    source = models.CharField(max_length=300, blank=True, default="")
    source_date = models.DateField(null=True, blank=True)
    correction_minutes = models.PositiveIntegerField(default=30)
    appeal_minutes = models.PositiveIntegerField(default=30)
    copied_from = models.ForeignKey("self", null=True, blank=True, on_delete=models.PROTECT, related_name="copies")

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["club", "name", "valid_from"], name="one_profile_per_name_and_date"),
            models.UniqueConstraint(
                fields=["name", "valid_from"],
                condition=models.Q(club__isnull=True),
                name="one_common_profile_per_name_and_date",
            ),
        ]

    def __str__(self) -> str:
        return self.name

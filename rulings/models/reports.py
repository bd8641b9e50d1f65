"""What a director was called for: the report, and the chain of cases that the Laws make of it."""

from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _

from rulings.models.boards import Board, Result
from rulings.models.clubs import Club
from rulings.models.events import Contestant, Session
from rulings.models.row import Json, Row


class ReportStatus(models.TextChoices):
    """How far a report has come."""

    OPEN = "open", _("open")
    RULED = "ruled", _("ruled")
    REVIEWED = "reviewed", _("countersigned")
    PUBLISHED = "published", _("published")
    WITHDRAWN = "withdrawn", _("withdrawn")


class IrregularityReport(Row):
    """One call of the director to one board at one table; only the incident is compulsory at filing.

    `number` counts within the club. `filing_key` makes a form sent twice one report. `seats` are typed names,
    {"N": "..."}. `auction`, `contract` (`4SX by W`) and `play` are the director's own and stand before the result's.
    `play` is {"leader": "W", "tricks": [["SA", "H2"]]}; `claim` is {"claimer": "S", "hands": {"N": "AK.5.."},
    "statement", "objection"}; `about` is what the report is about, also where it was withdrawn: {"action": {"seat",
    "call", "place"} or {"seat", "card"}, "said", "agreement"}, the place in the auction from 1, 0 where it is not
    recorded. Each is {} while nothing was told. `is_blind`: filed by a director who has still to play
    the board, and ruled on without its cards and auction. `named_director` was asked to rule in place of who filed it.
    `begun_at` is when it was begun without a network, by the clock of that device; None where it was filed at once.
    """

    club = models.ForeignKey(Club, on_delete=models.PROTECT, related_name="reports")
    session = models.ForeignKey(Session, on_delete=models.PROTECT, related_name="reports")
    board = models.ForeignKey(Board, on_delete=models.PROTECT, related_name="reports")
    number = models.PositiveIntegerField()
    filing_key = models.UUIDField()
    filed_by = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="reports")
    filed_at = models.DateTimeField()
    table = models.CharField(max_length=40, blank=True, default="")
    ns = models.ForeignKey(Contestant, null=True, blank=True, on_delete=models.PROTECT, related_name="reports_ns")
    ew = models.ForeignKey(Contestant, null=True, blank=True, on_delete=models.PROTECT, related_name="reports_ew")
    result = models.ForeignKey(Result, null=True, blank=True, on_delete=models.PROTECT, related_name="reports")
    seats = Json(default=dict, blank=True)
    auction = Json(default=list, blank=True)
    contract = models.CharField(max_length=12, blank=True, default="")
    play = Json(default=dict, blank=True)
    claim = Json(default=dict, blank=True)
    about = Json(default=dict, blank=True)
    narrative = models.TextField(blank=True, default="")
    status = models.CharField(max_length=9, choices=ReportStatus, default=ReportStatus.OPEN)
    revision = models.PositiveIntegerField(default=1)
    is_blind = models.BooleanField(default=False)
    begun_at = models.DateTimeField(null=True, blank=True)
    named_director = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.PROTECT, related_name="reports_handed_over"
    )

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["club", "number"], name="one_report_per_number"),
            models.UniqueConstraint(fields=["club", "filing_key"], name="one_report_per_form"),
            models.CheckConstraint(condition=models.Q(status__in=ReportStatus.values), name="report_status_is_known"),
        ]
        indexes = [
            models.Index(fields=["session", "status"], name="reports_of_a_session"),
            models.Index(fields=["club", "status", "number"], name="reports_of_a_club_newest"),
        ]

    def __str__(self) -> str:
        return str(self.number)


class ReportCase(Row):
    """One situation of a report, asked about fact by fact; what leads on to another law is the next case.

    `answers` is {fact key: {"value", "by", "at", "revision", "reason", "consulted", "polled", "preset"}}: the value
    in plain JSON, the user's id, the time in ISO, and the revision of the case that the answer made. `preset` marks
    what came with the door or from an earlier case. `revision` grows with every change. `reopened_because` is why the
    current ruling is to be replaced, "" when it is not. `waits_for` is what must happen before the open question can be
    answered (a `WaitsFor` of the law engine), "" while the case waits for nothing.
    """

    report = models.ForeignKey(IrregularityReport, on_delete=models.PROTECT, related_name="cases")
    position = models.PositiveSmallIntegerField()
    situation = models.CharField(max_length=60)
    edition = models.CharField(max_length=4)
    answers = Json(default=dict, blank=True)
    revision = models.PositiveIntegerField(default=1)
    is_open = models.BooleanField(default=True)
    reopened_because = models.TextField(blank=True, default="")
    waits_for = models.CharField(max_length=20, blank=True, default="")
    waits_since = models.DateTimeField(null=True, blank=True)

    class Meta:
        ordering = ["report_id", "position"]
        constraints = [models.UniqueConstraint(fields=["report", "position"], name="one_case_per_position")]

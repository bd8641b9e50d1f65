"""What directors began without a network, as their devices sent it later."""

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _

from rulings.models.boards import Board
from rulings.models.clubs import Club
from rulings.models.events import Session
from rulings.models.reports import IrregularityReport
from rulings.models.row import Json, Row


class ArrivalState(models.TextChoices):
    """What became of what a device sent."""

    FILED = "filed", _("filed")
    WAITING = "waiting", _("to be decided")
    DROPPED = "dropped", _("dropped")


class ArrivalChoice(models.TextChoices):
    """What somebody decided where it could not simply be filed."""

    BESIDE = "beside", _("filed as a report of its own")
    ATTACHED = "attached", _("added to another report as told more")
    RULED_ANEW = "ruled_anew", _("filed with the ruling as the Laws give it today")
    NARRATIVE = "narrative", _("filed as a narrative, without its ruling")
    DROPPED = "dropped", _("dropped")


class Arrival(Row):
    """A report begun without a network, as it came: what was told and announced stays as it was said.

    `key` is the device's own, so that what is sent twice is one; `digest` the SHA-256 of what came with it. `told` is
    all of it: {"session", "board", "table", "situation", "edition", "answers": [[fact, value]], "reasons": {fact:
    text}, "narrative", "ruling": [{"paragraph", "text"}], "data_version", "language", "device", "seen_at"}. `begun_at`,
    `announced_at` (None before the ruling was announced) and `sent_at` are by the clock of the device, `arrived_at` by
    ours. `today` is what the Laws gave when it was tried, {"ruling": [{"paragraph", "text"}], "is_complete", "refused":
    fact, "because"}, {} where it was not tried or gave the same. `clashes` are the values of a `Clash`
    (`rulings.desk.pocket.values`) that it met with, [] where it was filed at once. `session` and `board` are those to
    which it belongs, None where there are none such any more.
    """

    club = models.ForeignKey(Club, on_delete=models.PROTECT, related_name="arrivals")
    key = models.UUIDField()
    digest = models.CharField(max_length=64)
    session = models.ForeignKey(Session, null=True, blank=True, on_delete=models.PROTECT, related_name="arrivals")
    board = models.ForeignKey(Board, null=True, blank=True, on_delete=models.PROTECT, related_name="arrivals")
    sent_by = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="arrivals")
    arrived_at = models.DateTimeField()
    begun_at = models.DateTimeField()
    announced_at = models.DateTimeField(null=True, blank=True)
    sent_at = models.DateTimeField()
    told = Json()
    today = Json(default=dict, blank=True)
    clashes = Json(default=list, blank=True)
    state = models.CharField(max_length=7, choices=ArrivalState)
    choice = models.CharField(max_length=10, choices=ArrivalChoice, blank=True, default="")
    report = models.ForeignKey(
        IrregularityReport, null=True, blank=True, on_delete=models.PROTECT, related_name="arrivals"
    )
    decided_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.PROTECT, related_name="arrivals_decided"
    )
    decided_at = models.DateTimeField(null=True, blank=True)
    reason = models.TextField(blank=True, default="")

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["club", "key"], name="one_arrival_per_key"),
            models.CheckConstraint(condition=Q(state__in=ArrivalState.values), name="arrival_state_is_known"),
        ]
        indexes = [
            models.Index(fields=["sent_by", "arrived_at"], name="arrivals_of_a_person"),
            models.Index(fields=["club", "state"], name="arrivals_to_be_decided"),
        ]

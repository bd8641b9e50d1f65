"""Recorder's notes on conduct: a store of their own, never public, and each for a time only."""

from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _

from rulings.models.clubs import Club
from rulings.models.reports import IrregularityReport
from rulings.models.row import Row


class NoteKind(models.TextChoices):
    """What a note is about."""

    CONDUCT = "conduct", _("conduct")
    PSYCHE = "psyche", _("psychic call or departure from the methods")
    TEMPO = "tempo", _("tempo")
    DISCLOSURE = "disclosure", _("disclosure")
    OTHER = "other", _("other")


class RecorderNote(Row):
    """One memo on one player, with his answer if he gave one; gone from sight after `expires_on`."""

    club = models.ForeignKey(Club, on_delete=models.PROTECT, related_name="recorder_notes")
    report = models.ForeignKey(
        IrregularityReport, null=True, blank=True, on_delete=models.PROTECT, related_name="recorder_notes"
    )
    player = models.CharField(max_length=200)
    kind = models.CharField(max_length=10, choices=NoteKind)
    text = models.TextField()
    response = models.TextField(blank=True, default="")
    made_by = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="recorder_notes_made")
    made_at = models.DateTimeField()
    expires_on = models.DateField()

    class Meta:
        ordering = ["-id"]
        indexes = [models.Index(fields=["club", "player"], name="notes_on_a_player")]


class Erasure(Row):
    """A player made anonymous at his request. While `ended_at` is None, in the one transaction that does it, the texts
    of rulings may be changed; see the migrations.
    """

    club = models.ForeignKey(Club, on_delete=models.PROTECT, related_name="erasures")
    pseudonym = models.CharField(max_length=60)
    made_by = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="erasures_made")
    made_at = models.DateTimeField()
    ended_at = models.DateTimeField(null=True, blank=True)

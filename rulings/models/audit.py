"""The audit trail: append-only, one hash chain a club. Written by `rulings.services.audit` and nobody else.

Database triggers refuse UPDATE and DELETE (on PostgreSQL TRUNCATE too); see the migrations.
"""

from django.conf import settings
from django.db import models

from rulings.models.clubs import Club


class AuditEntry(models.Model):
    """Who did what to what, with what it was before and is after. `actor` is None for a command.

    `sequence` counts within the club from 1; `hash` covers every other field, so also `previous_hash`, the hash of
    the entry before ("" for the first). `verb` is stable for ever: its sentence is made in `rulings.wording`.
    """

    club = models.ForeignKey(Club, on_delete=models.PROTECT, related_name="audit_entries")
    sequence = models.PositiveBigIntegerField()
    actor = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.PROTECT, related_name="audit_entries"
    )
    verb = models.CharField(max_length=40)
    object_type = models.CharField(max_length=40)
    object_id = models.BigIntegerField()
    report = models.ForeignKey(
        "rulings.IrregularityReport", null=True, blank=True, on_delete=models.PROTECT, related_name="audit_entries"
    )
    before = models.JSONField()
    after = models.JSONField()
    at = models.DateTimeField()
    previous_hash = models.CharField(max_length=64, blank=True)
    hash = models.CharField(max_length=64)

    class Meta:
        ordering = ["club_id", "sequence"]
        constraints = [models.UniqueConstraint(fields=["club", "sequence"], name="one_entry_per_sequence")]
        indexes = [models.Index(fields=["report", "sequence"], name="history_of_a_report")]

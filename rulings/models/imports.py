"""Files that came in, so that the same file twice is one session."""

from django.conf import settings
from django.db import models

from rulings.models.clubs import Club
from rulings.models.events import Session


class SessionImport(models.Model):
    """One file and the session it made; `digest` is the SHA-256 of its bytes, in hexadecimal."""

    club = models.ForeignKey(Club, on_delete=models.PROTECT, related_name="imports")
    session = models.ForeignKey(Session, on_delete=models.PROTECT, related_name="imports")
    digest = models.CharField(max_length=64)
    filename = models.CharField(max_length=200)
    remarks = models.JSONField(default=list)
    imported_at = models.DateTimeField()
    imported_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.PROTECT, related_name="imports"
    )

    class Meta:
        constraints = [models.UniqueConstraint(fields=["club", "digest"], name="one_import_per_file")]

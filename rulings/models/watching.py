"""What the site keeps of itself, whatever the club."""

from django.db import models

from rulings.models.row import Row


class NightlyJob(Row):
    """A command that runs every night, and its last run; `ended_at` is None while it runs, and where it was ended.

    `trouble` is what went wrong when it failed last, in one line, and `failed_at` when that was.
    """

    name = models.CharField(max_length=40, unique=True)
    began_at = models.DateTimeField(null=True, blank=True)
    ended_at = models.DateTimeField(null=True, blank=True)
    went_well = models.BooleanField(default=False)
    failed_at = models.DateTimeField(null=True, blank=True)
    trouble = models.CharField(max_length=300, blank=True, default="")

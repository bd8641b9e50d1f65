"""Adjusted scores: the rule that a ruling gives a line, never its number, which hangs on the rest of the session."""

from django.conf import settings
from django.db import models
from django.db.models import Q

from rulings.models.boards import Result
from rulings.models.row import Json, Row
from rulings.models.rulings import Ruling
from rulings.scoring.notation.adjustments import (
    AdjustedScore,
    Judged,
    SidePenalty,
    read_adjusted,
    read_judged,
    read_penalty,
)


class AdjustmentKind(models.TextChoices):
    """What a rule is. SPLIT is also 12C1(e); ARTIFICIAL also 86B2(b) and a board that counts for nobody."""

    ASSIGNED = "assigned"
    SPLIT = "split"
    WEIGHTED = "weighted"
    ARTIFICIAL = "artificial"


class ScoreAdjustment(Row):
    """One version of what a line counts in place of the table's score; never edited, only replaced or withdrawn.

    `rule`, `penalties`, `judged` (what the guards were told) and `cautions` (what they said) are JSON that
    `scoring.notation.adjustments` alone reads and writes: all others read `score`, `side_penalties` and `judgement`.
    `entered_at`: when the scorer took it over into his program.
    """

    ruling = models.ForeignKey(Ruling, on_delete=models.PROTECT, related_name="adjustments")
    result = models.ForeignKey(Result, on_delete=models.PROTECT, related_name="adjustments")
    version = models.PositiveSmallIntegerField()
    kind = models.CharField(max_length=10, choices=AdjustmentKind)
    paragraph = models.CharField(max_length=20)
    rule = Json()
    penalties = Json(default=list)
    judged = Json(default=dict)
    cautions = Json(default=list)
    override_reason = models.TextField(blank=True, default="")
    replaces_because = models.TextField(blank=True, default="")
    made_by = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="adjustments_made")
    made_at = models.DateTimeField()
    is_current = models.BooleanField(default=True)
    ended_at = models.DateTimeField(null=True, blank=True)
    withdrawn_because = models.TextField(blank=True, default="")
    entered_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.PROTECT, related_name="adjustments_entered"
    )
    entered_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        ordering = ["result_id", "version"]
        constraints = [
            models.UniqueConstraint(fields=["result", "version"], name="one_adjustment_per_version"),
            models.UniqueConstraint(
                fields=["result"], condition=Q(is_current=True), name="one_current_adjustment_per_result"
            ),
            models.CheckConstraint(condition=Q(kind__in=AdjustmentKind.values), name="adjustment_kind_is_known"),
            models.CheckConstraint(
                condition=Q(entered_by__isnull=True, entered_at__isnull=True)
                | Q(entered_by__isnull=False, entered_at__isnull=False),
                name="entered_by_somebody_at_some_time",
            ),
        ]

    @property
    def score(self) -> AdjustedScore:
        """What the line counts."""
        return read_adjusted(self.rule)

    @property
    def side_penalties(self) -> tuple[SidePenalty, ...]:
        """Penalties and warnings beside the score."""
        return tuple(map(read_penalty, self.penalties))

    @property
    def judgement(self) -> Judged:
        """What the director judged."""
        return read_judged(self.judged)

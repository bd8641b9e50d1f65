"""Rulings: versions that are never edited, and what they leave to be done.

Database triggers refuse to change what a ruling says, and to delete one; see the migrations.
"""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, TypeVar

from django.conf import settings
from django.db import models
from django.db.models import F, Q

from rulings.laws.engine import Fact, StoredFinding, read_fact, read_finding
from rulings.models.reports import IrregularityReport, ReportCase
from rulings.models.row import Json, Row

_T = TypeVar("_T")


@dataclass(frozen=True)
class Judgement:
    """What the director judged of one fact, with his reason, whom he consulted and whom he polled."""

    value: Any
    reason: str = ""
    consulted: str = ""
    polled: str = ""

    @classmethod
    def of(cls, stored: Mapping[str, Any]) -> "Judgement":
        """As an answer of a case, or a ruling, has it; what it does not have is ""."""
        return cls(stored.get("value", ""), *(stored.get(name, "") for name in ("reason", "consulted", "polled")))

    @property
    def notes(self) -> dict[str, str]:
        """What he wrote with it, by name."""
        return {name: text for name, text in asdict(self).items() if name != "value" and text}


class Ruling(Row):
    """A snapshot of what was ruled: nothing in it is computed again.

    `profile` is {"name", "valid_from", "edition"}; `regulations` and `record` are what the law was given, in JSON;
    `facts` all facts relied on, `derived` those of them that the record told, `overruled` what it told and the director
    corrected; `findings` what follows, read as `found`; `sentences` {language: [texts]} as announced;
    `judgements` {fact key: {"value", "reason", "consulted", "polled"}}, read as `judged`. `revision` is that of the
    case when ruled on. `override_text` is the director's own ruling where he does not follow the findings, with its
    reason. `signed_digest` is that of the sheet as its countersigner read it; `signatures_lost` [{"by": user's id,
    "because": verb}] are those that it had before its sheet changed.
    """

    report = models.ForeignKey(IrregularityReport, on_delete=models.PROTECT, related_name="rulings")
    case = models.ForeignKey(ReportCase, on_delete=models.PROTECT, related_name="rulings")
    version = models.PositiveSmallIntegerField()
    revision = models.PositiveIntegerField()
    issued_by = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="rulings_issued")
    issued_at = models.DateTimeField()
    edition = models.CharField(max_length=4)
    situation = models.CharField(max_length=60)
    profile = Json()
    regulations = Json()
    record = Json()
    facts = Json()
    derived = Json()
    overruled = Json()
    findings = Json()
    sentences = Json()
    judgements = Json()
    override_text = models.TextField(blank=True, default="")
    override_reason = models.TextField(blank=True, default="")
    supersedes_because = models.TextField(blank=True, default="")
    is_current = models.BooleanField(default=True)
    superseded_at = models.DateTimeField(null=True, blank=True)
    countersigned_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.PROTECT, related_name="rulings_countersigned"
    )
    countersigned_at = models.DateTimeField(null=True, blank=True)
    signed_digest = models.CharField(max_length=64, blank=True, default="")
    signatures_lost = Json(default=list, blank=True)

    at_club = ""
    """On one of another club, which a page of its federation shows: that club's name."""

    class Meta:
        ordering = ["report_id", "case_id", "version"]
        constraints = [
            models.UniqueConstraint(fields=["case", "version"], name="one_ruling_per_version"),
            models.UniqueConstraint(fields=["case"], condition=Q(is_current=True), name="one_current_ruling_per_case"),
            models.CheckConstraint(
                condition=Q(countersigned_by__isnull=True) | ~Q(countersigned_by=F("issued_by")),
                name="countersigner_is_not_the_issuer",
            ),
            models.CheckConstraint(
                condition=Q(countersigned_by__isnull=True, countersigned_at__isnull=True)
                | Q(countersigned_by__isnull=False, countersigned_at__isnull=False),
                name="countersigned_by_somebody_at_some_time",
            ),
            models.CheckConstraint(
                condition=Q(override_text="") | ~Q(override_reason=""), name="an_override_has_its_reason"
            ),
        ]
        indexes = [
            models.Index(fields=["situation", "-id"], name="rulings_alike"),
            # A row is large: what counts those in force reads this alone.
            models.Index(fields=["report"], condition=Q(is_current=True), name="rulings_in_force"),
            models.Index(
                fields=["issued_at"],
                condition=Q(is_current=True, countersigned_by__isnull=True),
                name="rulings_to_countersign",
            ),
        ]

    @property
    def found(self) -> tuple[StoredFinding, ...]:
        """Its findings, in the order in which they were announced."""
        return tuple(map(read_finding, self.findings))

    @property
    def judged(self) -> dict[str, Judgement]:
        """Its judgements, by the key of their fact."""
        return {key: Judgement.of(stored) for key, stored in self.judgements.items()}

    def fact(self, fact: Fact[_T]) -> _T | None:
        """What it relied on for a fact; None where it did not, or where that can be read no more."""
        return read_fact(self.facts, fact)


class FollowUp(Row):
    """What a ruling leaves to be looked at later: "return after the play: 64C equity, board 14, table 5".

    `situation` and `facts` {fact key: value} open the case that settles it; `situation` is "" where no law here does.
    """

    report = models.ForeignKey(IrregularityReport, on_delete=models.PROTECT, related_name="follow_ups")
    ruling = models.ForeignKey(Ruling, on_delete=models.PROTECT, related_name="follow_ups")
    paragraph = models.CharField(max_length=20)
    key = models.CharField(max_length=80)
    values = Json(default=dict, blank=True)
    situation = models.CharField(max_length=60, blank=True, default="")
    facts = Json(default=dict, blank=True)
    case = models.OneToOneField(
        ReportCase, null=True, blank=True, on_delete=models.PROTECT, related_name="settles_follow_up"
    )
    note = models.TextField(blank=True, default="")
    done_at = models.DateTimeField(null=True, blank=True)
    done_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.PROTECT, related_name="follow_ups_done"
    )

    class Meta:
        ordering = ["id"]
        indexes = [models.Index(fields=["id", "report"], condition=Q(done_at__isnull=True), name="follow_ups_left")]


class EndedRestriction(Row):
    """That what a ruling laid on a player no longer binds him: the finding at `place` in the ruling's list, from 0."""

    ruling = models.ForeignKey(Ruling, on_delete=models.PROTECT, related_name="ended_restrictions")
    place = models.PositiveSmallIntegerField()
    ended_at = models.DateTimeField()
    ended_by = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="restrictions_ended")

    class Meta:
        ordering = ["id"]
        constraints = [models.UniqueConstraint(fields=["ruling", "place"], name="a_restriction_ends_once")]

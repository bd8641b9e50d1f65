"""Appeals (Laws 92 and 93): who contests a ruling, how it was heard, and what was decided."""

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _

from rulings.models.clubs import Club
from rulings.models.events import SIDES
from rulings.models.row import Json, Row
from rulings.models.rulings import Ruling


class AppealState(models.TextChoices):
    """How far an appeal has come; `rulings.desk.appeals.values` says what may follow what."""

    LODGED = "lodged", _("lodged")
    LATE = "late", _("lodged late")
    REFUSED = "refused", _("not heard")
    ADMITTED = "admitted", _("to be heard")
    SENT = "sent", _("before the federation")
    HEARD = "heard", _("heard")
    DECIDED = "decided", _("decided")
    TOLD = "told", _("decided and told")
    WITHDRAWN = "withdrawn", _("withdrawn")


class Body(models.TextChoices):
    """Who hears it (93A, 93B, 93C)."""

    CHIEF_DIRECTOR = "chief_director", _("chief director")
    COMMITTEE = "committee", _("appeals committee")
    REVIEWER = "reviewer", _("reviewer of the process")
    FEDERATION = "federation", _("federation")


class Decision(models.TextChoices):
    """What the hearing came to. A reviewer of the process upholds a ruling or sends it back to its director.

    A federation may return an appeal to those who heard it first.
    """

    UPHELD = "upheld", _("the ruling stands")
    CHANGED = "changed", _("the ruling is changed")
    SENT_BACK = "sent_back", _("sent back to be ruled on anew")
    RETURNED = "returned", _("returned to the club to be heard anew")


class Merit(models.TextChoices):
    """Whether there was a case to bring (92A)."""

    WITH = "with", _("with merit")
    WITHOUT = "without", _("without merit")


class DepositFate(models.TextChoices):
    """What became of the deposit."""

    RETURNED = "returned", _("returned")
    KEPT = "kept", _("kept")


class Appeal(Row):
    """One appeal of one side against one version of a ruling. `number` counts within the club.

    `consents` [{"name", "at", "by"}]: both partners, or the captain (92D); `by` is a user's id, None for the private
    link. A point of law is the chief director's to rule on (93B1): `law_points`, `law_ruling`; what a committee may
    change is in `fact_points` and `decision_text`. `new_ruling` is the version that a changed ruling led to.
    `attended` names who else was at the hearing, `scribe` who kept its record.

    What goes on after a decision is an appeal of its own, `further_of` the one before. `federation` is where it was
    sent, by `sent_by` at `sent_at`, None for one that stays in the club or has come from another site; `asked`
    [{"question", "at", "by", "answer", "answered_at", "answered_by"}] is what was asked there, and what was said to it.
    """

    club = models.ForeignKey(Club, on_delete=models.PROTECT, related_name="appeals")
    ruling = models.ForeignKey(Ruling, on_delete=models.PROTECT, related_name="appeals")
    number = models.PositiveIntegerField()
    appeal_key = models.UUIDField(unique=True)
    state = models.CharField(max_length=10, choices=AppealState, default=AppealState.LODGED)
    side = models.CharField(max_length=2, choices=SIDES)
    lodged_at = models.DateTimeField()
    lodged_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.PROTECT, related_name="appeals_lodged"
    )
    reasons = models.TextField()
    consents = Json(default=list, blank=True)
    is_late = models.BooleanField(default=False)
    late_reason = models.TextField(blank=True, default="")
    late_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.PROTECT, related_name="late_appeals_decided"
    )
    late_at = models.DateTimeField(null=True, blank=True)
    deposit = models.CharField(max_length=40, blank=True, default="")
    deposit_paid_at = models.DateTimeField(null=True, blank=True)
    deposit_fate = models.CharField(max_length=8, choices=DepositFate, blank=True, default="")
    other_told_at = models.DateTimeField(null=True, blank=True)
    other_told_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.PROTECT, related_name="appeals_other_told"
    )
    comments = models.TextField(blank=True, default="")
    comments_at = models.DateTimeField(null=True, blank=True)
    statement = models.TextField(blank=True, default="")
    statement_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.PROTECT, related_name="appeal_statements"
    )
    statement_at = models.DateTimeField(null=True, blank=True)
    body = models.CharField(max_length=14, choices=Body)
    law_points = models.TextField(blank=True, default="")
    law_ruling = models.TextField(blank=True, default="")
    law_ruled_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.PROTECT, related_name="appeal_laws_ruled"
    )
    law_ruled_at = models.DateTimeField(null=True, blank=True)
    fact_points = models.TextField(blank=True, default="")
    heard_at = models.DateTimeField(null=True, blank=True)
    attended = models.TextField(blank=True, default="")
    scribe = models.CharField(max_length=200, blank=True, default="")
    findings = models.TextField(blank=True, default="")
    decision = models.CharField(max_length=9, choices=Decision, blank=True, default="")
    decision_text = models.TextField(blank=True, default="")
    dissent = models.TextField(blank=True, default="")
    merit = models.CharField(max_length=7, choices=Merit, blank=True, default="")
    decided_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.PROTECT, related_name="appeals_decided"
    )
    decided_at = models.DateTimeField(null=True, blank=True)
    new_ruling = models.ForeignKey(
        Ruling, null=True, blank=True, on_delete=models.PROTECT, related_name="appeals_leading_to"
    )
    told_at = models.DateTimeField(null=True, blank=True)
    told_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.PROTECT, related_name="appeals_told"
    )
    further = models.TextField(blank=True, default="")
    further_of = models.ForeignKey(
        "self", null=True, blank=True, on_delete=models.PROTECT, related_name="further_appeals"
    )
    federation = models.ForeignKey(
        Club, null=True, blank=True, on_delete=models.PROTECT, related_name="appeals_sent_here"
    )
    sent_at = models.DateTimeField(null=True, blank=True)
    sent_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.PROTECT, related_name="appeals_sent"
    )
    asked = Json(default=list, blank=True)
    withdrawn_at = models.DateTimeField(null=True, blank=True)
    withdrawn_because = models.TextField(blank=True, default="")

    class Meta:
        ordering = ["club_id", "number"]
        constraints = [
            models.UniqueConstraint(fields=["club", "number"], name="one_appeal_per_number"),
            models.UniqueConstraint(
                fields=["ruling", "side"],
                condition=~Q(state="withdrawn") & Q(further_of__isnull=True),
                name="one_appeal_per_ruling_and_side",
            ),
            models.UniqueConstraint(
                fields=["further_of", "side"], condition=~Q(state="withdrawn"), name="one_further_appeal_per_side"
            ),
            models.CheckConstraint(condition=Q(state__in=AppealState.values), name="appeal_state_is_known"),
            models.CheckConstraint(condition=Q(body__in=Body.values), name="appeal_body_is_known"),
            models.CheckConstraint(
                condition=Q(decision="", decided_at__isnull=True) | (~Q(decision="") & Q(decided_at__isnull=False)),
                name="a_decision_has_its_time",
            ),
        ]


class AppealMember(Row):
    """One of those who heard an appeal, with the conflict of interest that he declared, "" for none."""

    appeal = models.ForeignKey(Appeal, on_delete=models.PROTECT, related_name="members")
    name = models.CharField(max_length=200)
    user = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.PROTECT, related_name="appeals_heard"
    )
    is_chair = models.BooleanField(default=False)
    conflict = models.CharField(max_length=500, blank=True, default="")

    class Meta:
        ordering = ["-is_chair", "id"]
        constraints = [
            models.UniqueConstraint(fields=["appeal"], condition=Q(is_chair=True), name="one_chair_per_appeal")
        ]

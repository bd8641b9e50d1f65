"""Between clubs: who does a federation's work, whose casebooks a club follows, what it thinks of their cases."""

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _

from rulings.models.clubs import Club
from rulings.models.publication import Publication
from rulings.models.row import Json, Row


class OfficeKind(models.TextChoices):
    """What somebody does for a federation beside its chief director."""

    APPEALS = "appeals", _("hears the appeals that clubs send")
    EDITOR = "editor", _("reviews published cases")


class Office(Row):
    """One office of one member of a federation, `club`, until `ended_at`."""

    club = models.ForeignKey(Club, on_delete=models.PROTECT, related_name="offices")
    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="offices")
    kind = models.CharField(max_length=10, choices=OfficeKind)
    named_by = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="offices_given")
    named_at = models.DateTimeField()
    ended_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=["club", "user", "kind"], condition=Q(ended_at__isnull=True), name="one_office_of_a_kind"
            ),
            models.CheckConstraint(condition=Q(kind__in=OfficeKind.values), name="office_is_known"),
        ]


class FollowedCasebook(Row):
    """The casebook of another club, or of another site, that a club follows until `ended_at`.

    `source` is a club of this site, whose cases are read where they are; `address` that of a feed elsewhere, of which
    there are copies. `key` is the public key that its first signed case had, in hexadecimal, "" before. It is read
    again from `due_at` on; `fetched_at` is when that went well last, `trouble` the code of why it did not since.
    """

    club = models.ForeignKey(Club, on_delete=models.PROTECT, related_name="casebooks_followed")
    source = models.ForeignKey(Club, null=True, blank=True, on_delete=models.PROTECT, related_name="casebook_followers")
    address = models.URLField(max_length=300, blank=True, default="")
    title = models.CharField(max_length=200)
    key = models.CharField(max_length=64, blank=True, default="")
    added_by = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="casebooks_followed")
    added_at = models.DateTimeField()
    due_at = models.DateTimeField(null=True, blank=True)
    fetched_at = models.DateTimeField(null=True, blank=True)
    trouble = models.CharField(max_length=20, blank=True, default="")
    ended_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        indexes = [models.Index(fields=["due_at"], condition=Q(ended_at__isnull=True), name="casebooks_to_be_read")]
        constraints = [
            models.UniqueConstraint(
                fields=["club", "source", "address"],
                condition=Q(ended_at__isnull=True, source__isnull=False),
                name="a_club_is_followed_once",
            ),
            models.UniqueConstraint(
                fields=["club", "address"],
                condition=Q(ended_at__isnull=True, source__isnull=True),
                name="a_feed_is_followed_once",
            ),
            models.CheckConstraint(
                condition=Q(source__isnull=True) ^ Q(address=""), name="a_casebook_is_here_or_elsewhere"
            ),
        ]


class Proof(models.TextChoices):
    """What the signature of a copy is worth."""

    VERIFIED = "verified", _("verified: signed by the site that it came from")
    UNSIGNED = "unsigned", _("not verified: it came without a signature")
    OTHER_KEY = "other_key", _("not verified: signed by another key than this source had before")
    BROKEN = "broken", _("not verified: the signature does not hold")


class CaseCopy(Row):
    """A case of a casebook elsewhere, as it was read there at `checked_at`; `address` is its page there.

    `content` is what its site says of it, as `rulings.desk.between.queries.feeds` reads it; `words` what it is found
    by, folded, with spaces round each. Once it is public there no more, `gone_at` says since when that is known here,
    `notice` why, and nothing else of it is left.
    """

    casebook = models.ForeignKey(FollowedCasebook, on_delete=models.CASCADE, related_name="copies")
    address = models.URLField(max_length=400)
    title = models.CharField(max_length=300)
    content = Json(default=dict, blank=True)
    words = models.TextField(blank=True, default="")
    published = models.CharField(max_length=40, blank=True, default="")
    proof = models.CharField(max_length=10, choices=Proof, default=Proof.UNSIGNED)
    fetched_at = models.DateTimeField()
    checked_at = models.DateTimeField()
    gone_at = models.DateTimeField(null=True, blank=True)
    notice = models.TextField(blank=True, default="")

    class Meta:
        indexes = [models.Index(fields=["casebook", "checked_at"], name="copies_to_be_checked")]
        constraints = [models.UniqueConstraint(fields=["casebook", "address"], name="one_copy_of_a_case")]


class Verdict(models.TextChoices):
    """What somebody thinks of a published case."""

    EXEMPLARY = "exemplary", _("exemplary")
    DOUBTFUL = "doubtful", _("doubtful")


class Tag(models.TextChoices):
    """What a federation's editor says a case is about, beside tags of his own."""

    PRECEDENT = "precedent", _("precedent")
    WEIGHTING = "weighting", _("weighted score")
    UNAUTHORIZED_INFORMATION = "unauthorized_information", _("unauthorized information")
    MISINFORMATION = "misinformation", _("misinformation")
    CLAIM = "claim", _("claim or concession")
    REVOKE = "revoke", _("revoke")
    PROCEDURE = "procedure", _("how the ruling was come to")
    TRAINING = "training", _("for training")


class CaseMark(Row):
    """What a club thinks of a case of this site or of a copy, with its `reason`, and a federation's `tags`.

    One that another took the place of has `ended_at`. `verdict` is "" where there are only tags. `is_public`: a
    federation's editor lets readers of the casebook see it, where the case's club shows such.
    """

    club = models.ForeignKey(Club, on_delete=models.PROTECT, related_name="case_marks")
    publication = models.ForeignKey(Publication, null=True, blank=True, on_delete=models.PROTECT, related_name="marks")
    copy = models.ForeignKey(CaseCopy, null=True, blank=True, on_delete=models.CASCADE, related_name="marks")
    verdict = models.CharField(max_length=10, choices=Verdict, blank=True, default="")
    reason = models.TextField(blank=True, default="")
    tags = Json(default=list, blank=True)
    is_public = models.BooleanField(default=False)
    made_by = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="case_marks")
    made_at = models.DateTimeField()
    ended_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        constraints = [
            models.CheckConstraint(
                condition=Q(publication__isnull=True) ^ Q(copy__isnull=True), name="a_mark_is_of_one_case"
            ),
            models.UniqueConstraint(
                fields=["club", "publication"],
                condition=Q(ended_at__isnull=True, publication__isnull=False),
                name="one_mark_of_a_publication",
            ),
            models.UniqueConstraint(
                fields=["club", "copy"],
                condition=Q(ended_at__isnull=True, copy__isnull=False),
                name="one_mark_of_a_copy",
            ),
        ]
        indexes = [
            models.Index(
                fields=["publication"],
                condition=Q(ended_at__isnull=True, is_public=True),
                name="marks_that_readers_see",
            )
        ]

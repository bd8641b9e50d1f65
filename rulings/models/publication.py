"""How a ruling leaves the club: the parties' private link, and the anonymous public page."""

from django.conf import settings
from django.db import models
from django.db.models import Q

from rulings.models.clubs import Club
from rulings.models.events import SIDES
from rulings.models.reports import IrregularityReport
from rulings.models.row import Json, Row
from rulings.models.rulings import Ruling


class PrivateLink(Row):
    """An unguessable address that shows one side the rulings on its own report, until it is revoked.

    `digest` is the SHA-256 of its secret, which is shown once and kept nowhere.
    """

    report = models.ForeignKey(IrregularityReport, on_delete=models.PROTECT, related_name="private_links")
    digest = models.CharField(max_length=64, unique=True)
    side = models.CharField(max_length=2, choices=SIDES)
    created_by = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="links_made")
    created_at = models.DateTimeField()
    revoked_at = models.DateTimeField(null=True, blank=True)

    token = ""
    """The secret, on what was just made or found by it."""

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=["report", "side"], condition=Q(revoked_at__isnull=True), name="one_live_link_per_side"
            )
        ]


class PublicText(Row):
    """The text that is to be public, shown to the parties first. `not_names`: hits that the signer let stand."""

    ruling = models.OneToOneField(Ruling, on_delete=models.PROTECT, related_name="public_text")
    text = models.TextField(blank=True, default="")
    not_names = Json(default=list, blank=True)
    made_by = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="public_texts")
    made_at = models.DateTimeField()


class Publication(Row):
    """A ruling as the public reads it, without names; `number` counts within the club and the year.

    `facts` is the text that the chief director signed; `override_text` the director's override, "" without one;
    `sentences` {language: [texts]} and `paragraphs` are copied from the ruling. `notice` says why it was withdrawn.
    `situation`, `laws` (numbers such as " 27 26 "), `stage`, `form` and `was_appealed` are what it is found by;
    `appeal` {"body", "decision", "text", "merit", "dissent"} is how the last appeal ended, {} without one; `auction`
    as `Result.auction` holds it; `scores` as `rulings.desk.casebook.queries.held_back` makes them; `shown_date` is the
    date as coarse as the club shows it; `sheet_digest` is that of the ruling's sheet as its signer read it, "" of what
    was published before there were any. `commentary` may follow later, with its author in `commentator`. `not_names`
    are the words in all of it that the signer has said are no names. `board_shown` is how much of the board the public
    reads (`rulings.desk.casebook.values.BoardShown`), and `cards` {seat: [cards]} those that the case names, where it
    reads no others.
    """

    club = models.ForeignKey(Club, on_delete=models.PROTECT, related_name="publications")
    ruling = models.OneToOneField(Ruling, on_delete=models.PROTECT, related_name="publication")
    year = models.PositiveSmallIntegerField()
    number = models.PositiveIntegerField()
    facts = models.TextField(blank=True, default="")
    override_text = models.TextField(blank=True, default="")
    situation = models.CharField(max_length=60, blank=True, default="")
    laws = models.CharField(max_length=200, blank=True, default="")
    stage = models.CharField(max_length=20, blank=True, default="")
    form = models.CharField(max_length=12, blank=True, default="")
    was_appealed = models.BooleanField(default=False)
    appeal = Json(default=dict, blank=True)
    auction = Json(default=list, blank=True)
    scores = Json(default=dict, blank=True)
    shown_date = models.CharField(max_length=10, blank=True, default="")
    sheet_digest = models.CharField(max_length=64, blank=True, default="")
    sentences = Json()
    paragraphs = Json()
    published_by = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="publications")
    published_at = models.DateTimeField()
    withdrawn_at = models.DateTimeField(null=True, blank=True)
    notice = models.TextField(blank=True, default="")
    commentary = models.TextField(blank=True, default="")
    commentator = models.CharField(max_length=200, blank=True, default="")
    commented_at = models.DateTimeField(null=True, blank=True)
    not_names = Json(default=list, blank=True)
    board_shown = models.CharField(max_length=10, default="shown")
    cards = Json(default=dict, blank=True)

    class Meta:
        ordering = ["-year", "-number"]
        indexes = [
            models.Index(fields=["year", "id"], name="publications_by_year"),
            models.Index(fields=["club", "id"], condition=Q(withdrawn_at__isnull=True), name="publications_of_a_club"),
        ]
        constraints = [
            models.UniqueConstraint(fields=["club", "year", "number"], name="one_publication_per_number"),
        ]

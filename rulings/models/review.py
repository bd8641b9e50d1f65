"""What happens to a ruling after the table: the facts as told, the poll, when periods end, queries about the score."""

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _

from rulings.models.boards import Board, Result
from rulings.models.events import SEATS, SIDES, Session
from rulings.models.reports import IrregularityReport, ReportCase
from rulings.models.row import Json, Row, ShownAgain


class CalledWhen(models.TextChoices):
    """When the director was called."""

    AUCTION = "auction", _("during the auction")
    PLAY = "play", _("during the play")
    BOARD_OVER = "board_over", _("when the board was over")
    LATER = "later", _("later")


class FactsSheet(Row):
    """The facts of a report as the director found them, agreed and disputed kept apart (Laws 84 and 85).

    `ns_words` and `ew_words` are what each side said; `additional` are factors found away from the table; `level` is
    the players' standing, in place of a name. A side's confirmation falls with any change of the texts.
    """

    report = models.OneToOneField(IrregularityReport, on_delete=models.PROTECT, related_name="facts_sheet")
    agreed = models.TextField(blank=True, default="")
    disputed = models.TextField(blank=True, default="")
    ns_words = models.TextField(blank=True, default="")
    ew_words = models.TextField(blank=True, default="")
    additional = models.TextField(blank=True, default="")
    level = models.CharField(max_length=100, blank=True, default="")
    called_by = models.CharField(max_length=2, choices=SIDES, blank=True, default="")
    called_when = models.CharField(max_length=10, choices=CalledWhen, blank=True, default="")
    revision = models.PositiveIntegerField(default=1)
    ns_confirmed_at = models.DateTimeField(null=True, blank=True)
    ew_confirmed_at = models.DateTimeField(null=True, blank=True)
    told_of_appeal_at = models.DateTimeField(null=True, blank=True)
    told_of_appeal_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.PROTECT, related_name="sheets_told"
    )

    @property
    def is_written(self) -> bool:
        """Whether it says anything of the facts; one made for its stamp alone does not."""
        found = (self.agreed, self.disputed, self.additional, self.ns_words, self.ew_words)
        return any((*found, self.level, self.called_by, self.called_when))


class Poll(ShownAgain):
    """A question put to players of a level, from one seat's hand and what came before (Law 16B1).

    `hand` is a PBN hand, `auction` what was called up to the decision as `Result.auction` holds it, `played` the
    tricks before it. Its address opens on a peer's own phone until `closed_at`. `alternatives` is what the
    director judged from it: the logical alternatives, with `judgement` his reason.
    """

    report = models.ForeignKey(IrregularityReport, on_delete=models.PROTECT, related_name="polls")
    case = models.ForeignKey(ReportCase, null=True, blank=True, on_delete=models.PROTECT, related_name="polls")
    seat = models.CharField(max_length=1, choices=SEATS)
    hand = models.CharField(max_length=20)
    auction = Json(default=list, blank=True)
    played = Json(default=list, blank=True)
    question = models.TextField()
    level = models.CharField(max_length=100, blank=True, default="")
    alternatives = Json(default=list, blank=True)
    judgement = models.TextField(blank=True, default="")
    made_by = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="polls_made")
    made_at = models.DateTimeField()
    closed_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        ordering = ["id"]


class PollAnswer(Row):
    """What one peer would do, what else he considered, and why. `answer_key` makes a form sent twice one answer.

    `answered_by` is the peer himself where he was signed in. One that was set aside, as no peer's, is not counted.
    """

    poll = models.ForeignKey(Poll, on_delete=models.PROTECT, related_name="answers")
    answer_key = models.UUIDField()
    peer = models.CharField(max_length=200, blank=True, default="")
    level = models.CharField(max_length=100, blank=True, default="")
    answer = models.CharField(max_length=100)
    considered = models.CharField(max_length=200, blank=True, default="")
    reason = models.TextField(blank=True, default="")
    answered_at = models.DateTimeField()
    noted_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.PROTECT, related_name="poll_answers_noted"
    )
    answered_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.PROTECT, related_name="poll_answers_given"
    )
    set_aside_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.PROTECT, related_name="poll_answers_set_aside"
    )

    class Meta:
        ordering = ["id"]
        constraints = [models.UniqueConstraint(fields=["poll", "answer_key"], name="one_poll_answer_per_form")]


class Period(models.TextChoices):
    """What ends at a time that the regulations set."""

    CORRECTION = "correction", _("correction period")
    APPEAL = "appeal", _("time to appeal")


class PeriodExtension(Row):
    """A period of a session made longer by somebody, for a reason (79C, 92B). The latest counts."""

    session = models.ForeignKey(Session, on_delete=models.PROTECT, related_name="extensions")
    period = models.CharField(max_length=10, choices=Period)
    until = models.DateTimeField()
    reason = models.TextField()
    made_by = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="extensions_made")
    made_at = models.DateTimeField()

    class Meta:
        ordering = ["id"]
        constraints = [models.CheckConstraint(condition=Q(period__in=Period.values), name="extended_period_is_known")]


class ScoreQueryOutcome(models.TextChoices):
    """What came of a query."""

    CORRECTED = "corrected", _("corrected")
    STANDS = "stands", _("the score stands")


class ScoreQuery(Row):
    """A doubt about a score as recorded or computed (79C): no appeal.

    `asked_by` is who noted it when the side asked in person, None for the side's own link, which has a report.
    """

    session = models.ForeignKey(Session, on_delete=models.PROTECT, related_name="score_queries")
    result = models.ForeignKey(Result, null=True, blank=True, on_delete=models.PROTECT, related_name="score_queries")
    report = models.ForeignKey(
        IrregularityReport, null=True, blank=True, on_delete=models.PROTECT, related_name="score_queries"
    )
    side = models.CharField(max_length=2, choices=SIDES, blank=True, default="")
    query_key = models.UUIDField(unique=True)
    text = models.TextField()
    is_late = models.BooleanField(default=False)
    asked_at = models.DateTimeField()
    asked_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.PROTECT, related_name="score_queries_asked"
    )
    outcome = models.CharField(max_length=10, choices=ScoreQueryOutcome, blank=True, default="")
    answer = models.TextField(blank=True, default="")
    answered_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.PROTECT, related_name="score_queries_answered"
    )
    answered_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        ordering = ["id"]

    @property
    def board(self) -> Board | None:
        """The board whose score it is about."""
        about = self.report or self.result
        return about.board if about else None

    @property
    def table(self) -> str:
        """The table whose score it is about, "" where that is not known."""
        about = self.report or self.result
        return about.table if about else ""

"""Directors who play in the session that they direct, and what they have seen of a board before its time."""

from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _

from rulings.models.boards import Board
from rulings.models.events import Contestant, Session
from rulings.models.row import Row


class PlayingDirector(Row):
    """A member of the club who plays in a session. `contestant` is None while it is not known for whom he plays.

    `left_at` is when he said that he plays no more, and `left_because` why; the row stays.
    """

    session = models.ForeignKey(Session, on_delete=models.PROTECT, related_name="playing_directors")
    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="plays_in")
    contestant = models.ForeignKey(
        Contestant, null=True, blank=True, on_delete=models.PROTECT, related_name="playing_directors"
    )
    left_at = models.DateTimeField(null=True, blank=True)
    left_because = models.TextField(blank=True, default="")

    class Meta:
        constraints = [models.UniqueConstraint(fields=["session", "user"], name="one_playing_director_per_session")]


class WhyOpened(models.TextChoices):
    """Why a board is open to a director who has no result on it."""

    MUST_SEE = "must_see", _("I must see it now, although I have still to play it")
    NOT_PLAYED = "not_played", _("I shall not play it, or have played it without a result on record")


class BoardOpened(Row):
    """A board that a playing director had opened to him before the record said that he has played it, and why."""

    board = models.ForeignKey(Board, on_delete=models.PROTECT, related_name="opened_to")
    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="boards_opened")
    why = models.CharField(max_length=10, choices=WhyOpened)
    reason = models.TextField()
    at = models.DateTimeField()

    class Meta:
        ordering = ["id"]
        constraints = [
            models.UniqueConstraint(fields=["board", "user"], name="a_board_is_opened_once"),
            models.CheckConstraint(condition=models.Q(why__in=WhyOpened.values), name="why_opened_is_known"),
        ]

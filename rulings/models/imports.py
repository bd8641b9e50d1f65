"""Files that came in, what each changed, and what waits until a director has looked at it."""

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _

from rulings.models.boards import Board, Result
from rulings.models.clubs import Club
from rulings.models.events import Contestant, Session
from rulings.models.row import Json, Row


class SessionImport(Row):
    """One file and the session that took it; `digest` is the SHA-256 of its bytes, in hexadecimal.

    `stored` is what it did, by which it can be undone: {"event": what the file calls it, "made": {table: [keys]},
    "changed": {table: {key: {column: value before}}}, "overtaken": [keys of differences], "removed": {key of a
    difference: the line that it took away}}. {} for a file that came before this was kept.
    """

    club = models.ForeignKey(Club, on_delete=models.PROTECT, related_name="imports")
    session = models.ForeignKey(Session, on_delete=models.PROTECT, related_name="imports")
    digest = models.CharField(max_length=64)
    filename = models.CharField(max_length=200)
    remarks = Json(default=list)
    stored = Json(default=dict, blank=True)
    imported_at = models.DateTimeField()
    imported_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.PROTECT, related_name="imports"
    )
    undone_at = models.DateTimeField(null=True, blank=True)
    undone_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.PROTECT, related_name="imports_undone"
    )

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=["club", "digest"], condition=Q(undone_at__isnull=True), name="one_import_per_file"
            )
        ]


class WaitingFile(Row):
    """A file whose session, or whose columns, a director has still to say; gone once he has.

    `session` is the one that it is for where it was sent there, `layout` that of its columns once they were said:
    {"headings": digest, ...} and what a `SheetLayout` has. With it stands what the sender has said already, {"day",
    "strict"}; of a file that is coming in at this moment how far it has come, {"under_way", "step", "results"}. Of one
    that the worker reads it has besides {"queued": what was said}, and at last {"outcome": what came of it}.
    """

    club = models.ForeignKey(Club, on_delete=models.PROTECT, related_name="waiting_files")
    filename = models.CharField(max_length=200)
    event_name = models.CharField(max_length=200, blank=True, default="")
    data = models.BinaryField()
    sent_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.PROTECT, related_name="waiting_files"
    )
    sent_at = models.DateTimeField()
    session = models.ForeignKey(Session, null=True, blank=True, on_delete=models.CASCADE, related_name="waiting_files")
    layout = Json(default=dict, blank=True)


class SheetLayout(Row):
    """Which column holds what in the sheets of a club that have these headings; `headings` is their digest.

    `layout` is {"columns": {key: column from 0}, "letters": how suits are written, "board": 0}.
    """

    club = models.ForeignKey(Club, on_delete=models.PROTECT, related_name="sheet_layouts")
    headings = models.CharField(max_length=64)
    layout = Json()
    saved_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.PROTECT, related_name="sheet_layouts"
    )
    saved_at = models.DateTimeField()

    class Meta:
        constraints = [models.UniqueConstraint(fields=["club", "headings"], name="one_layout_for_headings")]


class DifferenceState(models.TextChoices):
    """What was decided of a difference."""

    WAITING = "waiting", _("waiting")
    TAKEN = "taken", _("taken")
    LEFT = "left", _("left as it was")
    OVERTAKEN = "overtaken", _("overtaken by a later file")


class Difference(Row):
    """Something that a later file has otherwise than the desk: shown to a director before it is taken.

    It is about a `result` (`after` {} where the file has it no longer), a `contestant`, or a `board`'s cards. `before`
    and `after` are the columns that differ; "players" there is [[name, national number]].
    """

    session = models.ForeignKey(Session, on_delete=models.PROTECT, related_name="differences")
    source = models.ForeignKey(
        SessionImport, null=True, blank=True, on_delete=models.PROTECT, related_name="differences"
    )
    board = models.ForeignKey(Board, null=True, blank=True, on_delete=models.PROTECT, related_name="differences")
    result = models.ForeignKey(Result, null=True, blank=True, on_delete=models.SET_NULL, related_name="differences")
    contestant = models.ForeignKey(
        Contestant, null=True, blank=True, on_delete=models.PROTECT, related_name="differences"
    )
    before = Json(default=dict)
    after = Json(default=dict)
    state = models.CharField(max_length=9, choices=DifferenceState, default=DifferenceState.WAITING)
    found_at = models.DateTimeField()
    decided_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.PROTECT, related_name="differences_decided"
    )
    decided_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        ordering = ["id"]
        indexes = [models.Index(fields=["session", "state"], name="differences_of_a_session")]


class FaultState(models.TextChoices):
    """What was decided of what a file holds and the session does not."""

    WAITING = "waiting", _("waiting")
    TAKEN = "taken", _("taken")
    LEFT = "left", _("left out")
    OVERTAKEN = "overtaken", _("overtaken by a later file")


class KeptAside(Row):
    """A line of a file, or the cards of a board, that could not be taken as it stands, until a director has decided.

    `error` is {"expected", "found", "detail", "values", "line", "column", "element"}, where it stands and what is wrong
    with it. `columns` of a line are those of its result as far as they could be read, and "ns" and "ew", the keys of
    who sat there; those of cards {"cards": their text}. `board_number` is 0 where that is what is wrong. `mark` is the
    same for the same fault in a later save of the file.
    """

    session = models.ForeignKey(Session, on_delete=models.PROTECT, related_name="kept_aside")
    source = models.ForeignKey(SessionImport, on_delete=models.PROTECT, related_name="kept_aside")
    board_number = models.PositiveIntegerField(default=0)
    error = Json(default=dict)
    columns = Json(default=dict)
    mark = models.CharField(max_length=64)
    state = models.CharField(max_length=9, choices=FaultState, default=FaultState.WAITING)
    result = models.ForeignKey(Result, null=True, blank=True, on_delete=models.SET_NULL, related_name="kept_aside")
    found_at = models.DateTimeField()
    decided_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.PROTECT, related_name="faults_decided"
    )
    decided_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        ordering = ["id"]
        indexes = [models.Index(fields=["session", "state"], name="kept_aside_of_a_session")]


class DeskToken(Row):
    """What a program on the club's computer shows to send files to one session; `digest` is that of the token."""

    session = models.ForeignKey(Session, on_delete=models.PROTECT, related_name="desk_tokens")
    name = models.CharField(max_length=100)
    digest = models.CharField(max_length=64, unique=True)
    created_by = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="desk_tokens")
    created_at = models.DateTimeField()
    used_at = models.DateTimeField(null=True, blank=True)
    revoked_at = models.DateTimeField(null=True, blank=True)

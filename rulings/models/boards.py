"""Boards and what happened on them at each table. Scores are kept as they came; nothing here computes one."""

from django.db import models

from rulings.bridge import Vulnerability
from rulings.models.events import SEATS, Contestant, Session
from rulings.models.row import Json, Row


class Board(Row):
    """A board of a session; `deal` is PBN (`N:...`), "" where the cards are not known.

    `double_dummy` {"N": {"NT": 9, "S": 8, ...}, ...} is what each seat makes in each denomination, {} until solved.
    """

    session = models.ForeignKey(Session, on_delete=models.PROTECT, related_name="boards")
    number = models.PositiveSmallIntegerField()
    dealer = models.CharField(max_length=1, choices=SEATS)
    vulnerability = models.CharField(max_length=4, choices=[(word.value, word.value) for word in Vulnerability])
    deal = models.CharField(max_length=120, blank=True, default="")
    double_dummy = Json(default=dict, blank=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["session", "number"], name="one_board_per_number"),
            models.CheckConstraint(
                condition=models.Q(number__gte=1, number__lte=9999), name="board_number_is_possible"
            ),
        ]

    def __str__(self) -> str:
        return str(self.number)


class Result(Row):
    """One table's result on a board, as it came. `ns` and `ew` are None where a file names no contestants.

    `seats` {"N": name} who sat there; `contract` is `4SX` without the declarer, "Pass" when passed out, "" when
    unknown; `tricks` are declarer's, 0 to 13; scores are points of each side; `artificial` is the file's own text;
    `awards` [{"unit", "ns", "ew"}] in decimal texts. `auction` is [{"call", "seat", "note"}], as
    `laws.record.read_record` takes it; `play` [{"leader", "cards": ["W SA"], "notes": {"SA": text},
    "marks": {"SA": "revoke"}}], the last two only where there are any.
    """

    board = models.ForeignKey(Board, on_delete=models.PROTECT, related_name="results")
    ns = models.ForeignKey(Contestant, null=True, blank=True, on_delete=models.PROTECT, related_name="results_ns")
    ew = models.ForeignKey(Contestant, null=True, blank=True, on_delete=models.PROTECT, related_name="results_ew")
    seats = Json(default=dict, blank=True)
    section = models.CharField(max_length=40, blank=True, default="")
    table = models.CharField(max_length=40, blank=True, default="")
    round = models.CharField(max_length=40, blank=True, default="")
    room = models.CharField(max_length=40, blank=True, default="")
    contract = models.CharField(max_length=6, blank=True, default="")
    declarer = models.CharField(max_length=1, choices=SEATS, blank=True, default="")
    tricks = models.PositiveSmallIntegerField(null=True, blank=True)
    score_ns = models.IntegerField(null=True, blank=True)
    score_ew = models.IntegerField(null=True, blank=True)
    artificial = models.CharField(max_length=60, blank=True, default="")
    awards = Json(default=list, blank=True)
    lead = models.CharField(max_length=3, blank=True, default="")
    auction = Json(default=list, blank=True)
    play = Json(default=list, blank=True)
    is_result_disputed = models.BooleanField(default=False)
    is_declarer_swapped = models.BooleanField(default=False)

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=["board", "ns", "ew", "section", "table", "round", "room"], name="one_result_per_table"
            ),
            models.CheckConstraint(
                condition=models.Q(tricks__isnull=True) | models.Q(tricks__lte=13), name="result_tricks_are_possible"
            ),
        ]

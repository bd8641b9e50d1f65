"""Where entries stand that tell of a row with another one: they are found by every name that the row has there."""

from datetime import UTC, datetime
from types import SimpleNamespace

from django.db.models import Q

from rulings.desk.trail.queries.replay.places import Place
from rulings.desk.trail.queries.replay.tells import Entry
from rulings.models import Verb


def told(sequence: int, after: dict[str, object], board: int = 3) -> Entry:
    return Entry(1, board, sequence, Verb.BOARD_OPENED, 7, {}, after, datetime(2026, 5, 1, tzinfo=UTC), 9)


PLACE = Place(
    "Board",
    "board_id",
    lambda row: [(row.board_id, row.user_id), (row.board_id,)],
    lambda entry: [(entry.object_id, entry.after["user"]) if "user" in entry.after else (entry.object_id,)],
)


def test_an_entry_is_found_by_what_it_calls_the_row_and_by_what_is_wider() -> None:
    entries = [told(5, {"user": 7}), told(2, {}), told(3, {"user": 8}), told(4, {}, board=4)]
    found = PLACE.of_row(SimpleNamespace(board_id=3, user_id=7), PLACE.by_row(entries))
    assert [entry.sequence for entry in found] == [2, 5]


def test_entries_belong_to_what_they_are_about_or_to_their_report() -> None:
    assert (PLACE.at, PLACE.about_it([3])) == ("object_id", Q(object_id__in=[3], object_type="Board"))
    of_report = Place("", "report_id", PLACE.row, PLACE.rows)
    assert (of_report.at, of_report.about_it([9])) == ("report_id", Q(report_id__in=[9]))
    assert (PLACE.all_begun(), of_report.all_begun()) == (Q(object_type="Board"), Q())

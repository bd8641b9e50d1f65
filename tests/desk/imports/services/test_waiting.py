"""A file that waits for its sender's answer."""

from django.db import transaction

from rulings.desk.imports.services.waiting import wait
from rulings.desk.imports.values import asked, asked_day, asks_columns
from rulings.models import Club, User


def test_a_file_waits_alone_and_says_what_is_asked(club: Club, dora: User) -> None:
    given = {"actor": dora, "club": club, "filename": "C:\\results\\evening.csv", "event_name": None}
    with transaction.atomic():
        wait(data=b"first", **given)
        waiting = wait(data=b"second", layout=asked({}), **given)
    assert [bytes(each.data) for each in club.waiting_files.all()] == [b"second"]
    assert (waiting.filename, waiting.event_name) == ("evening.csv", "")
    assert asks_columns(waiting)
    assert asked_day(waiting) is None

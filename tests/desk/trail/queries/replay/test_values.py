"""What a row holds, as the trail would hold it."""

from datetime import UTC, datetime
from types import SimpleNamespace

from rulings.desk.trail.queries.replay.tells import Near
from rulings.desk.trail.queries.replay.values import held, plain, said, told_by

MOMENT = datetime(2026, 5, 1, 20, tzinfo=UTC)


def test_a_name_with_points_leads_over_rows_to_nothing_where_one_is_not_there() -> None:
    row = SimpleNamespace(event=SimpleNamespace(name="Spring"), profile=None)
    assert (held(row, "event.name"), held(row, "profile.name")) == ("Spring", None)


def test_values_are_as_json_has_them() -> None:
    assert plain({1: (MOMENT, True, None)}) == {"1": ["2026-05-01T20:00:00.000000+00:00", True, None]}


def test_nothing_is_said_at_greater_length_than_anybody_reads() -> None:
    assert said(Near(MOMENT)) == "2026-05-01T20:00:00.000000+00:00"
    assert (len(said("x" * 500)), said("x" * 500)[-3:]) == (120, "...")


def test_what_this_program_never_writes_is_nothing_that_can_be_read() -> None:
    assert told_by(lambda row: {"chair": row.chair}, object()) == {"it": "nothing that can be read"}

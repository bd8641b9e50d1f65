"""The table of files in docs/formats.md says of each file beside the tests what comes of it."""

from pathlib import Path

from rulings.models import Club
from tests.benchmarks.files_tried import files_in, tried
from tests.factories import make_profile

TABLE = (Path(__file__).parents[3] / "docs" / "formats.md").read_text(encoding="utf-8")


def test_each_row_of_the_table_is_what_the_file_comes_to(club: Club) -> None:
    make_profile(club)
    rows = [each.row for each in tried(files_in(), club)]
    assert [row for row in rows if row not in TABLE] == []
    assert len(rows) > 20

"""Tables and columns of a session file that nothing reads are named where they hold something."""

from rulings.formats.reader import read_session
from tests.formats.bws.files import COLUMNS, A, entry
from tests.formats.jet.writing import TEXT, Table, write_database


def told(table: str, column: str, cell: str) -> list[str]:
    """What is said of a file with one more column in a table, or with one more table."""
    columns = {name: dict(COLUMNS.get(name, {})) for name in ("Section", "RoundData", "ReceivedData", table)}
    columns[table][column] = TEXT
    rows = {"Section": [A], "ReceivedData": [{"ID": 1} | entry(1, 1, 2, "4S", "N", "=")]}
    rows[table] = [row | {column: cell} for row in rows.get(table, [{}])]
    data = write_database({name: Table(kinds, rows.get(name, [])) for name, kinds in columns.items()}, version=4)
    return [str(remark) for remark in read_session(data).remarks]


def test_a_column_that_is_not_known_is_named_with_its_cells() -> None:
    assert told("ReceivedData", "Mood", "calm") == ["Not used here, and left out: ReceivedData.Mood (1)."]


def test_a_table_that_is_not_known_is_named_with_its_rows() -> None:
    assert told("Weather", "Sky", "blue") == ["Not used here, and left out: Weather (1)."]


def test_columns_without_anything_and_the_programs_own_are_not_named() -> None:
    assert told("ReceivedData", "Mood", "") == []
    assert told("ReceivedData", "Processed1", "yes") == []
    assert told("Settings", "Sky", "blue") == []

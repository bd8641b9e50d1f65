"""Session files whose rows say anything: every result comes in or is named, and nothing else ever happens."""

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.formats.bws.files import COLUMNS, Bws, Row
from tests.formats.jet.writing import LONG, MOMENT, SHORT, TEXT, YES_OR_NO, Value
from tests.formats.test_mutations import read_or_refuse

WORDS = [
    "PASS",
    "3 NT x",
    "4 S",
    "N",
    "E",
    "=",
    "+1",
    "-2",
    "H10",
    "Not played",
    "50%-50%",
    "Wrong direction",
    "1NT",
    "A",
]
BY_KIND: dict[int, st.SearchStrategy[Value]] = {
    SHORT: st.integers(-1, 4) | st.integers(-(2**15), 2**15 - 1),
    LONG: st.integers(-1, 4) | st.integers(-(2**31), 2**31 - 1),
    YES_OR_NO: st.booleans(),
    MOMENT: st.none() | st.datetimes(),
    TEXT: st.none() | st.sampled_from(WORDS) | st.text(max_size=30),
}


def rows_of(table: str) -> st.SearchStrategy[list[Row]]:
    """Rows with anything in their columns."""
    return st.lists(st.fixed_dictionaries({name: BY_KIND[kind] for name, kind in COLUMNS[table].items()}), max_size=6)


@settings(max_examples=40)
@given(st.fixed_dictionaries({table: rows_of(table) for table in COLUMNS}), st.sampled_from([3, 4]))
def test_a_session_file_of_any_rows_is_read_or_refused(tables: dict[str, list[Row]], version: int) -> None:
    read_or_refuse(Bws(tables, version=version).data())

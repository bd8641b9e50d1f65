"""Rows of Access databases: those that Access itself wrote, and our own with all that a table can hold."""

from datetime import datetime
from struct import pack

import pytest

from rulings.formats.errors import FormatError
from rulings.formats.jet.database import Database
from tests.formats.jet.test_pages import WHOLE, with_bytes
from tests.formats.jet.writing import LONG, MOMENT, SHORT, TEXT, YES_OR_NO, Table, Value, write_database
from tests.formats.samples import DATA

EACH_VERSION = pytest.mark.parametrize("version", [3, 4])
COLUMNS = {"Id": LONG, "Table": SHORT, "Erased": YES_OR_NO, "At": MOMENT, "Name": TEXT, "Remarks": TEXT}
AT = datetime(2026, 11, 24, 19, 37, 5)


def rows_of(table: Table, version: int, *columns: str) -> list[dict[str, Value]]:
    data = write_database({"Other": Table({"Id": LONG}, [{"Id": 9}]), "Rows": table}, version=version, codepage=1250)
    return list(Database(data).rows("Rows", columns or list(table.columns)))


@pytest.mark.parametrize(
    ("name", "tables", "objects"),
    [
        ("access_2003_empty.mdb", {"msysobjects", "msysaces", "msysqueries", "msysrelationships"}, 8),
        ("access_2007_empty.accdb", {"msysobjects", "msyscomplextype_attachment"}, 18),
    ],
)
def test_what_access_itself_wrote_is_read(name: str, tables: set[str], objects: int) -> None:
    database = Database((DATA / name).read_bytes())
    assert database.tables >= tables
    listed = list(database.rows("MSysObjects", ["Name", "Type", "DateCreate"]))
    assert len(listed) == objects
    assert listed[0]["Name"] == "Tables"
    assert {type(row["DateCreate"]) for row in listed} == {datetime}
    assert {row["Name"] for row in listed} >= {"Databases", "MSysObjects", "MSysACEs"}


@EACH_VERSION
def test_a_row_comes_back_as_it_was_written(version: int) -> None:
    row: dict[str, Value] = {
        "Id": -70_000,
        "Table": -3,
        "Erased": True,
        "At": AT,
        "Name": "Łukasz Żak",
        "Remarks": "50%-50%",
    }
    assert rows_of(Table(COLUMNS, [row]), version) == [row]


@EACH_VERSION
def test_an_empty_row_has_nothing(version: int) -> None:
    nothing = dict.fromkeys(COLUMNS) | {"Erased": False}
    assert rows_of(Table(COLUMNS, [{}]), version) == [nothing]


@EACH_VERSION
def test_columns_are_found_in_any_spelling_and_those_that_are_not_there_are_empty(version: int) -> None:
    table = Table(COLUMNS, [{"Id": 1, "Name": "Anna"}])
    assert rows_of(table, version, "ID", "NAME", "Winners") == [{"ID": 1, "NAME": "Anna", "Winners": None}]


@EACH_VERSION
def test_long_rows_and_many_rows_come_back(version: int) -> None:
    rows: list[dict[str, Value]] = [
        {"Id": number, "Name": "ż" * (number % 130), "Remarks": "x" * (number * 7 % 250)} for number in range(700)
    ]
    read = rows_of(Table(COLUMNS, rows), version, "Id", "Name", "Remarks")
    assert [row for row in read if row["Id"] == 129] == [{"Id": 129, "Name": "ż" * 129, "Remarks": "x" * 153}]
    assert [row | {"Name": row["Name"] or "", "Remarks": row["Remarks"] or ""} for row in read] == rows


@EACH_VERSION
def test_deleted_rows_are_gone_and_moved_rows_are_found(version: int) -> None:
    rows: list[dict[str, Value]] = [{"Id": number, "Name": f"Player {number}"} for number in range(6)]
    table = Table(COLUMNS, rows, deleted=frozenset({1, 4}), moved=frozenset({2}))
    assert [row["Id"] for row in rows_of(table, version, "Id")] == [0, 2, 3, 5]
    assert rows_of(table, version, "Name")[1] == {"Name": "Player 2"}


@EACH_VERSION
def test_a_table_without_texts_is_read(version: int) -> None:
    table = Table({"Id": SHORT, "Erased": YES_OR_NO}, [{"Id": 7, "Erased": True}, {}])
    assert rows_of(table, version) == [{"Id": 7, "Erased": True}, {"Id": None, "Erased": False}]


def test_a_table_that_is_not_there_has_no_rows() -> None:
    assert list(Database(write_database({})).rows("People", ["Id"])) == []


def test_a_text_may_be_partly_compressed() -> None:
    data = write_database({"Rows": Table({"Name": TEXT}, [{"Name": "Zak - Lodz"}])})
    packed = b"\xff\xfeZak - Lodz"
    mixed = b"\xff\xfeZak \0" + "Ł".encode("utf-16-le") + b"\0ak"
    assert len(mixed) == len(packed) == data.count(packed) * 12
    assert list(Database(data.replace(packed, mixed)).rows("Rows", ["Name"])) == [{"Name": "Zak Łak"}]


def test_a_moment_beyond_all_days_is_none() -> None:
    data = write_database({"Rows": Table({"At": MOMENT}, [{"At": AT}])})
    (place,) = [at for at in range(len(data)) if data[at : at + 10] == b"\1\0" + _days(AT)]
    for wrong in (b"\xff" * 8, b"\0" * 6 + b"\xf0\x7f", b"\0" * 7 + b"\x7f"):
        assert list(Database(with_bytes(data, place + 2, wrong)).rows("Rows", ["At"])) == [{"At": None}]


def _days(moment: datetime) -> bytes:
    return pack("<d", (moment - datetime(1899, 12, 30)).total_seconds() / 86_400)


def test_texts_that_end_before_they_begin_are_refused() -> None:
    data = write_database({"Rows": Table({"Name": TEXT, "Remarks": TEXT}, [{"Name": "Anna", "Remarks": "x"}])})
    at = data.index(b"\xff\xfeAnna\xff\xfex") + 9
    with pytest.raises(FormatError, match=WHOLE):
        list(Database(with_bytes(data, at, b"\xff\0\2\0\1\0")).rows("Rows", ["Name"]))

"""Pages of an Access database: which file is one, what is damaged, and that no file makes more rows than it holds."""

from itertools import islice
from struct import pack

import pytest

from rulings.formats.errors import FormatError
from rulings.formats.jet.database import Database
from rulings.formats.jet.pages import Pages, ciphered, is_database
from tests.formats.jet.writing import LONG, TEXT, Table, write_database
from tests.formats.samples import DATA, exactly

WHOLE = exactly(
    "the file: expected an Access database that is whole: close the programs that use it, and copy it again."
)
EACH_VERSION = pytest.mark.parametrize("version", [3, 4])


def people(version: int = 4, rows: int = 3) -> bytes:
    listed = [{"Id": number, "Name": f"Player {number}"} for number in range(rows)]
    return write_database({"People": Table({"Id": LONG, "Name": TEXT}, listed)}, version=version)


def with_bytes(data: bytes, at: int, new: bytes) -> bytes:
    return data[:at] + new + data[at + len(new) :]


@pytest.mark.parametrize("name", ["access_2003_empty.mdb", "access_2007_empty.accdb", "club_evening.bws"])
def test_an_access_database_is_known_by_its_first_bytes(name: str) -> None:
    assert is_database((DATA / name).read_bytes())


@pytest.mark.parametrize("data", [b"", b"\0\1\0\0Standard", b"%PDF-1.7", b"Standard Jet DB\0"])
def test_other_bytes_are_no_access_database(data: bytes) -> None:
    assert not is_database(data)


@EACH_VERSION
def test_a_file_cut_off_anywhere_is_refused_as_not_whole(version: int) -> None:
    data = people(version)
    for length in range(32, len(data), 997):
        with pytest.raises(FormatError, match=WHOLE):
            list(Database(data[:length]).rows("People", ["Id", "Name"]))


@EACH_VERSION
def test_an_encrypted_file_is_refused(version: int) -> None:
    secret = bytearray(ciphered(people(version)[0x18 : 0x18 + 126]))
    secret[0x3E - 0x18 : 0x42 - 0x18] = b"\1\2\3\4"
    data = with_bytes(people(version), 0x18, ciphered(bytes(secret)))
    with pytest.raises(FormatError, match=exactly("the file: expected an Access database without encryption.")):
        Pages(data)


def test_the_letters_of_an_old_file_are_those_of_its_code_page() -> None:
    table = {"People": Table({"Name": TEXT}, [{"Name": "Łódź"}])}
    old = write_database(table, version=3, codepage=1250)
    assert Pages(old).codepage == "cp1250"
    assert list(Database(old).rows("People", ["Name"])) == [{"Name": "Łódź"}]


def test_a_record_that_points_to_itself_is_refused() -> None:
    data = people()
    page = next(at for at in range(0, len(data), 4096) if data[at : at + 8] == b"\1\1\0\0" + pack("<I", 3))
    loop = with_bytes(data, page + 14, pack("<H", 4092 | 0x4000))
    with pytest.raises(FormatError, match=WHOLE):
        list(Database(with_bytes(loop, page + 4092, pack("<I", page // 4096 << 8))).rows("People", ["Id"]))


def test_a_definition_whose_pages_go_round_is_refused() -> None:
    data = people()
    with pytest.raises(FormatError, match=WHOLE):
        Pages(with_bytes(data, 3 * 4096 + 4, pack("<I", 3))).definition(3)


def test_a_page_that_says_it_is_of_a_table_counts_only_where_the_table_has_it() -> None:
    data = people()
    page = next(at for at in range(0, len(data), 4096) if data[at : at + 8] == b"\1\1\0\0" + pack("<I", 3))
    left_over = data + data[page : page + 4096]
    assert list(Database(left_over).rows("People", ["Id"])) == [{"Id": 0}, {"Id": 1}, {"Id": 2}]


def of_so_many_rows(pages: int) -> bytes:
    """A database whose table Rows has that many pages of 1,020 rows without anything in them."""
    data = write_database({"Rows": Table({"Id": LONG})})
    count = len(data) // 4096
    bits = sum(1 << number for number in range(count, count + pages)).to_bytes(64, "little")
    offsets = b"".join(pack("<H", 4096 - 2 * row) for row in range(1, 1021))
    page = b"\1\1\0\0" + pack("<I", 3) + bytes(4) + pack("<H", 1020) + offsets
    return data[:-64] + bits + page.ljust(4096, b"\0") * pages


def test_more_rows_than_a_session_can_have_are_refused() -> None:
    rows = Database(of_so_many_rows(148)).rows("Rows", ["Id"])
    assert sum(1 for _row in islice(rows, 150_000 - 2)) == 150_000 - 2
    with pytest.raises(FormatError, match=exactly("the file: expected an Access database of at most 150,000 rows.")):
        next(rows)


def test_a_file_that_has_the_same_bytes_for_all_its_rows_is_refused() -> None:
    data = people(rows=100)
    page = next(at for at in range(0, len(data), 4096) if data[at : at + 8] == b"\1\1\0\0" + pack("<I", 3))
    offsets = b"".join(pack("<HH", 4096 - 3000, 4095) for _each in range(400))
    doubled = with_bytes(data, page + 12, pack("<H", 800) + offsets)
    with pytest.raises(FormatError, match=WHOLE):
        list(Database(doubled).rows("People", ["Id"]))

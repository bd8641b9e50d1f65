"""Pages of results. Those of JFR Pary and KoPS are built as their real pages are, with people of our own."""

from decimal import Decimal

import pytest

from rulings.formats.errors import FormatError
from rulings.formats.exports.pages import book_of_pages, read_pages
from rulings.formats.reader import read_session, read_sessions
from rulings.formats.session import AwardUnit, FileFormat
from rulings.formats.sheets.reader import UnknownColumns
from tests.formats.samples import DATA
from tests.formats.sheets.books import packed


def test_a_page_of_jfr_pary_is_a_board() -> None:
    session = read_session((DATA / "jfr_board.html").read_bytes())
    assert session.format is FileFormat.HTML
    assert (session.event, str(session.date)) == ("Turniej Par - Maksy", "2023-08-02")
    assert [(str(each.contract), each.tricks, each.score_ns, str(each.lead)) for each in session.results] == [
        ("4S by N", 9, -50, "CA"),
        ("3S by N", 10, 170, "CA"),
        ("4CX by E", 10, -510, "HK"),
        ("None", None, None, "None"),
    ]
    ruled = session.results[3].artificial
    assert ruled is not None
    assert (ruled.ns, ruled.ew) == (60, 0)
    assert session.results[0].awards[0].ew == Decimal("75.00")


def test_a_page_of_kops_says_east_wests_points_with_north_souths_sign_and_imps_as_points() -> None:
    session = read_session((DATA / "kops_board.html").read_bytes())
    assert [each.number for each in session.boards] == [19]
    assert [(each.score_ns, each.score_ew) for each in session.results] == [
        (200, -200), (-50, 50), (470, -470), (None, None), (-140, 140),
    ]  # fmt: skip
    assert session.results[0].awards[0].unit is AwardUnit.IMPS
    assert session.unit is AwardUnit.IMPS


def test_a_folder_of_pages_is_a_session_with_the_names_of_its_ranking() -> None:
    names = {"a001.html": "jfr_board.html", "a002.txt": "jfr_piece.txt", "W-a.html": "jfr_ranking.html"}
    files = {f"evening/{name}": (DATA / kept).read_bytes() for name, kept in names.items()}
    session = read_session(packed(files | {"evening/S.gif": b"GIF89a", "__MACOSX/a001.html": b"x"}))
    assert [each.number for each in session.boards] == [1, 2]
    assert len(session.results) == 6
    first = session.contestants[0]
    assert [(player.name, player.national_id) for player in first.players] == [
        ("Cy Cedar", "1001"), ("Di Dogwood", "2001"),
    ]  # fmt: skip


def test_a_piece_without_its_board_is_a_question() -> None:
    with pytest.raises(UnknownColumns, match="the number of the board"):
        read_sessions((DATA / "jfr_piece.txt").read_bytes())


def test_a_page_without_a_table_of_results_is_refused() -> None:
    with pytest.raises(FormatError, match="This is a web page: export the results"):
        read_pages([("", "<html><table><tr><td>menu</td></tr></table>")])


def test_tables_with_the_same_heading_are_one_sheet() -> None:
    board = (DATA / "jfr_board.html").read_text(encoding="utf-8")
    book = book_of_pages([("", board), ("", board.replace("ROZDANIE 1", "ROZDANIE 2"))])
    assert len(book.sheets) == 1
    assert [
        each.number for each in read_pages([("", board), ("", board.replace("ROZDANIE 1", "ROZDANIE 2"))])[0].boards
    ] == [1, 2]


def test_a_folder_of_pages_with_more_rows_than_are_looked_at_is_refused_with_their_number_before_all_are_read() -> None:
    row = "<tr><td>1</td><td>2</td><td>4S</td><td>N</td><td>10</td></tr>"
    head = "<tr><td>NS</td><td>EW</td><td>Contract</td><td>By</td><td>Tricks</td></tr>"
    large = f"<html><table>{head}{row * 7_000}</table></html>"
    with pytest.raises(FormatError, match="a sheet of at most 8,000 rows and 200 columns, found '28004'"):
        book_of_pages([("a", large)] * 40)

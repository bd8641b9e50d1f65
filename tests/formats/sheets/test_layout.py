"""Layouts as a club keeps them, what is missing, and what headings are found again by."""

from rulings.formats.sheets.layout import Layout, Letters, Need, digest_of, missing


def test_a_layout_is_kept_and_read_again() -> None:
    layout = Layout({"board": 0, "contract": 3}, Letters.ITALIAN, 7)
    assert Layout.read(layout.stored) == layout
    assert Layout.read({"columns": {"board": 1, "gone": 2}, "letters": ""}) == Layout({"board": 1})


def test_what_a_result_needs_is_a_board_both_sides_and_what_happened() -> None:
    assert missing([]) == [Need.BOARD, Need.NS, Need.EW, Need.RESULT]
    assert missing(["board", "number_ns", "names_ew", "contract"]) == []
    assert missing(["name_N", "name_S", "name_E", "mp_ns"], has_titles=True) == [Need.EW]
    assert missing(["board", "number_ns", "number_ew", "declarer", "tricks"]) == [Need.RESULT]


def test_headings_are_found_again_whatever_their_capitals_and_spaces() -> None:
    assert digest_of(["Board ", "NS  pair", "", ""]) == digest_of(["board", "ns pair"])
    assert digest_of(["board", "ns pair"]) != digest_of(["ns pair", "board"])

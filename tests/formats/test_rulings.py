"""A ruling in one line."""

from rulings.formats.rulings import FileRuling


def test_a_ruling_is_told_with_its_number_place_and_score_where_it_has_them() -> None:
    told = FileRuling(7, "12", "Insufficient bid", "The bid stands.")
    assert told.line == "#12: Insufficient bid. The bid stands."
    told = FileRuling(7, "12", "Revoke", "One trick.", "4♠ = S", "A", "3")
    assert told.line == "#12 A3: Revoke. One trick. (4♠ = S)"

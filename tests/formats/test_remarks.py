"""What the readers say about a file they took."""

from rulings.formats.remarks import Remark, RemarkKey


def test_a_remark_is_a_sentence_with_its_values() -> None:
    remark = Remark.of(RemarkKey.REPEATED_RESULT, line=7, board=3)
    assert str(remark) == "Line 7: the same result of board 3 is given twice; it was taken once."


def test_counted_names_are_listed() -> None:
    remark = Remark.counting(RemarkKey.UNUSED, {"Hidden": 2, "Mode": 1})
    assert str(remark) == "Not used here, and left out: Hidden (2), Mode (1)."


def test_only_fifty_names_are_listed() -> None:
    text = str(Remark.counting(RemarkKey.UNUSED, {f"n{number}": 1 for number in range(60)}))
    assert text.endswith("n48 (1), n49 (1), ... (+10).")


def test_a_remark_is_read_as_it_was_kept() -> None:
    remark = Remark.of(RemarkKey.REPEATED_RESULT, line=7, board=3)
    assert Remark.read(remark.stored) == remark

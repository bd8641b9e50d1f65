"""What comes in of another desk's file, and what does not."""

from decimal import Decimal

from rulings.desk.imports.queries.elsewhere import as_elsewhere
from rulings.formats.rulings import FileRuling
from rulings.formats.session import FileContestant, FileFormat, FilePenalty, FilePlayer, SessionFile


def test_penalties_are_what_they_cost_beside_the_boards_and_nothing_is_counted_twice() -> None:
    penalties = (FilePenalty(Decimal(2), "MP"), FilePenalty(Decimal(1), "MP", "late"))
    one = FileContestant("1", beside=(("PENALTY", Decimal(4)), ("ADJUSTMENT", Decimal(5))), penalties=penalties)
    once = as_elsewhere(SessionFile(FileFormat.JSON, contestants=(one, FileContestant("2"))))
    assert once.contestants[0].beside == (("PENALTY", Decimal(7)), ("ADJUSTMENT", Decimal(5)))
    assert as_elsewhere(once) == once
    assert once.remarks == ()


def test_substitutes_and_rulings_are_named_as_not_taken() -> None:
    pair = FileContestant("1", substitutes=(FilePlayer("Zoe Late"), FilePlayer("Yves Late")))
    ruling = FileRuling(1, "12", "Insufficient bid", "Stands.")
    told = as_elsewhere(SessionFile(FileFormat.JSON, contestants=(pair,), rulings=(ruling,)))
    assert list(map(str, told.remarks)) == [
        "Who came for others is not taken over; players left out: 2.",
        "Rulings of where the file was made are not taken over; left out: 1.",
    ]
    assert told.rulings == ()

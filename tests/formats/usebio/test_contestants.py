"""What a file says of its contestants besides who they are."""

from decimal import Decimal

from tests.formats.usebio.written import PAIR, session


def test_totals_and_what_counts_besides_the_boards_are_read() -> None:
    said = "<TOTAL_SCORE>10,5</TOTAL_SCORE><PERCENTAGE>52.50%</PERCENTAGE><PENALTY>-2</PENALTY><HANDICAP>0</HANDICAP>"
    pairs = PAIR.format(number=1, way="").replace("</PAIR>", f"{said}</PAIR>") + PAIR.format(number=2, way="")
    first, second = session(pairs=pairs).contestants
    assert (first.total, first.percent, first.beside) == (
        Decimal("10.5"),
        Decimal("52.50"),
        (("PENALTY", Decimal(-2)),),
    )
    assert (second.total, second.percent, second.beside) == (None, None, ())

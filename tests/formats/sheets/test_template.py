"""Our own columns, empty."""

import pytest

from rulings.formats.csv.columns import column_of
from rulings.formats.reader import read_session
from rulings.formats.sheets.template import is_our_own, rows_in, text_in


@pytest.mark.parametrize("language", ["en", "it", "pl"])
def test_the_template_is_read_as_our_own_in_every_language(language: str) -> None:
    text = text_in(language).replace("\r\n", "\n")
    session = read_session(text.encode())
    assert is_our_own(text)
    assert not session.remarks
    assert [str(result.contract) for result in session.results] == ["4S by N", "3NT by E"]
    assert [player.name for player in session.contestants[3].players] == ["Gus Gum", "Hal Hazel"]
    assert all(column_of(heading) for heading in rows_in(language)[0])


def test_a_sheet_with_a_heading_of_its_own_is_not_ours() -> None:
    assert not is_our_own("Board,Pair NS,Pair EW,Contract,Remarks\n")
    assert is_our_own("Board,NS,EW\n")

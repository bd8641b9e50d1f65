"""A text that is too long costs its end, not the file."""

from itertools import pairwise

import pytest

from rulings.formats import lengths
from rulings.formats.errors import FormatError
from rulings.formats.reader import read_sessions
from rulings.formats.remarks import Remark
from rulings.formats.sheets.sheet import checked
from rulings.models import Contestant, Player, Result

LONG = "x" * 900
USEBIO = (
    "<USEBIO><EVENT><PARTICIPANTS><PAIR><PAIR_NUMBER>1</PAIR_NUMBER><PLAYER><PLAYER_NAME>{name}</PLAYER_NAME></PLAYER></PAIR>"
    "<PAIR><PAIR_NUMBER>2</PAIR_NUMBER></PAIR></PARTICIPANTS><BOARD><BOARD_NUMBER>1</BOARD_NUMBER><TRAVELLER_LINE>"
    "<NS_PAIR_NUMBER>1</NS_PAIR_NUMBER><EW_PAIR_NUMBER>2</EW_PAIR_NUMBER><SCORE>420</SCORE><CONTRACT>4S</CONTRACT>"
    "<PLAYED_BY>N</PLAYED_BY><TRICKS>10</TRICKS></TRAVELLER_LINE></BOARD></EVENT></USEBIO>"
)
PBN = (
    '[Board "1"]\n[Table "{text}"]\n[Section "{text}"]\n[West "{text}1"]\n[North "{text}2"]\n[East "{text}3"]\n'
    '[South "{text}4"]\n[Contract "Pass"]\n'
)


def test_the_places_are_those_of_the_database() -> None:
    longest = {
        (Contestant, "key"): lengths.KEY,
        (Contestant, "name"): lengths.NAME,
        (Contestant, "number"): lengths.NUMBER,
        (Contestant, "section"): lengths.PLACE,
        (Player, "name"): lengths.PLAYER,
        (Player, "national_id"): lengths.NATIONAL_ID,
        (Result, "artificial"): lengths.WORDS,
        **{(Result, name): lengths.PLACE for name in ("section", "table", "round", "room")},
    }
    assert {(model, name): model._meta.get_field(name).max_length for model, name in longest} == longest


def test_names_sections_and_keys_that_are_too_long_are_cut_and_everybody_stays_himself() -> None:
    (session,) = read_sessions(PBN.format(text=LONG).encode(), is_strict=False)
    (result,) = session.results
    assert (result.section, result.table) == ("x" * 40, "x" * 40)
    assert {result.ns, result.ew} == {one.key for one in session.contestants}
    assert all(left != right for left, right in pairwise(sorted(one.key for one in session.contestants)))
    assert max(len(one.key) for one in session.contestants) <= lengths.KEY
    assert {len(player.name) for player in session.players} == {200}
    assert "Texts that are longer than their place were cut: 12, the first begins “xxx" in str(session.remarks[-1])


def test_what_fits_is_as_it_was() -> None:
    text = PBN.format(text="x").encode()
    assert read_sessions(text, is_strict=False) == read_sessions(text)


def test_an_element_of_more_than_a_thousand_signs_is_cut_and_read_strictly_it_is_refused() -> None:
    text = USEBIO.format(name="y" * 1001).encode()
    with pytest.raises(FormatError, match="a text of at most 1,000 characters"):
        read_sessions(text)
    (session,) = read_sessions(text, is_strict=False)
    assert len(session.results) == 1
    assert str(session.remarks[0]) == ("Line 1, element PLAYER/PLAYER_NAME: a text of 1001 characters was cut to 1000.")


def test_a_cell_of_a_page_or_a_workbook_that_is_too_long_is_cut_where_somebody_wants_to_hear_of_it() -> None:
    cut: list[Remark] = []
    assert checked("A", [("z" * 1001, "b")], [4], cut=cut).rows == (("z" * 1000, "b"),)
    assert [str(remark) for remark in cut] == ["Line 4, element A: a text of 1001 characters was cut to 1000."]
    with pytest.raises(FormatError, match="a text of at most 1,000 characters"):
        checked("A", [("z" * 1001, "b")], [4])

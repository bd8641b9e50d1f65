"""Lists of players: pasted or as CSV, in any of the ways that people and spreadsheets write them."""

import csv
from io import StringIO

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulings.desk.base.refusals import BadInput
from rulings.desk.roster.values.lists import BadLines, Entry, Faults, decoded, read_list, write_list
from rulings.desk.roster.values.typed import Named

WORDS = st.text(st.characters(categories=["Lu", "Ll"]), min_size=1, max_size=10)
NAMES = st.tuples(WORDS, WORDS).map(" ".join)
NUMBERS = st.one_of(st.just(""), st.from_regex(r"[0-9]{1,6}", fullmatch=True))


def read(text: str) -> list[Entry]:
    return read_list(text, "text")


@pytest.mark.parametrize("between", [";", ",", "\t"])
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_any_delimiter_and_line_end_is_read(between: str, end: str) -> None:
    lines = [["Anna Nowak", "1", "Jan Kos"], ["Jan Kos", "2"]]
    text = end.join(between.join(line) for line in lines)
    assert read(text) == [Entry(Named("Anna Nowak", "1"), Named("Jan Kos"), 1), Entry(Named("Jan Kos", "2"), line=2)]


@pytest.mark.parametrize(
    "heading",
    [
        "Name;Number;Partner",
        "Player;Member number;Usual partner",
        "Nome;Numero;Compagno",
        "Giocatore;Tessera;Partner abituale",
        "Nazwisko i imię;Numer;Stały partner",
        "\ufeffNAZWISKO;NR;PARTNER",
    ],
)
def test_headings_in_three_languages_are_no_players(heading: str) -> None:
    assert read(f"{heading}\nAnna Nowak;1;2") == [Entry(Named("Anna Nowak", "1"), Named(number="2"), 2)]


def test_columns_may_stand_in_any_order_with_others_between() -> None:
    text = "Tessera,Cognome,Città,Nome\n17,Rossi,Roma,D'Angelo"
    assert read(text) == [Entry(Named("D'Angelo Rossi", "17"), line=2)]


def test_without_a_number_or_partner_a_name_is_enough() -> None:
    assert read("\n\nAnna Nowak\n\n  \nJan Kos;\n") == [
        Entry(Named("Anna Nowak"), line=3), Entry(Named("Jan Kos"), line=6)
    ]  # fmt: skip


def test_each_bad_line_gets_one_sentence_that_names_it() -> None:
    with pytest.raises(BadLines) as refused:
        read("Anna Nowak;1\n;2\nJan Kos;two\nEwa;3;;;x;y\n42")
    assert [str(each) for each in refused.value.sentences] == [
        "Line 2: The name is missing. Write it first: name; number; usual partner.",
        "Line 3: “two” is no member's number: it needs a digit, and may have no blanks. Correct it.",
        "Line 4: There are more than three parts. Write: name; number; usual partner.",
        "Line 5: “42” is no name: there is no letter in it. Write the player's name.",
    ]
    assert refused.value.field == "text"


def test_each_line_has_one_fault_and_a_list_without_any_goes_on() -> None:
    faults = Faults("text")
    faults.refuse()
    for line, sentence in ((3, "First."), (1, "Other."), (3, "Second."), (0, "Of no line.")):
        with faults.at(line):
            raise BadInput(sentence)
    with pytest.raises(BadLines) as refused:
        faults.refuse()
    assert [str(each) for each in refused.value.sentences] == ["Of no line.", "Line 1: Other.", "Line 3: First."]


def test_a_flood_of_bad_lines_is_cut_short_and_counted() -> None:
    with pytest.raises(BadLines) as refused:
        read("\n".join(f"{number}" for number in range(50)))
    assert (len(refused.value.shown), refused.value.shown[-1]) == (21, "30 more lines are wrong.")


@pytest.mark.parametrize("text", ["", "\n \n", "Name;Number"])
def test_a_list_without_players_is_refused(text: str) -> None:
    with pytest.raises(BadInput, match="There is no player in it"):
        read(text)


def test_too_many_and_unreadable_lines_are_refused() -> None:
    with pytest.raises(BadInput, match="at most 20000"):
        read("Anna Nowak\n" * 20_001)
    with pytest.raises(BadInput, match="Line 1 cannot be read"):
        read(f'"{"x" * 140_000}"')


@given(st.lists(st.tuples(NAMES, NUMBERS, NUMBERS), min_size=1, max_size=5))
def test_what_is_written_is_read_again(rows: list[tuple[str, str, str]]) -> None:
    entries = read(write_list(rows, ("Name", "Number", "Partner")))
    assert [(each.player.name, each.player.number, each.partner.number) for each in entries] == rows


@pytest.mark.parametrize("name", ['=HYPERLINK("x") Kos', "+Anna", "-Anna", "@Anna"])
def test_no_cell_becomes_a_formula_and_comes_back_as_it_was(name: str) -> None:
    text = write_list([(name, "", "")], ("Name", "Number", "Partner"))
    (_heading, (cell, *_rest)) = csv.reader(StringIO(text.removeprefix("\ufeff")))
    assert cell == f"'{name}"
    assert read(text)[0].player.name == name


def test_a_file_is_utf_8_with_or_without_its_mark() -> None:
    assert [decoded(mark + "Łucja".encode(), "file") for mark in (b"", b"\xef\xbb\xbf")] == ["Łucja", "Łucja"]
    with pytest.raises(BadInput, match="is not UTF-8") as refused:
        decoded("Łucja".encode("cp1250"), "file")
    assert refused.value.field == "file"

"""What headers are called, here and elsewhere."""

import pytest

from rulings.formats.csv.columns import HEADERS, column_of


@pytest.mark.parametrize("key", HEADERS)
def test_each_header_that_we_write_is_read_as_its_column(key: str) -> None:
    assert column_of(HEADERS[key]) == key


def test_no_two_columns_have_one_header() -> None:
    assert len(set(HEADERS.values())) == len(HEADERS)


@pytest.mark.parametrize(
    ("key", "headers"),
    [
        ("board", "Board|BOARD|Board No.|board_number|Bd|Mano|Smazzata|Rozdanie|Nr rozdania"),
        ("number_ns", "NS|N/S|N-S|Pair NS|NS Pair|PairNS|PairId_NS|Coppia NS|CoppiaNS|Para NS|NS No|Nord-Sud"),
        ("number_ew", "EW|E-W|Pair EW|PairId_EW|EO|CoppiaEO|Coppia E-O|Para WE|Est-Ovest"),
        ("names_ns", "NS names|Names NS|Names_NS|Nomi NS|Giocatori NS|Nazwiska NS"),
        ("name_N", "North|N|Nord|North player|Player North"),
        ("name_W", "West|Ovest|O|Zachód"),
        ("number_S", "South number|PlayerId_South"),
        ("contract", "Contract|Contratto|Kontrakt"),
        ("declarer", "Declarer|By|Played by|Dichiarante|Rozgrywający"),
        ("lead", "Lead|Opening lead|Attacco|Wist"),
        ("tricks", "Tricks|Result|Made|Prese|Lewy|Risultato"),
        ("score_ns", "Score|Score NS|NS score|NS Points|Punti|Punteggio NS|Zapis|Zapis NS"),
        ("mp_ew", "MP EW|MP_EW|EW MPs|Matchpoints EW|EW match points"),
        ("percent_ns", "% NS|NS %|Percentage_NS|Perc NS|Percentuale NS|Procent NS"),
        ("imp_ns", "IMP NS|IMP_NS|NS IMPs|NS cross IMPs"),
        ("section", "Section|Girone|Sektor"),
        ("table", "Table|Tavolo|Stół"),
        ("round", "Round|Turno|Runda"),
    ],
)
def test_a_column_is_known_by_what_programs_and_languages_call_it(key: str, headers: str) -> None:
    assert {header: column_of(header) for header in headers.split("|")} == dict.fromkeys(headers.split("|"), key)


@pytest.mark.parametrize("header", ["", "Masterpoints", "Club", "Remarks", "Dealer", "42", "?"])
def test_another_header_is_no_column(header: str) -> None:
    assert column_of(header) == ""

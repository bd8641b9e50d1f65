"""What columns hold, by what stands in them."""

from rulings.formats.sheets.contents import proposed

ROWS = [
    (
        "1",
        "1",
        "2",
        "Ada Ash - Bo Birch",
        "Cy Cedar & Di Dogwood",
        "4 kiery",
        "N",
        "♥K",
        "+1",
        "450",
        "",
        "75,0%",
        "ok",
    ),
    ("1", "3", "4", "Ed Elm / Flo Fir", "Gus Gum + Hal Hazel", "3BA", "S", "♠2", "-1", "", "50", "25%", ""),
    ("2", "1", "4", "Ada Ash - Bo Birch", "Gus Gum i Hal Hazel", "1 pik", "W", "10 trefl", "=", "", "80", "0%", "ok"),
]


def test_contracts_seats_cards_tricks_names_points_and_shares_are_known_by_their_looks() -> None:
    assert proposed(ROWS, 13, {}) == {
        "board": 0,
        "number_ns": 1,
        "number_ew": 2,
        "names_ns": 3,
        "names_ew": 4,
        "contract": 5,
        "declarer": 6,
        "lead": 7,
        "tricks": 8,
    }


def test_what_headings_say_stands() -> None:
    assert proposed(ROWS, 13, {"board": 1})["board"] == 1
    assert "contract" not in {key for key, at in proposed(ROWS, 13, {"reason": 5}).items() if at == 5}


def test_of_two_columns_of_numbers_the_one_that_comes_in_blocks_is_the_boards() -> None:
    rows = [("7", "1", "x"), ("8", "1", "x"), ("9", "1", "x"), ("7", "2", "x")]
    assert proposed(rows, 3, {})["board"] == 1


def test_one_column_of_points_is_north_souths() -> None:
    rows = [("1", "420"), ("2", "-50"), ("3", "0")]
    assert proposed(rows, 2, {"board": 0})["score_ns"] == 1


def test_a_column_with_next_to_nothing_in_it_says_nothing() -> None:
    assert proposed([("4H",), ("",)], 1, {}) == {}

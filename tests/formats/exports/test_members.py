"""Members' numbers behind names, as RealBridge writes them."""

import pytest

from rulings.formats.reader import read_session
from tests.formats.samples import game

NAMES = {
    "Ada Ash (12345)": ("Ada Ash", "12345"),
    "Bo Birch [ITA 1234]": ("Bo Birch", "ITA 1234"),
    "Cy Cedar #00123": ("Cy Cedar", "00123"),
    "Di (Dogwood)": ("Di (Dogwood)", ""),
    "Ed 12345": ("Ed 12345", ""),
    "Flo Fir (12)": ("Flo Fir (12)", ""),
    "(12345)": ("(12345)", ""),
}


@pytest.mark.parametrize(("name", "parts"), NAMES.items())
def test_a_number_behind_a_name_is_the_players_national_number(name: str, parts: tuple[str, str]) -> None:
    text = game(
        North=name, South="Somebody Else", East="Gus Gum", West="Hal Hazel", Contract="4S", Declarer="N", Result="10"
    )
    session = read_session(text.encode())
    players = {(player.name, player.national_id) for player in session.players}
    assert parts in players
    assert parts[0] in session.results[0].names.values()


def test_a_file_without_such_numbers_stays_as_it_is() -> None:
    session = read_session(game(North="Ada", South="Bo", Contract="4S", Declarer="N", Result="10").encode())
    assert {player.national_id for player in session.players} == {""}

"""The tags of a game: which there are, and in which order."""

import re

from hypothesis import given
from hypothesis import strategies as st

from rulings.formats.pbn.writer import write_pbn
from rulings.formats.session import SessionFile
from tests.formats.samples import read, read_file
from tests.formats.sessions import sessions

MANDATORY = [
    *("Event", "Site", "Date", "Board", "West", "North", "East", "South"),
    *("Dealer", "Vulnerable", "Deal", "Scoring", "Declarer", "Contract", "Result"),
]
SUPPLEMENTAL_SECTIONS = {"Auction", "Play", "Note", "ScoreTable", "TotalScoreTable"}
TAG = re.compile(r'^\[(\w+) "', re.MULTILINE)
HELD = ("irregular.pbn", "score_table.pbn", "pbn21_youth_teams_1998.pbn", "pbn20_reference_correct.pbn")


def check(session: SessionFile) -> None:
    games = write_pbn(session).text.split("\r\n\r\n")
    for game in games:
        names = TAG.findall(game)
        own = [name for name in names if name not in SUPPLEMENTAL_SECTIONS]
        assert own[:15] == MANDATORY
        assert own[15:] == sorted(set(own[15:]))


@given(sessions())
def test_each_game_has_the_mandatory_tags_in_their_order_then_the_others_by_the_alphabet(session: SessionFile) -> None:
    check(session)


@given(st.sampled_from(HELD))
def test_so_have_games_with_records(name: str) -> None:
    check(read_file(name))


def test_a_game_with_two_teams_names_home_and_visitors() -> None:
    text = write_pbn(read_file("pbn21_youth_teams_1998.pbn")).text
    assert text.count("[HomeTeam ") == text.count("[VisitTeam ") == text.count("[Room ") == 2


def test_points_of_both_sides_are_written_with_their_sides() -> None:
    game = '[Board "1"]\n[North "A"]\n[East "B"]\n[Contract "4S"]\n[Declarer "N"]\n[Score "NS 420"]\n'
    assert '[Score "NS 420 EW -420"]' in write_pbn(read(game)).text


def test_what_another_format_calls_its_scoring_is_said_in_pbns_words() -> None:
    text = write_pbn(read_file("club_mitchell.xml")).text
    assert '[Scoring "IMP;Butler"]' in text
    assert '[Competition "Pairs"]' in text

"""The plain values that a file becomes."""

from decimal import Decimal

import pytest

from rulings.bridge import Card, Seat
from rulings.formats.session import (
    Award,
    AwardUnit,
    FileContestant,
    FileFormat,
    FilePlayer,
    FileResult,
    PlayedCard,
    PlayedTrick,
    SessionFile,
)


@pytest.mark.parametrize(
    ("scoring", "competition", "unit"),
    [
        ("MP", "", AwardUnit.MATCHPOINTS),
        ("MatchPoints;MP1", "", AwardUnit.MATCHPOINTS),
        ("", "MP_PAIRS", AwardUnit.MATCHPOINTS),
        ("IMP;Butler", "", AwardUnit.IMPS),
        ("IMPS", "BUTLER_PAIRS", AwardUnit.IMPS),
        ("Cavendish", "", AwardUnit.IMPS),
        ("Chicago", "Pairs", None),
        ("", "", None),
    ],
)
def test_the_unit_is_what_the_files_own_words_settle(scoring: str, competition: str, unit: AwardUnit | None) -> None:
    assert SessionFile(FileFormat.PBN, scoring=scoring, competition=competition).unit is unit


def test_the_players_are_everybody_in_the_order_of_the_contestants() -> None:
    pairs = (
        FileContestant("1", players=(FilePlayer("Ann"), FilePlayer("Bob"))),
        FileContestant("2"),
        FileContestant("3", players=(FilePlayer("Cy"),)),
    )
    assert [player.name for player in SessionFile(FileFormat.PBN, contestants=pairs).players] == ["Ann", "Bob", "Cy"]


def test_a_recorded_trick_is_a_trick_only_without_gaps_and_with_a_leader() -> None:
    cards = tuple(PlayedCard(seat, Card.parse(card)) for seat, card in ((Seat.WEST, "S2"), (Seat.NORTH, "SA")))
    assert str(PlayedTrick(Seat.WEST, cards).trick) == "S2 SA"
    assert PlayedTrick(Seat.SOUTH, cards).trick is None
    assert PlayedTrick(None, cards).trick is None
    assert PlayedTrick(Seat.WEST, ()).trick is None


@pytest.mark.parametrize(
    ("words", "unit"),
    [
        ("Championship", None),
        ("Competition", None),
        ("MP_PAIRS", AwardUnit.MATCHPOINTS),
        ("Match Points", AwardUnit.MATCHPOINTS),
        ("MP;MP1", AwardUnit.MATCHPOINTS),
        ("XIMPs", AwardUnit.IMPS),
        ("CROSS_IMP", AwardUnit.IMPS),
        ("Butler", AwardUnit.IMPS),
    ],
)
def test_whole_words_say_what_a_file_scores_in(words: str, unit: AwardUnit | None) -> None:
    assert SessionFile(FileFormat.PBN, competition=words).unit is unit


@pytest.mark.parametrize(
    ("units", "unit"),
    [
        ((AwardUnit.MATCHPOINTS,), AwardUnit.MATCHPOINTS),
        ((AwardUnit.IMPS,), AwardUnit.IMPS),
        ((AwardUnit.PERCENT,), None),
        ((AwardUnit.IMPS, AwardUnit.MATCHPOINTS), None),
    ],
)
def test_awards_say_it_where_words_do_not(units: tuple[AwardUnit, ...], unit: AwardUnit | None) -> None:
    awards = tuple(Award(each, Decimal(1), Decimal(1)) for each in units)
    assert SessionFile(FileFormat.PBN, results=(FileResult(1, awards=awards),)).unit is unit

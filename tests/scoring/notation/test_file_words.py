"""What a file's own words say of its scoring, in the spellings that programs use."""

import pytest

from rulings.scoring.methods.victory_points import VpKind
from rulings.scoring.notation.file_words import Words
from rulings.scoring.regulations import Method


@pytest.mark.parametrize(
    ("text", "method"),
    [
        ("MP_PAIRS MP", Method.MATCHPOINTS),
        ("MatchPoints", Method.MATCHPOINTS),
        ("Match Points", Method.MATCHPOINTS),
        ("PAIRS MATCH_POINTS", Method.MATCHPOINTS),
        ("MP;MP1", Method.MATCHPOINTS),
        ("BUTLER_PAIRS IMPS", Method.BUTLER),
        ("PAIRS BUTLER_IMPS", Method.BUTLER),
        ("IMP;Butler-2", Method.BUTLER),
        ("Butler", Method.BUTLER),
        ("CROSS_IMP IMPS", Method.CROSS_IMPS),
        ("IMP;Cross", Method.CROSS_IMPS),
        ("Cross-IMPs", Method.CROSS_IMPS),
        ("XIMP", Method.CROSS_IMPS),
        ("Cavendish", Method.CROSS_IMPS),
        ("IMP", Method.CROSS_IMPS),
        ("Aggregate", Method.AGGREGATE),
        ("TotalPoints", Method.AGGREGATE),
        ("Board-a-match", Method.BOARD_A_MATCH),
        ("Chicago", None),
        ("OldMP", None),
        ("EMP", None),
        ("IMP_1961", None),
        ("NOTSUP", None),
        ("", None),
    ],
)
def test_a_file_s_own_words_name_the_method(text: str, method: Method | None) -> None:
    assert Words.of(text).method is method


def test_imps_without_a_word_more_are_not_settled() -> None:
    settled = ("IMP;Cross", "BUTLER_PAIRS IMPS", "MP", "IMP_1948")
    assert [Words.of(text).is_imps for text in ("IMP", "IMPS PAIRS", *settled)] == [True, True, *4 * [False]]


@pytest.mark.parametrize(
    ("text", "method"),
    [
        ("SWISS_TEAMS VPS IMPS", Method.TEAMS),
        ("Teams IMP", Method.TEAMS),
        ("TEAMS IMPS CROSS_IMPS", Method.TEAMS),
        ("Teams BAM", Method.BOARD_A_MATCH),
        ("TEAMS_OF_FOUR TOTAL POINTS", Method.AGGREGATE),
        ("Teams Rubber", None),
        ("Teams", None),
    ],
)
def test_teams_are_compared_table_with_table(text: str, method: Method | None) -> None:
    assert Words.of(text).is_of_teams
    assert Words.of(text).team_method is method


@pytest.mark.parametrize(
    ("text", "scale"),
    [
        ("SWISS_TEAMS IMPS", VpKind.NONE),
        ("SWISS_TEAMS VPS", None),
        ("SWISS_TEAMS VP CONTINUOUS", VpKind.CONTINUOUS),
        ("Teams IMP VPs discrete", VpKind.DISCRETE),
    ],
)
def test_victory_points_may_leave_their_scale_open(text: str, scale: VpKind | None) -> None:
    assert Words.of(text).victory_points is scale


def test_the_rest_of_the_words() -> None:
    assert Words.of("KO").is_knockout
    assert not Words.of("TEAMS_OF_FOUR").is_knockout
    assert Words.of("Individuals").is_individual
    assert [Words.of(text).beaten for text in ("MP MP1", "MP;MP2", "MP")] == [2, 1, None]
    assert [Words.of(text).winners for text in ("MP_PAIRS WINNERS 2", "WINNERS 1", "MP_PAIRS 2")] == [2, 1, None]

"""Who competes, where only the whole file tells: teams without a room, two pairs of one number, teams by number."""

from decimal import Decimal

from rulings.bridge import Side
from rulings.formats.session import ContestantKind, SessionFile
from tests.formats.samples import game, read

TABLE = "PairId_NS;PairId_EW;Contract;Declarer;Result;Score_NS"


def match(home: str, visit: str, tricks: str, table: str) -> str:
    names = {seat: f"{seat} of {table}" for seat in ("North", "South", "East", "West")}
    return game(
        HomeTeam=home,
        VisitTeam=visit,
        Table=table,
        Contract="3NT",
        Declarer="N",
        Result=tricks,
        PairNS="",
        PairEW="",
        Competition="Teams",
        **names,
    )


def table(*rows: str, columns: str = TABLE) -> SessionFile:
    return read(game(f'[ScoreTable "{columns}"]', *rows, PairNS="", PairEW=""))


def test_the_home_team_sits_north_south_where_the_other_table_turns_the_two() -> None:
    session = read("\n".join([match("Austria", "Denmark", "9", "11"), match("Denmark", "Austria", "8", "7")]))
    assert [(each.ns, each.ew) for each in session.results] == [("Austria", "Denmark"), ("Denmark", "Austria")]
    assert [(one.key, one.kind, [player.name for player in one.players]) for one in session.contestants] == [
        ("Austria", ContestantKind.TEAM, ["North of 11", "South of 11", "East of 7", "West of 7"]),
        ("Denmark", ContestantKind.TEAM, ["East of 11", "West of 11", "North of 7", "South of 7"]),
    ]
    assert [str(remark) for remark in session.remarks] == [
        "Line 1: the games do not say in which room they were played; the home team was taken as north-south."
    ]


def test_nobody_is_called_a_team_where_no_table_is_turned() -> None:
    session = read("\n".join([match("Austria", "Denmark", "9", "11"), match("Austria", "Denmark", "8", "7")]))
    assert {one.kind for one in session.contestants} == {ContestantKind.PAIR}


def test_a_number_on_both_sides_of_a_table_is_two_pairs() -> None:
    session = table("1 1 4S N 10 420", "2 3 4S N 9 -50", "3 2 4S N 10 420")
    assert [(each.ns, each.ew) for each in session.results] == [("1NS", "1EW"), ("2NS", "3EW"), ("3NS", "2EW")]
    assert [(one.key, one.number, one.direction) for one in session.contestants[:2]] == [
        ("1NS", "1", Side.NS),
        ("1EW", "1", Side.EW),
    ]


def test_a_number_with_other_people_on_the_other_side_is_two_pairs() -> None:
    columns = "PairId_NS;Names_NS;PairId_EW;Names_EW;Contract;Declarer;Result"
    session = table('1 "Ann;Bob" 2 "Cy;Di" 4S N 10', '2 "Ed;Flo" 1 "Gus;Hal" 4S N 9', columns=columns)
    assert [(each.ns, each.ew) for each in session.results] == [("1NS", "2EW"), ("2NS", "1EW")]
    assert [[player.name for player in one.players] for one in session.contestants] == [
        ["Ann", "Bob"],
        ["Cy", "Di"],
        ["Ed", "Flo"],
        ["Gus", "Hal"],
    ]


def test_whoever_plays_a_board_in_both_directions_is_a_team() -> None:
    session = table("1 2 4S N 10 420", "2 1 4S N 9 -50")
    assert [(one.key, one.kind) for one in session.contestants] == [
        ("1", ContestantKind.TEAM),
        ("2", ContestantKind.TEAM),
    ]


def test_a_pair_that_changes_direction_from_board_to_board_stays_a_pair() -> None:
    games = [
        game(f'[ScoreTable "{TABLE}"]', row, Board=board, PairNS="", PairEW="")
        for board, row in (("1", "1 2 4S N 10 420"), ("2", "2 1 4S N 9 -50"))
    ]
    assert {one.kind for one in read("\n".join(games)).contestants} == {ContestantKind.PAIR}


def test_names_without_quotes_are_parted_where_most_blanks_stand() -> None:
    columns = "PairId_NS;PairId_EW;Contract;Declarer;Result;Names_NS\\20;Names_EW"
    session = table("1 2 4S N 10 Ann Ash - Bob Box    Cy-Di", "3 4 4S N 9 Ed-Flo    Gus Gum - Hal Hut", columns=columns)
    assert [one.name or [player.name for player in one.players] for one in session.contestants] == [
        ["Ann Ash", "Bob Box"],
        "Cy-Di",
        "Ed-Flo",
        ["Gus Gum", "Hal Hut"],
    ]


def test_a_total_score_table_has_totals_and_percentages() -> None:
    session = read(
        game(f'[ScoreTable "{TABLE}"]', "1 2 4S N 10 420")
        + '[TotalScoreTable "PairId;Names;TotalMP;MeanPercentage"]\n1 "Ann;Bob" 8.5 66.67\n2 "Cy;Di" 3.5 33.33\n'
    )
    assert [(one.total, one.percent, one.players[0].name) for one in session.contestants] == [
        (Decimal("8.5"), Decimal("66.67"), "Ann"),
        (Decimal("3.5"), Decimal("33.33"), "Cy"),
    ]

"""A file's own awards and totals say what its words leave open; without them nothing is guessed."""

from typing import Any

import pytest

from rulings.desk.imports.services.importing import add_file, import_session
from rulings.desk.imports.values import Imported
from rulings.desk.scores.queries.data import score_data
from rulings.desk.scores.queries.sheet import score_sheet
from rulings.models import Club, Session
from rulings.scoring.regulations import Method

POINTS = ((1, 2, 420), (3, 4, -50), (5, 6, 450))
LINE = (
    "<TRAVELLER_LINE><NS_PAIR_NUMBER>{ns}</NS_PAIR_NUMBER><EW_PAIR_NUMBER>{ew}</EW_PAIR_NUMBER>"
    "<CONTRACT>{contract}</CONTRACT><SCORE>{score}</SCORE>{awards}</TRAVELLER_LINE>"
)


def taken(club: Club, text: str) -> Imported:
    return import_session(actor=None, club=club, data=text.encode(), filename="evening.xml")


def usebio(kind: str, *boards: str, pairs: str = "") -> str:
    listed = f"<PARTICIPANTS>{pairs}</PARTICIPANTS>" if pairs else ""
    return (
        f'<USEBIO Version="1.2"><EVENT EVENT_TYPE="{kind}"><EVENT_DESCRIPTION>Evening</EVENT_DESCRIPTION>'
        f"<DATE>17/11/2026</DATE><WINNER_TYPE>1</WINNER_TYPE>{listed}{''.join(boards)}</EVENT></USEBIO>"
    )


def board(number: int, *lines: str) -> str:
    return f"<BOARD><BOARD_NUMBER>{number}</BOARD_NUMBER>{''.join(lines)}</BOARD>"


def line(ns: int, ew: int, score: int | str, award: str = "", unit: str = "MATCH_POINTS", contract: str = "1C") -> str:
    own, _slash, theirs = award.partition("/")
    awards = f"<NS_{unit}>{own}</NS_{unit}><EW_{unit}>{theirs or 0}</EW_{unit}>" if award else ""
    return LINE.format(ns=ns, ew=ew, score=score, awards=awards, contract=contract)


def whole(unit: str, *awards: str) -> str:
    return board(7, *(line(*points, award, unit) for points, award in zip(POINTS, awards, strict=True)))


def awards_of(session: Session) -> list[str | None]:
    boards: list[dict[str, Any]] = score_data(score_sheet(session))["boards"]
    return [row["ns_award"] for each in boards for row in each["results"]]


@pytest.mark.parametrize(
    ("awards", "settings", "said"),
    [
        pytest.param(("4.5", "-10.5", "6"), {}, [], id="comparisons"),
        pytest.param(
            ("3.00", "-7.00", "4.00"),
            {"cross_divisor": "results"},
            ["By the file's own awards cross-IMPs are divided by the number of results."],
            id="results",
        ),
        pytest.param(
            ("9", "-21", "12"),
            {"cross_divisor": "none"},
            ["By the file's own awards cross-IMPs are added up and not divided."],
            id="undivided",
        ),
    ],
)
def test_awards_show_what_cross_imps_are_divided_by(
    club: Club, awards: tuple[str, ...], settings: dict[str, str], said: list[str]
) -> None:
    imported = taken(club, usebio("CROSS_IMPS", whole("CROSS_IMP_POINTS", *awards)))
    assert imported.session.own_scoring == settings
    assert [str(remark) for remark in imported.remarks] == said
    assert [float(award or "") for award in awards_of(imported.session)] == [float(award) for award in awards]


def test_awards_show_a_datum_of_all_scores(club: Club) -> None:
    """Of 420, -50, 450, 420, 400 the mean of all is 330, without the best and the worst 410."""
    points = [420, -50, 450, 420, 400]
    awards = ["3", "-9", "3", "3", "2"]
    lines = [
        line(2 * at + 1, 2 * at + 2, score, award, "BUTLER_POINTS")
        for at, (score, award) in enumerate(zip(points, awards, strict=True))
    ]
    imported = taken(club, usebio("BUTLER_PAIRS", board(7, *lines)))
    assert imported.session.own_scoring == {"datum": {"trim": 0, "unit": 10}}
    assert awards_of(imported.session) == ["3.00", "-9.00", "3.00", "3.00", "2.00"]


def test_awards_that_nothing_gives_are_named_and_nothing_is_shown(club: Club) -> None:
    imported = taken(club, usebio("CROSS_IMPS", whole("CROSS_IMP_POINTS", "1", "2", "3")))
    assert imported.session.own_scoring == {}
    assert [str(remark) for remark in imported.remarks] == [
        "Lines that have other awards here than in the file: 3 of 3, the first on board 7.",
        "Lines that the file counts in a way that is not known here: 1, on these boards: 7. Look at them before the"
        " score is official.",
        "Lines whose two awards do not come to what the other lines of the board share: 2, on these boards: 7.",
    ]


def test_a_profile_s_other_choice_gives_way_to_what_the_file_shows(club: Club) -> None:
    session = taken(club, usebio("CROSS_IMPS", whole("CROSS_IMP_POINTS", "9", "-21", "12"))).session
    session.profile.scoring = {"cross_divisor": "results"}
    session.profile.save()
    assert awards_of(session) == ["9.00", "-21.00", "12.00"]


def test_pbn_s_modifiers_are_read_as_its_standard_has_them(club: Club) -> None:
    game = (
        '[Event "{word}"]\n[Board "1"]\n[Scoring "MP;{word}"]\n'
        '[ScoreTable "PairId_NS;PairId_EW;Score_NS"]\n1 2 90\n3 4 80\n'
    )
    found = {word: awards_of(taken(club, game.format(word=word)).session) for word in ("MP1", "MP2")}
    assert found == {"MP1": ["2.00", "0.00"], "MP2": ["1.00", "0.00"]}


def test_matchpoints_of_the_file_stand_before_its_modifier(club: Club) -> None:
    game = (
        '[Event "X"]\n[Board "1"]\n[Scoring "MP;MP2"]\n[ScoreTable "PairId_NS;PairId_EW;Score_NS;MP_NS;MP_EW"]\n'
        "1 2 90 4 0\n3 4 80 2 2\n5 6 70 0 4\n"
    )
    session = taken(club, game).session
    assert (session.scoring, awards_of(session)) == ("MP;MP2 MP1", ["4.00", "2.00", "0.00"])


def test_no_points_without_a_contract_are_an_adjusted_score_where_the_awards_say_so(club: Club) -> None:
    """Two tables compared of three: (2 + 1) x 3/2 - 1 = 3.5 and 0.5; the third has 60 per cent of a top of 4."""
    lines = [line(1, 2, 420, "3.5/0.5"), line(3, 4, 400, "0.5/3.5"), line(5, 6, 0, "2.4/1.6", contract="")]
    imported = taken(club, usebio("MP_PAIRS", board(7, *lines)))
    assert awards_of(imported.session) == ["3.50", "0.50", "2.40"]
    assert [str(remark) for remark in imported.remarks] == [
        "Board 7: the file has 0 points and no contract; its awards show an adjusted score."
    ]


def test_no_points_without_a_contract_are_a_pass_where_the_awards_say_so(club: Club) -> None:
    lines = (line(1, 2, 420, "4"), line(3, 4, 0, "2", contract=""), line(5, 6, -50, "0"))
    imported = taken(club, usebio("MP_PAIRS", board(7, *lines)))
    assert (awards_of(imported.session), imported.remarks) == (["4.00", "2.00", "0.00"], ())


PAIR = "<PAIR><PAIR_NUMBER>{number}</PAIR_NUMBER>{said}</PAIR>"


def with_totals(unit: str, *said: str) -> str:
    """Pairs 1 to 6 on one board: north-south have 4, 0 and 2 of 4 matchpoints, by POINTS."""
    return "".join(PAIR.format(number=number, said=text) for number, text in enumerate(said, 1))


def totals_of(session: Session) -> dict[str, tuple[str, str | None]]:
    (ranking,) = score_data(score_sheet(session))["lines"]
    return {row["contestant"]: (row["total"], row["percent"]) for row in ranking["ranking"]}


@pytest.mark.parametrize(
    ("said", "total"),
    [
        pytest.param("<PENALTY>10</PENALTY><PERCENTAGE>40.00</PERCENTAGE>", "1.60", id="taken off in per cent"),
        pytest.param("<PENALTY>-10</PENALTY><PERCENTAGE>40.00</PERCENTAGE>", "1.60", id="with its sign in per cent"),
        pytest.param(
            "<CARRY_FORWARD>1</CARRY_FORWARD><PERCENTAGE>75.00</PERCENTAGE>", "3.00", id="added in matchpoints"
        ),
        pytest.param("<HANDICAP>8</HANDICAP><PERCENTAGE>58.00</PERCENTAGE>", "2.32", id="a handicap in per cent"),
        pytest.param("<ADJUSTMENT>-1</ADJUSTMENT><TOTAL_SCORE>1</TOTAL_SCORE>", "1.00", id="by the total"),
    ],
)
def test_what_counts_besides_the_boards_is_counted_as_the_file_s_totals_show(club: Club, said: str, total: str) -> None:
    kind = "PERCENTAGE" if "PERCENTAGE" in said else "TOTAL_SCORE"
    others = {"PERCENTAGE": ("50.00", "100.00", "0.00"), "TOTAL_SCORE": ("2", "4", "0")}[kind]
    texts = [said, *(f"<{kind}>{text}</{kind}>" for text in (others[0], others[1], others[2]))]
    lines = (line(1, 2, 400), line(3, 4, 420), line(5, 6, -50))
    imported = taken(club, usebio("MP_PAIRS", board(7, *lines), pairs=with_totals("MP", *texts, "", "")))
    assert totals_of(imported.session)["1"][0] == total
    assert totals_of(imported.session)["2"] == ("2.00", "50.00")
    assert "counted as its totals show." in str(imported.remarks[-1])


@pytest.mark.parametrize(
    "said",
    [
        pytest.param("<PENALTY>10</PENALTY><PERCENTAGE>50.00</PERCENTAGE>", id="printed without it"),
        pytest.param("<PENALTY>10</PENALTY><PERCENTAGE>44.00</PERCENTAGE>", id="printed otherwise"),
        pytest.param("<PENALTY>10</PENALTY>", id="nothing printed"),
    ],
)
def test_what_no_total_shows_is_named_and_not_counted(club: Club, said: str) -> None:
    lines = (line(1, 2, 400), line(3, 4, 420), line(5, 6, -50))
    imported = taken(club, usebio("MP_PAIRS", board(7, *lines), pairs=with_totals("MP", said, *[""] * 5)))
    assert totals_of(imported.session)["1"] == ("2.00", "50.00")
    assert str(imported.remarks[-1]) == (
        "1 has 10 in the file beside the boards (PENALTY); the ranking here is without it."
    )


def test_totals_show_that_imps_are_added_up_however_many_boards_somebody_played(club: Club) -> None:
    """Pair 1 sits out board 8: its 3 IMPs stay 3, where an average over two boards would make them 6."""
    boards = (
        board(7, line(1, 2, 100), line(3, 4, 0)),
        board(8, line(5, 2, 100), line(3, 4, 0)),
    )
    said = [f"<TOTAL_SCORE>{total}</TOTAL_SCORE>" for total in (3, -6, -6, 6, 3)]
    imported = taken(club, usebio("CROSS_IMPS", *boards, pairs=with_totals("IMP", *said)))
    assert imported.session.own_scoring == {"unequal_boards": "added"}
    assert {number: total for number, (total, _percent) in totals_of(imported.session).items()} == {
        "1": "3.00",
        "2": "-6.00",
        "3": "-6.00",
        "4": "6.00",
        "5": "3.00",
    }
    assert str(imported.remarks[-1]) == (
        "By the file's own totals everybody's boards are added up, however many he played."
    )


def test_points_that_contract_and_tricks_contradict_are_named_and_kept(club: Club) -> None:
    text = usebio("MP_PAIRS", board(7, line(1, 2, 170), line(3, 4, -50)))
    text = text.replace(
        "<CONTRACT>1C</CONTRACT>", "<CONTRACT>4S</CONTRACT><PLAYED_BY>N</PLAYED_BY><TRICKS>10</TRICKS>", 1
    )
    imported = taken(club, text)
    assert [str(remark) for remark in imported.remarks] == [
        "Line 1: board 7 has 170 for 4S = N, which is worth 620; the file's points were taken."
    ]
    assert [row["score_ns"] for row in score_data(score_sheet(imported.session))["boards"][0]["results"]] == [170, -50]


def in_sections() -> str:
    """Pairs 1 north-south and 1 east-west in each of two sections, on one board."""
    pairs = "".join(PAIR.format(number=1, said=f"<DIRECTION>{way}</DIRECTION>") for way in ("NS", "EW"))
    sections = "".join(
        f'<SECTION SECTION_ID="{name}"><PARTICIPANTS>{pairs}</PARTICIPANTS>{board(7, line(1, 1, points))}</SECTION>'
        for name, points in (("A", 420), ("B", -50))
    )
    return usebio("MP_PAIRS", f"<SESSION>{sections}</SESSION>")


def test_numbers_that_repeat_in_another_section_have_the_section_before_them(club: Club) -> None:
    session = taken(club, in_sections().replace("<WINNER_TYPE>1<", "<WINNER_TYPE>2<")).session
    data = score_data(score_sheet(session))
    assert [(row["ns"], row["ew"]) for row in data["boards"][0]["results"]] == [("A1", "A1"), ("B1", "B1")]
    assert [(each["line"], [row["contestant"] for row in each["ranking"]]) for each in data["lines"]] == [
        ("NS", ["A1", "B1"]),
        ("EW", ["B1", "A1"]),
    ]


def test_numbers_that_repeat_in_one_ranking_list_have_the_direction_behind_them(club: Club) -> None:
    data = score_data(score_sheet(taken(club, in_sections()).session))
    assert [[row["contestant"] for row in each["ranking"]] for each in data["lines"]] == [
        ["A1NS", "B1EW", "B1NS", "A1EW"]
    ]


def test_a_file_of_awards_alone_is_scored_by_them(club: Club) -> None:
    lines = [line(1, 2, "", "4/0", contract=""), line(3, 4, "", "1/3", contract=""), line(5, 6, "", "1/3", contract="")]
    session = taken(club, usebio("MP_PAIRS", board(7, *lines))).session
    assert awards_of(session) == ["4.00", "1.00", "1.00"]


TEAMS = "".join(f'<TEAM TEAM_ID="{number}" TEAM_NAME="Team {number}"/>' for number in "12")


def met(scores: tuple[str, str]) -> str:
    """One match of two teams over two boards, with what each team got for it."""
    boards = "".join(
        board(number, *(f"<TRAVELLER_LINE><SCORE>{points}</SCORE></TRAVELLER_LINE>" for points in (420, theirs)))
        for number, theirs in ((1, 400), (2, 420))
    )
    own, theirs = scores
    told = f"<TEAM_SCORE>{own}</TEAM_SCORE><OPPOSING_TEAM_SCORE>{theirs}</OPPOSING_TEAM_SCORE>"
    return f"<MATCH><TEAM>1</TEAM><OPPOSING_TEAM>2</OPPOSING_TEAM>{told}{boards}</MATCH>"


@pytest.mark.parametrize(
    ("method", "won", "awards"),
    [
        ("BAM", ("1.5", "0.5"), ["1.00", "0.00", "0.50", "0.50"]),
        ("PAB", ("3", "1"), ["2.00", "0.00", "1.00", "1.00"]),
    ],
)
def test_the_matches_of_a_file_show_what_a_board_won_is_worth(
    club: Club, method: str, won: tuple[str, str], awards: list[str]
) -> None:
    text = usebio("TEAMS", f"<BOARD_SCORING_METHOD>{method}</BOARD_SCORING_METHOD>{met(won)}", pairs=TEAMS)
    session = taken(club, text).session
    assert awards_of(session) == awards
    assert totals_of(session) == {"1": (f"{float(won[0]):.2f}", None), "2": (f"{float(won[1]):.2f}", None)}


def test_a_form_that_has_no_scale_for_the_victory_points_of_a_file_is_not_tried(club: Club) -> None:
    words = "<MATCH_SCORING_METHOD>VPS</MATCH_SCORING_METHOD>"
    session = taken(club, usebio("SWISS_TEAMS", words + met(("11", "9")), pairs=TEAMS)).session
    assert score_sheet(session).method is Method.TEAMS
    assert totals_of(session) == {"1": ("11.00", None), "2": ("9.00", None)}


SECTIONS = {"A": ((1, 420), (2, 170), (3, -50)), "B": ((1, 450), (2, 100))}


def sectioned(awards: dict[str, tuple[str, ...]]) -> str:
    """Two sections that play the same board, of three tables and of two."""
    sections = "".join(
        f'<SECTION SECTION_ID="{name}">'
        + board(7, *(line(at, at + 10, points, award) for (at, points), award in zip(lines, awards[name], strict=True)))
        + "</SECTION>"
        for name, lines in SECTIONS.items()
    )
    return usebio("MP_PAIRS", sections)


@pytest.mark.parametrize(
    ("awards", "settings", "said"),
    [
        pytest.param({"A": ("6", "4", "0"), "B": ("8", "2")}, {}, [], id="one field"),
        pytest.param(
            {"A": ("4", "2", "0"), "B": ("2", "0")},
            {"sections": "apart"},
            ["By the file's own awards each section is scored by itself."],
            id="each for itself",
        ),
    ],
)
def test_awards_show_whether_sections_are_one_field(
    club: Club, awards: dict[str, tuple[str, ...]], settings: dict[str, str], said: list[str]
) -> None:
    imported = taken(club, sectioned(awards))
    assert (imported.session.own_scoring, [str(remark) for remark in imported.remarks]) == (settings, said)
    assert [float(award or "") for award in awards_of(imported.session)] == [
        float(award) for listed in awards.values() for award in listed
    ]


def test_awards_below_nothing_show_that_matchpoints_are_counted_from_the_average(club: Club) -> None:
    """Of a top of 4 whoever has 4 is 2 above the average, and whoever has none 2 below it."""
    pairs = with_totals("MP", *[""] * 6)
    imported = taken(club, usebio("MP_PAIRS", whole("MATCH_POINTS", "0/0", "-2/2", "2/-2"), pairs=pairs))
    assert imported.session.own_scoring == {"matchpoints_from": "average"}
    assert awards_of(imported.session) == ["0.00", "-2.00", "2.00"]
    assert totals_of(imported.session)["5"] == ("2.00", "100.00")
    assert [str(remark) for remark in imported.remarks] == [
        "By the file's own awards matchpoints are counted from the average: who has half of a top has 0."
    ]


def test_an_artificial_score_of_such_a_file_is_counted_from_the_average_too(club: Club) -> None:
    text = (
        '[Event "X"]\n[Board "1"]\n[Scoring "MP;MP1"]\n[ScoreTable "PairId_NS;PairId_EW;Score_NS;MP_NS;MP_EW"]\n'
        "1 2 90 2 -2\n3 4 80 0 0\n5 6 70 -2 2\n\n"
        '[Board "2"]\n[ScoreTable "PairId_NS;PairId_EW;Score_NS;MP_NS;MP_EW"]\n'
        "1 2 90 2 -2\n3 4 80 -2 2\n5 6 - ^1 ^-1\n"
    )
    session = taken(club, text).session
    assert session.own_scoring["matchpoints_from"] == "average"
    assert awards_of(session)[-1] == "1.00"


def test_awards_show_that_a_score_which_a_board_lacks_counts_as_an_equal_one(club: Club) -> None:
    boards = (whole("MATCH_POINTS", "2/2", "0/4", "4/0"), board(8, line(1, 2, 420, "3/1"), line(3, 4, 50, "1/3")))
    imported = taken(club, usebio("MP_PAIRS", *boards))
    assert imported.session.own_scoring == {"short_field": "equalled"}
    assert awards_of(imported.session) == ["2.00", "0.00", "4.00", "3.00", "1.00"]


def test_decimals_that_a_program_cuts_off_are_the_same_award(club: Club) -> None:
    """Two tables compared of three: (2 + 1) x 3/2 - 1 = 3.5; of four 19/3 is written as 6.3, 17/3 as 5.6."""
    points = ((1, 2, 420), (3, 4, 400), (5, 6, 90))
    short = board(8, *(line(*each, award) for each, award in zip(points, ("5.6", "3", "0.3"), strict=True)))
    full = board(7, *(line(*each, award) for each, award in zip((*points, (7, 8, 50)), "6420", strict=True)))
    assert taken(club, usebio("MP_PAIRS", full, short)).remarks == ()


def test_half_of_a_handicap_is_counted_where_the_totals_show_it(club: Club) -> None:
    lines = (line(1, 2, 400), line(3, 4, 420), line(5, 6, -50))
    texts = ("<HANDICAP>8</HANDICAP><PERCENTAGE>54.00</PERCENTAGE>", "<PERCENTAGE>50.00</PERCENTAGE>", *[""] * 4)
    imported = taken(club, usebio("MP_PAIRS", board(7, *lines), pairs=with_totals("MP", *texts)))
    assert totals_of(imported.session)["1"] == ("2.16", "54.00")


def test_a_later_save_that_shows_the_same_keeps_what_the_earlier_one_showed(club: Club) -> None:
    """What stood since the first save is no reason to find nothing to show in the second."""
    awards = ("9", "-21", "12")
    text = usebio("CROSS_IMPS", whole("CROSS_IMP_POINTS", *awards))
    session = taken(club, text).session
    shown = session.own_scoring
    for _time in range(2):
        text += "\n"
        add_file(actor=None, session=session, data=text.encode(), filename="x")
        assert Session.objects.get(pk=session.pk).own_scoring == shown == {"cross_divisor": "none"}

"""Whole USEBIO files: the event, its people, boards, results and hands."""

from datetime import date
from decimal import Decimal

import pytest

from rulings.bridge import Side
from rulings.formats.errors import FormatError
from rulings.formats.reader import read_sessions
from rulings.formats.session import ArtificialAward, AwardUnit, ContestantKind, FilePlayer, SessionFile
from tests.formats.samples import DATA, DEAL, exactly, read, read_file
from tests.formats.usebio.written import session


def with_change(name: str, old: str, new: str) -> SessionFile:
    text = (DATA / name).read_text()
    assert old in text
    return read(text.replace(old, new, 1))


def test_the_event_is_described() -> None:
    session = read_file("club_howell.xml")
    assert (session.event, session.club, session.date) == ("Wednesday Howell", "Sample Bridge Club", date(2024, 5, 28))
    assert (session.competition, session.scoring, session.program) == ("MP_PAIRS", "", "Sample Scorer 3.1")
    assert session.unit is AwardUnit.MATCHPOINTS
    assert read_file("club_mitchell.xml").unit is AwardUnit.IMPS


@pytest.mark.parametrize("text", ["28/5/2024", "28-05-2024", "28.05.2024", "2024-05-28"])
def test_the_day_comes_first_unless_the_date_is_iso(text: str) -> None:
    assert with_change("club_howell.xml", "28/05/2024", text).date == date(2024, 5, 28)


def test_boards_are_in_order_and_have_their_hands() -> None:
    one, two = read_file("club_howell.xml").boards
    assert (one.number, str(one.deal), one.dealer, one.vulnerability) == (1, DEAL, "N", "None")
    assert (two.number, two.deal, two.dealer, two.vulnerability) == (2, None, "E", "NS")


def test_pairs_have_their_players_with_their_numbers() -> None:
    pair = read_file("club_howell.xml").contestants[0]
    assert (pair.key, pair.kind, pair.direction) == ("1", ContestantKind.PAIR, None)
    assert pair.players == (FilePlayer("Ada Ash", "9011", "11"), FilePlayer("Bo Birch", "9012", "12"))


def test_two_winners_with_the_same_number_are_told_apart_by_direction() -> None:
    session = read_file("club_mitchell.xml")
    assert [(one.key, one.direction) for one in session.contestants] == [
        ("1NS", Side.NS),
        ("1EW", Side.EW),
        ("2NS", Side.NS),
        ("2EW", Side.EW),
    ]
    assert [(result.ns, result.ew) for result in session.results] == [("1NS", "1EW"), ("2NS", "2EW")]


def test_results_have_contract_tricks_score_lead_and_awards() -> None:
    passed, made, down, artificial = read_file("club_howell.xml").results
    assert (passed.is_passed_out, passed.contract, passed.tricks, passed.score_ns) == (True, None, None, 0)
    assert (str(made.contract), made.tricks, made.score_ns, made.score_ew, str(made.lead)) == (
        "3NT by W",
        9,
        -400,
        400,
        "CT",
    )
    assert (str(down.contract), down.tricks, down.score_ns, str(down.lead)) == ("4SX by E", 9, 100, "DK")
    assert (down.awards[0].unit, down.awards[0].ns, down.awards[0].ew) == (
        AwardUnit.MATCHPOINTS,
        Decimal(2),
        Decimal(0),
    )
    assert (artificial.contract, artificial.score_ns, artificial.lead) == (None, None, None)


def test_an_artificial_score_has_both_sides_percentages() -> None:
    artificial = read_file("club_howell.xml").results[3].artificial
    assert artificial is not None
    assert (artificial.text, artificial.ns, artificial.ew) == ("A6040", Decimal(60), Decimal(40))
    assert artificial.unit is AwardUnit.PERCENT


@pytest.mark.parametrize("text", ["NP", "AVE+/AVE-", "A/a+", "A+A-", "AVE+/-", "+/-"])
def test_an_artificial_score_in_words_is_kept_as_text_and_remarked(text: str) -> None:
    session = with_change("club_howell.xml", "A6040", text)
    assert session.results[3].artificial is not None
    assert (session.results[3].artificial.text, session.results[3].artificial.ns) == (text, None)
    assert f"board 2 has the score {text}; it was kept as text." in str(session.remarks[0])


@pytest.mark.parametrize("text", ["AVE", "A+", "Av-", "60%", "A60", "Adj", "S", "W6040"])
def test_a_score_that_says_one_side_s_at_most_is_what_the_awards_of_its_line_say(text: str) -> None:
    session = with_change("club_howell.xml", "A6040", text)
    assert session.results[3].artificial == ArtificialAward(
        f"^{text}", Decimal("1.2"), Decimal("0.8"), AwardUnit.MATCHPOINTS
    )
    assert f"board 2 has the score {text}; it was kept as text." in str(session.remarks[0])


@pytest.mark.parametrize("text", ["A60/40", "a60-40", "60/40", "60%/40%", "60:40", "A 60 40"])
def test_percentages_have_many_spellings(text: str) -> None:
    artificial = with_change("club_howell.xml", "A6040", text).results[3].artificial
    assert artificial == ArtificialAward(text, Decimal(60), Decimal(40))


@pytest.mark.parametrize("text", ["N/P", "Not Played", "DNP", "Bye", "Sit Out", "PHANTOM"])
def test_a_board_that_nobody_played_is_said_in_many_words(text: str) -> None:
    artificial = with_change("club_howell.xml", "A6040", text).results[3].artificial
    assert artificial is not None
    assert artificial.text == "NP"


def test_an_award_without_a_score_is_taken_and_no_weights_are_guessed() -> None:
    session = with_change("club_howell.xml", "<SCORE>A6040</SCORE>", "<SCORE></SCORE>")
    assert session.results[3].score_ns is None
    assert session.results[3].artificial == ArtificialAward(
        "^1.2/^0.8", Decimal("1.2"), Decimal("0.8"), AwardUnit.MATCHPOINTS
    )
    assert "board 2 has an award and no score; no weights were guessed." in str(session.remarks[0])


def test_what_is_left_out_is_said() -> None:
    assert [str(remark) for remark in read_file("club_howell.xml").remarks] == [
        "The file's totals and places were left out; they are computed here.",
        "Not used here, and left out: CLUB_ID_NUMBER (1), CONTACT (1), EVENT_IDENTIFIER (1), FULL_NAME (1),"
        " MASTER_POINTS_AWARDED (4), PLAYED_BY (1), TRICKS (1).",
    ]


def test_sections_and_matches_are_looked_into_and_numbers_may_repeat() -> None:
    pair = "<PAIR><PAIR_NUMBER>{}</PAIR_NUMBER></PAIR>"
    line = (
        "<TRAVELLER_LINE><NS_PAIR_NUMBER>1</NS_PAIR_NUMBER><EW_PAIR_NUMBER>2</EW_PAIR_NUMBER>"
        "<CONTRACT>1NT</CONTRACT><PLAYED_BY>N</PLAYED_BY><TRICKS>7</TRICKS><SCORE>90</SCORE></TRAVELLER_LINE>"
    )
    sections = "".join(
        f'<SECTION SECTION_ID="{name}"><PARTICIPANTS>{pair.format(1)}{pair.format(2)}</PARTICIPANTS>'
        f"<BOARD><BOARD_NUMBER>1</BOARD_NUMBER>{line}</BOARD></SECTION>"
        for name in "AB"
    )
    session = read(f"<USEBIO><EVENT><SESSION>{sections}</SESSION></EVENT></USEBIO>")
    assert [one.key for one in session.contestants] == ["A 1", "A 2", "B 1", "B 2"]
    assert [(result.section, result.ns, result.ew) for result in session.results] == [
        ("A", "A 1", "A 2"),
        ("B", "B 1", "B 2"),
    ]


def test_a_team_has_a_name_and_all_its_players() -> None:
    session = read(
        "<USEBIO><EVENT EVENT_TYPE='TEAMS'><PARTICIPANTS><TEAM><TEAM_ID>3</TEAM_ID><TEAM_NAME>Owls</TEAM_NAME>"
        "<PLAYER><PLAYER_NAME>A</PLAYER_NAME></PLAYER><PAIR><PLAYER><PLAYER_NAME>B</PLAYER_NAME></PLAYER></PAIR>"
        "</TEAM></PARTICIPANTS><BOARD><BOARD_NUMBER>1</BOARD_NUMBER><TRAVELLER_LINE><NS_PAIR_NUMBER>3</NS_PAIR_NUMBER>"
        "<EW_PAIR_NUMBER>3</EW_PAIR_NUMBER><SCORE>0</SCORE></TRAVELLER_LINE></BOARD></EVENT></USEBIO>"
    )
    (team,) = session.contestants
    assert (team.key, team.kind, team.name, [player.name for player in team.players]) == (
        "3",
        "team",
        "Owls",
        ["A", "B"],
    )


def test_every_event_of_a_file_is_a_session() -> None:
    text = (DATA / "club_mitchell.xml").read_text()
    event = text[text.index("<EVENT ") : text.index("</USEBIO>")]
    sessions = read_sessions(text.replace("</USEBIO>", event.replace("Monday", "Friday") + "</USEBIO>").encode())
    assert [session.event for session in sessions] == ["Monday Mitchell", "Friday Mitchell"]


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("USEBIO Version", "HTML Version", None),
        ("<TRICKS>9</TRICKS>", "<TRICKS>14</TRICKS>", "TRICKS: expected a number of tricks from 0 to 13, found '14'."),
        ("<CONTRACT>4SX<", "<CONTRACT>9S<", "CONTRACT: expected a contract such as 4SX, or Pass, found '9S'."),
        ("<PLAYED_BY>E<", "<PLAYED_BY>Q<", "PLAYED_BY: expected declarer's seat, found 'Q'."),
        ("<LEAD>KD<", "<LEAD>ZZ<", "LEAD: expected a card such as SA, found 'ZZ'."),
        (
            "<SCORE>100<",
            "<SCORE>ten<",
            "SCORE: expected a score such as -420, or an artificial one such as A6040, found 'ten'.",
        ),
        ("<NS_MATCH_POINTS>2<", "<NS_MATCH_POINTS>x<", "NS_MATCH_POINTS: expected a number, found 'x'."),
        (
            "<NS_PAIR_NUMBER>1<",
            "<NS_PAIR_NUMBER>9<",
            "NS_PAIR_NUMBER: expected a contestant of the list of participants, found '9'.",
        ),
        ("<NS_PAIR_NUMBER>1<", "<NS_PAIR_NUMBER><", "NS_PAIR_NUMBER: expected a value in this element."),
    ],
)
def test_a_bad_line_is_refused_with_its_line_and_element(old: str, new: str, sentence: str | None) -> None:
    expected = "expected well-formed XML" if sentence is None else f"element TRAVELLER_LINE/{sentence}"
    with pytest.raises(FormatError) as refusal:
        with_change("club_howell.xml", old, new)
    assert expected in str(refusal.value)
    assert refusal.value.line > 1


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        (
            "28/05/2024",
            "05/28/2024",
            "line 14, element EVENT/DATE: expected a date such as 2024.05.31, found '05/28/2024'.",
        ),
        (
            "<BOARD_NUMBER>2<",
            "<BOARD_NUMBER>two<",
            "line 60, element BOARD/BOARD_NUMBER: expected a board number from 1 to 9999, found 'two'.",
        ),
        ("<PAIR_NUMBER>1<", "<PAIR_NUMBER><", "line 19, element PAIR/PAIR_NUMBER: expected a value in this element."),
        (
            "<DIRECTION></DIRECTION>",
            "<DIRECTION>up</DIRECTION>",
            "line 20, element PAIR/DIRECTION: expected a seat: N, E, S or W, found 'UP'.",
        ),
        (
            "<SPADES>A8654</SPADES>",
            "<SPADES>A865</SPADES>",
            "line 109, element BOARD/HAND: expected a hand: a direction and the cards of four suits"
            " (E, number of cards: 12 in place of 13).",
        ),
        (
            "<SPADES>A8654</SPADES>",
            "<SPADES>AA654</SPADES>",
            "line 109, element BOARD/HAND: expected a hand: a direction and the cards of four suits"
            " (E, the same card twice: SA).",
        ),
        (
            "<DIRECTION>East<",
            "<DIRECTION>North<",
            "line 109, element HAND/DIRECTION: expected a hand: a direction and the cards of four suits, found 'N'.",
        ),
        (
            "<SPADES>A8654</SPADES>",
            "<SPADES>J8654</SPADES>",
            "line 106, element HANDSET/BOARD: expected a deal such as N:hand hand hand hand"
            " (dealt twice: SJ, to E and to S).",
        ),
    ],
)
def test_a_bad_header_or_hand_is_refused_with_its_line_and_element(old: str, new: str, sentence: str) -> None:
    with pytest.raises(FormatError, match=exactly(sentence)):
        with_change("club_howell.xml", old, new)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("<hands/>", "line 1, element HANDS: expected a USEBIO document, found 'HANDS'."),
        ("<USEBIO/>", "line 1, element USEBIO: expected one EVENT."),
        ("<USEBIO><EVENT/></USEBIO>", "line 1, element USEBIO/EVENT: expected at least one board with a number."),
    ],
)
def test_a_document_without_a_session_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(FormatError, match=exactly(sentence)):
        read(text)


def test_a_result_given_twice_is_taken_once_unless_it_differs() -> None:
    text = (DATA / "club_mitchell.xml").read_text()
    line = text[text.index("    <TRAVELLER_LINE>") : text.index("</TRAVELLER_LINE>")] + "</TRAVELLER_LINE>\n"
    session = read(text.replace(line, line + line))
    assert len(session.results) == 2
    assert "the same result of board 1 is given twice; it was taken once." in str(session.remarks[0])
    with pytest.raises(FormatError, match="expected one result for these contestants on this board"):
        read(text.replace(line, line + line.replace("90", "120")))


@pytest.mark.parametrize(
    "text",
    [
        "28/05/24",
        "20240528",
        "2024.05.28",
        "28/05/2024 19:30",
        "2024-05-28T19:30:00",
        "28 May 2024",
        "Tue 28th May 2024",
    ],
)
def test_a_date_has_many_spellings(text: str) -> None:
    assert session(head=f"<DATE>{text}</DATE>").date == date(2024, 5, 28)


def test_an_event_without_boards_costs_no_other_event() -> None:
    board = "<BOARD><BOARD_NUMBER>1</BOARD_NUMBER><TRAVELLER_LINE>{}</TRAVELLER_LINE></BOARD>".format(
        "<NS_PAIR_NUMBER>1</NS_PAIR_NUMBER><EW_PAIR_NUMBER>2</EW_PAIR_NUMBER><CONTRACT>4S</CONTRACT>"
    )
    event = "<EVENT><EVENT_DESCRIPTION>{}</EVENT_DESCRIPTION>{}</EVENT>"
    held = (event.format("Ranking", ""), event.format("Red", board), event.format("Blue", board))
    sessions = read_sessions(f"<USEBIO>{''.join(held)}</USEBIO>".encode())
    assert [(each.event, len(each.results)) for each in sessions] == [("Red", 1), ("Blue", 1)]
    sentence = "Events without a board that has a number, with the number of their lines, were left out: Ranking (0)."
    assert [sentence in map(str, each.remarks) for each in sessions] == [True, False]


def test_a_line_whose_contract_is_none_names_nothing_of_it_as_unused() -> None:
    line = "<NS_PAIR_NUMBER>1</NS_PAIR_NUMBER><EW_PAIR_NUMBER>2</EW_PAIR_NUMBER><CONTRACT>9S</CONTRACT>"
    line += "<PLAYED_BY>N</PLAYED_BY><TRICKS>10</TRICKS>"
    board = f"<BOARD><BOARD_NUMBER>1</BOARD_NUMBER><TRAVELLER_LINE>{line}</TRAVELLER_LINE></BOARD>"
    (file,) = read_sessions(f"<USEBIO><EVENT>{board}</EVENT></USEBIO>".encode(), is_strict=False)
    assert len(file.faults) == 1
    assert not any("Not used here" in str(remark) for remark in file.remarks)

"""What writers share: texts on one line, numbers, artificial and adjusted scores, and what a format could not hold."""

from dataclasses import replace
from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulings.bridge import Contract, Deal, Vulnerability, dealer_of
from rulings.formats.artificial import read_artificial
from rulings.formats.remarks import RemarkKey
from rulings.formats.session import (
    AdjustmentKind,
    ArtificialAward,
    Award,
    AwardUnit,
    FileAdjustment,
    FileBoard,
    FileContestant,
    FileFormat,
    FilePenalty,
    FilePlayer,
    FileResult,
    ScorePart,
    SessionFile,
)
from rulings.formats.written import (
    Losses,
    amount_text,
    artificial_text,
    as_scored,
    boards_of,
    lose_substitutes,
    one_line,
    one_section_each,
    penalty_of,
    percent_texts,
    scale_of,
    whole_deal,
)
from tests.formats.samples import DEAL

AWARDS = (Award(AwardUnit.MATCHPOINTS, Decimal("7.2"), Decimal("4.8")),)
PARTS = (ScorePart(620, Decimal(60), "4S by N"), ScorePart(-100, Decimal(40)))
WEIGHTED = FileAdjustment(AdjustmentKind.WEIGHTED, Decimal(8), Decimal(4), parts_ns=PARTS, reason="12C1c")
PLAYED = FileResult(7, contract=Contract.parse("4S by N"), tricks=10, score_ns=620, score_ew=-620, awards=AWARDS)


@given(st.text())
def test_a_line_has_no_break_and_no_control_sign(text: str) -> None:
    line = one_line(text)
    assert line == line.strip()
    assert line.splitlines() in ([], [line])
    assert not any(sign < " " for sign in line)


@given(st.decimals(allow_nan=False, allow_infinity=False, min_value=-(10**9), max_value=10**9))
def test_an_amount_has_six_decimals_at_most_and_no_exponent(amount: Decimal) -> None:
    text = amount_text(amount)
    assert "E" not in text
    assert len(text.partition(".")[2]) <= 6
    assert abs(Decimal(text) - amount) <= Decimal("0.0000005")


def test_no_amount_is_no_text() -> None:
    assert amount_text(None) == ""


def test_both_sides_per_cent_are_one_text_that_is_read_back() -> None:
    text = percent_texts(Decimal(60), Decimal("38.5"))
    assert text == "60%/38.5%"
    assert read_artificial(text) == ArtificialAward(text, Decimal(60), Decimal("38.5"))


@pytest.mark.parametrize(
    ("artificial", "awards", "text"),
    [
        (None, (), ""),
        (ArtificialAward("A6040", Decimal(60), Decimal(40)), (), "A6040"),
        (ArtificialAward("^AVE+", Decimal("7.2"), Decimal("4.8"), AwardUnit.MATCHPOINTS), AWARDS, "AVE+"),
        (ArtificialAward("^7.2/^4.8", Decimal("7.2"), Decimal("4.8"), AwardUnit.MATCHPOINTS), AWARDS, ""),
        (ArtificialAward("^60/^40", Decimal(60), Decimal(40)), (), "60%/40%"),
        (ArtificialAward("so the director said", Decimal(60), Decimal(40)), (), "60%/40%"),
        (ArtificialAward("so the director said"), AWARDS, "ADJ"),
        (ArtificialAward("NP"), (), "NP"),
    ],
)
def test_an_artificial_score_is_written_as_a_reader_takes_it(
    artificial: ArtificialAward | None, awards: tuple[Award, ...], text: str
) -> None:
    assert artificial_text(artificial, awards) == text
    assert not text or read_artificial(text, awards) is not None


def test_a_result_without_an_adjusted_score_stays_as_it_is() -> None:
    losses = Losses("PBN")
    assert as_scored(PLAYED, losses, holds_split=True) is PLAYED
    assert losses.remarks == ()


def test_a_weighted_score_becomes_what_each_side_gets_and_the_weights_are_counted() -> None:
    losses = Losses("USEBIO")
    written = as_scored(replace(PLAYED, adjusted=WEIGHTED), losses, holds_split=False)
    assert (written.contract, written.tricks, written.score_ns, written.adjusted) == (None, None, None, None)
    assert written.award(AwardUnit.MATCHPOINTS) == Award(AwardUnit.MATCHPOINTS, Decimal(8), Decimal(4))
    assert written.artificial == ArtificialAward("^ADJ", Decimal(8), Decimal(4), AwardUnit.MATCHPOINTS)
    assert losses.counts == {RemarkKey.WITHOUT_REASONS: 1, RemarkKey.ADJUSTED_WITHOUT_WEIGHTS: 1}


def test_a_weighted_score_that_nobody_worked_out_is_only_called_adjusted() -> None:
    adjusted = FileAdjustment(AdjustmentKind.WEIGHTED, parts_ns=PARTS)
    written = as_scored(FileResult(7, adjusted=adjusted), Losses("USEBIO"), holds_split=False)
    assert (written.artificial, written.awards) == (ArtificialAward("ADJ"), ())


def test_a_split_score_stays_points_where_the_format_has_points_for_both_sides() -> None:
    split = FileAdjustment(AdjustmentKind.SPLIT, parts_ns=(ScorePart(-100),), parts_ew=(ScorePart(-50),))
    losses = Losses("PBN")
    written = as_scored(replace(PLAYED, adjusted=split), losses, holds_split=True)
    assert (written.score_ns, written.score_ew, written.artificial) == (-100, -50, None)
    assert losses.remarks == ()
    written = as_scored(replace(PLAYED, adjusted=split), losses, holds_split=False)
    assert written.artificial is not None
    assert losses.counts == {RemarkKey.ADJUSTED_WITHOUT_SPLIT: 1}


def test_an_artificial_adjusted_score_in_per_cent_says_both_sides() -> None:
    adjusted = FileAdjustment(AdjustmentKind.ARTIFICIAL, Decimal(60), Decimal(40), AwardUnit.PERCENT)
    written = as_scored(FileResult(7, adjusted=adjusted), Losses("USEBIO"), holds_split=False)
    assert written.artificial == ArtificialAward("60%/40%", Decimal(60), Decimal(40))


def test_a_result_of_another_form_of_its_board_is_what_each_side_gets() -> None:
    fouled = FileAdjustment(AdjustmentKind.FOULED, Decimal(75), Decimal(25), AwardUnit.PERCENT)
    losses = Losses("USEBIO")
    written = as_scored(replace(PLAYED, adjusted=fouled), losses, holds_split=True)
    assert written.artificial == ArtificialAward("75%/25%", Decimal(75), Decimal(25))
    assert losses.counts == {RemarkKey.ADJUSTED_WITHOUT_FORMS: 1}


@pytest.mark.parametrize(
    ("words", "scale"),
    [
        ("IMPS VPS CONTINUOUS", ("VPS", "CONTINUOUS")),
        ("IMP;VP;Discrete", ("VPS", "DISCRETE")),
        ("SWISS_TEAMS VPS IMPS", ("VPS",)),
        ("Victory points", ("VPS",)),
        ("MP MVPS", ()),
        ("", ()),
    ],
)
def test_matches_that_become_victory_points_say_so_with_their_scale(words: str, scale: tuple[str, ...]) -> None:
    assert scale_of(SessionFile(FileFormat.CSV, scoring=words)) == scale


def test_who_came_in_anothers_place_is_counted_as_left_out() -> None:
    pair = FileContestant("1", substitutes=(FilePlayer("Zoe Late"), FilePlayer("Yves Late")))
    losses = Losses("PBN")
    lose_substitutes(SessionFile(FileFormat.CSV, contestants=(pair, FileContestant("2"))), losses)
    assert losses.counts == {RemarkKey.WITHOUT_SUBSTITUTES: 2}


def test_an_assigned_score_is_the_results_own() -> None:
    adjusted = FileAdjustment(AdjustmentKind.ASSIGNED)
    assert as_scored(replace(PLAYED, adjusted=adjusted), Losses("USEBIO"), holds_split=False) == PLAYED


def test_each_kind_of_loss_is_said_once_with_its_count_and_first_board() -> None:
    losses = Losses("CSV")
    for board in (12, 3, 7):
        losses.lose(RemarkKey.WITHOUT_RECORDS, board)
    losses.lose_header(club="Ponte Vecchio", site="")
    assert list(map(str, losses.remarks)) == [
        "CSV has no place for some of what stands at the head of a session; left out: club.",
        "CSV has no place for auctions and plays; results whose record was left out: 3, the first on board 3.",
    ]


def test_of_many_only_those_that_are_there_are_lost() -> None:
    losses = Losses("CSV")
    losses.of_each(RemarkKey.WITHOUT_DEALS, [None, "", "deal", "deal"])
    losses.of_each(RemarkKey.WITHOUT_TOTALS, [None])
    assert losses.counts == {RemarkKey.WITHOUT_DEALS: 2}


def test_penalties_in_one_unit_are_added_up_and_in_several_are_not() -> None:
    one, other = FilePenalty(Decimal(2), "MP", "late"), FilePenalty(Decimal(1), "%")
    losses = Losses("USEBIO")
    assert penalty_of(FileContestant("1", penalties=(one, replace(one, reason=""))), losses) == 4
    assert losses.counts == {RemarkKey.WITHOUT_REASONS: 1}
    assert penalty_of(FileContestant("1", penalties=(one, other)), losses) is None
    assert losses.counts[RemarkKey.WITHOUT_PENALTIES] == 1
    assert penalty_of(FileContestant("1"), losses) is None


def test_a_contestant_of_two_sections_has_no_section_of_his_own() -> None:
    results = (FileResult(1, ns="1", ew="2", section="A"), FileResult(2, ns="1", ew="3", section="B"))
    session = SessionFile(FileFormat.PBN, results=results[:1], contestants=(FileContestant("9", section="C"),))
    assert one_section_each(session) == {"1": "A", "2": "A", "9": "C"}
    assert one_section_each(replace(session, results=results)) is None


def test_boards_that_only_results_name_are_boards_of_the_session() -> None:
    listed = FileBoard(4, dealer_of(4), Vulnerability.NONE)
    session = SessionFile(FileFormat.PBN, boards=(listed,), results=(FileResult(2), FileResult(4)))
    assert [board.number for board in boards_of(session)] == [2, 4]
    assert boards_of(session)[1] is listed


def test_a_deal_is_whole_only_if_each_known_hand_has_thirteen_cards() -> None:
    board = FileBoard(1, dealer_of(1), Vulnerability.NONE)
    deals = [DEAL, "N:.63.AKQ987.A9732 - - -", "N:AK... - - -", "N:- - - -"]
    whole = [whole_deal(replace(board, deal=Deal.parse(deal))) is not None for deal in deals]
    assert (whole, whole_deal(board)) == ([True, True, False, False], None)

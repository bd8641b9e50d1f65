"""Laws 77 to 79: what a contract is worth, methods of scoring, the number of tricks won."""

from collections.abc import Callable
from datetime import datetime, timedelta
from fractions import Fraction

from rulings.bridge import Contract, Doubled, Vulnerability
from rulings.scoring.adjusted.guards import Guard, cautions
from rulings.scoring.adjusted.proposals import Period, Proposal
from rulings.scoring.boards.law_77 import declarer_score, trick_points, undertricks
from rulings.scoring.boards.lines import Assigned, Played
from rulings.scoring.boards.table_results import PASSED_OUT
from rulings.scoring.methods.imps import SCALE, imps
from rulings.scoring.methods.victory_points import continuous, discrete
from rulings.scoring.regulations import Method, ScoringRegulations
from tests.laws.digest.rows import Worked, rows
from tests.scoring.saying import awards, board, scored

Check = Callable[[], None]


def contract(text: str) -> Contract:
    found = Contract.parse(f"{text} by S")
    assert found is not None
    return found


def tricks_are_worth(*worths: tuple[str, int]) -> Check:
    """Contracts, and the trick points of each."""

    def check() -> None:
        assert [(text, trick_points(contract(text))) for text, _points in worths] == list(worths)

    return check


def scores(*listed: tuple[str, int, int, int]) -> Check:
    """Contracts, tricks, and what declarer's side scores not vulnerable and vulnerable."""

    def check() -> None:
        for text, tricks, *points in listed:
            assert [declarer_score(contract(text), tricks, vulnerable) for vulnerable in (False, True)] == points, text

    return check


def down(doubled: Doubled, is_vulnerable: bool, *points: int) -> Check:
    """Undertricks from one on."""

    def check() -> None:
        assert tuple(undertricks(n, doubled, is_vulnerable) for n in range(1, len(points) + 1)) == points

    return check


def passed_out_is_nothing_for_both() -> None:
    assert PASSED_OUT.points_ns(Vulnerability.ALL) == 0


def matchpoints_are_two_for_a_beaten_score_and_one_for_an_equal_one() -> None:
    assert awards(scored(board(1, 420, 430, -500, 420, 450, -50, 170)), 1) == [7, 10, 0, 7, 12, 2, 4]


def the_scale_of_imps_is_the_digest_s() -> None:
    assert SCALE == (20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750, 2000,
                     2250, 2500, 3000, 3500, 4000)  # fmt: skip
    assert [imps(points) for points in (10, 20, 40, 50, 490, 500, 3990, 4000)] == [0, 1, 1, 2, 10, 11, 23, 24]
    assert imps(-4000) == -24


def total_points_are_added() -> None:
    regulations = ScoringRegulations(Method.AGGREGATE)
    assert awards(scored(board(1, 420, -50), regulations=regulations), 1) == [420, -50]


def victory_points_are_the_organiser_s_scale() -> None:
    assert (discrete(8).of(6), continuous(16).of(0)) == (Fraction(12), Fraction(10))


def after_play(facts: str, *finds: str) -> Worked:
    return Worked("tricks_disordered", {"trouble_with_tricks": "after_play", "facts_in_the_cards": facts}, finds)


def called_late(conviction: str, *finds: str) -> Worked:
    facts = {"tricks_were_claimed": "nothing", "called_to_the_tricks": "after_the_round"}
    return Worked("disputed_tricks", facts | {"convinced_of_the_tricks": conviction}, finds,
                  judged=("convinced_of_the_tricks",))  # fmt: skip


NOON = datetime(2030, 1, 5, 12)


def guards(outcome: Assigned, *, paragraph: str, late: bool = False) -> set[Guard]:
    """What the desk warns of for a score of 420 to north-south that is to be changed."""
    period = Period(NOON + timedelta(minutes=31 if late else 29), NOON + timedelta(minutes=30))
    is_correction = paragraph.startswith("79C")
    proposal = Proposal(outcome, Played(420), paragraph, period=period, is_score_correction=is_correction)
    return {caution.guard for caution in cautions(proposal)}


def clearly_convinced_both_scores_change() -> None:
    assert guards(Assigned.to_both(450), paragraph="79B3") == set()


def not_convinced_one_score_is_lowered_and_none_raised() -> None:
    assert guards(Assigned(ns=400, ew=420), paragraph="79B3") == set()
    assert guards(Assigned(ns=450, ew=420), paragraph="79B3") == {Guard.RAISED_LATE}
    assert guards(Assigned(ns=420, ew=400), paragraph="79B3") == {Guard.RAISED_LATE}


def within_the_period_a_recording_error_is_corrected() -> None:
    assert guards(Assigned.to_both(450), paragraph="79C1") == set()


def after_the_period_the_desk_warns() -> None:
    assert guards(Assigned.to_both(450), paragraph="79C2", late=True) == {Guard.AFTER_PERIOD}
    assert guards(Assigned.to_both(450), paragraph="64C1", late=True) == {Guard.ASKED_LATE}


AGREED = {"objected_when": "in_the_correction_period", "tricks_in_question": 1, "tricks_had_been_won": True}
OF_77 = rows(
    "77",
    ("77", "clubs and diamonds 20, 40, 80", (tricks_are_worth(("1C", 20), ("1DX", 40), ("3CXX", 240)),)),
    ("77", "hearts and spades 30, 60, 120", (tricks_are_worth(("1H", 30), ("2SX", 120), ("1SXX", 120)),)),
    ("77", "notrump first 40, 80, 160", (tricks_are_worth(("1N", 40), ("1NX", 80), ("1NXX", 160)),)),
    ("77", "notrump each further 30, 60, 120", (tricks_are_worth(("3N", 100), ("3NX", 200), ("2NXX", 280)),)),
    ("77", "part score 50, doubled into game by contract tricks alone", (
        scores(("1N", 7, 90, 90), ("2H", 8, 110, 110), ("2H", 10, 170, 170), ("2HX", 8, 470, 670)),
    )),
    ("77", "game 300 or 500", (scores(("3N", 9, 400, 600), ("4S", 10, 420, 620), ("1NXX", 7, 560, 760)),)),
    ("77", "small slam 500 or 750", (scores(("6N", 12, 990, 1440), ("6N", 13, 1020, 1470)),)),
    ("77", "grand slam 1000 or 1500", (scores(("7N", 13, 1520, 2220), ("7NXX", 13, 2280, 2980)),)),
    ("77", "making doubled 50", (scores(("2DX", 8, 180, 180)),)),
    ("77", "making redoubled 100", (scores(("2DXX", 8, 560, 760)),)),
    ("77", "overtricks at the trick's value", (scores(("1N", 9, 150, 150), ("2C", 9, 110, 110)),)),
    ("77", "overtricks doubled 100 or 200", (scores(("2HX", 10, 670, 1070)),)),
    ("77", "overtricks redoubled 200 or 400", (scores(("1HXX", 8, 720, 1120)),)),
    ("77", "undertricks 50 or 100 each", (
        down(Doubled.NO, False, 50, 100, 150), down(Doubled.NO, True, 100, 200, 300),
    )),
    ("77", "undertricks doubled", (
        down(Doubled.DOUBLED, False, 100, 300, 500, 800, 1100), down(Doubled.DOUBLED, True, 200, 500, 800, 1100),
    )),
    ("77", "undertricks redoubled: twice that", (
        down(Doubled.REDOUBLED, False, 200, 600, 1000, 1600), down(Doubled.REDOUBLED, True, 400, 1000, 1600),
        scores(("7NXX", 0, -7000, -7600)),
    )),
    ("77", "passed out: nothing", (passed_out_is_nothing_for_both,)),
)  # fmt: skip
LATE = {"tricks_were_claimed": "nothing", "called_to_the_tricks": "after_the_correction_period"}
OF_78 = rows(
    "78",
    ("78A", "matchpoints", (matchpoints_are_two_for_a_beaten_score_and_one_for_an_equal_one,)),
    ("78B", "international matchpoints", (the_scale_of_imps_is_the_digest_s,)),
    ("78C", "total points", (total_points_are_added,)),
    ("78D", "victory points", (victory_points_are_the_organiser_s_scale,)),
)  # fmt: skip
OF_79 = rows(
    "79",
    ("79A1", "the number of tricks is agreed before the hands go back: then the cards can tell", (
        after_play("ascertainable", "66D rule_on_what_the_cards_show"),
    )),
    ("79A2", "a trick not won is not knowingly accepted: one of three things to own to", (
        Worked("conduct", {"conduct_complaint": "said_nothing"}, ("72B2 three_infractions_must_be_owned",)),
    )),
    ("79B", "disagreement: the director is called and inspects", (
        after_play("both_or_none_mixed", "66D inspect_each_his_own_cards"),
    )),
    ("79B1", "after a claim 69B, after a concession 71, before agreement 70", (
        Worked("disputed_tricks", {"tricks_were_claimed": "by_the_other_side"}, ("79B1 tricks_agreed_to",)),
        Worked("disputed_tricks", {"tricks_were_claimed": "by_themselves"}, ("79B1 tricks_conceded",)),
        Worked("agreed_claim", AGREED, ("69B1 tricks_won_are_given_back",)),
        Worked("cancelled_concession", AGREED, ("71A conceded_tricks_had_been_won",)),
        Worked("agreed_claim", {"objected_when": "before_agreement_was_established", "claimer": "N"},
               ("70 claim_is_contested_now",)),
    )),
    ("79B2", "called in the round: one score, on the cards or the probable facts", (
        Worked("disputed_tricks", {"tricks_were_claimed": "nothing", "called_to_the_tricks": "in_the_round"},
               ("79B2 one_result_is_ruled", "66D cards_tell_the_tricks")),
        after_play("ascertainable", "66D rule_on_what_the_cards_show"),
        after_play("his_side_mixed", "66D rule_for_the_other_side"),
        after_play("both_or_none_mixed", "66D facts_are_disputed"),
    )),
    ("79B3", "called later and clearly convinced: both scores change", (
        clearly_convinced_both_scores_change,
        called_late("convinced", "79B3 result_is_put_right_for_both"),
    )),
    ("79B3", "not convinced: one side's is lowered at most", (
        not_convinced_one_score_is_lowered_and_none_raised,
        called_late("leaves_it", "79B3 recorded_score_stays"),
        called_late("lowers_the_other", "79B3 one_score_is_lowered"),
    )),
    ("79C1", "an error in recording, in the period: corrected", (
        within_the_period_a_recording_error_is_corrected,
        Worked("disputed_tricks", {"tricks_were_claimed": "agreed_upon", "called_to_the_tricks": "after_the_round"},
               ("79C1 wrong_record_is_put_right",)),
    )),
    ("79C2", "after the period: only with approval, so the desk warns", (
        after_the_period_the_desk_warns,
        Worked("disputed_tricks",
               {"tricks_were_claimed": "nothing", "called_to_the_tricks": "after_the_correction_period"},
               ("79C2 only_approved_and_beyond_doubt",), asks="organizer_approves"),
        Worked("disputed_tricks", {**LATE, "organizer_approves": True, "wrong_beyond_reasonable_doubt": True},
               ("79C2 late_score_is_put_right",), judged=("wrong_beyond_reasonable_doubt",)),
        Worked("disputed_tricks", {**LATE, "organizer_approves": False}, ("79C2 late_score_stays",)),
    )),
)  # fmt: skip
ROWS = (*OF_77, *OF_78, *OF_79)

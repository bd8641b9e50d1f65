"""A score against its own ruling, over what findings do: refused is what the ruling works out, judged what it does not.

The table played four spades by South and made it: 420 for North-South, who are not vulnerable.
"""

from typing import Any

import pytest

from rulings.bridge import Average, Side, Vulnerability
from rulings.desk.adjusting.queries.contradicting import contradiction_of, contradiction_text, due_result
from rulings.desk.adjusting.values import Clash
from rulings.laws.engine import Effect
from rulings.laws.scores_left import LEAVE_THE_SCORE
from rulings.models import Board, IrregularityReport, Result, Ruling
from rulings.scoring.boards.lines import Artificial, ArtificialScore, Assigned, NotPlayed, Outcome, SelfInflicted
from rulings.scoring.boards.scores import Weighted
from rulings.scoring.notation.adjustments import AdjustedScore
from rulings.scoring.notation.results import read_result, write_result
from rulings.wording.laws.tables import SENTENCES

TABLE: dict[str, Any] = {"contract": "4S", "declarer": "S", "tricks": 10, "score_ns": 420, "score_ew": -420}
PLUS, MINUS = ArtificialScore(Average.PLUS), ArtificialScore(Average.MINUS)


def finding(paragraph: str, effect: Effect, key: str = "one_trick_transferred", **values: object) -> dict[str, Any]:
    return {"paragraph": paragraph, "effect": str(effect), "key": key, "values": values}


def ruled(*findings: dict[str, Any], **fields: Any) -> Ruling:
    """A ruling with these findings on the table's line; nothing of it is stored."""
    report = IrregularityReport(board=Board(number=1, vulnerability=Vulnerability.NONE), result=line())
    told = {"en": [f"Sentence {place}." for place, _finding in enumerate(findings, 1)]}
    return Ruling(report=report, findings=list(findings), sentences=told, record={}, regulations={}, **fields)


def line(**fields: Any) -> Result:
    return Result(board=Board(number=1, vulnerability=Vulnerability.NONE), **TABLE | fields)


def score(text: str) -> AdjustedScore:
    """One result for both sides, in English notation or as points."""
    if text[0] in "+-":
        return AdjustedScore(Assigned.to_both(int(text)))
    result = read_result(text, "en")
    points = result.points_ns(Vulnerability.NONE)
    return AdjustedScore(Assigned.to_both(points), results=dict.fromkeys(("ns", "ew"), result))


def clash(ruling: Ruling, given: str | Outcome, paragraph: str = "", **fields: Any) -> Clash | None:
    tried = score(given) if isinstance(given, str) else AdjustedScore(given)
    found = contradiction_of(ruling, line(**fields), tried, paragraph)
    return found.clash if found else None


ONE_TO_EW = finding("64A2", Effect.TRICKS_TRANSFERRED, to="EW", side="NS", tricks=1)
EQUITY_LATER = finding("64C1", Effect.CHECK_LATER, "equity_after_play", side="EW", of="S")
NO_TRICK = finding("64B1", Effect.NO_RECTIFICATION, "no_trick_won_from_the_revoke_on", side="NS", tricks=0)
BOTH_REVOKED = finding("64B7", Effect.NO_RECTIFICATION, "no_trick_both_in_one_trick", side="NS", tricks=0)
AWARDED = finding("70A", Effect.STANDS, "tricks_left_are_awarded", side="NS", other="EW", tricks=3, rest=2)
EQUITY = finding(
    "64C1", Effect.ADJUSTED_SCORE, "score_as_without_the_revoke", side="EW", tricks=5, instead=4, kind="assigned"
)
ENOUGH = finding("64C1", Effect.STANDS, "transfer_was_enough", side="EW", tricks=4)
STANDS = finding("16B1(b)", Effect.NO_RECTIFICATION, "no_logical_alternative", who="S")
MINUS_TO_NS = finding("12C2(a)", Effect.ADJUSTED_SCORE, "average", kind="artificial", to="NS", average="minus")
PLUS_TO_EW = finding("12C2(a)", Effect.ADJUSTED_SCORE, "average", kind="artificial", to="EW", average="plus")
HALF = Assigned.to_both(Weighted.of((420, 50), (-50, 50)))
HURT = SelfInflicted(Side.EW, 420, -50, 420)


@pytest.mark.parametrize(
    ("found", "given", "paragraph", "expected"),
    [
        pytest.param([ONE_TO_EW], "4S -1 S", "64A2", None, id="the transfer"),
        pytest.param([ONE_TO_EW], "-50", "64A2", None, id="the transfer in points"),
        pytest.param([ONE_TO_EW], "4S -2 S", "64A2", Clash.TRICKS, id="one trick too many"),
        pytest.param([ONE_TO_EW], "4S = S", "64A2", Clash.TRICKS, id="none transferred"),
        pytest.param([ONE_TO_EW], "4S +1 S", "", Clash.TRICKS, id="to the wrong side"),
        pytest.param([ONE_TO_EW, EQUITY_LATER], "4S -2 S", "64C1", None, id="equity gives the innocent more"),
        pytest.param([ONE_TO_EW, EQUITY_LATER], "4S = S", "64C1", Clash.LESS_THAN_TRANSFERRED, id="never less"),
        pytest.param([ONE_TO_EW], HALF, "64A2", Clash.TRICKS, id="a transfer is not weighed"),
        pytest.param([ONE_TO_EW, EQUITY_LATER], HALF, "64C1", Clash.LESS_THAN_TRANSFERRED, id="part of it is less"),
        pytest.param([ONE_TO_EW], Artificial(MINUS, PLUS), "64A2", Clash.TRICKS, id="no average for a transfer"),
        pytest.param([ONE_TO_EW], HURT, "64A2", Clash.TRICKS, id="no self-inflicted damage"),
        pytest.param([ONE_TO_EW], "4S +1 S", "16B3", None, id="another Law gives the power"),
        pytest.param([ONE_TO_EW], "4S +1 S", "79C1", None, id="an error in the score"),
        pytest.param([NO_TRICK], "4S = S", "64B1", None, id="no trick, as at the table"),
        pytest.param([NO_TRICK], "4S -1 S", "64B1", Clash.TRICKS, id="a trick to a side that gets none"),
        pytest.param([NO_TRICK], "4S +1 S", "", Clash.TRICKS, id="a trick to the side that revoked"),
        pytest.param([NO_TRICK, EQUITY_LATER], "4S -1 S", "64C1", None, id="equity without a transfer"),
        pytest.param([NO_TRICK, EQUITY_LATER], "4S +1 S", "64C1", Clash.LESS_THAN_TRANSFERRED, id="equity for them"),
        pytest.param([BOTH_REVOKED, EQUITY_LATER], "4S +1 S", "64C2", None, id="both revoked: equity for either"),
        pytest.param([AWARDED], "4S = S", "70A", None, id="as many as awarded"),
        pytest.param([AWARDED], "4S +1 S", "70A", None, id="the most it can be"),
        pytest.param([AWARDED], "4S +2 S", "70A", Clash.AWARD, id="more than is left"),
        pytest.param([AWARDED], "6NT -9 S", "70A", None, id="the least it can be"),
        pytest.param([AWARDED], "6NT -10 S", "", Clash.AWARD, id="less than was awarded"),
        pytest.param([AWARDED], "-350", "70A", None, id="points of the table's contract"),
        pytest.param([AWARDED], "+480", "70A", Clash.AWARD, id="points of too many tricks"),
        pytest.param([AWARDED], HALF, "70A", Clash.AWARD, id="an award is not weighed"),
        pytest.param([AWARDED], NotPlayed(), "70A", Clash.AWARD, id="an award is a result"),
        pytest.param([EQUITY], "4S -2 S", "64C1", None, id="as without the revoke"),
        pytest.param([EQUITY], "4S -1 S", "64C1", Clash.TOTAL, id="not as without the revoke"),
        pytest.param([EQUITY], HALF, "64C1", None, id="an assigned score may be weighed"),
        pytest.param([ENOUGH], "4S -1 S", "64C1", None, id="the transfer was enough"),
        pytest.param([ENOUGH], "4S -2 S", "64C1", Clash.TOTAL, id="the transfer was enough, and more is given"),
        pytest.param([ENOUGH], HALF, "64C1", Clash.TOTAL, id="the transfer was enough, and a part is given"),
        pytest.param([STANDS], "4S -1 S", "16B3", Clash.STANDS, id="the result stands"),
        pytest.param([STANDS], "4S = S", "16B3", None, id="the result as it stands"),
        pytest.param([STANDS], Artificial(MINUS, PLUS), "12A1", Clash.STANDS, id="no average where it stands"),
        pytest.param([STANDS, EQUITY_LATER], "4S -1 S", "16B3", None, id="something is still to be judged"),
        pytest.param([STANDS, EQUITY], "4S -2 S", "64C1", None, id="something else gives the power"),
        pytest.param([MINUS_TO_NS, PLUS_TO_EW], Artificial(MINUS, PLUS), "12C2(a)", None, id="averages as ruled"),
        pytest.param([MINUS_TO_NS, PLUS_TO_EW], Artificial(PLUS, PLUS), "12C2(a)", Clash.AVERAGE, id="not as ruled"),
        pytest.param([MINUS_TO_NS], Artificial(ArtificialScore.percent(45), PLUS), "12C2(a)", None, id="by hand"),
        pytest.param([MINUS_TO_NS, PLUS_TO_EW], "4S -1 S", "12C1(a)", None, id="a result in place of averages"),
    ],
)  # fmt: skip
def test_a_score_is_held_against_what_the_ruling_works_out(
    found: list[dict[str, Any]], given: str | Outcome, paragraph: str, expected: Clash | None
) -> None:
    assert clash(ruled(*found), given, paragraph) == expected


def test_the_director_s_own_ruling_and_a_penalty_alone_contradict_nothing() -> None:
    assert clash(ruled(ONE_TO_EW, override_text="No trick, by agreement."), "4S = S", "64A2") is None
    assert contradiction_of(ruled(ONE_TO_EW), line(), AdjustedScore(None), "90A") is None


@pytest.mark.parametrize("effect", [each for each in Effect if each is not Effect.TRICKS_TRANSFERRED])
def test_no_other_finding_fixes_a_score_by_its_effect_alone(effect: Effect) -> None:
    assert clash(ruled(finding("50D", effect, "a_finding", who="W")), "4S -2 S", "16B3") is None


@pytest.mark.parametrize("key", sorted(LEAVE_THE_SCORE))
def test_every_finding_that_leaves_the_score_refuses_another(key: str) -> None:
    assert key in SENTENCES
    assert clash(ruled(finding("12B1", Effect.NO_RECTIFICATION, key)), "4S -2 S", "12A1") == Clash.STANDS


def test_what_is_not_known_of_the_table_is_held_against_nothing() -> None:
    assert clash(ruled(ONE_TO_EW), "4S -3 S", "64A2", contract="", declarer="", tricks=None) is None
    assert clash(ruled(ONE_TO_EW), "4S -3 S", "64A2", score_ns=170) is None
    assert clash(ruled(finding("64A2", Effect.TRICKS_TRANSFERRED, to="EW")), "4S -3 S", "64A2") is None
    assert clash(ruled(finding("64A2", Effect.TRICKS_TRANSFERRED, to="EW", tricks=11)), "4S -3 S", "64A2") is None


def test_both_sentences_and_what_to_do_are_said() -> None:
    ruling = ruled(ONE_TO_EW)
    found = contradiction_of(ruling, line(), score("4S +1 S"), "64A2")
    assert found is not None
    assert contradiction_text(found, ruling) == (
        "The ruling says: “Sentence 1.” (Law 64A2). With that the table's 4♠ = S (+420) becomes 4♠ −1 S (−50); this "
        "score says 4♠ +1 S (+450). Give the score that the ruling says, or reopen the ruling and rule anew."
    )


def test_no_trick_leaves_the_table_s_result() -> None:
    ruling = ruled(NO_TRICK)
    found = contradiction_of(ruling, line(), AdjustedScore(Assigned(420, -50)), "64B1")
    assert found is not None
    assert "With that the table's 4♠ = S (+420) stays; this score says North-South: +420; East-West: −50." in (
        contradiction_text(found, ruling)
    )


@pytest.mark.parametrize(
    ("findings", "due"),
    [
        pytest.param([ONE_TO_EW], "4S -1 S", id="transferred"),
        pytest.param([EQUITY], "4S -2 S", id="as without the revoke"),
        pytest.param([ENOUGH], "4S -1 S", id="the transfer was enough"),
        pytest.param([AWARDED], None, id="an award that leaves open what was won before it"),
        pytest.param([NO_TRICK], None, id="no trick"),
        pytest.param([STANDS], None, id="the result stands"),
    ],
)
def test_the_one_result_that_a_ruling_leaves_is_known(findings: list[dict[str, Any]], due: str | None) -> None:
    found = due_result(ruled(*findings))
    assert (write_result(found, "en") if found else None) == due

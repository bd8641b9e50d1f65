"""A stored session as a file with everything applied, written, read again, and brought into another club."""

from collections.abc import Callable, Iterator
from datetime import date
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from rulings.bridge import Average, Side
from rulings.desk.adjusting.services.adjusting import adjust_score
from rulings.desk.adjusting.services.fouling import set_forms
from rulings.desk.adjusting.values import Given
from rulings.desk.imports.services.importing import import_session
from rulings.desk.official.queries.exporting import as_file
from rulings.desk.scores.queries.data import score_data
from rulings.desk.scores.queries.tables import sheet_or_reason
from rulings.formats.csv.writer import write_csv
from rulings.formats.json.writer import write_json
from rulings.formats.pbn.writer import write_pbn
from rulings.formats.reader import read_session
from rulings.formats.remarks import RemarkKey
from rulings.formats.session import AdjustmentKind, SessionFile
from rulings.formats.usebio.writer import write_usebio
from rulings.formats.written import Written
from rulings.models import Club, Player, RegulationProfile, Result, Session, User
from rulings.scoring.adjusted.penalties import PenaltyUnit
from rulings.scoring.boards.lines import (
    Artificial,
    ArtificialScore,
    Assigned,
    Meaning,
    NotPlayed,
    OneSideAtFault,
    Outcome,
    SelfInflicted,
)
from rulings.scoring.boards.scores import Weighted
from rulings.scoring.notation.adjustments import SidePenalty
from tests.desk.official.evening import begin, made_of, name_everybody, play
from tests.factories import make_club, make_ruling
from tests.formats.samples import DATA, SHARED
from tests.formats.sessions import told

Write = Callable[[SessionFile], Written]
WRITERS: dict[str, Write] = {"xml": write_usebio, "pbn": write_pbn, "csv": write_csv, "json": write_json}
FILES = [
    path
    for folder in (DATA, SHARED)
    for path in sorted(folder.glob("*.*"))
    if path.suffix in (".pbn", ".xml", ".lin", ".csv")
]
TEAMS = {"kind": "team_match", "teams": 4, "boards_per_round": 4}
FORMS: dict[str, tuple[dict[str, Any], str, dict[str, Any]]] = {
    "matchpoints": (made_of(), "pairs_mp", {}),
    "two winners": (made_of("mitchell", tables=5), "pairs_mp", {}),
    "a half table": (made_of("mitchell", tables=5, missing="north_south"), "pairs_mp", {}),
    "cross-IMPs": (made_of(), "pairs_imp", {}),
    "Butler": (made_of(), "pairs_imp", {"method": "butler"}),
    "aggregate": (made_of(), "pairs_imp", {"method": "aggregate"}),
    "one point for a beaten score": (made_of(), "pairs_mp", {"matchpoints_beaten": 1}),
    "teams": (TEAMS, "teams", {}),
    "teams in victory points": (TEAMS, "teams", {}),
    "board-a-match": (TEAMS, "teams", {"method": "board_a_match"}),
    "single players": (
        {"kind": "individual", "players": 8, "boards_per_round": 2},
        "individual",
        {"method": "matchpoints"},
    ),
}


@pytest.fixture
def abroad(db: None) -> Club:
    """Another club, which plays by the Laws as they stand."""
    RegulationProfile.objects.get_or_create(club=None, name="Laws", valid_from=date(2017, 1, 1), edition="2017")
    return make_club("abroad", "Abroad")


def evening(dora: User, club: Club, form: str = "matchpoints", *, named: bool = True) -> Session:
    movement, plays, own_scoring = FORMS[form]
    session = begin(dora, club, movement, plays)
    session.own_scoring = own_scoring
    session.save()
    if form == "teams in victory points":
        RegulationProfile.objects.filter(pk=session.profile_id).update(
            scoring={"victory_points": {"scale": "continuous"}}
        )
        session = Session.objects.get(pk=session.pk)
    if named:
        name_everybody(session)
    play(dora, session)
    return session


def written(session: Session, kind: str) -> Written:
    return WRITERS[kind](as_file(session))


def brought(club: Club, text: str, kind: str) -> Session:
    return import_session(actor=None, club=club, data=text.encode(), filename=f"session.{kind}").session


def scored(session: Session) -> Any:
    """What `score --json` says but for the session's own name; or why it cannot be scored."""
    sheet, reason = sheet_or_reason(session)
    if sheet is None:
        return str(reason)
    data = score_data(sheet)
    for board in data["boards"]:
        board["results"] = sorted(
            ({name: line[name] for name in ("ns", "ew", "ns_award", "ew_award")} for line in board["results"]), key=str
        )
    return {name: value for name, value in data.items() if name != "session"}


def given_names(data: Any) -> Any:
    """The same, each name once: some formats part `A & B` in two, or give a pair's name to both players."""
    for line in data["lines"]:
        for row in line["ranking"]:
            row["names"] = sorted({part for name in row["names"] for part in name.replace(" – ", " & ").split(" & ")})
    return data


EACH_FILE = pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.parent.name}-{path.name}")


@EACH_FILE
def test_a_file_that_came_in_goes_out_with_the_same_results_in_each_format(path: Path, club: Club) -> None:
    """USEBIO names the pairs of every result, and says which results it leaves out."""
    file = as_file(brought(club, path.read_text(encoding="utf-8", errors="replace"), path.suffix[1:]))
    for kind, write in WRITERS.items():
        out = write(file)
        without = [remark.values for remark in out.remarks if remark.key is RemarkKey.RESULTS_WITHOUT_PAIRS]
        again = read_session(out.text.encode())
        assert [each.number for each in again.boards] == [each.number for each in file.boards], kind
        assert len(again.results) == len(file.results) - sum(int(each["count"]) for each in without), kind
        if not without:
            assert outcomes(again) == outcomes(file), kind


def outcomes(file: SessionFile) -> list[str]:
    """How each result ended and what it gave, whoever it is of."""
    return sorted(
        f"{each.board} {each.contract} {each.is_passed_out} {each.tricks} {each.score_ns} {each.score_ew} {each.lead} "
        f"{sorted(map(str, each.awards))}"
        for each in file.results
    )


@EACH_FILE
def test_a_file_that_came_in_is_ranked_abroad_as_it_is_here(path: Path, club: Club, abroad: Club) -> None:
    session = brought(club, path.read_text(encoding="utf-8", errors="replace"), path.suffix[1:])
    here, is_numbered = scored(session), all(each.number for each in session.contestants.all())
    for kind in WRITERS:
        out = written(session, kind)
        if any(remark.key is RemarkKey.RESULTS_WITHOUT_PAIRS for remark in out.remarks):
            continue
        there = scored(brought(abroad, out.text, kind))
        if isinstance(here, str):
            assert there == here, kind
        elif is_numbered:
            assert given_names(there) == given_names(here), kind
        else:
            assert [totals(each) for each in there["lines"]] == [totals(each) for each in here["lines"]], kind
        forget_what_came(abroad)


def totals(line: dict[str, Any]) -> list[tuple[int, str]]:
    return [(row["place"], row["total"]) for row in line["ranking"]]


@pytest.mark.parametrize("named", [True, False])
@pytest.mark.parametrize("form", FORMS)
def test_a_session_begun_at_the_desk_is_read_again_equal_and_ranked_abroad_as_it_is_here(
    form: str, named: bool, dora: User, club: Club, abroad: Club
) -> None:
    """A team without a name is called by its number in PBN and CSV."""
    session = evening(dora, club, form, named=named)
    if named:
        is_read_again_equal(as_file(session))
    here = scored(session) if named else without_names(scored(session))
    for kind, _remarks, there in in_each_format(session, abroad):
        assert (there if named else without_names(there)) == here, kind


def without_names(data: Any) -> Any:
    for line in data["lines"]:
        for row in line["ranking"]:
            row["names"] = []
    return data


def is_read_again_equal(file: SessionFile) -> None:
    for kind, write in WRITERS.items():
        again = read_session(write(file).text.encode())
        assert told(again) == told(file), kind
        if kind != "csv":
            kept = {one.number: (one.total, one.percent) for one in again.contestants if one.total is not None}
            assert kept == {one.number: (one.total, one.percent) for one in file.contestants if not one.members}, kind


AVERAGE, PLUS, MINUS = (ArtificialScore(each) for each in (Average.PLAIN, Average.PLUS, Average.MINUS))
HELD: dict[str, Outcome] = {
    "assigned": Assigned.to_both(-100),
    "average plus and minus": Artificial(PLUS, MINUS),
    "fixed": Artificial(ArtificialScore(Average.PLUS, Meaning.FIXED), ArtificialScore(Average.MINUS, Meaning.FIXED)),
    "by the rest of the session": Artificial(ArtificialScore(Average.PLUS, Meaning.SESSION), AVERAGE),
    "not played": NotPlayed(),
}
COMPARED: dict[str, Outcome] = {
    "weighted": Assigned.to_both(Weighted.of((420, 60), (-50, 40))),
    "split": Assigned(-50, 420),
    "split and weighted": Assigned(Weighted.of((420, 1), (-50, 2)), 420),
    "self-inflicted": SelfInflicted(Side.NS, -100, 420, 170),
}
SCORED = ("matchpoints", "two winners", "cross-IMPs", "Butler", "teams", "single players")


def adjust(dora: User, session: Session, outcome: Outcome | None, at: int = 0, **given: Any) -> Result:
    """The first result of board 1, adjusted; with `at` another, of the next board and in the end of the next table."""
    boards = list(session.boards.order_by("number"))
    result: Result = boards[at % len(boards)].results.order_by("pk")[at // len(boards)]
    what = Given(outcome=outcome, paragraph="12C1", **given)
    ruling = make_ruling(dora, session, board_number=result.board.number)
    adjust_score(actor=dora, ruling=ruling, result=result, given=what, override_reason="So.")
    return result


def in_each_format(session: Session, club: Club) -> Iterator[tuple[str, set[RemarkKey], Any]]:
    """The session written in each format, brought into the other club, and scored there."""
    for kind in WRITERS:
        out = written(session, kind)
        yield kind, {remark.key for remark in out.remarks}, scored(brought(club, out.text, kind))
        forget_what_came(club)


def forget_what_came(club: Club) -> None:
    """The next file is none of those that came before."""
    club.imports.all().delete()
    Session.objects.filter(event__club=club).update(date=date(2000, 1, 1), form="x")


@pytest.mark.parametrize("form", SCORED)
def test_adjusted_scores_that_a_format_holds_are_ranked_abroad_as_here(
    form: str, dora: User, club: Club, abroad: Club
) -> None:
    """One of each on results of different boards, in one session."""
    session = evening(dora, club, form)
    for at, outcome in enumerate(HELD.values()):
        adjust(dora, session, outcome, at=at)
    here = scored(session)
    for kind, _remarks, there in in_each_format(session, abroad):
        assert there == here, kind


@pytest.mark.parametrize("amounts", [(70, 20), (55, 45), (100, 0)])
def test_an_artificial_score_in_per_cent_is_ranked_abroad_as_here(
    amounts: tuple[int, int], dora: User, club: Club, abroad: Club
) -> None:
    session = evening(dora, club)
    adjust(dora, session, Artificial(*map(ArtificialScore.percent, amounts)))
    for kind, _remarks, there in in_each_format(session, abroad):
        assert there == scored(session), kind


@pytest.mark.parametrize("assigned", [None, 420, -100])
def test_a_team_at_fault_has_abroad_what_it_has_here(
    assigned: int | None, dora: User, club: Club, abroad: Club
) -> None:
    """86B2(b)."""
    session = evening(dora, club, "teams")
    adjust(dora, session, OneSideAtFault(Side.EW, assigned), is_outside_agency=False)
    for kind, _remarks, there in in_each_format(session, abroad):
        assert there == scored(session), kind


@pytest.mark.parametrize("form", ["matchpoints", "cross-IMPs", "teams"])
@pytest.mark.parametrize("outcome", COMPARED.values(), ids=COMPARED)
def test_what_is_compared_with_a_score_that_no_file_holds_is_named(
    outcome: Outcome, form: str, dora: User, club: Club, abroad: Club
) -> None:
    """Its two sides come in as they were and so does every other board; its own board is compared without it there.

    PBN has points for both sides: a split score of one result a side is whole. CSV and JSON keep all, and what comes in
    of them says that it was taken as it was given.
    """
    session = evening(dora, club, form)
    result, here = adjust(dora, session, outcome), scored(session)
    own = {"ns": result.ns and result.ns.number, "ew": result.ew and result.ew.number}
    lost = {RemarkKey.ADJUSTED_WITHOUT_WEIGHTS, RemarkKey.ADJUSTED_WITHOUT_SPLIT}
    for kind, remarks, there in in_each_format(session, abroad):
        assert there["boards"][1:] == here["boards"][1:], kind
        assert line_of(there, own) == line_of(here, own), kind
        is_whole = kind in ("csv", "json")
        assert bool(remarks & lost) is not (is_whole or (kind == "pbn" and outcome == COMPARED["split"]))
        assert there == here or remarks & lost or is_whole
    file = as_file(session)
    again = read_session(write_csv(file).text.encode())
    assert [each.adjusted for each in again.results if each.adjusted] == [
        each.adjusted for each in file.results if each.adjusted
    ]
    taken = brought(make_club("third", "Third"), write_csv(file).text, "csv").imports.get().remarks
    assert RemarkKey.ADJUSTED_AS_GIVEN.name in [each["key"] for each in taken]


def line_of(data: Any, own: dict[str, Any]) -> Any:
    return next(each for each in data["boards"][0]["results"] if own.items() <= each.items())


@pytest.mark.parametrize("form", ["two winners", "cross-IMPs"])
def test_a_fouled_board_has_abroad_what_it_has_here(form: str, dora: User, club: Club, abroad: Club) -> None:
    """87B: the tables of the form that fewer played are written as what they get, and that is named."""
    session = evening(dora, club, form)
    ruling = make_ruling(dora, session)
    fewer = session.boards.get(number=1).results.order_by("pk")[: 2 if form == "two winners" else 1]
    set_forms(actor=dora, ruling=ruling, forms={each.pk: "A" for each in fewer}, reason="Two cards.")
    adjusted = [each.adjusted for each in as_file(session).results if each.adjusted]
    assert [each.kind for each in adjusted] == [AdjustmentKind.FOULED] * len(fewer)
    for kind, remarks, there in in_each_format(session, abroad):
        assert there == scored(session), kind
        assert (RemarkKey.ADJUSTED_WITHOUT_FORMS in remarks) is (kind not in ("csv", "json"))


PENALTIES = [
    ("matchpoints", PenaltyUnit.PERCENT_OF_TOP, "10"),
    ("cross-IMPs", PenaltyUnit.IMPS, "3"),
    ("teams", PenaltyUnit.IMPS, "2"),
    ("teams in victory points", PenaltyUnit.VPS, "1/2"),
]


@pytest.mark.parametrize(("form", "unit", "amount"), PENALTIES)
def test_a_penalty_costs_abroad_what_it_costs_here(
    form: str, unit: PenaltyUnit, amount: str, dora: User, club: Club, abroad: Club
) -> None:
    """CSV has no place for it, and says so."""
    session = evening(dora, club, form)
    given = (SidePenalty(Side.NS, Fraction(amount), unit=unit), SidePenalty(Side.EW, Fraction(0)))
    before = scored(session)
    adjust(dora, session, None, penalties=given, penalty_reason="late")
    here = scored(session)
    assert here["lines"] != before["lines"]
    for kind, remarks, there in in_each_format(session, abroad):
        assert (RemarkKey.WITHOUT_PENALTIES in remarks) is (kind == "csv")
        assert there == (before if kind == "csv" else here), kind


def test_a_warning_costs_nothing_and_is_in_no_file(dora: User, club: Club) -> None:
    session = evening(dora, club)
    adjust(dora, session, None, penalties=(SidePenalty(Side.NS, Fraction(0)),), penalty_reason="late")
    file = as_file(session)
    assert [each for each in file.contestants if each.penalties] == []
    assert [each for each in file.results if each.adjusted] == []


@pytest.mark.parametrize("scale", ["continuous", "discrete"])
def test_matches_are_in_the_file_with_their_victory_points(scale: str, dora: User, club: Club, abroad: Club) -> None:
    session = evening(dora, club, "teams")
    RegulationProfile.objects.filter(pk=session.profile_id).update(scoring={"victory_points": {"scale": scale}})
    session = Session.objects.get(pk=session.pk)
    file = as_file(session)
    assert len(file.matches) == len(file.match_scores) == 6
    assert all(sum(each) == 20 for each in file.match_scores)
    assert read_session(write_usebio(file).text.encode()).match_scores == file.match_scores
    for kind, remarks, there in in_each_format(session, abroad):
        assert there == scored(session), kind
        assert (RemarkKey.WITHOUT_MATCHES in remarks) is (kind in ("pbn", "csv"))


def test_substitutes_are_named_as_left_out_and_players_stand_in_their_order(dora: User, club: Club) -> None:
    session = evening(dora, club)
    pair = session.contestants.order_by("pk")[0]
    one, two = pair.players.order_by("pk")
    Player.objects.filter(pk=one.pk).update(order=2)
    Player.objects.filter(pk=two.pk).update(order=1)
    Player.objects.create(contestant=pair, name="Zoe Late", replaces=two, from_board=3, order=1)
    told_of = as_file(session).contestants[0]
    assert [each.name for each in told_of.players] == [two.name, one.name]
    assert [each.name for each in told_of.substitutes] == ["Zoe Late"]
    for kind in WRITERS:
        out = written(session, kind)
        assert ("Zoe" in out.text) is (kind == "json")
        assert (RemarkKey.WITHOUT_SUBSTITUTES in {remark.key for remark in out.remarks}) is (kind != "json")


def test_what_counts_beside_the_boards_is_in_the_total(dora: User, club: Club, abroad: Club) -> None:
    """USEBIO has an element for it and JSON a field; the others say that they have none."""
    session = evening(dora, club)
    carried = {"amount": "5", "is_percent": False}
    session.contestants.filter(position=1).update(beside=carried)
    here = scored(session)
    for kind, remarks, there in in_each_format(session, abroad):
        assert (RemarkKey.WITHOUT_BESIDE in remarks) is (kind in ("pbn", "csv"))
        assert (there == here) is (kind in ("xml", "json")), kind


def test_settings_that_stand_before_the_profiles_are_shown_by_the_awards(dora: User, club: Club, abroad: Club) -> None:
    session = evening(dora, club, "cross-IMPs")
    session.own_scoring = {"cross_divisor": "results"}
    session.save()
    for kind, _remarks, there in in_each_format(session, abroad):
        assert there == scored(session), kind


@pytest.mark.parametrize("form", [*FORMS, "unknown"])
def test_a_session_that_cannot_be_scored_is_written_all_the_same(form: str, dora: User, club: Club) -> None:
    session = begin(dora, club, made_of(), "") if form == "unknown" else begin(dora, club, *FORMS[form][:2])
    if form == "unknown":
        play(dora, session)
    assert isinstance(scored(session), str)
    file = as_file(session)
    assert [each.awards for each in file.results if each.awards] == []
    for kind, write in WRITERS.items():
        assert len(read_session(write(file).text.encode()).results) == len(file.results), kind


def test_a_session_with_nothing_in_it_is_a_file_too(dora: User, club: Club) -> None:
    session = begin(dora, club, None)
    for kind in WRITERS:
        assert written(session, kind).text


def test_what_a_file_costs_does_not_grow_with_the_session(dora: User, club: Club) -> None:
    counted = []
    for tables in (3, 6):
        session = begin(dora, club, made_of(tables=tables))
        name_everybody(session)
        play(dora, session)
        with CaptureQueriesContext(connection) as asked:
            as_file(Session.objects.get(pk=session.pk))
        counted.append(len(asked))
    assert counted[0] == counted[1]

"""Rankings and travellers as the templates show them. Works nothing out: the sheet has scored the session."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from rulings import queries
from rulings.bridge.seats import Side
from rulings.models import Contestant, Result, Ruling, ScoreAdjustment, Session
from rulings.scoring.boards.lines import NotPlayed, Played
from rulings.scoring.sessions.ranking import Ranking
from rulings.services.seating import own_key
from rulings.services.session_scores import CannotScore, Sheet, changes_awards, score_sheet
from rulings.wording.score_data import number_of
from rulings.wording.scores import KINDS, award_text, cannot_text, list_title, played_text


@dataclass(frozen=True)
class RankRow:
    """A pair's standing; `penalty` is empty where there is none, `beside` where a file counts only boards."""

    place: int
    pair: Contestant
    number: str
    total: str
    percent: str
    penalty: str
    beside: str


@dataclass(frozen=True)
class RankSheet:
    """One ranking list; `who` says what is on it: pairs, teams or players."""

    title: str
    who: str
    rows: tuple[RankRow, ...]


@dataclass(frozen=True)
class LineSheet:
    """One line of a traveller, both sides' awards as text, the adjusted score in force, and the rulings on it.

    `is_penalised` where the table's score stands, and somebody has a penalty or a warning.
    """

    result: Result
    contract: str
    ns: str
    ew: str
    is_adjusted: bool
    is_penalised: bool
    adjustment: ScoreAdjustment | None
    rulings: tuple[Ruling, ...]


def sheet_or_reason(session: Session) -> tuple[Sheet | None, str]:
    """The scored session; or None, and why it cannot be scored."""
    try:
        return score_sheet(session), ""
    except CannotScore as refusal:
        return None, cannot_text(refusal)


def rank_sheets(sheet: Sheet) -> list[RankSheet]:
    """Every ranking list that has somebody on it."""
    return [
        RankSheet(
            list_title(ranking.line, ranked(sheet, ranking)),
            str(KINDS[ranked(sheet, ranking)[0].kind][0]),
            tuple(
                RankRow(
                    standing.place,
                    pair := sheet.contestants[standing.contestant],
                    number_of(pair),
                    award_text(standing.total),
                    "" if standing.percent is None else award_text(standing.percent),
                    award_text(standing.penalty) if standing.penalty else "",
                    award_text(standing.beside) if standing.beside else "",
                )
                for standing in ranking.standings
            ),
        )
        for ranking in sheet.scores.rankings
        if ranking.standings
    ]


def ranked(sheet: Sheet, ranking: Ranking) -> list[Contestant]:
    """Who is on a ranking list, best first."""
    return [sheet.contestants[standing.contestant] for standing in ranking.standings]


def rulings_by_result(session: Session) -> Mapping[int, tuple[Ruling, ...]]:
    """The session's current rulings by the row of the result that they are about."""
    found: dict[int, list[Ruling]] = defaultdict(list)
    for ruling in queries.rulings_of(session):
        if ruling.report.result_id is not None:
            found[ruling.report.result_id].append(ruling)
    return {result: tuple(rulings) for result, rulings in found.items()}


def traveller(sheet: Sheet, number: int, rulings: Mapping[int, tuple[Ruling, ...]]) -> dict[int, LineSheet]:
    """A board's lines by the row of their result."""
    return {
        result.pk: line_sheet(sheet, number, at, rulings) for at, result in enumerate(sheet.results.get(number, ()))
    }


def line_sheet(sheet: Sheet, number: int, at: int, rulings: Mapping[int, tuple[Ruling, ...]]) -> LineSheet:
    """One line."""
    result = sheet.results[number][at]
    ns, ew = sheet.awards(number, at)
    adjustment = sheet.adjustments.get(result.pk)
    is_adjusted = changes_awards(adjustment) or not isinstance(sheet.outcome(number, at), Played | NotPlayed)
    is_penalised = adjustment is not None and not is_adjusted
    texts = played_text(result), award_text(ns), award_text(ew)
    return LineSheet(result, *texts, is_adjusted, is_penalised, adjustment, rulings.get(result.pk, ()))


@dataclass(frozen=True)
class PairLine:
    """A board as one pair, team or player played it; a team's second table of a match repeats no award."""

    board: int
    side: str
    opponents: Contestant | None
    award: str
    line: LineSheet


def pair_lines(sheet: Sheet, pair: Contestant, rulings: Mapping[int, tuple[Ruling, ...]]) -> Iterable[PairLine]:
    """Every table where somebody played, in the order of the boards."""
    own = own_key(pair)
    for number, results in sheet.results.items():
        lines = sheet.scores.boards[number].board.lines
        matches: set[str] = set()
        for at, result in enumerate(results):
            side = next((side for side in Side if own in lines[at].of(side)), None)
            if side is None:
                continue
            line = line_sheet(sheet, number, at, rulings)
            award = "" if lines[at].match in matches else line.ns if side is Side.NS else line.ew
            matches |= {lines[at].match} if sheet.method.is_of_teams else set()
            yield PairLine(number, side.value, result.ew if side is Side.NS else result.ns, award, line)

"""A whole session scored: boards, artificial scores, totals, penalties, rankings. Pairs and individuals.

A session that changed in one line is scored again at the cost of that board and of the ranking.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from itertools import repeat
from math import lcm

from rulings.bridge import Side
from rulings.scoring.adjusted.artificial import MIDDLE, ArtificialAward, resolve
from rulings.scoring.adjusted.penalties import Penalty, costs
from rulings.scoring.boards.board_scores import BoardScore, score_board
from rulings.scoring.boards.lines import Outcome
from rulings.scoring.boards.played_boards import Board
from rulings.scoring.errors import Refusal, ScoringError
from rulings.scoring.regulations import ScoringRegulations, UnequalBoards, Unit
from rulings.scoring.sessions.matches import MatchScore, match_boards, matches_of, rows_of
from rulings.scoring.sessions.ranking import Beside, Extras, Ranking, Rows, ranked
from rulings.scoring.sessions.tallies import Tally, tally_of

ALL = "all"


@dataclass(frozen=True, slots=True)
class Session:
    """Boards in the order of their numbers, regulations, penalties, and who is ranked with whom.

    `beside` is what a file counts besides the boards. `lines` names the ranking lists and who is on each; None finds
    out: two lists, `NS` and `EW`, where nobody changed direction, else one, `all`.
    """

    boards: tuple[Board, ...]
    regulations: ScoringRegulations = field(default_factory=ScoringRegulations)
    penalties: tuple[Penalty, ...] = ()
    lines: Mapping[str, tuple[str, ...]] | None = None
    beside: Mapping[str, Beside] = field(default_factory=dict)

    @property
    def expected(self) -> int:
        """How many tables should have played each board."""
        return self.regulations.expected or max((len(board.lines) for board in self.boards), default=1)

    @property
    def top(self) -> int:
        """The top of a whole board at matchpoints; 0 in other forms of scoring."""
        return self.regulations.top(self.expected)

    def board(self, number: int) -> Board:
        """A board by its number; KeyError for one that is not in the session."""
        return next((board for board in self.boards if board.number == number), None) or _missing(number)

    def with_board(self, changed: Board) -> Session:
        """The session with one board in the place of the one of its number."""
        boards = tuple(changed if board.number == changed.number else board for board in self.boards)
        return replace(self, boards=boards)

    def with_outcome(self, number: int, ns: tuple[str, ...], ew: tuple[str, ...], outcome: Outcome) -> Session:
        """The session with another outcome for these contestants; ScoringError when they did not play the board."""
        board = self.board(number)
        return self.with_board(board.with_outcome(board.line_of(ns, ew), outcome))


@dataclass(frozen=True, slots=True)
class SessionScores:
    """A scored session. `tally` has comparable boards only; `lines` says who was ranked with whom.

    `artificial` is what was added to the tally, and `evened` what 12C4 made of a board, by board, match and contestant
    (the match is "" where there are none). `matches` are those of teams, or of a session with victory points.
    """

    session: Session
    expected: int
    boards: Mapping[int, BoardScore]
    tally: Tally
    artificial: Mapping[tuple[int, str, str], ArtificialAward]
    lines: Mapping[str, tuple[str, ...]]
    rankings: tuple[Ranking, ...]
    matches: tuple[MatchScore, ...] = ()
    evened: Mapping[tuple[int, str, str], Fraction] = field(default_factory=dict)

    def award(self, number: int, contestant: str) -> Fraction | None:
        """What a contestant gets for a board; None when it counts for nothing. KeyError when he did not play it."""
        return self.awards(number)[contestant]

    def awards(self, number: int) -> dict[str, Fraction | None]:
        """Everybody's award on a board, in the order of its lines; of several matches there that of the last one."""
        return {contestant: award for (_match, contestant), award in self.match_awards(number).items()}

    def match_awards(self, number: int) -> dict[tuple[str, str], Fraction | None]:
        """Everybody's award on a board in each match that he played there ("" where there are none).

        A team has one in a match, though it sat at both tables.
        """
        awards: dict[tuple[str, str], Fraction | None] = {}
        for line, (ns, ew) in zip(self.boards[number].board.lines, self.line_awards(number), strict=True):
            for award, contestants in ((ns, line.ns), (ew, line.ew)):
                for contestant in contestants:
                    own = self._given(number, line.match, contestant)
                    awards[line.match, contestant] = award if own is None else own
        return awards

    def line_awards(self, number: int) -> list[tuple[Fraction | None, Fraction | None]]:
        """What north-south and east-west get, line by line; None where it counts for nothing.

        Of two single players the first: an average that hangs on the session may be another for his partner.
        """
        score = self.boards[number]
        scored = {at: (ns, ew) for at, ns, ew in score.by_line()}
        found = []
        for at, line in enumerate(score.board.lines):
            compared = scored.get(at, (None, None))
            given = (self._given(number, line.match, key) for key in (line.ns[0], line.ew[0]))
            ns, ew = (own if own is not None else other for own, other in zip(given, compared, strict=True))
            found.append((ns, ew))
        return found

    def _given(self, number: int, match: str, contestant: str) -> Fraction | None:
        """What was not compared: an artificial score, or the two sides' average in a knockout."""
        key = (number, match, contestant)
        given = self.artificial.get(key)
        return self.evened.get(key, None if given is None else given.award)


def score_session(session: Session, before: SessionScores | None = None) -> SessionScores:
    """Score a session; boards that are equal in `before` are taken from it."""
    expected = session.expected
    kept = before if before and _is_like(before, session, expected) else None
    boards = {board.number: _board_score(board, session, expected, kept) for board in session.boards}
    tally = _tally(boards, kept)
    given = resolve(boards.values(), tally, session.regulations, expected)
    awards = {
        (award.board, boards[award.board].board.lines[award.at].match, award.contestant): award for award in given
    }
    lines = session.lines or _lines(boards, kept)
    if not _has_matches(session.regulations):
        rankings = tuple(_rankings(session, lines, tally, given))
        return SessionScores(session, expected, boards, tally, awards, lines, rankings)
    played = match_boards(boards, given, session.regulations)
    evened = {
        (each.number, each.match, key): won for each in played if each.is_evened for key, won in each.awards.items()
    }
    matches = matches_of(played, session.regulations)
    rankings = tuple(_match_rankings(session, lines, matches))
    return SessionScores(session, expected, boards, tally, awards, lines, rankings, matches, evened)


def _has_matches(regulations: ScoringRegulations) -> bool:
    return regulations.method.is_of_teams or regulations.total_unit is Unit.VPS


def _is_like(before: SessionScores, session: Session, expected: int) -> bool:
    return before.expected == expected and before.session.regulations == session.regulations


def _board_score(board: Board, session: Session, expected: int, kept: SessionScores | None) -> BoardScore:
    old = kept.boards.get(board.number) if kept else None
    if old is not None and (old.board is board or old.board == board):
        return old
    return score_board(board, session.regulations, expected)


def _tally(boards: Mapping[int, BoardScore], kept: SessionScores | None) -> Tally:
    if kept is None or kept.boards.keys() != boards.keys():
        return tally_of(boards.values())
    tally = kept.tally.copy()
    for number, score in boards.items():
        if score is not kept.boards[number]:
            tally.change(kept.boards[number], score)
    return tally


def _lines(boards: Mapping[int, BoardScore], kept: SessionScores | None) -> Mapping[str, tuple[str, ...]]:
    """The ranking lists found out, or those of before where nobody sits elsewhere."""
    if kept is not None and kept.boards.keys() == boards.keys():
        changed = [(score, kept.boards[number]) for number, score in boards.items() if score is not kept.boards[number]]
        if all(score.board.is_seated_like(old.board) for score, old in changed):
            return kept.lines
    return _lines_of(boards)


def _lines_of(boards: Mapping[int, BoardScore]) -> dict[str, tuple[str, ...]]:
    """Who is ranked with whom: by direction where nobody changed it, else all together; in the order they are met."""
    lines = [line for score in boards.values() for line in score.board.lines]
    ns = dict.fromkeys(contestant for line in lines for contestant in line.ns)
    ew = dict.fromkeys(contestant for line in lines for contestant in line.ew)
    if ns.keys().isdisjoint(ew):
        return {Side.NS.value: tuple(ns), Side.EW.value: tuple(ew)}
    return {ALL: tuple(ns | ew)}


def _rankings(
    session: Session, lines: Mapping[str, tuple[str, ...]], tally: Tally, awards: Collection[ArtificialAward]
) -> Iterator[Ranking]:
    regulations = session.regulations
    extras = _extras(session, lines)
    whole = _with_awards(tally, awards)
    is_matchpoints = regulations.unit is Unit.MATCHPOINTS
    available = whole.tops if is_matchpoints else whole.boards
    averaged = regulations.unequal is UnequalBoards.AVERAGED
    for name, contestants in lines.items():
        told = (list(map(each.get, contestants, repeat(0))) for each in (whole.sums, available, whole.boards))
        yield ranked(
            name,
            Rows(contestants, *told),
            whole.denominator,
            extras,
            averaged=averaged,
            percents=is_matchpoints,
            middle=MIDDLE if regulations.is_centred else 0,
        )


def _match_rankings(
    session: Session, lines: Mapping[str, tuple[str, ...]], matches: Collection[MatchScore]
) -> Iterator[Ranking]:
    """By what was won in all matches, however many there were."""
    extras = _extras(session, lines)
    for name, contestants in lines.items():
        rows, denominator = rows_of(matches, contestants)
        yield ranked(name, Rows.of(rows), denominator, extras, averaged=False, percents=False)


def _extras(session: Session, lines: Mapping[str, tuple[str, ...]]) -> Extras:
    """What counts besides the boards; ScoringError where a penalty is for nobody here, or in another unit."""
    known = {contestant for line in lines.values() for contestant in line} if session.penalties else set()
    for penalty in session.penalties:
        if penalty.contestant not in known:
            raise ScoringError(Refusal.CONTESTANT, contestant=penalty.contestant)
    return Extras(costs(session.penalties, session.regulations.total_unit, session.top), session.beside)


def _with_awards(tally: Tally, awards: Collection[ArtificialAward]) -> Tally:
    """The tally with artificial scores added."""
    if not awards:
        return tally
    whole = tally.copy()
    whole.widen(lcm(*(award.award.denominator for award in awards)))
    for award in awards:
        key = award.contestant
        whole.sums[key] = whole.sums.get(key, 0) + int(award.award * whole.denominator)
        whole.tops[key] = whole.tops.get(key, 0) + award.top
        whole.boards[key] = whole.boards.get(key, 0) + 1
    return whole


def _missing(number: int) -> Board:
    raise KeyError(number)

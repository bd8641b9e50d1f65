"""Which session a file belongs to: how much of the two agrees. Reads alone."""

from collections.abc import Iterable, Mapping, Set
from dataclasses import dataclass, field, replace
from datetime import timedelta
from functools import cached_property
from pathlib import PurePath

from rulings.desk.imports.queries.who import known_key, names_of_contestant, names_of_entry, who_is_who
from rulings.formats.session import MEMBERS, FileResult, SessionFile
from rulings.formats.watching import EVERY, look_up, watched
from rulings.models import Board, Club, Contestant, Result, Section, Session, SessionImport

_ONE_DAY = timedelta(days=1)
_Said = tuple[str, int | None]
_MOST = 20
_ENOUGH = 4
"""So many lines on both sides tell whether it is the same evening."""


@dataclass(frozen=True)
class Fit:
    """A file beside a session: who is who (by the file's keys), and how much of the two agrees.

    `least` are the contestants and the boards of whichever has fewer: an evening's file grows.
    `common` lines are of somebody who played that board here the same way, `same` of them in the same words between the
    same; `cards` boards have cards on both sides, `same_cards` of them the same ones. `is_named`: the event is called
    so here, or was in a file that this session has taken; `has_files`: it has taken one; `is_played`: it has results.
    """

    session: Session
    known: Mapping[str, Contestant]
    file: SessionFile
    boards: int
    least: tuple[int, int]
    cards: int
    same_cards: int
    common: int
    same: int
    is_named: bool
    has_files: bool
    is_played: bool

    @cached_property
    def _named(self) -> tuple[int, int]:
        """How many who are known have names on both sides, and how many of these a name in common."""
        pairs = [
            (names_of_entry(each), names_of_contestant(self.known[each.key]))
            for each in self.file.contestants
            if each.key in self.known and not each.members
        ]
        both = [(theirs, ours) for theirs, ours in pairs if theirs and ours]
        return len(both), sum(bool(theirs & ours) for theirs, ours in both)

    @cached_property
    def contestants(self) -> int:
        """How many of those who compete are known, and not under other names altogether."""
        known = sum(not each.members for each in self.file.contestants if each.key in self.known)
        named, alike = self._named
        return known - (named - alike)

    @cached_property
    def of_contestants(self) -> int:
        """How many compete in the file."""
        return sum(not each.members for each in self.file.contestants)

    @property
    def has_same_results(self) -> bool:
        """Whether what both have agrees but for corrections."""
        return self.common > 0 and 3 * self.same >= 2 * self.common

    @property
    def is_possible(self) -> bool:
        """Whether it may be the same session: half of those who compete, of the boards, the cards and the results."""
        contestants, boards = self.least
        is_known = 2 * self.contestants >= contestants
        has_results = self.common < _ENOUGH or 2 * self.same >= self.common
        has_cards = 2 * self.same_cards >= self.cards or self.has_same_results
        return is_known and 2 * self.boards >= boards and has_results and has_cards

    @property
    def is_certain(self) -> bool:
        """Whether nobody need be asked: the event is the same by name, nearly all of those who compete are known, and
        results agree, or where the one or the other has none yet the cards, or that it began with such a file.
        """
        is_known = 5 * self.contestants >= 4 * self.least[0]
        has_begun = self.has_files and not self.is_played and self.of_contestants > 0
        agrees = self.has_same_results or (self.common == 0 and (self.same_cards > 0 or has_begun))
        return self.is_possible and self.is_named and is_known and agrees

    @property
    def is_other_evening(self) -> bool:
        """Whether the file cannot be of this session: other people, boards, cards, results, or another day."""
        contestants, boards = self.least
        if (boards and not self.boards) or (contestants and not self.contestants):
            return True
        named, alike = self._named
        if self.has_same_results and self.common >= _ENOUGH:
            return False
        other_results = self.common >= _ENOUGH and 3 * self.same < self.common
        other_people = named > 1 and 2 * alike < named
        other_cards = self.cards > 1 and 2 * self.same_cards < self.cards
        return other_results or other_people or other_cards or self._is_other_day

    @property
    def _is_other_day(self) -> bool:
        """Whether the file is of another day, and no result and no cards say otherwise."""
        day = self.file.date
        is_near = day is None or abs(day - self.session.date) <= _ONE_DAY
        return not is_near and not self.same and not self.same_cards


def candidates(club: Club, file: SessionFile, filename: str) -> list[Fit]:
    """The club's sessions of that day and the days beside it which the file may be of, the likeliest first."""
    sessions = Session.objects.select_related("event__club", "profile").filter(event__club=club)
    if file.date is not None:
        sessions = sessions.filter(date__range=(file.date - _ONE_DAY, file.date + _ONE_DAY))
    found = _fits(sessions.order_by("-date", "-pk")[:_MOST], file, filename)
    return sorted((each for each in found if each.is_possible), key=_likelihood, reverse=True)


def _likelihood(found: Fit) -> tuple[bool, int, int, int]:
    """What puts one session before another."""
    return found.is_certain, found.same, found.same_cards, found.contestants


def event_in(file: SessionFile, filename: str) -> str:
    """What the file calls its event; where it does not, its own name."""
    return (file.event or file.competition or PurePath(filename).stem or "?").strip()


def fit(session: Session, file: SessionFile, filename: str) -> Fit:
    """The file beside the session; a fixed number of queries."""
    (found,) = _fits([session], file, filename)
    return found


def _fits(sessions: Iterable[Session], file: SessionFile, filename: str) -> list[Fit]:
    """The file beside each session; as many queries for twenty as for one, and one a thousand people."""
    listed = list(sessions)
    here = {each.pk: _Here() for each in listed}
    competing = Contestant.objects.filter(session__in=here).prefetch_related("players").order_by("pk")
    for contestant in watched(competing.iterator(EVERY)):
        here[contestant.session_id].contestants.append(contestant)
    for section in Section.objects.filter(session__in=here).order_by("name"):
        here[section.session_id].sections.append(section)
    for pk, number, deal in Board.objects.filter(session__in=here).values_list("session", "number", "deal"):
        here[pk].deals[number] = deal
    imports = SessionImport.objects.filter(session__in=here, undone_at__isnull=True)
    for pk, event in imports.values_list("session", "stored__event"):
        here[pk].events.append(event)
    results = Result.objects.filter(board__session__in=here).exclude(contract="", score_ns=None, artificial="")
    for pk, *line in watched(results.values_list("board__session", *_OF_LINE)):
        here[pk].put(*line)
    called = {event_in(file, filename), file.competition.strip()} - {""}
    return [_fit(each, here[each.pk], file, called) for each in listed]


_OF_LINE = ("board__number", "ns__key", "ew__key", "round", "contract", "score_ns")


@dataclass
class _Here:
    """What a session has: contestants, sections, cards by board, what its files call the event, and its results.

    `said` is contract and points by board and who met, `rounds` those in which somebody sat that way at a board.
    """

    contestants: list[Contestant] = field(default_factory=list)
    sections: list[Section] = field(default_factory=list)
    deals: dict[int, str] = field(default_factory=dict)
    events: list[str | None] = field(default_factory=list)
    said: dict[tuple[int, str, str], list[_Said]] = field(default_factory=dict)
    rounds: dict[tuple[int, int, str], set[str]] = field(default_factory=dict)

    def put(self, board: int, ns: str | None, ew: str | None, round_: str, contract: str, score: int | None) -> None:
        """Note a line of a traveller."""
        self.said.setdefault((board, ns or "", ew or ""), []).append((contract, score))
        for way, key in enumerate((ns, ew)):
            if key:
                self.rounds.setdefault((board, way, key), set()).add(round_)

    def has_played(self, board: int, way: int, key: str, round_: str) -> bool:
        """Whether he has played the board that way, in that round where both sides tell it."""
        rounds = self.rounds.get((board, way, key), set())
        return round_ in rounds or "" in rounds or bool(rounds and not round_)


def _fit(session: Session, here: _Here, file: SessionFile, called: Set[str]) -> Fit:
    """The file beside what the session has; `called` is what the file calls its event."""
    look_up()
    known = who_is_who(here.contestants, here.sections, file)
    deals = here.deals
    dealt = [(deals[each.number], str(each.deal)) for each in file.boards if deals.get(each.number) and each.deal]
    common, same = _agreeing(here, known, file)
    people = sum(MEMBERS not in each.key for each in here.contestants)
    return Fit(
        session=session,
        known=known,
        file=file,
        boards=sum(each.number in deals for each in file.boards),
        least=(min(people, sum(not each.members for each in file.contestants)), min(len(deals), len(file.boards))),
        cards=len(dealt),
        same_cards=sum(ours == theirs for ours, theirs in dealt),
        common=common,
        same=same,
        is_named=bool(called & {session.event.name, *here.events}),
        has_files=bool(here.events),
        is_played=bool(here.said),
    )


def _agreeing(here: _Here, known: Mapping[str, Contestant], file: SessionFile) -> tuple[int, int]:
    """How many lines are of somebody who played that board here the same way, and how many say what stands here.

    A team plays a board both ways, once in each room, and a board of every match.
    """
    common = same = 0
    for each in watched(file.results):
        sides = known_key(known, each.ns), known_key(known, each.ew)
        said = here.said.get((each.board, *sides), ())
        met = said or any(here.has_played(each.board, way, key, each.round) for way, key in enumerate(sides))
        if met and _is_told(each):
            common += 1
            same += any(_is_same(one, each) for one in said)
    return common, same


def _is_told(result: FileResult) -> bool:
    """Whether the file says what happened."""
    has_points = result.score_ns is not None or result.artificial is not None
    return has_points or result.is_passed_out or result.contract is not None


def _is_same(stored: _Said, result: FileResult) -> bool:
    """Whether two records of a table are the same in contract and points."""
    contract, score = stored
    if result.score_ns is not None and score is not None:
        return result.score_ns == score
    bid = "Pass" if result.is_passed_out else str(replace(result.contract, declarer=None)) if result.contract else ""
    return bid == contract or not (bid and contract)

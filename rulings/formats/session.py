"""What a file can hold of a session: contestants, boards and results, whatever program wrote it.

Plain values. They say what the file says and nothing that was worked out from it. An empty text means that the file
does not say; `None` the same for numbers and values. Scores are points, north-south's and east-west's apart; awards are
decimal in the unit that the file uses.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from decimal import Decimal
from enum import StrEnum

from rulings.bridge import Auction, Card, Contract, Deal, Seat, Side, Trick, Vulnerability
from rulings.formats.errors import FormatError
from rulings.formats.remarks import Remark
from rulings.formats.rulings import FileRuling

MEMBERS = "\x1f"
"""Stands between the keys of two players who make a pair for a round; no file can hold it."""
BYE = "BYE"  # what somebody has beside his boards for a match without opponents
_IMPS = re.compile(r"(?<![a-z])x?imps?(?![a-z])|butler|cavendish", re.IGNORECASE)
_MATCHPOINTS = re.compile(r"(?<![a-z])(mps?[12]?|match[ _-]?points?)(?![a-z])", re.IGNORECASE)


class FileFormat(StrEnum):
    """Which kind of file it was."""

    PBN = "PBN"
    USEBIO = "USEBIO"
    LIN = "LIN"
    CSV = "CSV"
    BWS = "BWS"
    XLSX = "XLSX"
    HTML = "HTML"
    JSON = "JSON"


class ContestantKind(StrEnum):
    """Who competes."""

    PAIR = "pair"
    TEAM = "team"
    INDIVIDUAL = "individual"


class AwardUnit(StrEnum):
    """What an award is counted in."""

    MATCHPOINTS = "MP"
    IMPS = "IMP"
    PERCENT = "%"


class AdjustmentKind(StrEnum):
    """How a director changed a score (Law 12C), or compared it only with those of its own form (87B)."""

    ASSIGNED = "assigned"
    WEIGHTED = "weighted"
    SPLIT = "split"
    ARTIFICIAL = "artificial"
    FOULED = "fouled"


@dataclass(frozen=True, slots=True)
class FilePlayer:
    """A player's name and numbers as the file has them."""

    name: str
    national_id: str = ""
    club_id: str = ""


@dataclass(frozen=True, slots=True)
class FilePenalty:
    """What a contestant loses, as a positive amount in `unit` (MP, IMP, % or VP), and a key for the reason."""

    amount: Decimal
    unit: str = ""
    reason: str = ""


@dataclass(frozen=True, slots=True)
class FileContestant:
    """A pair, team or player. `key` is unique in the file, and is what results refer to.

    `number` is the one the file gives ("" when it only names players); `direction` is None unless the contestant sits
    one way all session. `pair_numbers` are those of a team's pairs; `members` the keys of the two players of an
    individual event who sat together: then the key is theirs, joined by `MEMBERS`. `total` and `percent` are what the
    file says that he scored, `beside` what counts besides his boards, by the file's own names and signs. `penalties`
    and `substitutes`, who came in the place of players, are given by who writes a file; readers find penalties in
    `beside`.
    """

    key: str
    kind: ContestantKind = ContestantKind.PAIR
    number: str = ""
    name: str = ""
    players: tuple[FilePlayer, ...] = ()
    direction: Side | None = None
    section: str = ""
    pair_numbers: tuple[str, ...] = ()
    members: tuple[str, ...] = ()
    total: Decimal | None = field(default=None, compare=False)
    percent: Decimal | None = field(default=None, compare=False)
    beside: tuple[tuple[str, Decimal], ...] = field(default=(), compare=False)
    penalties: tuple[FilePenalty, ...] = field(default=(), compare=False)
    substitutes: tuple[FilePlayer, ...] = field(default=(), compare=False)


@dataclass(frozen=True, slots=True)
class FileBoard:
    """A board with its deal, None when the file has no cards; unknown hands are unknown in the deal."""

    number: int
    dealer: Seat
    vulnerability: Vulnerability
    deal: Deal | None = None


@dataclass(frozen=True, slots=True)
class PlayedCard:
    """A card, who played it, how it was explained, and the two marks a file can put before it."""

    seat: Seat
    card: Card
    note: str = ""
    is_revoke: bool = False
    is_lead_out_of_turn: bool = False


@dataclass(frozen=True, slots=True)
class PlayedTrick:
    """A trick as recorded; cards may be missing. `leader` is None where the record does not settle who led."""

    leader: Seat | None
    cards: tuple[PlayedCard, ...]

    @property
    def trick(self) -> Trick | None:
        """The trick in order of play, or None when a card before another is missing."""
        if self.leader is None or not self.cards:
            return None
        if any(played.seat is not self.leader.after(steps) for steps, played in enumerate(self.cards)):
            return None
        return Trick(self.leader, tuple(played.card for played in self.cards))


@dataclass(frozen=True, slots=True)
class ArtificialAward:
    """An artificial adjusted score as the file writes it; the sides are None when the text does not say."""

    text: str
    ns: Decimal | None = None
    ew: Decimal | None = None
    unit: AwardUnit = AwardUnit.PERCENT


@dataclass(frozen=True, slots=True)
class Award:
    """What each side got for the board, in one unit; None for a side the file does not give."""

    unit: AwardUnit
    ns: Decimal | None = None
    ew: Decimal | None = None


@dataclass(frozen=True, slots=True)
class ScorePart:
    """One component of an adjusted score: points of the side that it is for, its weight in per cent, the contract."""

    points: int
    percent: Decimal = Decimal(100)
    contract: str = ""


@dataclass(frozen=True, slots=True)
class FileAdjustment:
    """An adjusted score: what each side gets for the board in `unit`, of which components, and a key for the reason.

    The amounts are None as long as nobody worked them out.
    """

    kind: AdjustmentKind
    ns: Decimal | None = None
    ew: Decimal | None = None
    unit: AwardUnit = AwardUnit.MATCHPOINTS
    parts_ns: tuple[ScorePart, ...] = ()
    parts_ew: tuple[ScorePart, ...] = ()
    reason: str = ""


@dataclass(frozen=True, slots=True)
class FileMatch:
    """A match: the keys of both sides, home or north-south first, "" where the file does not tell, and their scores.

    Its results are those of the same two in the same round and section.
    """

    sides: tuple[str, str] = ("", "")
    scores: tuple[Decimal, Decimal] | None = None
    round: str = ""
    section: str = ""


@dataclass(frozen=True, slots=True)
class FileResult:
    """What happened on a board at one table.

    `ns` and `ew` are contestants' keys, "" when the file does not name them. `contract` is None when the
    board was passed out, not played, or scored artificially. `tricks` are declarer's.
    `is_result_disputed`: the file says that the agreed number of tricks is not the number taken.
    `is_declarer_swapped`: the file says that declarer and dummy changed parts; `contract` has who declared.
    `line` is where it begins in the file, 0 where that is not known. `teams` are home and visitors of a game that does
    not say in which room it was played. `adjusted` says how a score came about that a director changed.
    """

    board: int
    ns: str = ""
    ew: str = ""
    names: Mapping[Seat, str] = field(default_factory=dict)
    contract: Contract | None = None
    is_passed_out: bool = False
    tricks: int | None = None
    is_result_disputed: bool = False
    is_declarer_swapped: bool = False
    score_ns: int | None = None
    score_ew: int | None = None
    artificial: ArtificialAward | None = None
    awards: tuple[Award, ...] = ()
    lead: Card | None = None
    auction: Auction | None = None
    play: tuple[PlayedTrick, ...] = ()
    section: str = ""
    table: str = ""
    round: str = ""
    room: str = ""
    line: int = field(default=0, compare=False)
    teams: tuple[str, str] | None = field(default=None, compare=False)
    adjusted: FileAdjustment | None = None

    def award(self, unit: AwardUnit) -> Award | None:
        """The award in that unit, or None when the file has none."""
        return next((award for award in self.awards if award.unit is unit), None)


@dataclass(frozen=True, slots=True)
class Fault:
    """What is not in the session because of an error: a line, `result` being what could be read of it, or `cards`."""

    error: FormatError
    board: int = 0
    result: FileResult | None = None
    cards: str = ""


@dataclass(frozen=True, slots=True)
class SessionFile:
    """A whole file. Boards are in order of number; results by board, then as the file has them.

    `winners` is the number of ranking lists that the file says there are, None where it does not; `match_scores` are
    what both sides of each match got for it, where the file tells; `matches` who met, where it tells that too.
    """

    format: FileFormat
    event: str = ""
    club: str = ""
    site: str = ""
    date: date | None = None
    competition: str = ""
    scoring: str = ""
    winners: int | None = None
    match_scores: tuple[tuple[Decimal, Decimal], ...] = ()
    program: str = ""
    contestants: tuple[FileContestant, ...] = ()
    boards: tuple[FileBoard, ...] = ()
    results: tuple[FileResult, ...] = ()
    remarks: tuple[Remark, ...] = ()
    matches: tuple[FileMatch, ...] = field(default=(), compare=False)
    faults: tuple[Fault, ...] = field(default=(), compare=False)
    rulings: tuple[FileRuling, ...] = field(default=(), compare=False)

    @property
    def unit(self) -> AwardUnit | None:
        """What the file scores in, by its own words, else by its awards; None when neither settles it."""
        words = f"{self.scoring} {self.competition}"
        if _IMPS.search(words):
            return AwardUnit.IMPS
        if _MATCHPOINTS.search(words):
            return AwardUnit.MATCHPOINTS
        units = {award.unit for result in self.results for award in result.awards}
        return units.pop() if len(units) == 1 and AwardUnit.PERCENT not in units else None

    @property
    def players(self) -> tuple[FilePlayer, ...]:
        """Everybody who competes, in the order of the contestants."""
        return tuple(player for contestant in self.contestants for player in contestant.players)

"""What a file's own words say of the scoring: `MP_PAIRS`, `IMP;Cross`, `SWISS_TEAMS VPS IMPS`, `Pairs Matchpoints`.

Reads the words of the PBN tags Scoring and Competition, and of the USEBIO event's type and its scoring methods, in
any spelling. Whole words count: `EMP` is not `MP`, and `IMP_1961` not today's scale. What they do not say stays None.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from rulings.scoring.methods.victory_points import VpKind
from rulings.scoring.regulations import Method

_OTHER_SCALES = ("OLDMP", "EMP", "YMP", "ASCHERMAN", "IMP 1948", "IMP 1961", "RUBBER", "CHICAGO", "INSTANT", "QUOTIENT")
"""Forms of scoring that there are no rules for here."""
_BUTLER = ("BUTLER", "DATUM")
_CROSS = ("CROSS", "CROSS1", "CROSS2", "XIMP", "XIMPS", "X IMP", "X IMPS", "CAVENDISH")
_BY_BOARD = ("BAM", "PAB", "BOARD A MATCH", "POINT A BOARD")
_IMPS = ("IMP", "IMPS")
_TOTALS = ("AGGREGATE", "TOTAL POINTS", "TOTALPOINTS")
_MATCHPOINTS = ("MP", "MPS", "MP1", "MP2", "MATCH POINT", "MATCH POINTS", "MATCHPOINT", "MATCHPOINTS", "PERCENTAGE")
_TEAMS = ("TEAM", "TEAMS", "KO", "KNOCKOUT", "HEAD TO HEAD", "LADDER")
_KNOCKOUT = ("KO", "KNOCKOUT")
_INDIVIDUAL = ("INDIVIDUAL", "INDIVIDUALS")
_VICTORY_POINTS = ("VP", "VPS", "VICTORY POINT", "VICTORY POINTS")
_BETWEEN = re.compile(r"[^0-9A-Z]+")


@dataclass(frozen=True, slots=True)
class Words:
    """A text's words in capitals, one blank between them and at both ends."""

    text: str

    @staticmethod
    def of(text: str) -> Words:
        """Take a text apart."""
        return Words(f" {_BETWEEN.sub(' ', text.upper()).strip()} ")

    def have(self, phrases: tuple[str, ...]) -> bool:
        """Whether any of the phrases is there."""
        return any(f" {phrase} " in self.text for phrase in phrases)

    @property
    def is_of_teams(self) -> bool:
        """Whether teams compete."""
        return self.have(_TEAMS)

    @property
    def is_knockout(self) -> bool:
        """Whether who loses is out."""
        return self.have(_KNOCKOUT)

    @property
    def is_individual(self) -> bool:
        """Whether each player competes for himself."""
        return self.have(_INDIVIDUAL)

    @property
    def is_imps(self) -> bool:
        """Whether they say IMPs of pairs and not of which kind."""
        return self.have(_IMPS) and not self.have((*_OTHER_SCALES, *_BUTLER, *_CROSS, *_BY_BOARD))

    @property
    def method(self) -> Method | None:
        """How boards of pairs or single players are scored; cross-IMPs where they say IMPs and not of which kind."""
        kinds = (
            (_BUTLER, Method.BUTLER),
            (_CROSS, Method.CROSS_IMPS),
            (_BY_BOARD, Method.BOARD_A_MATCH),
            (_IMPS, Method.CROSS_IMPS),
            (_TOTALS, Method.AGGREGATE),
            (_MATCHPOINTS, Method.MATCHPOINTS),
        )
        if self.have(_OTHER_SCALES):
            return None
        return next((method for phrases, method in kinds if self.have(phrases)), None)

    @property
    def team_method(self) -> Method | None:
        """How matches of teams are scored: what pairs of the teams get besides does not matter."""
        if self.have(_OTHER_SCALES):
            return None
        if self.have(_BY_BOARD):
            return Method.BOARD_A_MATCH
        if self.have((*_IMPS, *_BUTLER, *_CROSS)):
            return Method.TEAMS
        if self.have(_TOTALS):
            return Method.AGGREGATE
        return Method.BOARD_A_MATCH if self.have(_MATCHPOINTS) else None

    @property
    def beaten(self) -> int | None:
        """What a beaten score is worth at matchpoints: 2 with PBN's modifier MP1, 1 with MP2; the one said last."""
        said = [at for word in ("MP1", "MP2") if (at := self.text.rfind(f" {word} ")) >= 0]
        return None if not said else 2 if self.text.startswith(" MP1 ", max(said)) else 1

    @property
    def victory_points(self) -> VpKind | None:
        """The scale of victory points; NONE where matches are not turned into any, None where it is not said."""
        if not self.have(_VICTORY_POINTS):
            return VpKind.NONE
        if self.have(("CONTINUOUS",)):
            return VpKind.CONTINUOUS
        return VpKind.DISCRETE if self.have(("DISCRETE",)) else None

    @property
    def winners(self) -> int | None:
        """How many ranking lists there are: 1 or 2, as USEBIO's WINNER_TYPE."""
        return next((number for number in (1, 2) if self.have((f"WINNERS {number}",))), None)

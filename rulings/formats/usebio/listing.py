"""The lists of contestants of a USEBIO file (PARTICIPANTS): PAIR, TEAM and PLAYER with their totals."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal
from xml.etree.ElementTree import Element, SubElement

from rulings.formats.remarks import RemarkKey
from rulings.formats.session import ContestantKind, FileContestant, FilePlayer
from rulings.formats.usebio.contestants import BESIDE
from rulings.formats.usebio.elements import Pen
from rulings.formats.usebio.labels import Labels
from rulings.formats.written import amount_text, penalty_of

_ELEMENTS = {
    ContestantKind.PAIR: ("PAIR", "PAIR_NUMBER", "PAIR_NAME"),
    ContestantKind.TEAM: ("TEAM", "TEAM_ID", "TEAM_NAME"),
    ContestantKind.INDIVIDUAL: ("PLAYER", "PLAYER_NUMBER", ""),
}


@dataclass(frozen=True, slots=True)
class Listing:
    """Writes the contestants of one scope: the event, or a section."""

    pen: Pen
    labels: Labels
    event_type: str

    def put(self, scope: Element, section: str) -> None:
        """The list of a scope (PARTICIPANTS), none where it has nobody."""
        here = [one for one in self.labels.listed if one.section == section]
        if not here:
            return
        participants = SubElement(scope, "PARTICIPANTS", {"EVENT_TYPE": self.event_type} if self.event_type else {})
        for contestant in here:
            self._put_contestant(participants, contestant)

    def _put_contestant(self, participants: Element, one: FileContestant) -> None:
        name, number, called = _ELEMENTS[one.kind]
        entry = SubElement(participants, name)
        put = self.pen.put
        put(entry, number, self.labels.of(one.key))
        if called:
            put(entry, called, one.name)
        put(entry, "DIRECTION", one.direction.value if one.direction else "")
        put(entry, "TOTAL_SCORE", amount_text(one.total))
        put(entry, "PERCENTAGE", amount_text(one.percent))
        for what, amount in self._beside(one).items():
            put(entry, what, amount_text(amount))
        if one.kind is ContestantKind.INDIVIDUAL:
            self._put_player(entry, (*one.players, FilePlayer(one.name))[0])
            return
        for player in one.players:
            self._put_player(SubElement(entry, "PLAYER"), player)
        for pair_number in one.pair_numbers:
            put(SubElement(entry, "PAIR"), "PAIR_NUMBER", pair_number)

    def _put_player(self, entry: Element, player: FilePlayer) -> None:
        self.pen.put(entry, "PLAYER_NAME", player.name)
        self.pen.put(entry, "NATIONAL_ID_NUMBER", player.national_id)
        self.pen.put(entry, "CLUB_ID_NUMBER", player.club_id)

    def _beside(self, one: FileContestant) -> dict[str, Decimal]:
        """What counts beside the boards, by the names that this format has for it."""
        losses = self.pen.losses
        held = {what: amount for what, amount in one.beside if what in BESIDE}
        if len(held) < len(one.beside):
            losses.lose(RemarkKey.WITHOUT_BESIDE)
        penalty = penalty_of(one, losses)
        return held if penalty is None else held | {"PENALTY": held.get("PENALTY", Decimal(0)) + penalty}

"""Pairs, teams and players of a USEBIO file (PARTICIPANTS), and which of them a result means.

Numbers may repeat: two winners' pairs 1 north-south and 1 east-west, or the pairs 1 of two sections. A
contestant's key is his number, with his direction or his section added only where needed. The pairs of a team are
the team; two players who sit together in an individual event are a pair of their own, made of both.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import replace
from decimal import Decimal

from rulings.bridge import Side
from rulings.formats.errors import Expected
from rulings.formats.faults import Faults
from rulings.formats.remarks import Remark, RemarkKey
from rulings.formats.session import MEMBERS, ContestantKind, FileContestant, FilePlayer
from rulings.formats.text import with_minus
from rulings.formats.usebio.numbers import Written, read_direction
from rulings.formats.usebio.xml import Element

_LONGEST = 20
_KINDS = {"PAIR": ContestantKind.PAIR, "TEAM": ContestantKind.TEAM, "PLAYER": ContestantKind.INDIVIDUAL}
_NUMBERS = {
    ContestantKind.PAIR: ("PAIR_NUMBER",),
    ContestantKind.TEAM: ("TEAM_NUMBER", "TEAM_ID"),
    ContestantKind.INDIVIDUAL: ("PLAYER_NUMBER", "PLAYER_ID", "PLAYER_NAME"),
}
BESIDE = ("CARRY_FORWARD", "ADJUSTMENT", "PENALTY", "HANDICAP")
"""What a file may count besides the boards."""
OF_CONTESTANTS = frozenset((*_KINDS, *BESIDE, *(name for names in _NUMBERS.values() for name in names)))
OF_CONTESTANTS |= {"TEAM_NAME", "PAIR_NAME", "NATIONAL_ID_NUMBER", "CLUB_ID_NUMBER", "DIRECTION"}
"""The elements that are read here."""
_DECIMAL = re.compile(r"[+-]?\d{1,6}(?:\.\d{1,6})?", re.ASCII)


class Contestants:
    """Everybody in the lists of participants, found again by number, side and section."""

    def __init__(self, listed: list[FileContestant]) -> None:
        self.listed, self.others = _with_keys(listed)
        self.by_number: dict[str, list[FileContestant]] = defaultdict(list)
        self.by_pair: dict[str, list[FileContestant]] = defaultdict(list)
        self.by_digits: dict[str, list[FileContestant]] = defaultdict(list)
        self.by_key = {contestant.key: contestant for contestant in self.listed}
        self.partnerships: dict[str, FileContestant] = {}
        self.unlisted: dict[str, FileContestant] = {}
        for contestant in self.listed:
            if written := Written.of(contestant.number, "", None):
                self.by_digits[written.digits].append(contestant)
            self.by_number[contestant.number].append(contestant)
            for number in contestant.pair_numbers:
                self.by_pair[number].append(contestant)

    def told_of_others(self) -> tuple[Remark, ...]:
        """That somebody is listed again under other names."""
        if not self.others:
            return ()
        first = self.others[0]
        names = "; ".join(player.name for player in first.players) or first.name
        return (Remark.of(RemarkKey.OTHER_NAMES, count=len(self.others), number=first.number, names=names),)

    def find(
        self, line: Element, child: str, side: Side, section: str, kind: ContestantKind = ContestantKind.PAIR
    ) -> str:
        """The key of the pair a line names; where the file lists nobody, of one that has nothing but the number.

        FormatError when the line names nobody, or somebody who is not listed.
        """
        number = line.value(child)
        if not number:
            raise line.error(Expected.VALUE, child=child)
        if not self.listed:
            return self.meet(number, section, kind)
        if found := self.known(number, side, section):
            return found.key
        raise line.error(Expected.KNOWN_CONTESTANT, child=child, found=number)

    def meet(self, number: str, section: str, kind: ContestantKind = ContestantKind.PAIR) -> str:
        """Note down somebody of a file that lists nobody, by the number that a line has; return his key."""
        key = f"{section} {number}".strip()
        self.unlisted.setdefault(key, FileContestant(key, kind, number, section=section))
        return key

    def known(self, number: str, side: Side, section: str) -> FileContestant | None:
        """Whom a number means on that side; None where nobody listed can be meant, or several."""
        named = self.by_pair.get(number) or self.by_number.get(number, [])
        known = [one for one in named if one.section in ("", section)]
        for contestant in sorted(known, key=lambda one: one.direction is not side):
            if contestant.direction in (side, None) or len(known) == 1:
                return contestant
        written = Written.of(number, section, side)
        meant = [one for one in self.by_digits.get(written.digits, []) if written.is_like(one)] if written else []
        return meant[0] if len(meant) == 1 else None

    def team(self, match: Element, child: str, section: str) -> str:
        """The key of the team that a match names, by the number of the team and not of one of its pairs."""
        named = self.team_named(match.value(child), section)
        return named.key if named else self.find(match, child, Side.NS, section, ContestantKind.TEAM)

    def team_named(self, number: str, section: str) -> FileContestant | None:
        """The team of that number; None where there is none, or several."""
        named = [one for one in self.by_number.get(number, []) if one.section in ("", section)]
        return named[0] if len(named) == 1 else self.known(number, Side.NS, section)

    def partnership(self, line: Element, seats: list[tuple[str, ...]], section: str) -> str:
        """The key of the pair that two players make; the line names each by his number."""
        children = [next((name for name in names if line.value(name)), names[0]) for names in seats]
        single = ContestantKind.INDIVIDUAL
        members = tuple(self.find(line, child, Side.NS, section, single) for child in children)
        key = MEMBERS.join(members)
        if key not in self.partnerships:
            people = [self.by_key.get(member) or self.unlisted[member] for member in members]
            self.partnerships[key] = FileContestant(
                key,
                number="+".join(one.number for one in people) or "+".join(members),
                players=tuple(player for one in people for player in one.players),
                members=members,
            )
        return key

    def everybody(self) -> tuple[FileContestant, ...]:
        """All that are listed or met, then the partnerships; a name that served as a number is none."""
        together = (*self.listed, *self.unlisted.values(), *self.partnerships.values())
        return tuple(one if len(one.number) <= _LONGEST else replace(one, number="") for one in together)


def read_participants(scope: Element, section: str, faults: Faults) -> Iterator[FileContestant]:
    """The contestants listed in an event, session or section, keys still to be made."""
    for participants in scope.all("PARTICIPANTS"):
        for entry in participants.all(*_KINDS):
            read = faults.part(None, _contestant, entry, _KINDS[entry.name], section, faults)
            if read is not None:
                yield read


def _contestant(entry: Element, kind: ContestantKind, section: str, faults: Faults) -> FileContestant:
    number = _said(entry, *_NUMBERS[kind])
    if not number:
        raise entry.error(Expected.VALUE, child=_NUMBERS[kind][0])
    people = [entry] if kind is ContestantKind.INDIVIDUAL else [*entry.all("PLAYER")]
    people += [player for pair in entry.all("PAIR") for player in pair.all("PLAYER")]
    name = _said(entry, "TEAM_NAME", "PAIR_NAME")
    players = tuple(dict.fromkeys(_player(player) for player in people if player.value("PLAYER_NAME")))
    pairs = tuple(pair_number for pair in entry.all("PAIR") if (pair_number := _said(pair, "PAIR_NUMBER")))
    return FileContestant(
        number,
        kind,
        number,
        name,
        players,
        faults.part(None, _direction, entry),
        section,
        pair_numbers=pairs,
        total=_amount(entry, "TOTAL_SCORE"),
        percent=_amount(entry, "PERCENTAGE"),
        beside=tuple((name, amount) for name in BESIDE if (amount := faults.part(None, _counted, entry, name))),
    )


def _amount(entry: Element, name: str) -> Decimal | None:
    """A number among what an entry says; None where it has none, or something else: totals are only compared."""
    text = with_minus(_said(entry, name)).replace(" ", "").replace(",", ".").rstrip("%")
    return Decimal(text) if _DECIMAL.fullmatch(text) else None


def _counted(entry: Element, name: str) -> Decimal | None:
    """An amount that counts beside the boards; FormatError for a text that is none."""
    amount = _amount(entry, name)
    if amount is None and (found := _said(entry, name)):
        raise entry.error(Expected.NUMBER, child=name, found=found)
    return amount


def _said(entry: Element, *names: str) -> str:
    """The first of these that the entry has as a child or, as some programs write it, as an attribute."""
    return entry.value(*names) or next(filter(None, map(entry.attribute, names)), "")


def _player(player: Element) -> FilePlayer:
    ids = player.value("NATIONAL_ID_NUMBER"), player.value("CLUB_ID_NUMBER")
    return FilePlayer(player.value("PLAYER_NAME"), *ids)


def _direction(entry: Element) -> Side | None:
    return read_direction(_said(entry, "DIRECTION"), entry)


def _with_keys(listed: list[FileContestant]) -> tuple[list[FileContestant], list[FileContestant]]:
    """Give each contestant a key of its own; the same contestant listed twice stays once.

    Of several who would have one key the first stays, with the names of the first who has some; the rest come second.
    """
    once = list(dict.fromkeys(listed))
    numbers = Counter(one.number for one in once)
    directed = Counter((one.number, one.direction) for one in once)
    keyed: dict[str, FileContestant] = {}
    others = []
    for one in once:
        key = one.number
        if numbers[one.number] > 1 and one.direction is not None:
            key = f"{key}{one.direction}"
        if directed[one.number, one.direction] > 1:
            key = f"{one.section} {key}".strip()
        mine = replace(one, key=key)
        known = keyed.setdefault(key, mine)
        if known.players or known.name or known.kind is not one.kind:
            others += [] if known == mine else [one]
        else:
            keyed[key] = mine
    return list(keyed.values()), others

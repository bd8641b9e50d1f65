"""The numbers that pairs are called by, and lists of who plays, one pair a line: `5 Anna Nowak / Jan Kos`."""

import re
from collections.abc import Iterable
from dataclasses import dataclass

from django.utils.translation import gettext_lazy as _

from rulings.desk.base.refusals import BadInput, Sentence
from rulings.desk.roster.values.lists import Faults
from rulings.desk.roster.values.typed import Named, clean_player, read_player
from rulings.models import Contestant

_LINE = re.compile(r"(?P<number>[^\W\d_]{0,10}\s?\d{1,3}\s?(?:NS|EW)?)(?:[\s.:;,)–-]+(?P<names>.*))?", re.IGNORECASE)
_PARTS = re.compile(r"[/;\t&+]|(?<=\s)[–—-](?=\s)")
_WANTED = re.compile(r"(?P<label>[^\W\d_]{0,10}\s?\d{1,3})\s?(?P<side>NS|EW|N-S|E-W)?", re.IGNORECASE)
_MOST_PAIRS = 400
_LETTERS = 2
ONE_A_LINE = _("Write one pair a line: 5 Anna Nowak / Jan Kos.")


@dataclass(frozen=True)
class PairLine:
    """A line of such a list: what the pair is called by, and who plays, in the order of the seats."""

    line: int
    number: str
    players: tuple[Named, ...]


def plain_number(text: str) -> str:
    """A number as it is compared: `b 05 ns` is `B5NS`."""
    tight = re.sub(r"[\s-]+", "", text).upper()
    return re.sub(r"(?<!\d)0+(?=\d)", "", tight)


class Numbers:
    """The contestants of a session by what they are called: their number, where two share it with their direction."""

    def __init__(self, contestants: Iterable[Contestant]) -> None:
        self._found: dict[str, list[Contestant]] = {}
        for each in contestants:
            own = {each.number, f"{each.number}{each.direction}"}
            if each.position is not None:
                own.add(f"{each.section}{each.position}")
            for number in {plain_number(number) for number in own if number}:
                self._found.setdefault(number, []).append(each)

    def all_called(self, text: str) -> list[Contestant]:
        """Everybody who is called so."""
        return self._found.get(plain_number(text), [])

    def label(self, contestant: Contestant) -> str:
        """What the contestant is called by: his number, with his direction where another has it too."""
        is_alone = len(self.all_called(contestant.number)) < 2
        return contestant.number if is_alone else f"{contestant.number}{contestant.direction}"

    def called(self, text: str, field: str = "") -> Contestant:
        """The one who is called so; `BadInput` for nobody, and for several."""
        found = self.all_called(text)
        if len(found) == 1:
            return found[0]
        if found:
            sentence = _("Two pairs have the number %(number)s. Write %(labels)s.")
            labels = " / ".join(self.label(each) for each in found)
            raise BadInput(sentence % {"number": text.strip(), "labels": labels}, field)
        raise BadInput(self._unknown(text), field)

    def _unknown(self, text: str) -> Sentence:
        """Nobody is called so: who is there."""
        there = list(dict.fromkeys(map(self.label, (each for found in self._found.values() for each in found))))
        if not there:
            return _("Nobody plays here yet. Add a pair first.")
        sentence = _("There is no number %(number)s in this session. Its numbers: %(numbers)s.")
        listed = ", ".join(there[:40]) + ("…" if len(there) > 40 else "")
        return sentence % {"number": text.strip()[:20], "numbers": listed}


def read_pairs(text: str, field: str) -> list[PairLine]:
    """Every line of the list; `BadLines` with one sentence for each that cannot be read or gives a number again."""
    found: list[PairLine] = []
    faults = Faults(field)
    taken: dict[str, int] = {}
    for line, typed in enumerate(text.splitlines(), start=1):
        if typed.strip():
            with faults.at(line):
                read = _pair_line(line, typed)
                _check_once(read, taken)
                found.append(read)
    faults.refuse()
    if len(found) > _MOST_PAIRS:
        raise BadInput(_("A session has at most 400 pairs. Leave out the other lines."), field)
    if not found:
        raise BadInput(ONE_A_LINE, field)
    return found


def _pair_line(line: int, typed: str) -> PairLine:
    """One line."""
    read = _LINE.fullmatch(typed.strip())
    if read is None:
        raise BadInput(_("It does not begin with the number of a pair. Write: 5 Anna Nowak / Jan Kos."))
    names = [part for part in _PARTS.split(read["names"] or "") if part.strip()]
    if not names:
        raise BadInput(_("There is no name behind the number. Write: 5 Anna Nowak / Jan Kos."))
    return PairLine(line, read["number"], tuple(clean_player(read_player(name), "") for name in names))


def _check_once(read: PairLine, taken: dict[str, int]) -> None:
    """`BadInput` where an earlier line names the same pair."""
    number = plain_number(read.number)
    if number in taken:
        sentence = _("Number %(number)s is in line %(line)s already: two pairs cannot sit on one number.")
        raise BadInput(sentence % {"number": read.number.strip(), "line": taken[number]})
    taken[number] = read.line


@dataclass(frozen=True)
class Wanted:
    """What somebody at the door says of his place: a number, or a table with the side he sits on."""

    label: str = ""
    side: str = ""

    def __str__(self) -> str:
        return f"{self.label} {self.side}".strip()


def read_wanted(text: str, sections: Iterable[str] = ()) -> Wanted:
    """The place that was typed, `5`, `B5` or `3 NS`; `BadInput` for anything else, so that nobody writes a name there.

    `sections` may be named too where their names are longer than two letters.
    """
    if not text.strip():
        return Wanted()
    read = _WANTED.fullmatch(" ".join(text.split()))
    letters = "" if read is None else "".join(filter(str.isalpha, plain_number(read["label"])))
    if read is None or not (len(letters) <= _LETTERS or letters in sections):
        sentence = _("Write the number that you were given, such as 5, B5 or 3 NS, or leave it empty.")
        raise BadInput(sentence, "wanted")
    return Wanted(plain_number(read["label"]), plain_number(read["side"] or ""))

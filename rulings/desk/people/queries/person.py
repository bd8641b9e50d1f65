"""Somebody who is to be made anonymous: how he is named in a club, and a text without that name.

A part of his name alone, a surname in a narrative, is his where nobody else bears it: in a session he plays in, nobody
else of that session; anywhere else, nobody else of the club. A part that others bear stays, for it may be theirs.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from itertools import permutations

from rulings.desk.base.audit import digests_in
from rulings.desk.base.names import BRIDGE_WORDS, Sequence, parts_alone, replaced, words
from rulings.desk.base.naming import letters
from rulings.desk.base.naming.marks import Known, Mark, known, marks_in
from rulings.desk.base.naming.names import Names
from rulings.desk.base.naming.replacing import put
from rulings.models import (
    AuditEntry,
    AuditText,
    Club,
    IrregularityReport,
    Player,
    Result,
    RosterPlayer,
    Session,
    SignIn,
)

_MOST_PARTS_TURNED = 4
_Names = dict[int, set[str]]
"""The names of everybody in each session, by its id."""
_Reworded = Callable[[str], str]


@dataclass
class Person:
    """The spellings of a name in one club, and what stands in their place; `spared` parts are no name, and stay.

    `met` are the names in each session, `listed` those on the club's list of players.
    """

    club: Club
    names: tuple[str, ...]
    pseudonym: str
    spared: frozenset[str] = frozenset()
    met: _Names = field(default_factory=dict)
    listed: frozenset[str] = frozenset()
    reworded: dict[int | None, tuple[_Reworded, _Reworded]] = field(default_factory=dict)
    others: dict[int | None, Names] = field(default_factory=dict)

    @classmethod
    def of(cls, club: Club, names: Iterable[str], pseudonym: str, spared: Iterable[str] = ()) -> "Person":
        """With all who play in the club or are on its list, read once."""
        return cls(club, tuple(names), pseudonym, frozenset(spared), names_met(club), names_listed(club))

    @cached_property
    def spelled(self) -> list[list[str]]:
        """The words of each spelling."""
        return [parts for name in self.names if (parts := words(name))]

    @cached_property
    def parts(self) -> set[str]:
        """Every word of the name."""
        return {part for parts in self.spelled for part in parts}

    @cached_property
    def whole(self) -> dict[Sequence, str]:
        """The name whole, its words in any order: surname first is the same person."""
        turned = {
            run
            for parts in self.spelled
            if len(parts) > 1 and not set(parts) <= BRIDGE_WORDS
            for run in (permutations(parts) if len(parts) <= _MOST_PARTS_TURNED else [tuple(parts)])
        }
        return dict.fromkeys(turned, self.pseudonym)

    def is_he(self, name: str) -> bool:
        """Whether a name is nothing but his: his words, or their first letters, at least one of them in full."""
        heard = words(name)
        known = self.parts | {part[0] for part in self.parts}
        return bool(heard) and set(heard) <= known and bool(self.parts & set(heard))

    @cached_property
    def sessions(self) -> set[int]:
        """Where he plays."""
        return {session for session, names in self.met.items() if any(self.is_whole(name) for name in names)}

    @property
    def is_known(self) -> bool:
        """Whether anybody has his name: in a session, at its door, or on the club's list."""
        return bool(self.sessions) or any(self.is_whole(name) for name in self.listed)

    def is_whole(self, name: str) -> bool:
        """Whether it is one of the spellings, its words in whatever order."""
        heard = sorted(words(name))
        return any(heard == sorted(parts) for parts in self.spelled)

    @cached_property
    def alone_in_club(self) -> set[str]:
        """The parts that nobody else of the club bears."""
        return self.alone_among({name for names in self.met.values() for name in names} | self.listed)

    @cached_property
    def alone_in_session(self) -> dict[int, set[str]]:
        """The parts that nobody else bears in each session he plays in."""
        return {session: self.alone_among(self.met[session]) for session in self.sessions}

    def alone_among(self, names: Iterable[str]) -> set[str]:
        """The parts of his name that nobody else of those names has."""
        others = {part for name in names if not self.is_he(name) for part in words(name)}
        return parts_alone(self.parts) - others - self.spared

    def alone(self, session: int | None) -> set[str]:
        """The parts that are his in a text of that session."""
        return self.alone_in_session.get(session or 0, self.alone_in_club)

    def changes_in(self, session: int | None) -> tuple[_Reworded, _Reworded]:
        """What to do with a name, and with a free text, of that session; the same for all where he does not play."""
        key = session if session in self.sessions else None
        if key not in self.reworded:
            self.reworded[key] = (self.as_name(key), self.in_text(key))
        return self.reworded[key]

    def as_name(self, session: int | None) -> _Reworded:
        """Replaces his name in what holds names: the whole of it, or a value that is nothing but part of it."""
        alone = self.alone(session)

        @lru_cache(maxsize=20_000)
        def change(name: str) -> str:
            if self.is_whole(name) or (self.is_he(name) and alone & set(words(name))):
                return self.pseudonym
            return replaced(name, self.whole)

        return change

    def in_text(self, session: int | None) -> _Reworded:
        """Replaces his name in what was typed freely: whole, a part of it, or either in another form."""
        runs = self.whole | {(part,): self.pseudonym for part in self.alone(session)}
        as_name = self.as_name(session)

        @lru_cache(maxsize=20_000)
        def change(text: str) -> str:
            left = replaced(as_name(text), runs)
            return put(left, [(mark, self.pseudonym) for mark in self.declined(left, session)])

        return change

    def declined(self, text: str, session: int | None) -> list[Mark]:
        """Where a text of that session names him in another form than the first: `Kowalskiej`, `the Nowaks`.

        A form that may be somebody else's too stays, as a part does that others bear.
        """
        seen = letters.outline(text)
        if not any(beginning in seen for beginning in self.begins):
            return []
        alone = self.alone(session)
        marks = (mark for mark in marks_in(text, self.known, self.spared) if mark.is_certain)
        return [mark for mark in marks if mark.is_whole or (mark.parts & alone and not self._is_shared(mark, session))]

    def _is_shared(self, mark: Mark, session: int | None) -> bool:
        """Whether the words may name anybody else of the session, or where he does not play of the club."""
        key = session if session in self.sessions else None
        if key not in self.others:
            names = (
                self.met[key]
                if key is not None
                else {name for names in self.met.values() for name in names} | self.listed
            )
            self.others[key] = Names(name for name in names if not self.is_he(name))
        return any(self.others[key].met_by(word) for word in letters.words(mark.word))

    @cached_property
    def known(self) -> Known:
        """His names, as those of the texts are compared with them."""
        return known(self.names)

    @cached_property
    def begins(self) -> frozenset[str]:
        """How a word begins that may be one of them, however it is typed: what has none of it is read no further."""
        stems = {key.rpartition(":")[2] for key in Names(self.names).by_key}
        begins = {letters.outline(stem[: max(1, min(2, len(stem) - 1))]) for stem in stems}
        as_two = {begin.replace("w", "vv") for begin in begins} | {begin.replace("m", "rn") for begin in begins}
        return frozenset(begins | as_two | {begin.replace("w", "vv") for begin in as_two})

    def session_of_text(self, text: AuditText) -> int | None:
        """The session that a text of the audit trail was written in."""
        return self.sessions_of_texts.get(text.digest)

    @cached_property
    def sessions_of_texts(self) -> dict[str, int]:
        """The session that each sealed text of the chain belongs to, by its digest."""
        return dict(_sessions_of_texts(self.club))


def names_listed(club: Club) -> frozenset[str]:
    """Everybody on the club's list of players."""
    return frozenset(RosterPlayer.objects.filter(club=club).values_list("name", flat=True))


def names_met(club: Club) -> _Names:
    """Everybody named as a player, by session; who waits at its door among them."""
    met: _Names = defaultdict(set)
    for session, name in Player.objects.filter(contestant__session__event__club=club).values_list(
        "contestant__session_id", "name"
    ):
        met[session].add(name)
    for model, club_of, session_of in (
        (Result, "board__session__event__club", "board__session_id"),
        (IrregularityReport, "club", "session_id"),
    ):
        rows = model._default_manager.filter(**{club_of: club}).exclude(seats={})
        for session, seats in rows.values_list(session_of, "seats"):
            met[session] |= {name for name in seats.values() if name.strip()}
    waiting = SignIn.objects.filter(session__event__club=club).exclude(names=[]).values_list("session_id", "names")
    for session, entered in waiting:
        met[session] |= {each["name"] for each in entered if each.get("name")}
    return dict(met)


def _sessions_of_texts(club: Club) -> Iterator[tuple[str, int]]:
    """Each sealed text's digest with its session, where the entry tells of one."""
    results = dict(Result.objects.filter(board__session__event__club=club).values_list("pk", "board__session_id"))
    entries = AuditEntry.objects.filter(club=club).values_list(
        "object_type", "object_id", "report__session_id", "before", "after"
    )
    for kind, pk, session, before, after in entries.iterator(chunk_size=2000):
        of_row = {Session.__name__: pk, Result.__name__: results.get(pk)}.get(kind)
        its = session or of_row
        if its is not None:
            yield from ((digest, its) for digest in digests_in([before, after]))

"""How like two rulings on the same situation are, by the facts that branch; and whether they came out alike.

A fact branches when the law tries more than one answer to it. A seat, a card or a number that only travels into a
sentence tells no two rulings apart; the regulations do. A judgement is a fact that the director answers by judging:
where only judgements differ, and what follows from them, the facts were the same. Writes nothing.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from heapq import nsmallest
from typing import Any

from django.db.models import Q, QuerySet, TextField
from django.db.models.functions import Cast

from rulings.desk.base.compiled import Stored, as_stored, compiled, padded
from rulings.desk.base.known import Known, digest_of
from rulings.desk.base.rights import unseen_ids
from rulings.desk.cases.queries.newest import newest_reports
from rulings.laws.engine import AskedOf, StoredFinding, facts_of
from rulings.laws.situations import UnknownSituation, law_of
from rulings.models import Club, IrregularityReport, Ruling, User

_RULES = "regulations"
"""Stands for the regulations among the facts."""
_Facts = Mapping[str, Any]
_Outcome = tuple[frozenset[tuple[str, str]], str]
"""The findings by paragraph and key, and the director's own words where he ruled otherwise."""


@dataclass(frozen=True)
class Alike:
    """A ruling beside one that it is compared with: how many facts are `equal`, how many differ or one alone has.

    `is_otherwise`: the facts are the same and the outcome is not. False while the outcome is not known.
    `is_judged_otherwise`: of the facts that both have, judgements alone differ.
    """

    ruling: Ruling
    equal: int
    unlike: int
    is_otherwise: bool
    is_judged_otherwise: bool

    @property
    def is_same(self) -> bool:
        """Whether every fact that branches is the same."""
        return self.unlike == 0


@cache
def branching(situation: str, edition: str) -> frozenset[str] | None:
    """The keys of the facts that branch; None where no law here rules on the situation any more."""
    try:
        facts = facts_of(law_of(situation, edition))
    except UnknownSituation:
        return None
    return frozenset(key for key, fact in facts.items() if len(fact.kind.samples) > 1)


@cache
def _judged(situation: str, edition: str) -> frozenset[str]:
    """The keys of the facts that are judged; none where no law here rules on the situation any more."""
    try:
        facts = facts_of(law_of(situation, edition))
    except UnknownSituation:
        return frozenset()
    return frozenset(key for key, fact in facts.items() if fact.asked_of is AskedOf.JUDGEMENT)


@dataclass(frozen=True)
class Matter:
    """What is ruled on, or was: `outcome` is None while it is not known."""

    situation: str
    edition: str
    facts: _Facts
    regulations: _Facts
    outcome: _Outcome | None = None

    @property
    def telling(self) -> _Facts:
        """What tells it apart: the facts that branch, all of them where the law is no longer here; the regulations."""
        return self.told(self.facts, self.regulations)

    @cached_property
    def in_one_line(self) -> str:
        """The same as one text."""
        return json.dumps(self.telling, sort_keys=True)

    def told(self, facts: _Facts, regulations: _Facts) -> _Facts:
        """What these facts and regulations tell apart on its situation."""
        keys = branching(self.situation, self.edition)
        told = {key: value for key, value in facts.items() if keys is None or key in keys}
        return told | ({_RULES: dict(regulations)} if regulations else {})


def matter_of(ruling: Ruling) -> Matter:
    """A stored ruling's own."""
    outcome = ruled_outcome(ruling.found, ruling.override_text)
    return Matter(ruling.situation, ruling.edition, ruling.facts, ruling.regulations, outcome)


def ruled_outcome(findings: Iterable[StoredFinding], override: str = "") -> _Outcome:
    """What a ruling came to."""
    return frozenset((each.paragraph, each.key) for each in findings), " ".join(override.split())


def nearest(matter: Matter, others: Iterable[Ruling], most: int = 5) -> list[Alike]:
    """Those of the others, on the same situation and edition, that are most like it; of equals the newest first."""
    mine = matter.telling
    found = [_compared(matter, mine, each) for each in others]
    return sorted(found, key=lambda each: (each.unlike, -each.equal, -each.ruling.pk))[:most]


def _compared(matter: Matter, mine: _Facts, other: Ruling) -> Alike:
    """One ruling beside it; `mine` is what tells the matter apart."""
    its = matter_of(other).telling
    unlike, equal = _likeness(mine, its)
    differs = matter.outcome is not None and matter.outcome != ruled_outcome(other.found, other.override_text)
    answered = {key for key in mine.keys() & its.keys() if mine[key] != its[key]}
    is_judged = bool(answered) and answered <= _judged(matter.situation, matter.edition)
    return Alike(other, equal, unlike, unlike == 0 and differs, is_judged and mine.get(_RULES) == its.get(_RULES))


def _likeness(mine: _Facts, its: _Facts) -> tuple[int, int]:
    """How many of what tells two apart differ, or one alone has, and how many are equal."""
    equal = sum(key in its and its[key] == value for key, value in mine.items())
    return len(mine.keys() | its.keys()) - equal, equal


@dataclass(frozen=True)
class Told:
    """A ruling among many: who issued it, by id, whether in his own words, and its matter."""

    pk: int
    issued_by: int
    is_own: bool
    matter: Matter


@dataclass(frozen=True)
class Group:
    """Rulings on the same situation and the same facts, by what they came to, the commonest outcome first."""

    situation: str
    edition: str
    by_outcome: tuple[tuple[Told, ...], ...]

    @property
    def count(self) -> int:
        """How many rulings there are in it."""
        return sum(map(len, self.by_outcome))


def inconsistent(rulings: Iterable[Told]) -> list[Group]:
    """The groups that did not come out alike, the largest first."""
    found: dict[tuple[str, str, str], dict[_Outcome | None, list[Told]]] = {}
    for each in rulings:
        outcomes = found.setdefault((each.matter.situation, each.matter.edition, each.matter.in_one_line), {})
        outcomes.setdefault(each.matter.outcome, []).append(each)
    groups = [
        Group(situation, edition, tuple(tuple(each) for each in sorted(outcomes.values(), key=len, reverse=True)))
        for (situation, edition, _facts), outcomes in found.items()
        if len(outcomes) > 1
    ]
    return sorted(groups, key=lambda each: (-each.count, each.situation))


NEWEST, LOOKED_AT = 100, 500
"""How many rulings are compared with one, and with each other: bounds what a page costs, whatever is stored."""


def nearest_of(matter: Matter, report: IrregularityReport, user: User, club: int, most: int = 5) -> list[int]:
    """The nearest of the newest current rulings that the club may read, by id: its own and the public ones.

    Left out are the report's own, and those on boards hidden from the user. All are compared by what tells them apart
    alone.
    """
    hidden, newest = unseen_ids(user), _newest_on(matter.situation, matter.edition, club)
    key = (matter.situation, matter.edition, matter.in_one_line, report.pk, hidden, most, digest_of(newest))
    return _FIRST.of(key, lambda: _first_of(matter, report, newest, hidden, most))


_FIRST: Known[list[int]] = Known(1000)


def _first_of(
    matter: Matter, report: IrregularityReport, newest: Stored, hidden: frozenset[int], most: int
) -> list[int]:
    """Which of the newest, by id, are nearest to a matter of that report."""
    others = {pk: told for pk, its, board, *told in newest.rows if its != report.pk and board not in hidden}
    mine = matter.telling
    apart = {facts: _likeness(mine, matter.told(*map(json.loads, facts))) for facts in set(map(tuple, others.values()))}
    ranked = [(unlike, -equal, -pk) for pk, told in others.items() for unlike, equal in (apart[tuple(told)],)]
    return [-pk for *_rank, pk in nsmallest(most, ranked)]


_Row = tuple[int, int, int, str, str]


@as_stored
def _newest_on(situation: str, edition: str, club: int) -> QuerySet[Ruling, _Row]:
    """Of each its id, its report's and its board's, and its facts and regulations as they are stored."""
    is_public = Q(publication__isnull=False, publication__withdrawn_at__isnull=True)
    found = Ruling.objects.filter(Q(report__club=club) | is_public, situation=situation, edition=edition)
    told = (Cast(name, TextField()) for name in ("facts", "regulations"))
    return found.filter(is_current=True).order_by("-pk").values_list("pk", "report", "report__board", *told)[:NEWEST]


_SHOWN = (
    *("situation", "edition", "facts", "regulations", "findings", "sentences", "override_text", "issued_at"),
    *("report__club", "report__board__number", "report__board__session"),
    *("report__session__name", "report__session__date", "report__session__slug", "report__session__event__name"),
    *("publication__override_text", "publication__sentences", "publication__year", "publication__number"),
    *("publication__club__name", "publication__club__slug"),
)
"""What the row of a ruling shows and is compared by."""


@as_stored
def in_full(*pks: int) -> QuerySet[Ruling]:
    """These with all that their rows show."""
    found = Ruling.objects.select_related("report__board", "report__session__event", "publication__club")
    return found.filter(pk__in=pks).only(*_SHOWN)


def rulings_of_clubs(clubs: Iterable[Club], user: User, situation: str = "") -> list[Told]:
    """The newest current rulings of clubs, on one situation where it is given, but those hidden from the user.

    What is written alike is read once: among thousands of rulings much is.
    """
    pks, hidden = [club.pk for club in clubs], unseen_ids(user)
    newest = _newest_on_of(situation, *pks) if situation else _newest_of(pks)
    return [
        Told(pk, by, bool(written[-1]), _matter_written(*written))
        for pk, board, by, *written in newest
        if board not in hidden
    ]


@lru_cache(4 * LOOKED_AT)
def _matter_written(
    situation: str, edition: str, facts: str, regulations: str, findings: str, override_text: str
) -> Matter:
    """The matter of a ruling as its columns are stored."""
    parts = {"facts": json.loads(facts), "regulations": json.loads(regulations), "findings": json.loads(findings)}
    return matter_of(Ruling(situation=situation, edition=edition, override_text=override_text, **parts))


def _newest_of(clubs: Sequence[int]) -> list[tuple[Any, ...]]:
    """Those of the clubs' newest reports."""
    reports = _newest_reports(clubs)
    return _rulings_of(*padded(reports)) if reports else []


_newest_reports = newest_reports(LOOKED_AT)


@compiled
def _rulings_of(*reports: int) -> QuerySet[Ruling, tuple[Any, ...]]:
    return _as_written(Ruling.objects.filter(report__in=reports))


@compiled
def _newest_on_of(situation: str, *clubs: int) -> QuerySet[Ruling, tuple[Any, ...]]:
    return _as_written(Ruling.objects.filter(situation=situation, report__club__in=clubs))


def _as_written(rulings: QuerySet[Ruling]) -> QuerySet[Ruling, tuple[Any, ...]]:
    """Of the newest current ones who issued them and when, and the columns of their matter as texts."""
    told = (Cast(name, TextField()) for name in ("facts", "regulations", "findings"))
    newest = rulings.filter(is_current=True).order_by("-pk")[:LOOKED_AT]
    who, what = ("pk", "report__board", "issued_by"), ("situation", "edition")
    return newest.values_list(*who, *what, *told, "override_text")


def with_sentences(pks: Iterable[int]) -> dict[int, Ruling]:
    """These rulings with what they said, who issued them and when."""
    wanted = list(pks)
    return {each.pk: each for each in _said(*padded(wanted))} if wanted else {}


@compiled
def _said(*pks: int) -> QuerySet[Ruling]:
    named = (f"issued_by__{name}" for name in ("username", "first_name", "last_name", "deleted_at"))
    said = Ruling.objects.select_related("issued_by").filter(pk__in=pks)
    return said.only("sentences", "findings", "override_text", "issued_at", *named)

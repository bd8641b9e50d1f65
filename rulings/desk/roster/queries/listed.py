"""The club's list of players: read, searched, and matched with what was typed."""

import hashlib
import re
from collections.abc import Iterable
from dataclasses import dataclass, field

from django.db.models import Case, Exists, OuterRef, Q, QuerySet, Value, When
from django.db.models.functions import Coalesce

from rulings.desk.roster.values.typed import Named, search_key
from rulings.models import Club, Player, RosterPlayer, Session

_MOST_FOUND = 20
_FEWEST_LETTERS = 3
_LATEST_SESSIONS = 60
_CHUNK = 500
"""So many texts one query may name: SQLite takes no more than some."""


def roster_of(club: Club) -> QuerySet[RosterPlayer]:
    """Everybody on the list by name, with the usual partner."""
    return RosterPlayer.objects.filter(club=club).select_related("partner")


def row_digest(row: RosterPlayer) -> str:
    """The SHA-256 of a line of the list as its page shows it, in hexadecimal."""
    partner = (row.partner.name, row.partner.number) if row.partner else ()
    return hashlib.sha256(repr((row.name, row.number, partner)).encode()).hexdigest()


def searched(club: Club, typed: str) -> QuerySet[RosterPlayer]:
    """Those of the list whom every word typed may mean: the beginning of a word of the name, or of the number."""
    rows = roster_of(club)
    for chunk in typed.split():
        rows = rows.filter(_may_mean(chunk))
    return rows


def _may_mean(chunk: str) -> Q:
    """Whether a word begins a word of the name or, with a digit in it, the number."""
    wanted = Q()
    for word in search_key(chunk).split():
        wanted &= Q(folded__startswith=word) | Q(folded__contains=f" {word}")
    if any(sign.isdigit() for sign in chunk):
        wanted = Q(number__istartswith=chunk.strip("()")) | wanted if wanted else Q(number__istartswith=chunk)
    return wanted


def found(club: Club, typed: str, beside: str = "") -> list[RosterPlayer]:
    """At most 20 players whom the text may mean: from three letters on, from one where a digit is in it.

    `beside` is who was already chosen to play with him: his usual partner comes first, also where nothing is typed.
    Then who has just that number, then by name. At most two queries.
    """
    usual = _usual_partners(club, beside)
    is_enough = any(sign.isdigit() for sign in typed) or sum(map(str.isalpha, typed)) >= _FEWEST_LETTERS
    if not is_enough and not (usual and not typed.strip()):
        return []
    rows = searched(club, typed) if is_enough else roster_of(club).filter(pk__in=usual)
    first = When(pk__in=usual, then=Value(0))
    number = re.sub(r"[()\s]", "", typed)
    exact = When(number__iexact=number, then=Value(1)) if number else When(pk__in=[], then=Value(1))
    begins = When(folded__startswith=search_key(typed), then=Value(2))
    return list(rows.order_by(Case(first, exact, begins, default=Value(3)), "folded", "pk")[:_MOST_FOUND])


def _usual_partners(club: Club, beside: str) -> list[int]:
    """Whom who was chosen mostly plays with, and who mostly play with him, by their ids."""
    chosen = _who_is(club, beside)
    if chosen is None:
        return []
    own = [chosen.partner_id] if chosen.partner_id else []
    return [*own, *RosterPlayer.objects.filter(club=club, partner=chosen).values_list("pk", flat=True)]


def _who_is(club: Club, text: str) -> RosterPlayer | None:
    """The one player of the list whom a text names in full; None for nobody, and for several."""
    if not text.strip():
        return None
    number = text.rpartition("(")[2].rstrip(") ").strip()
    name = search_key(text.partition("(")[0])
    wanted = Q(folded=name) if name else Q()
    wanted |= Q(number__iexact=number) if any(sign.isdigit() for sign in number) else Q()
    rows = list(RosterPlayer.objects.filter(wanted, club=club)[:10]) if wanted else []
    numbered = [row for row in rows if row.number and row.number.casefold() == number.casefold()]
    rows = numbered or rows
    return rows[0] if len(rows) == 1 else None


@dataclass
class Known:
    """Players of the list by number and by name, for matching many at once."""

    by_number: dict[str, RosterPlayer] = field(default_factory=dict)
    by_name: dict[str, list[RosterPlayer]] = field(default_factory=dict)

    def add(self, row: RosterPlayer) -> None:
        """Know one more."""
        if row.number:
            self.by_number[row.number.casefold()] = row
        self.by_name.setdefault(row.folded, []).append(row)

    def forget(self, row: RosterPlayer) -> None:
        """Know one no more, before he is written anew."""
        self.by_number.pop(row.number.casefold(), None)
        self.by_name[row.folded] = [each for each in self.by_name.get(row.folded, ()) if each is not row]

    def meant_by(self, player: Named) -> RosterPlayer | None:
        """Who has just that number; without one, the only one of just that name."""
        if player.number:
            return self.by_number.get(player.number.casefold())
        same = self.by_name.get(player.key, [])
        return same[0] if len(same) == 1 else None

    def completed(self, player: Named) -> Named:
        """With the name or the number that the list has and the player does not say; what he says stands."""
        row = self.meant_by(player)
        return Named(player.name or row.name, player.number or row.number) if row else player


def known_among(club: Club, players: Iterable[Named]) -> Known:
    """Those of the list who have one of these numbers or names: one query for 500 of either."""
    asked = [player for player in players if player]
    numbers = sorted({each for player in asked if (own := player.number) for each in (own, own.upper(), own.lower())})
    names = sorted({player.key for player in asked if player.key})
    known = Known()
    for texts, column in ((numbers, "number"), (names, "folded")):
        for begin in range(0, len(texts), _CHUNK):
            rows = RosterPlayer.objects.filter(club=club, **{f"{column}__in": texts[begin : begin + _CHUNK]})
            for row in rows:
                if row not in known.by_name.get(row.folded, []):
                    known.add(row)
    return known


def everybody_of(club: Club) -> Known:
    """The whole list."""
    known = Known()
    for row in RosterPlayer.objects.filter(club=club).order_by("pk"):
        known.add(row)
    return known


def sessions_with_names(club: Club) -> QuerySet[Session]:
    """Those of the club's latest sessions that have names, the latest first; one query beside its own.

    The latest are asked for by themselves, in an order that no index has: else a planner walks through the sessions of
    all clubs.
    """
    by_date = Coalesce("date", "date").desc()
    of_the_club = Session.objects.filter(event__club=club).order_by(by_date, "-pk")
    latest = list(of_the_club.values_list("pk", flat=True)[:_LATEST_SESSIONS])
    named = Player.objects.filter(contestant__session=OuterRef("pk"))
    return Session.objects.filter(Exists(named), pk__in=latest).select_related("event").order_by("-date", "-pk")

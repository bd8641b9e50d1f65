"""Copies of cases: what is kept of one, what it is found by, how it is shown; a club's own and followed, searched."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from django.db.models import Count, QuerySet
from django.utils.translation import get_language
from django.utils.translation import gettext as _

from rulings.desk.base.audit import canonical
from rulings.desk.base.rights import Right, by_right, memberships_of
from rulings.desk.base.texts import without_no_text
from rulings.desk.between.queries.feeds import Entry, SignedCase
from rulings.desk.between.values import MOST_BYTES_OF_A_CASE, Json
from rulings.desk.casebook.values import Wanted, term, words
from rulings.models import CaseCopy, Club, FollowedCasebook, User
from rulings.wording.laws.tables import TITLES
from rulings.wording.situations import situation_title

_KEPT = ("club", "year", "number", "situation", "laws", "played", "edition", "facts", "findings", "override", "appeal")
_ALSO = ("commentary", "board", "scores", "auction")


def content_of(entry: Entry, signed: SignedCase | None) -> Json:
    """What is kept: what its site signed, or what its feed tells; without what no database takes."""
    if signed is None or len(canonical(signed.case)) > MOST_BYTES_OF_A_CASE:
        return {"text": entry.text}
    return {name: _clean(signed.case[name]) for name in (*_KEPT, *_ALSO) if name in signed.case}


def _clean(value: Any) -> Any:
    """The value with texts that a database takes."""
    match value:
        case str():
            return without_no_text(value)
        case dict():
            return {without_no_text(str(name)): _clean(each) for name, each in value.items()}
        case list():
            return [_clean(each) for each in value]
    return value


def words_of(copy: CaseCopy) -> str:
    """What it is found by: its words in every language, its laws and its situation, with spaces round each."""
    found = {word for text in _texts(copy.title, copy.content) for word in words(text)}
    laws = copy.content.get("laws")
    found |= {term("law", law) for law in laws if isinstance(law, int)} if isinstance(laws, list) else set()
    return f" {' '.join(sorted(found))} "


def _texts(*values: Any) -> Iterator[str]:
    """Every text in it."""
    for value in values:
        match value:
            case str():
                yield value
            case Mapping():
                yield from _texts(*value.values())
            case list():
                yield from _texts(*value)


def lines_shown(copy: CaseCopy) -> list[tuple[str, str]]:
    """What a copy says, each with its label, in the reader's language where its site has that."""
    content = copy.content
    lines = [
        (_("Situation"), _situation(content.get("situation"))),
        (_("What happened"), content.get("facts") or content.get("text")),
        (_("The director ruled otherwise than these findings:"), content.get("override")),
        (_("Ruling"), "\n".join(_findings(content.get("findings")))),
        (_("Appeal"), _part(content.get("appeal"), "text")),
        (_("Commentary"), _part(content.get("commentary"), "text")),
    ]
    return [(label, text) for label, text in lines if isinstance(text, str) and text]


def _situation(key: Any) -> str:
    """What it is called here; "" where this version does not know it."""
    return situation_title(key) if isinstance(key, str) and key in TITLES else ""


def _part(value: Any, name: str) -> str:
    """A text of an object."""
    return str(value.get(name, "")) if isinstance(value, Mapping) else ""


def _findings(findings: Any) -> Iterator[str]:
    """Each finding with its paragraph."""
    code = get_language() or "en"
    for each in findings if isinstance(findings, list) else ():
        texts = each.get("text") if isinstance(each, Mapping) else None
        if isinstance(texts, Mapping) and texts:
            yield f"{texts.get(code) or texts.get('en') or next(iter(texts.values()))} ({each.get('paragraph', '')})"


def clubs_that_follow(user: User) -> list[Club]:
    """His clubs in which he may read what they follow, by name."""
    return by_right(memberships_of(user))[Right.CONSULT]


def copies_counted(followed: Iterable[FollowedCasebook]) -> dict[int, int]:
    """How many copies there are of each, by its key."""
    found = CaseCopy.objects.filter(casebook__in=list(followed)).order_by()
    return dict(found.values_list("casebook").annotate(Count("pk")))


def followed_by(clubs: Iterable[Club]) -> list[FollowedCasebook]:
    """The casebooks that these clubs follow, by title."""
    found = FollowedCasebook.objects.filter(club__in=list(clubs), ended_at__isnull=True)
    return list(found.select_related("source", "club").order_by("title", "pk"))


def clubs_searched(clubs: Iterable[Club], followed: Iterable[FollowedCasebook]) -> list[Club]:
    """The clubs of this site whose cases are searched: one's own and those that are followed here."""
    here = {each.pk: each for each in clubs} | {each.source.pk: each.source for each in followed if each.source}
    return sorted(here.values(), key=lambda each: each.name.casefold())


def copies_found(followed: Iterable[FollowedCasebook], wanted: Wanted) -> QuerySet[CaseCopy]:
    """The copies that are what is wanted, those read last first."""
    found = CaseCopy.objects.filter(casebook__in=[each.pk for each in followed if not each.source_id])
    for word in wanted.words:
        text = f" {word.text}" if word.is_beginning else f" {word.text} "
        found = found.filter(words__contains=text)
    if wanted.law:
        found = found.filter(words__contains=f" {term('law', wanted.law)} ")
    return found.filter(gone_at__isnull=True).select_related("casebook__club").order_by("-published", "-pk")


def copy_for(club: Club, pk: int) -> CaseCopy | None:
    """A copy that the club has."""
    found = CaseCopy.objects.filter(pk=pk, casebook__club=club, casebook__ended_at__isnull=True)
    return found.select_related("casebook").first()

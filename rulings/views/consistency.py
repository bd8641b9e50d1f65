"""Does a club rule the same way on the same facts? For its chief director; it changes nothing."""

from collections import Counter
from dataclasses import dataclass

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from rulings.models import Ruling
from rulings.permissions import Right
from rulings.queries.alike import LOOKED_AT, rulings_of_clubs, with_sentences
from rulings.services.likeness import Group, inconsistent
from rulings.views import found
from rulings.views.gate import page
from rulings.views.paging import page_of
from rulings.views.telling import headline
from rulings.wording.situations import situation_title

GROUPS, SHOWN = 10, 5


@dataclass(frozen=True)
class OutcomeSheet:
    """One outcome of a group: what it said, how often, and the newest rulings that came to it."""

    text: str
    count: int
    rulings: tuple[Ruling, ...]


@require_safe
@page
def consistency(request: HttpRequest) -> HttpResponse:
    """The same facts ruled otherwise, and how often each director leaves the findings."""
    clubs = found.clubs_with(request, Right.REVIEW)
    chosen = request.GET.get("situation", "")[:60]
    rulings = list(rulings_of_clubs(clubs[Right.REVIEW], found.member(request), chosen))
    groups = page_of(request, inconsistent(rulings), size=GROUPS)
    context = {
        "groups": groups,
        "told": told_groups(groups.rows),
        "directors": by_director(rulings),
        "count": len(rulings),
        "is_cut": len(rulings) == LOOKED_AT,
        "chosen": situation_title(chosen) if chosen and rulings else "",
    }
    return render(request, "consistency/consistency.html", context)


def told_groups(groups: list[Group]) -> list[tuple[Group, str, list[OutcomeSheet]]]:
    """The groups of a page, each with its title and its outcomes in words; one query."""
    said = with_sentences(rulings[0].pk for group in groups for rulings in group.by_outcome)
    return [
        (
            group,
            situation_title(group.situation),
            [OutcomeSheet(headline(said[each[0].pk]), len(each), each[:SHOWN]) for each in group.by_outcome],
        )
        for group in groups
    ]


def by_director(rulings: list[Ruling]) -> list[tuple[str, int, int]]:
    """Each director with his rulings and how many of them left the findings, the most first."""
    ruled = Counter(each.issued_by for each in rulings)
    otherwise = Counter(each.issued_by for each in rulings if each.override_text)
    return [(who.display_name, count, otherwise[who]) for who, count in ruled.most_common()]

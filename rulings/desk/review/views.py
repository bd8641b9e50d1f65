"""The queue, oldest deadline first; countersigning and returning; ruling alike; a ruling's whole process."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from rulings.bridge import Side
from rulings.desk.adjusting.queries.stored import score_lines
from rulings.desk.appeals.queries import appeals_against
from rulings.desk.base.finding import clubs_with, find, member
from rulings.desk.base.forms import ReasonForm, SheetForm
from rulings.desk.base.gate import act, page
from rulings.desk.base.pages import Leaf, page_of
from rulings.desk.base.rights import Right
from rulings.desk.base.sorting import Sorting, sorting_of
from rulings.desk.cases.queries.likeness import LOOKED_AT, Group, Told, inconsistent, rulings_of_clubs, with_sentences
from rulings.desk.cases.queries.ruling_sheet import (
    announced_findings,
    facts_relied_on,
    follow_up_text,
    main_sentence,
)
from rulings.desk.cases.queries.stored import (
    adjustments_by_case,
    follow_ups_left_by,
    said_of_report,
    sheet_written,
    versions_signed,
)
from rulings.desk.cases.views.ruling_page import ruling_page
from rulings.desk.playing.queries import opened_before_time, unseen_of
from rulings.desk.polls.queries.polls import polls_of_report
from rulings.desk.polls.queries.sheets import poll_sheet
from rulings.desk.reports.views.facts import sides_of
from rulings.desk.review.queries.federation import clubs_of_rulings, counted_with
from rulings.desk.review.queries.rows import Waiting, kinds_of, rows_of
from rulings.desk.review.queries.waiting import DEPTH, Brief, is_deeper, next_to_countersign, waiting_for
from rulings.desk.review.services import countersign, return_ruling
from rulings.desk.review.wording import Kind, kind_title
from rulings.desk.trail.wording.entries import entry_sentence
from rulings.models import Club, Ruling, User, Verb
from rulings.wording.situations import situation_title
from rulings.wording.terms import value_text


@act
def ruling_countersign(request: HttpRequest, pk: int) -> HttpResponse:
    """Sign what somebody else ruled, and go on to the next that waits for it."""
    shown, _rights = find(request, Ruling, Right.REVIEW, pk=pk)
    user = member(request)
    form = SheetForm(request.POST)
    following = next_to_countersign(user, clubs_with(request, Right.REVIEW), unseen_of(user), pk)
    countersign(actor=user, ruling=shown, sheet=form.cleaned_data["sheet"] if form.is_valid() else "")
    if following is None:
        messages.success(request, _("Countersigned. No other ruling waits for you."))
        return redirect("queue")
    messages.success(request, _("Countersigned. This is the next that waits for you."))
    return redirect("ruling", following)


@act
def ruling_return(request: HttpRequest, pk: int) -> HttpResponse:
    """Send a ruling back, with the reason."""
    shown, rights = find(request, Ruling, Right.REVIEW, pk=pk)
    form = ReasonForm(request.POST)
    if not form.is_valid():
        return ruling_page(request, shown, rights, returning=form)
    return_ruling(actor=member(request), ruling=shown, reason=form.cleaned_data["reason"])
    messages.success(request, _("Returned: its director rules on it anew."))
    return redirect("ruling", pk)


@require_safe
@page
def queue(request: HttpRequest) -> HttpResponse:
    """What waits, all of it or one kind."""
    clubs = clubs_with(request, Right.REVIEW)
    unseen = unseen_of(member(request))
    waiting = waiting_for(member(request), clubs, unseen)
    sorting = sorting_of(request, ("until", *_SORTED_BY), usual="until")
    context = {"unseen": unseen, "clubs": clubs[Right.REVIEW], "columns": sorting.columns}
    return render(request, "review/queue.html", context | _narrowed(request, waiting, sorting))


_SORTED_BY: Mapping[str, Callable[[Waiting], Any]] = {
    "board": lambda row: row.board and (row.board, len(row.table), row.table),
    "title": lambda row: row.title.casefold(),
    "why": lambda row: row.labels,
    "session": lambda row: (row.session.casefold(), row.session_pk),
}
"""By what the queue is sorted beside the deadline; what is equal stays as it waits, the oldest deadline first."""


def _narrowed(request: HttpRequest, waiting: list[Brief], sorting: Sorting) -> dict[str, object]:
    """The page of the kind that the address asks for, and how many there are of each."""
    chosen, kinds = request.GET.get("kind", ""), kinds_of(waiting)
    is_narrowed = chosen in set(Kind)
    left = [each for each, its in zip(waiting, kinds, strict=True) if not is_narrowed or chosen in its]
    return {
        "kinds": _counted(kinds),
        "chosen": chosen,
        "total": len(waiting),
        "depth": DEPTH,
        "is_deeper": is_deeper(waiting),
        "waiting": _in_order(request, left, sorting),
    }


def _in_order(request: HttpRequest, waiting: list[Brief], sorting: Sorting) -> Leaf:
    """The page as it is sorted; by the deadline no more rows are made than it shows."""
    if sorting.key in _SORTED_BY:
        rows = sorting.sort(rows_of(waiting), _SORTED_BY[sorting.key])
        return page_of(request, rows, lambda each: each.cells, size=_ROWS)
    leaf = page_of(request, sorting.sort(waiting, lambda each: each.deadline), size=_ROWS)
    return replace(leaf, rows=[each.cells for each in rows_of(leaf.rows)])


def _counted(kinds: list[tuple[Kind, ...]]) -> list[tuple[Kind, str, int]]:
    """Each kind of which something waits, with how many."""
    counts = {kind: sum(kind in its for its in kinds) for kind in Kind}
    return [(kind, kind_title(kind), count) for kind, count in counts.items() if count]


_ROWS, _GROUPS = 25, 10
_NAMED = 5
_Outcome = tuple[str, int, list[Ruling]]
"""What an outcome said, how many rulings came to it, and the first of them."""


@require_safe
@page
def consistency(request: HttpRequest) -> HttpResponse:
    """The same facts ruled otherwise, and how often each director leaves the findings."""
    clubs = clubs_with(request, Right.REVIEW)[Right.REVIEW]
    chosen, others = request.GET.get("situation", "")[:60], counted_with(clubs)
    rulings = rulings_of_clubs([*clubs, *others], member(request), chosen)
    own = rulings_of_clubs(clubs, member(request), chosen) if others else rulings
    groups = page_of(request, inconsistent(rulings), size=_GROUPS)
    context = {
        "groups": groups,
        "told": _group_rows(groups.rows, others),
        "directors": _by_director(own),
        "count": len(rulings),
        "is_cut": len(rulings) == LOOKED_AT,
        "chosen": situation_title(chosen) if chosen and rulings else "",
    }
    return render(request, "review/consistency.html", context)


def _group_rows(groups: list[Group], others: list[Club]) -> list[tuple[Group, str, list[_Outcome]]]:
    """The groups of a page, each with its title and its outcomes in words; those of other clubs with theirs alone."""
    said = with_sentences(each.pk for group in groups for rulings in group.by_outcome for each in rulings[:_NAMED])
    for key, name in clubs_of_rulings(said, others):
        said[key].at_club = name
    return [
        (group, situation_title(group.situation), [_outcome(each, said) for each in group.by_outcome])
        for group in groups
    ]


def _outcome(rulings: tuple[Told, ...], said: Mapping[int, Ruling]) -> _Outcome:
    """One outcome of a group."""
    named = [said[each.pk] for each in rulings[:_NAMED]]
    is_theirs = named[0].at_club and named[0].override_text  # what was written there is read there alone
    text = _("Ruled otherwise, in words of the director’s own.") if is_theirs else main_sentence(named[0])
    return text, len(rulings), named


def _by_director(rulings: list[Told]) -> list[tuple[str, int, int]]:
    """Each director with his rulings and how many of them left the findings, the most first."""
    ruled = Counter(each.issued_by for each in rulings)
    otherwise = Counter(each.issued_by for each in rulings if each.is_own)
    names = {each.pk: each.display_name for each in User.objects.filter(pk__in=ruled)}
    return [(names[who], count, otherwise[who]) for who, count in ruled.most_common()]


_TOLD = (
    Verb.FACTS_CONFIRMED,
    Verb.APPEAL_RIGHT_TOLD,
    Verb.RULING_ISSUED,
    Verb.LINK_MADE,
    Verb.LINK_REVOKED,
    Verb.APPEAL_OTHER_SIDE_TOLD,
    Verb.APPEAL_TOLD,
    Verb.PUBLIC_TEXT_PREPARED,
    Verb.RULING_PUBLISHED,
)
"""The acts by which the players learn something."""
_MOST_TOLD = 25


@dataclass(frozen=True)
class _Asked:
    """Whom the director asked before one of his judgements: `fact` is what he judged."""

    fact: str
    people: str


@require_safe
@page
def ruling_process(request: HttpRequest, pk: int) -> HttpResponse:
    """One version of a ruling with everything that led to it and followed from it."""
    shown, _rights = find(request, Ruling, pk=pk)
    context = {"ruling": shown, "report": shown.report, "board": shown.report.board, **_asked_of(shown)}
    return render(request, "review/process.html", context | _led_to(shown) | _followed(shown))


def _led_to(shown: Ruling) -> dict[str, Any]:
    """What there was before the ruling, and what it says."""
    sheet = sheet_written(shown.report)
    return {
        "title": situation_title(shown.situation),
        "sheet": sheet,
        "sides": sides_of(sheet),
        "polls": [poll_sheet(each) for each in polls_of_report(shown.report_id)],
        "findings": announced_findings(shown),
    }


def _followed(shown: Ruling) -> dict[str, Any]:
    """What came of it."""
    told = said_of_report(shown.report, _TOLD, _MOST_TOLD + 1)
    return {
        "is_told_more": len(told) > _MOST_TOLD,
        "versions": versions_signed(shown.case),
        "told": [(each, entry_sentence(each)) for each in told[-_MOST_TOLD:]],
        "adjustments": [(each, "; ".join(score_lines(each))) for each in adjustments_by_case(shown.case)],
        "appeals": [(each, value_text(Side(each.side))) for each in appeals_against(shown.case)],
        "follow_ups": [(each, follow_up_text(each)) for each in follow_ups_left_by(shown)],
        "opened": opened_before_time(shown.report.board),
    }


def _asked_of(shown: Ruling) -> dict[str, Any]:
    """The answers with their reasons alone; whom the director consulted and polled stand apart."""
    known = facts_relied_on(shown)
    notes = {fact.key: shown.judgements.get(fact.key, {}) for fact in known}
    reasons = {key: str(note.get("reason", "")) for key, note in notes.items()}
    parts = {
        part: [_Asked(fact.label, str(people)) for fact in known if (people := notes[fact.key].get(part))]
        for part in ("consulted", "polled")
    }
    return {"facts": [replace(fact, reason=reasons[fact.key]) for fact in known], **parts}

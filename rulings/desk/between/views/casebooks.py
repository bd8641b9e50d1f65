"""Casebooks that clubs follow, searched with their own; one case with what a club thinks of it; what is followed."""

from functools import partial
from typing import Any

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods, require_safe

from rulings.desk.base.finding import find, member, or_404
from rulings.desk.base.forms import submit
from rulings.desk.base.gate import act, page
from rulings.desk.base.pages import page_of
from rulings.desk.base.rights import Right
from rulings.desk.base.texts import SAVED
from rulings.desk.between.forms import FollowClubForm, FollowedForm, FollowFeedForm, MarkForm
from rulings.desk.between.queries.copies import (
    clubs_searched,
    clubs_that_follow,
    copies_counted,
    copies_found,
    copy_for,
    followed_by,
    lines_shown,
)
from rulings.desk.between.queries.marks import is_reached, mark_of, marks_by_case, marks_by_copy, may_mark, may_tag
from rulings.desk.between.services.following import follow_club, follow_feed, leave_casebook
from rulings.desk.between.services.marking import mark_case
from rulings.desk.between.values import Trouble
from rulings.desk.between.wording import TROUBLES
from rulings.desk.casebook.queries.search import search
from rulings.desk.casebook.queries.shown import PublishedCase
from rulings.desk.casebook.wording import tag_text
from rulings.models import CaseCopy, CaseMark, Club, FollowedCasebook, Publication

_BAD_INPUT = 400


_Mark = tuple[CaseMark, list[str]]
"""A mark, and its tags in words."""


def rows_of(clubs: list[Club], cases: list[Publication]) -> list[tuple[PublishedCase, list[_Mark]]]:
    """Cases of this site as lists show them, each with what these clubs think of it."""
    marks = marks_by_case(clubs, cases)
    return [(PublishedCase(each), [_with_tags(mark) for mark in marks.get(each.pk, ())]) for each in cases]


def _with_tags(mark: CaseMark) -> _Mark:
    """A mark with its tags in words."""
    return mark, [tag_text(tag) for tag in mark.tags]


@require_safe
@page
def casebooks(request: HttpRequest) -> HttpResponse:
    """The reader's own clubs' cases and those that they follow, searched together."""
    clubs = clubs_that_follow(member(request))
    followed = followed_by(clubs)
    form = FollowedForm(request.GET, clubs_searched(clubs, followed))
    context: dict[str, Any] = {"form": form, "clubs": clubs, "followed": followed}
    if not form.is_valid():
        return render(request, "between/casebooks.html", context, status=_BAD_INPUT)
    return render(request, "between/casebooks.html", context | _found(request, clubs, followed, form))


def _found(
    request: HttpRequest, clubs: list[Club], followed: list[FollowedCasebook], form: FollowedForm
) -> dict[str, Any]:
    """What is found here, a page of it, and among the copies."""
    wanted = form.wanted()
    here = search(wanted, form.cleaned_data["before"])
    query = request.GET.copy()
    query["before"] = str(here.older)
    copies = copies_found(followed if not form.cleaned_data["club"] else [], wanted)
    leaf = page_of(request, copies)
    marks = marks_by_copy(clubs, leaf.rows)
    return {
        "cases": rows_of(clubs, here.cases),
        "older": query.urlencode() if here.older else "",
        "copies": leaf,
        "copy_rows": [(each, [_with_tags(mark) for mark in marks.get(each.pk, ())]) for each in leaf.rows],
    }


@require_http_methods(["GET", "HEAD", "POST"])
@page
def club_casebooks(request: HttpRequest, slug: str) -> HttpResponse:
    """What a club follows; to follow one more."""
    club, rights = find(request, Club, Right.CONSULT, slug=slug)
    sent = request.POST if request.method == "POST" else None
    here = FollowClubForm(sent if sent and "source" in sent else None, club)
    feed = FollowFeedForm(sent if sent and "source" not in sent else None)
    user = member(request)
    if submit(here, partial(follow_club, actor=user, club=club)) or submit(
        feed, partial(follow_feed, actor=user, club=club)
    ):
        messages.success(request, SAVED)
        return redirect("club_casebooks", slug)
    context = {"club": club, "may_follow": Right.FOLLOW in rights, "here": here, "feed": feed}
    context["followed"] = _followed(club)
    return render(request, "between/club_casebooks.html", context, status=max(here.status, feed.status))


def _followed(club: Club) -> list[tuple[FollowedCasebook, str, int]]:
    """The casebooks that it follows, each with why it was not read, and how many copies there are."""
    followed = followed_by([club])
    copies = copies_counted(followed)
    return [(each, _trouble_of(each), copies.get(each.pk, 0)) for each in followed]


def _trouble_of(casebook: FollowedCasebook) -> str:
    """Why it was not read, in a sentence."""
    return str(TROUBLES[Trouble(casebook.trouble)]) if casebook.trouble in set(Trouble) else ""


@act
def casebook_leave(request: HttpRequest, slug: str, pk: int) -> HttpResponse:
    """Follow one no more."""
    club, _rights = find(request, Club, Right.FOLLOW, slug=slug)
    casebook = or_404(club.casebooks_followed.filter(pk=pk).first())
    leave_casebook(actor=member(request), casebook=casebook)
    messages.success(request, SAVED)
    return redirect("club_casebooks", slug)


@require_http_methods(["GET", "HEAD", "POST"])
@page
def club_case(request: HttpRequest, slug: str, pk: int) -> HttpResponse:
    """A published case of this site, with what the club thinks of it."""
    club, _rights = find(request, Club, Right.CONSULT, slug=slug)
    cases = Publication.objects.select_related("club", "ruling__report__board", "ruling__report__session")
    shown = or_404(cases.filter(pk=pk, withdrawn_at__isnull=True).first())
    or_404(club if is_reached(club, shown) else None)
    return _case_page(request, club, shown, {"case": PublishedCase(shown), "publication": shown})


@require_http_methods(["GET", "HEAD", "POST"])
@page
def club_copy(request: HttpRequest, slug: str, pk: int) -> HttpResponse:
    """A copy of a case elsewhere, with what the club thinks of it."""
    club, _rights = find(request, Club, Right.CONSULT, slug=slug)
    shown = or_404(copy_for(club, pk))
    return _case_page(request, club, shown, {"copy": shown, "lines": lines_shown(shown)})


def _case_page(
    request: HttpRequest, club: Club, shown: Publication | CaseCopy, context: dict[str, Any]
) -> HttpResponse:
    """The case; a mark that was sent is stored, or comes back with what is wrong."""
    user, mark = member(request), mark_of(club, shown)
    is_editor, is_theirs = may_tag(user, club), isinstance(shown, Publication) and shown.club.federation_id == club.pk
    sent = request.POST if request.method == "POST" else None
    form = MarkForm(sent, mark, has_tags=is_editor, has_readers=is_editor and is_theirs)
    if form.is_bound:
        submit(form, partial(mark_case, actor=user, club=club, case=shown))
        if not form.errors:
            messages.success(request, SAVED)
            return redirect(request.path)
    told = {"club": club, "mark": _with_tags(mark) if mark else None, "may_mark": may_mark(user, club)}
    return render(request, "between/case.html", {**context, **told, "form": form}, status=form.status)

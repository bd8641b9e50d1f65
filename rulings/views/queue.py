"""The chief director's queue: everything that waits for him, the oldest deadline first. It changes nothing."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from rulings.permissions import Right
from rulings.queries.playing import unseen_of
from rulings.queries.queue import DEPTH, clubs_named
from rulings.views import found
from rulings.views.gate import page
from rulings.views.paging import page_of
from rulings.views.waiting import Waiting, waiting_for
from rulings.wording.queue import Kind, kind_title


@require_safe
@page
def queue(request: HttpRequest) -> HttpResponse:
    """What waits, all of it or one kind."""
    clubs = found.clubs_with(request, Right.REVIEW)
    unseen = unseen_of(found.member(request))
    rows = waiting_for(found.member(request), clubs, unseen)
    context = {"unseen": unseen, "clubs": clubs_named(clubs[Right.REVIEW])}
    return render(request, "queue/queue.html", context | narrowed(request, rows))


def narrowed(request: HttpRequest, rows: list[Waiting]) -> dict[str, object]:
    """The rows of the kind that the address asks for, and how many there are of each."""
    chosen = request.GET.get("kind", "")
    return {
        "kinds": counted(rows),
        "chosen": chosen,
        "total": len(rows),
        "depth": DEPTH,
        "is_deeper": any(count >= DEPTH for _kind, _title, count in counted(rows)),
        "waiting": page_of(request, [row for row in rows if chosen in row.kinds] if chosen in set(Kind) else rows),
    }


def counted(rows: list[Waiting]) -> list[tuple[Kind, str, int]]:
    """Each kind of which something waits, with how many."""
    counts = {kind: sum(kind in row.kinds for row in rows) for kind in Kind}
    return [(kind, kind_title(kind), count) for kind, count in counts.items() if count]

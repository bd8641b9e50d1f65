"""A session's file comes in through a page: what was taken, what was left and why, or where the file is wrong."""

from functools import partial
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext as _

from rulings.desk.base.finding import clubs_with, member
from rulings.desk.base.forms import submit
from rulings.desk.base.gate import page
from rulings.desk.base.rights import Right
from rulings.desk.imports.forms import ImportForm
from rulings.desk.imports.services import import_session
from rulings.formats.remarks import Remark


@page
def import_page(request: HttpRequest) -> HttpResponse:
    """Choose a file; then what came of it."""
    clubs = clubs_with(request, Right.RUN_SESSION)
    form = ImportForm(request.POST or None, request.FILES or None, clubs[Right.RUN_SESSION])
    imported = submit(form, partial(import_session, actor=member(request)))
    if imported is None:
        return render(request, "imports/form.html", {"form": form}, status=form.status)
    sessions = [(each, [_remark_text(remark) for remark in each.remarks]) for each in (imported, *imported.others)]
    context: dict[str, Any] = {"sessions": sessions, "session": imported.session}
    return render(request, "imports/done.html", context)


def _remark_text(remark: Remark) -> str:
    """A remark in the reader's language."""
    return _(remark.key.value).format_map(remark.values)

"""A session's file comes in through a page: what was taken, what was left and why, or where the file is wrong."""

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext as _

from rulings.desk.base.finding import clubs_with, member
from rulings.desk.base.gate import page
from rulings.desk.base.refusals import BadInput
from rulings.desk.base.rights import Right
from rulings.desk.imports.forms import ImportForm
from rulings.desk.imports.services import import_session
from rulings.desk.imports.values import BadFile
from rulings.formats.errors import FormatError
from rulings.formats.remarks import Remark


@page
def import_page(request: HttpRequest) -> HttpResponse:
    """Choose a file; then what came of it."""
    clubs = clubs_with(request, Right.RUN_SESSION)
    form = ImportForm(request.POST or None, request.FILES or None, clubs[Right.RUN_SESSION])
    if request.method != "POST" or not form.is_valid():
        return render(request, "imports/form.html", {"form": form})
    return _taken(request, form)


def _taken(request: HttpRequest, form: ImportForm) -> HttpResponse:
    """What was taken and left, or the form with what is wrong in the file."""
    try:
        imported = import_session(actor=member(request), **form.sent())
    except BadInput as refusal:
        form.add_error(refusal.field if refusal.field in form.fields else "file", _refused_text(refusal))
        return render(request, "imports/form.html", {"form": form}, status=refusal.status)
    taken_in = [(each, [_remark_text(remark) for remark in each.remarks]) for each in (imported, *imported.others)]
    context: dict[str, Any] = {"sessions": taken_in, "session": imported.session}
    return render(request, "imports/done.html", context)


def _refused_text(refusal: BadInput) -> str:
    """Where the file is wrong and what was expected, or the refusal's own sentence."""
    return _file_error_text(refusal.error) if isinstance(refusal, BadFile) else str(refusal)


def _file_error_text(error: FormatError) -> str:
    """A file's error in the reader's language: line, column, element, what was expected, what stands there."""
    parts = [
        _("line {line}").format(line=error.line) if error.line else "",
        _("column {column}").format(column=error.column) if error.column else "",
        _("element {element}").format(element=error.element) if error.element else "",
    ]
    values = {
        "place": ", ".join(part for part in parts if part) or _("the whole file"),
        "expected": _(error.expected.value),
        "found": error.found,
    }
    if error.found:
        return _("Nothing was imported. In {place}: expected {expected}, found “{found}”.").format(**values)
    return _("Nothing was imported. In {place}: expected {expected}.").format(**values)


def _remark_text(remark: Remark) -> str:
    """A remark in the reader's language."""
    return _(remark.key.value).format_map(remark.values)

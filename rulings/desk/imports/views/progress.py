"""How far a large file has come, while the form that sent it waits for its answer; and its end before that."""

from uuid import UUID

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_http_methods

from rulings.desk.base.finding import member, or_404
from rulings.desk.base.gate import page
from rulings.desk.imports.queries.files import file_under_way
from rulings.desk.imports.services.following import cancel_import
from rulings.desk.imports.wording.progress import progress_text


@require_http_methods(["GET", "HEAD", "POST"])
@page
def import_progress(request: HttpRequest, key: UUID) -> HttpResponse:
    """What is done with the file at this moment; sent to, its import ends before the next step."""
    under_way = file_under_way(member(request), key)
    if request.method == "POST":
        cancel_import(actor=member(request), under_way=or_404(under_way))
    shown = {"key": key, "is_cancelled": request.method == "POST", "is_known": under_way is not None}
    return render(request, "imports/_progress.html", shown | {"text": progress_text(under_way)})

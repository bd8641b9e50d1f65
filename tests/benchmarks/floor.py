"""What others are compared with, through everything a request goes through: fifty rows with two joins, bare data."""

from unittest.mock import patch

from django.db import models
from django.http import HttpRequest, HttpResponse
from django.template import Context, Template
from django.urls import path

from config.urls import urlpatterns as its_own
from rulings.models import Board
from rulings.models.row import Row

_PAGE = Template(
    "<!doctype html><title>{{ user }}</title><table>{% for each in rows %}"
    "<tr><td>{{ each.session.event.name }}<td>{{ each.session.date }}<td>{{ each.number }}<td>{{ each.dealer }}</tr>"
    "{% endfor %}</table>"
)


def _floor(request: HttpRequest) -> HttpResponse:
    """A list as the first chapter of a tutorial has it, of rows as Django itself makes them."""
    with patch.object(Row, "from_db", classmethod(models.Model.from_db.__func__)):  # type: ignore[attr-defined]
        rows = list(Board.objects.select_related("session__event").order_by("pk")[:50])
    return HttpResponse(_PAGE.render(Context({"user": request.user, "rows": rows})))


def _floor_of_data(request: HttpRequest) -> HttpResponse:
    """So many bytes of JSON."""
    return HttpResponse(b"7" * int(request.GET["size"]), content_type="application/json")


urlpatterns = [*its_own, path("floor/", _floor), path("floor.json", _floor_of_data)]

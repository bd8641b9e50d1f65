"""The site's addresses with one of the interface's that has a mistake in it."""

from django.db.utils import OperationalError
from django.http import HttpRequest, HttpResponse
from django.urls import path

from config.urls import handler404, handler500
from config.urls import urlpatterns as its_own

__all__ = ["handler404", "handler500", "urlpatterns"]


def _broken(request: HttpRequest) -> HttpResponse:
    raise RuntimeError(f"{request.path} has a mistake in it")


def _silent(request: HttpRequest) -> HttpResponse:
    raise OperationalError("the server closed the connection")


urlpatterns = [*its_own, path("api/v1/broken", _broken), path("api/v1/silent", _silent)]

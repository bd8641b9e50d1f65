"""What those ask who watch over the site: whether this process lives, whether all is there, what was counted."""

import logging
from secrets import compare_digest

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from rulings.desk.base.errors import not_found
from rulings.desk.base.watching.metrics import counted, is_counting, told
from rulings.desk.base.watching.nightly import nightly_runs
from rulings.desk.base.watching.queues import waiting_now
from rulings.desk.base.watching.readiness import told_besides, unready

_logger = logging.getLogger(__name__)
_OPEN_METRICS = "application/openmetrics-text; version=1.0.0; charset=utf-8"


@never_cache
@require_safe
def healthz(request: HttpRequest) -> HttpResponse:
    """200: this process answers. It asks nobody else."""
    return HttpResponse("ok\n", content_type="text/plain")


@never_cache
@require_safe
def readyz(request: HttpRequest) -> HttpResponse:
    """200 when all that pages stand on is there; 503 with a line for each thing that is not. Then what else is told."""
    wrong = unready()
    if wrong:
        _logger.error("not ready: %s", "; ".join(wrong))
    lines = "".join(f"{line}\n" for line in wrong or ["ok", *told_besides()])
    return HttpResponse(lines, content_type="text/plain; charset=utf-8", status=503 if wrong else 200)


@never_cache
@require_safe
def metrics(request: HttpRequest) -> HttpResponse:
    """What was counted, for who shows the token; 401 for any other, 404 where no token is set."""
    if not is_counting():
        return not_found(request)
    shown = request.headers.get("Authorization", "").removeprefix("Bearer ")
    if not compare_digest(shown.encode(), settings.METRICS_TOKEN.encode()):
        return HttpResponse(status=401, headers={"WWW-Authenticate": "Bearer"})
    return HttpResponse(told(counted(), waiting_now(), nightly_runs()), content_type=_OPEN_METRICS)

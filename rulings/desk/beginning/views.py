"""The page at which a new site gets its first club."""

from django.conf import settings
from django.contrib import messages
from django.contrib.auth import login
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import get_language
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from rulings.desk.base.errors import SECONDS_WHEN_BUSY, wait
from rulings.desk.base.finding import or_404
from rulings.desk.base.forms import submit
from rulings.desk.base.hashing import TooBusy
from rulings.desk.base.refusals import WrongState
from rulings.desk.beginning.forms import BeginForm
from rulings.desk.beginning.queries import is_new, opens
from rulings.desk.beginning.services import begin_site
from rulings.desk.beginning.values import HAS_BEGUN
from rulings.models import User

_GONE = 410


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
def begin(request: HttpRequest, token: str) -> HttpResponse:
    """The first club and its administrator, who is signed in then. There is no second time."""
    or_404(opens(token) or None)
    if not is_new():
        return _over(request)
    form = BeginForm(request.POST or None, initial=likely())
    try:
        user = submit(form, begin_site)
    except WrongState:
        return _over(request)
    except TooBusy:
        return wait(request, SECONDS_WHEN_BUSY, status=503)
    if user is None:
        return render(request, "beginning/begin.html", {"form": form, "token": token}, status=form.status)
    return _begun(request, user)


def likely() -> dict[str, str]:
    """What the first club is likely to choose."""
    return {"time_zone": settings.TIME_ZONE, "language": get_language()}


def _begun(request: HttpRequest, user: User) -> HttpResponse:
    """Signed in, and to the desk."""
    login(request, user, backend=settings.AUTHENTICATION_BACKENDS[-1])
    messages.success(request, _("The club is there. Invite its directors, or begin a session."))
    return redirect("desk")


def _over(request: HttpRequest) -> HttpResponse:
    """A site that has begun."""
    return render(request, "people/link_over.html", {"told": HAS_BEGUN}, status=_GONE)

"""Where somebody is signed in: Django's sessions in a table of our own, which knows whose they are.

Its rows are found by the digest of the key in the browser's cookie: who reads the database signs in as nobody. When
somebody was seen last is written at most once in some minutes, and costs no query besides.
"""

from collections.abc import Callable, Mapping
from datetime import timedelta
from typing import Any

from django.conf import settings
from django.contrib.auth import SESSION_KEY, login
from django.contrib.sessions.backends.db import SessionStore as DatabaseStore
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse
from django.utils import timezone

from rulings.desk.base.compiled import compiled
from rulings.desk.base.keys import digest_of
from rulings.models import SignedIn, User

_BROWSER = "browser"
_SEEN_ANEW = timedelta(minutes=10)
_PROGRAMS = (
    ("edg", "edge"),
    ("opr/", "opera"),
    ("samsungbrowser", "samsung"),
    ("firefox", "firefox"),
    ("fxios", "firefox"),
    ("crios", "chrome"),
    ("chrome", "chrome"),
    ("safari", "safari"),
)
_DEVICES = (
    ("iphone", "iphone"),
    ("ipad", "ipad"),
    ("android", "android"),
    ("cros", "chromebook"),
    ("windows", "windows"),
    ("mac os", "mac"),
    ("linux", "linux"),
)
"""What stands in the line by which a browser names itself, the more telling first, and the code of it."""


class SessionStore(DatabaseStore):
    """Django finds it by its name. `row` is what was read of a session that was there already."""

    row: SignedIn | None = None

    @classmethod
    def get_model_class(cls) -> type[SignedIn]:  # type: ignore[override]
        return SignedIn

    def _get_session_from_db(self) -> SignedIn | None:
        """The session of the browser's key; None for one that is not there, or over."""
        self.row = next(iter(_stored(digest_of(self.session_key or ""))), None)
        if self.row is None or self.row.expire_date <= timezone.now():
            self._session_key = self.row = None
        return self.row

    def exists(self, session_key: str) -> bool:
        return SignedIn.objects.filter(session_key=digest_of(session_key)).exists()

    def create_model_instance(self, data: Mapping[str, Any]) -> SignedIn:  # type: ignore[override]
        """The row as it is to be; who has just signed in was seen first now."""
        now, user = timezone.now(), data.get(SESSION_KEY)
        known = self.row if self.row is not None and str(self.row.user_id) == str(user) else None
        return SignedIn(
            session_key=digest_of(self._get_or_create_session_key()),  # type: ignore[attr-defined]
            session_data=self.encode(dict(data)),
            expire_date=self.get_expiry_date(),
            user_id=int(user) if user else None,
            browser=data.get(_BROWSER, ""),
            first_seen=known.first_seen if known else now,
            last_seen=now,
        )

    def delete(self, session_key: str | None = None) -> None:
        key = self.session_key if session_key is None else session_key
        if key is not None:
            SignedIn.objects.filter(session_key=digest_of(key)).delete()


@compiled
def _stored(digest: str) -> QuerySet[SignedIn]:
    """The session of that digest."""
    return SignedIn.objects.filter(session_key=digest)


def enter(request: HttpRequest, user: User) -> None:
    """Sign the account in, in this browser."""
    login(request, user, backend=settings.AUTHENTICATION_BACKENDS[-1])
    request.session[_BROWSER] = _named(request.headers.get("User-Agent", ""))
    request.session.set_expiry(None)


def this_one(request: HttpRequest) -> str:
    """The digest by which this browser's own sign-in is kept; "" where there is none."""
    key = request.session.session_key
    return digest_of(key) if key else ""


def _named(told: str) -> str:
    """Which program on which device, in codes, by how the browser names itself; "" for what is not known."""
    line = told.lower()
    program, device = (_first(line, known) for known in (_PROGRAMS, _DEVICES))
    return f"{program}/{device}" if program or device else ""


def _first(line: str, known: tuple[tuple[str, str], ...]) -> str:
    """The code of the first sign that stands in the line."""
    return next((code for sign, code in known if sign in line), "")


def last_seen_noted(get_response: Callable[[HttpRequest], HttpResponse]) -> Callable[[HttpRequest], HttpResponse]:
    """When a sign-in was used last, where that is not written yet for some minutes."""

    def handle(request: HttpRequest) -> HttpResponse:
        response = get_response(request)
        row: SignedIn | None = getattr(request.session, "row", None)
        now = timezone.now()
        if row is not None and row.user_id and now - row.last_seen > _SEEN_ANEW:
            SignedIn.objects.filter(pk=row.pk).update(last_seen=now)
        return response

    return handle

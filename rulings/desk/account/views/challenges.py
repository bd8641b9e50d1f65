"""What a passkey is asked in this browser: a challenge in a signed cookie, for five minutes. Nothing is stored."""

import secrets
from urllib.parse import urlsplit

from django.conf import settings
from django.http import HttpRequest, HttpResponse

from rulings.desk.account.values import Asked

_COOKIE = "challenge"
_SALT = "rulings.challenge"
_SECONDS = 300
_BYTES = 32


def challenged(options: str, challenge: bytes) -> HttpResponse:
    """The options as JSON, with the cookie by which the answer is known again."""
    response = HttpResponse(options, content_type="application/json")
    response["Cache-Control"] = "no-store"
    response.set_signed_cookie(
        _COOKIE,
        challenge.hex(),
        salt=_SALT,
        max_age=_SECONDS,
        secure=settings.SESSION_COOKIE_SECURE,
        httponly=True,
        samesite="Strict",
    )
    return response


def new_challenge() -> bytes:
    """256 bits of chance."""
    return secrets.token_bytes(_BYTES)


def asked(request: HttpRequest) -> Asked:
    """What this browser was asked, and under which name the site is reached."""
    kept = request.get_signed_cookie(_COOKIE, default="", salt=_SALT, max_age=_SECONDS)
    return Asked(bytes.fromhex(kept or ""), host_of(request), f"{request.scheme}://{request.get_host()}")


def host_of(request: HttpRequest) -> str:
    """The name of the site without its port, to which a passkey is bound."""
    return urlsplit(f"//{request.get_host()}").hostname or ""

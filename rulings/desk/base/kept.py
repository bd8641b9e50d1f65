"""What was sent and not done: a refusal shows what was written in it, and a sign-in that ran out takes it all along.

It goes along in the sign-in page itself, signed, and only for the reader who had signed in with this browser; none of
it is stored here, and nothing is done until he sends it himself. Passwords and files never go along, nor what is long.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

from django.conf import settings
from django.core import signing
from django.http import HttpRequest, HttpResponse, QueryDict

from rulings.models import User

_READER = "reader"
_SALT = "rulings.kept"
_LONGEST = 100_000
_HOURS = 12
_OURS = re.compile(
    r"csrfmiddlewaretoken|.*password.*|next|seen|sheet|revision|key|\w+_key|was|was_.*|shown_.*|place|value|act|then|after|entry"
    r"|available|follows_file|from_ruling|from_desk|user|call|card|door|stage|state|language|pk|query"
    r"|ruling|result|plays|club|session|shown|substitute|template|choice|other|device|told|endpoint|point|secret",
    re.IGNORECASE,
)
"""How fields are called in which nobody writes: what the page carries along, and buttons."""
_CHOICE = re.compile(r"[a-z]+(_[a-z0-9]+)+")


@dataclass(frozen=True)
class Kept:
    """What a form would have sent to an address of ours."""

    address: str
    fields: list[tuple[str, str]]

    @property
    def words(self) -> list[str]:
        """What was written in it, as far as that can be told from what pages carry along."""
        return [
            value for name, value in self.fields if value.strip() and not (_OURS.fullmatch(name) or _is_choice(value))
        ]


def _is_choice(value: str) -> bool:
    return _CHOICE.fullmatch(value) is not None


def sent_by(request: HttpRequest) -> Kept:
    """What a request has sent, without its passwords and tokens."""
    return Kept(request.get_full_path(), [each for each in _pairs(request.POST) if not _is_secret(each[0])])


def _pairs(sent: QueryDict) -> Iterable[tuple[str, str]]:
    return ((name, str(value)) for name, values in sent.lists() for value in values)


def _is_secret(name: str) -> bool:
    return name in ("csrfmiddlewaretoken", "passkey", "one_time_code") or "password" in name


def keep(request: HttpRequest) -> str:
    """What was sent without a sign-in, to go along in the sign-in page; nothing where nothing was written.

    Nothing either for who has never signed in with this browser, or has signed out.
    """
    reader = request.get_signed_cookie(_READER, default="", salt=_SALT)
    kept = sent_by(request)
    if not reader or not kept.words or sum(len(value) for _name, value in kept.fields) > _LONGEST:
        return ""
    told = {"reader": reader, "address": kept.address, "fields": kept.fields}
    return signing.dumps(told, salt=_SALT, compress=True)


def kept_for(user: User, text: str) -> Kept | None:
    """What went along, for the one who had written it; None for anybody else, and when it is old."""
    try:
        told: dict[str, Any] = signing.loads(text, salt=_SALT, max_age=_HOURS * 3600)
    except signing.BadSignature:
        return None
    if told["reader"] != str(user.pk):
        return None
    return Kept(told["address"], [(name, value) for name, value in told["fields"]])


def remember_reader(response: HttpResponse, user: User) -> None:
    """This browser is his until he signs out, for as long as the forms that it has open may be sent."""
    response.set_signed_cookie(
        _READER,
        str(user.pk),
        salt=_SALT,
        max_age=settings.CSRF_COOKIE_AGE,
        secure=settings.SESSION_COOKIE_SECURE,
        httponly=True,
        samesite="Lax",
    )


_KNOWN = "known"
_KNOWN_FOR = timedelta(days=365)


def remember_browser(response: HttpResponse, user: User) -> None:
    """This is a browser of his, also after he has signed out: others' guesses at his password do not stop him here."""
    response.set_signed_cookie(
        _KNOWN,
        user.get_username(),
        salt=_SALT,
        max_age=_KNOWN_FOR,
        secure=settings.SESSION_COOKIE_SECURE,
        httponly=True,
        samesite="Lax",
    )


def is_his_browser(request: HttpRequest, name: str) -> bool:
    """Whether the account of that name has signed in with this browser last."""
    return bool(name) and request.get_signed_cookie(_KNOWN, default="", salt=_SALT, max_age=_KNOWN_FOR) == name


def forget_reader(response: HttpResponse) -> None:
    """Nobody's any more."""
    response.delete_cookie(_READER, samesite="Lax")

"""Saves sent to a desk elsewhere, by HTTP, with a session's token. The token is in no message."""

import json
from http import HTTPStatus
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlencode, urlsplit
from urllib.request import HTTPRedirectHandler, Request, build_opener

from rulings.management.folders import Away, Unfit, what_came

_PATIENCE = 60.0
_LONGEST_ANSWER = 1024 * 1024
_OF_THE_FILE = (HTTPStatus.CONFLICT, HTTPStatus.REQUEST_ENTITY_TOO_LARGE, HTTPStatus.UNPROCESSABLE_ENTITY)
_OF_THE_TOKEN = (HTTPStatus.UNAUTHORIZED, HTTPStatus.FORBIDDEN)


class Closed(Exception):
    """Nothing can be sent there, now or later; `str()` says why."""


class _Unmoved(HTTPRedirectHandler):
    """Follows nowhere: a token goes to the server that was named, and to no other."""

    def redirect_request(self, *_told: object) -> None:
        """No request anywhere else."""


class Desk:
    """The door of one session of a desk, `https://desk.example`; its `token` opens it."""

    def __init__(self, server: str, session: str, token: str) -> None:
        parts = urlsplit(server)
        if parts.scheme not in ("http", "https") or not parts.netloc or parts.query or parts.fragment:
            raise Closed(f"{server[:80]!r} is no address of a desk; write it as https://desk.example")
        if not token.isascii() or not token.isprintable() or " " in token:
            raise Closed("that is no token; copy the one that the session's page of files showed")
        self.address = f"{server.rstrip('/')}/sessions/{quote(session, safe='')}/files/send/"
        self._token = token
        self._opener = build_opener(_Unmoved)

    def check(self) -> None:
        """Ask whether the token opens the door, by an empty file; `Closed` where it does not, `Away` for silence."""
        try:
            self.send(b"", "")
        except Unfit:
            return

    def send(self, data: bytes, name: str) -> str:
        """Send a save; what came of it. `Unfit` where the desk cannot take it."""
        answer = self._ask(data, name)
        try:
            aside = dict(answer).get("kept_aside", 0)  # desks of earlier versions do not say it
            return what_came(answer["added"], answer["differences"], aside, is_repeated=answer["taken_before"])
        except (KeyError, TypeError, ValueError):
            raise Closed(f"{self.address} does not answer as a desk does") from None

    def _ask(self, data: bytes, name: str) -> Any:
        """The desk's answer in JSON."""
        request = Request(  # noqa: S310 - the scheme was looked at
            f"{self.address}?{urlencode({'name': name})}",
            data=data,
            headers={"Authorization": f"Bearer {self._token}", "Content-Type": "application/octet-stream"},
            method="POST",
        )
        try:
            with self._opener.open(request, timeout=_PATIENCE) as response:
                return _read(response.read(_LONGEST_ANSWER))
        except HTTPError as error:
            with error:
                raise self._refusal(error) from None
        except URLError as error:
            raise Away(f"{self.address}: {error.reason}") from None
        except (OSError, EOFError) as error:  # it fell silent in the middle of its answer
            raise Away(f"{self.address}: {error}") from None

    def _refusal(self, error: HTTPError) -> Exception:
        """What a status other than 200 means."""
        said = _read(error.read(_LONGEST_ANSWER))
        sentence = str(said.get("error", "")) if isinstance(said, dict) else ""
        if error.code in _OF_THE_FILE:
            return Unfit(sentence or f"the desk refuses it ({error.code})")
        if error.code in _OF_THE_TOKEN and sentence:
            return Closed(sentence)
        if error.code == HTTPStatus.TOO_MANY_REQUESTS or error.code >= HTTPStatus.INTERNAL_SERVER_ERROR:
            return Away(f"{self.address} answers {error.code}")
        moved = error.headers.get("Location", "")
        hint = f"; it points to {moved[:80]}: give that address" if moved else ""
        return Closed(f"{self.address} answers {error.code}, as no desk does{hint}")


def _read(body: bytes) -> Any:
    """A JSON value; None for anything else."""
    try:
        return json.loads(body)
    except ValueError:
        return None

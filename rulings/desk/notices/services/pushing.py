"""Sending one notice to a device by its browser's push service (RFC 8030), which cannot read it."""

import json
from http import HTTPStatus
from http.client import HTTPException
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import HTTPRedirectHandler, HTTPSHandler, Request, build_opener

from django.utils import timezone
from py_vapid import Vapid02

from rulings.desk.base.watching.site import mail_sender
from rulings.desk.notices.queries.pushes import Push, push_of
from rulings.desk.notices.values.push import is_of_a_service, sealed_for, site_key
from rulings.desk.tasks.values import Failed, Trouble
from rulings.models import Task

_GONE = (HTTPStatus.UNAUTHORIZED, HTTPStatus.FORBIDDEN, HTTPStatus.NOT_FOUND, HTTPStatus.GONE)
"""The browser is told nothing by this address any more, or trusts another key."""
_PATIENCE = 20
_TITLE, _BODY = 150, 400
"""Signs: the whole of it has to stay below 4,096 bytes, in whatever alphabet."""
_KEPT = {True: 10 * 60, False: 12 * 3600}
"""Seconds that a service keeps a message for a device that is away, by whether it is urgent."""
_PROVED_FOR = 12 * 3600


class _NowhereElse(HTTPRedirectHandler):
    """A service that sends us elsewhere is not followed."""

    def redirect_request(self, *_args: Any, **_named: Any) -> None:
        return None


def push(*, task: Task) -> None:
    """Send it, where there is anything to show still; `Failed` where that did not go.

    A device whose service knows it no more is forgotten.
    """
    found = push_of(task)
    if found is None:
        return
    if not is_of_a_service(found.device.endpoint):
        found.device.delete()
        return
    try:
        with build_opener(HTTPSHandler(), _NowhereElse()).open(_request(found), timeout=_PATIENCE):
            return
    except HTTPError as error:
        error.close()
        if error.code not in _GONE:
            is_final = error.code < HTTPStatus.INTERNAL_SERVER_ERROR and error.code != HTTPStatus.TOO_MANY_REQUESTS
            raise Failed(Trouble.PUSH, error.code, for_good=is_final) from None
        found.device.delete()
    except (OSError, HTTPException):
        raise Failed(Trouble.PUSH) from None


def _request(push: Push) -> Request:
    """The sealed text, with who sends it and how much it hurries."""
    device = push.device
    shown = {"title": push.title[:_TITLE], "body": push.body[:_BODY]}
    told = shown | {"address": push.address, "tag": push.tag, "lang": device.language}
    text = json.dumps(told, ensure_ascii=False).encode()
    headers = _proof(device.endpoint) | {
        "Content-Type": "application/octet-stream",
        "Content-Encoding": "aes128gcm",
        "TTL": str(_KEPT[push.is_urgent]),
        "Urgency": "high" if push.is_urgent else "normal",
    }
    body = sealed_for(device.point, device.secret, text)
    return Request(device.endpoint, body, headers, method="POST")  # noqa: S310 `is_of_a_service` lets https pass only


def _proof(endpoint: str) -> dict[str, str]:
    """That this site sends it: what the service at that address checks (RFC 8292)."""
    parts = urlsplit(endpoint)
    until = int(timezone.now().timestamp()) + _PROVED_FOR
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": until, "sub": f"mailto:{mail_sender()}"}
    return dict(Vapid02(private_key=site_key()).sign(claims))

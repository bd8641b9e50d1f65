"""The pages of the gallery: every one that links lead to, one of each kind, found by following them."""

import re
from collections import Counter, deque
from html import unescape
from urllib.parse import urljoin, urlsplit

from django.test import Client
from django.urls import Resolver404, resolve

from tests.browser.gallery.site import Reader

OK, MISSING = 200, 404
_LINK = re.compile(r'<(?:a|iframe)\b[^>]*?\bhref="([^"#]+)')
_FILE = re.compile(r"\.(pdf|xml|pbn|csv|json|atom|txt)$")
_TRIES = 3
"""So many links of a kind are followed until one leads to a page: some lead on, or to a board not seen yet."""


def pages_of(readers: dict[str, Reader]) -> dict[tuple[str, str], str]:
    """Where each page is, by reader and name. What everybody sees is shown as everybody sees it."""
    found: dict[tuple[str, str], str] = {}
    known: set[str] = set()
    for name, reader in readers.items():
        own = _reached(reader)
        shown = {kind: address for kind, address in own.items() if kind not in known or kind == "desk"}
        found |= {(name, kind): address for kind, address in shown.items()}
        found |= {(name, kind): address for kind, address in reader.also.items()}
        known |= set(own)
    return found


def _reached(reader: Reader) -> dict[str, str]:
    """The first page of each kind that the reader comes to, the nearest first."""
    client = Client(headers={"Accept-Language": "en"})
    if reader.user is not None:
        client.force_login(reader.user)
    found: dict[str, str] = {}
    tried: Counter[str] = Counter()
    queue = deque((*reader.starts, *reader.also.values()))
    seen = set(queue)
    while queue:
        address = queue.popleft()
        kind = _kind(address)
        response = client.get(address)
        if response.status_code in (OK, MISSING) and response["Content-Type"].startswith("text/html"):
            found.setdefault(kind, address)
            for link in _links(response.content.decode(), address):
                if link not in seen and _kind(link) not in found and tried[_kind(link)] < _TRIES:
                    seen.add(link)
                    tried[_kind(link)] += 1
                    queue.append(link)
    return found


def _links(page: str, address: str) -> list[str]:
    """Where its links lead within the site."""
    to = (urljoin(address, unescape(link)) for link in _LINK.findall(page))
    return [each for each in to if each.startswith("/") and not _FILE.search(urlsplit(each).path)]


def _kind(address: str) -> str:
    """The name of the page, as the site's addresses call it."""
    try:
        return resolve(urlsplit(address).path).url_name or ""
    except Resolver404:
        return "not-found"

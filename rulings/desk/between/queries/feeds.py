"""A casebook elsewhere as it is read: its feed, Atom or JSON, and cases that its site has signed. No database."""

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import urljoin, urlsplit
from xml.etree.ElementTree import Element, ParseError

from defusedxml import DefusedXmlException
from defusedxml.ElementTree import fromstring

from rulings.desk.base.audit import canonical
from rulings.desk.base.signing import is_signed
from rulings.desk.base.texts import without_no_text
from rulings.desk.between.values import MOST_COPIES, SIGNED_CASE, Json, NotRead, Trouble
from rulings.models import Proof

_ATOM = "{http://www.w3.org/2005/Atom}"
_CASE = re.compile(r"/casebook/[-\w]{1,40}/\d{4}-\d{1,9}/")
_LONGEST, _LONGEST_TITLE, _LONGEST_TEXT, _LONGEST_DATE = 400, 300, 20_000, 40
_LONGEST_KEY = 64


@dataclass(frozen=True)
class Entry:
    """A case as a feed tells of it; `signed` is where its signed file is, "" where its site has none."""

    address: str
    title: str
    text: str
    published: str

    @property
    def signed(self) -> str:
        """A site of this program has one for every case."""
        return f"{self.address[:-1]}.signed.json" if _CASE.fullmatch(urlsplit(self.address).path) else ""


def entries_of(body: bytes, address: str) -> list[Entry]:
    """The cases of a feed, each once, of the feed's own host alone; `NotRead` for what is no feed."""
    found = _of_json(body) if body.lstrip()[:1] in (b"{", b"[") else _of_atom(body)
    host, kept = urlsplit(address).netloc, dict[str, Entry]()
    for each in found:
        place = urljoin(address, each.address)
        parts = urlsplit(place)
        if parts.scheme == "https" and parts.netloc == host and len(place) <= _LONGEST and place.isascii():
            kept.setdefault(place, Entry(place, each.title, each.text, each.published))
    return list(kept.values())[:MOST_COPIES]


def _of_atom(body: bytes) -> Iterator[Entry]:
    """The entries of an Atom feed."""
    try:
        root = fromstring(body, forbid_dtd=True)
    except (ParseError, DefusedXmlException, ValueError, LookupError):
        raise NotRead(Trouble.NOT_A_FEED) from None
    if root.tag != f"{_ATOM}feed":
        raise NotRead(Trouble.NOT_A_FEED)
    for each in root.iterfind(f"{_ATOM}entry"):
        all_links = [(link.get("rel", "alternate"), link.get("href", "")) for link in each.iterfind(f"{_ATOM}link")]
        links = [href for rel, href in all_links if rel == "alternate"]
        if links:
            texts = [_inside(each, name) for name in ("title", "summary", "published", "updated", "content")]
            title, summary, published, updated, content = texts
            yield _entry(links[0], title, summary or content, published or updated)


def _inside(entry: Element, name: str) -> str:
    """The text of one of its elements."""
    found = entry.find(f"{_ATOM}{name}")
    return "".join(found.itertext()) if found is not None else ""


def _of_json(body: bytes) -> Iterator[Entry]:
    """The cases of a search as data, or the items of a JSON Feed."""
    whole = _json_of(body)
    if "cases" not in whole and "items" not in whole:
        raise NotRead(Trouble.NOT_A_FEED)
    for each in _dicts(whole.get("cases", ())):
        title = f"{each.get('club', '')} {each.get('year', '')}-{each.get('number', '')}"
        yield _entry(each.get("address"), title, "", each.get("published"))
    for each in _dicts(whole.get("items", ())):
        text = each.get("summary") or each.get("content_text")
        yield _entry(each.get("url"), each.get("title"), text, each.get("date_published"))


def _dicts(rows: Any) -> Iterable[Mapping[str, Any]]:
    """What of a list can be a row."""
    return [each for each in rows if isinstance(each, dict)] if isinstance(rows, list) else []


def _json_of(body: bytes) -> Json:
    """The one object that it is; `NotRead` for anything else, and where a key stands twice."""
    try:
        whole = json.loads(body, object_pairs_hook=_once, parse_constant=_refused)
    except (ValueError, RecursionError):
        raise NotRead(Trouble.NOT_A_FEED) from None
    if not isinstance(whole, dict):
        raise NotRead(Trouble.NOT_A_FEED)
    return whole


def _once(pairs: list[tuple[str, Any]]) -> Json:
    """An object whose keys stand once each."""
    whole = dict(pairs)
    if len(whole) < len(pairs):
        raise ValueError
    return whole


def _refused(_name: str) -> Any:
    """No number that JSON has not."""
    raise ValueError


def _entry(address: Any, title: Any, text: Any, published: Any) -> Entry:
    """With all of it as text, cut to what is kept."""
    said = _text(title, _LONGEST_TITLE), _text(text, _LONGEST_TEXT)
    return Entry(_text(address, _LONGEST + 1), *said, _text(published, _LONGEST_DATE))


def _text(value: Any, most: int) -> str:
    """As a line or paragraph that a database takes."""
    return without_no_text(value).strip()[:most] if isinstance(value, str) else ""


@dataclass(frozen=True)
class SignedCase:
    """A case with the key that signed it, in hexadecimal; `holds` whether the signature does."""

    case: Json
    key: str
    holds: bool

    def proof_for(self, address: str, key: str) -> Proof:
        """What it proves of the case at an address whose source has that key, "" for none yet."""
        if not self.holds or self.case.get("address") != address:
            return Proof.BROKEN
        return Proof.VERIFIED if key in ("", self.key) else Proof.OTHER_KEY


def signed_case(body: bytes) -> SignedCase:
    """A signed case, whether it holds or not; `NotRead` for what is none."""
    whole = _json_of(body)
    signature, key, case = whole.pop("signature", None), whole.get("public_key"), whole.get("case")
    if not isinstance(case, dict) or not isinstance(key, str) or not isinstance(signature, str):
        raise NotRead(Trouble.NOT_A_FEED)
    if whole.get("format") != SIGNED_CASE or not isinstance(case.get("address"), str) or len(key) > _LONGEST_KEY:
        raise NotRead(Trouble.NOT_A_FEED)
    try:
        said = canonical(whole)
    except (ValueError, RecursionError):  # halves of broken pairs
        raise NotRead(Trouble.NOT_A_FEED) from None
    return SignedCase(case, key, is_signed(said, key, signature))

"""The forms of a page as a browser has them: what stands in their fields, and what each would send."""

from dataclasses import dataclass, field
from html.parser import HTMLParser
from typing import Any
from urllib.parse import urljoin

from django.http import HttpResponse

WRITTEN = {"text", "number", "date", "time", "datetime-local", "email", "url", "tel", "textarea"}
TICKED = {"checkbox", "radio"}
NEVER_SENT = {"file", "button", "image", "reset"}


@dataclass
class Field:
    """A field, its `kind` as its type says; a button is one too."""

    name: str
    kind: str
    value: str
    attributes: dict[str, str]
    is_sent: bool = True


@dataclass
class PageForm:
    """A form that changes something, with the fields that stand in it or name it."""

    address: str
    fields: list[Field] = field(default_factory=list)

    @property
    def written(self) -> list[Field]:
        """The fields that somebody writes in."""
        return [each for each in self.fields if each.kind in WRITTEN and "readonly" not in each.attributes]

    @property
    def has_password(self) -> bool:
        return any(each.kind == "password" for each in self.fields)

    def sent(self) -> dict[str, list[str]]:
        """What its first button that sends it to its own address sends as the form stands."""
        sent: dict[str, list[str]] = {}
        buttons = [each for each in self.fields if each.kind == "submit" and "formaction" not in each.attributes]
        for each in [*(each for each in self.fields if each.kind != "submit" and each.is_sent), *buttons[:1]]:
            if each.name and each.kind not in NEVER_SENT:
                sent.setdefault(each.name, []).append(each.value)
        return sent


def forms_of(response: HttpResponse, address: str) -> list[PageForm]:
    """The forms of the page at the address that change something."""
    parser = _Forms(address)
    parser.feed(response.content.decode())
    return parser.forms


def opens_at(response: HttpResponse) -> dict[str, str]:
    """The attributes of what has the focus when the page opens; nothing where that is left to the browser."""
    parser = _Forms("")
    parser.feed(response.content.decode())
    return parser.focused


class _Forms(HTMLParser):
    """Collects forms; a field with `form` belongs to the form of that id wherever it stands."""

    def __init__(self, address: str) -> None:
        super().__init__()
        self.address = address
        self.forms: list[PageForm] = []
        self.by_id: dict[str, PageForm] = {}
        self.open: PageForm | None = None
        self.focused: dict[str, str] = {}
        self.area: Field | None = None
        self.select: Field | None = None

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if "autofocus" in given and not self.focused:
            self.focused = given
        if tag == "form":
            self.open = PageForm(urljoin(self.address, given.get("action", "")).rstrip("?"))
            self.by_id[given.get("id", "")] = self.open
            if given.get("method") == "post":
                self.forms.append(self.open)
        elif tag in ("input", "button", "textarea", "select"):
            self._field(tag, given)
        elif tag == "option" and self.select is not None and ("selected" in given or not self.select.is_sent):
            self.select.value, self.select.is_sent = given.get("value", ""), True

    def _field(self, tag: str, given: dict[str, str]) -> None:
        kind = given.get("type", "submit" if tag == "button" else "text") if tag in ("input", "button") else tag
        is_sent = "disabled" not in given and (kind not in TICKED or "checked" in given) and tag != "select"
        value = given.get("value", "on" if kind in TICKED else "")
        made = Field(given.get("name", ""), kind, value, given, is_sent)
        form = self.by_id.get(given["form"]) if "form" in given else self.open
        if form is not None:
            form.fields.append(made)
        self.area = made if tag == "textarea" else None
        self.select = made if tag == "select" else None

    def handle_data(self, data: str) -> None:
        if self.area is not None:
            self.area.value += data

    def handle_endtag(self, tag: str) -> None:
        if tag == "form":
            self.open = None
        elif tag == "textarea" and self.area is not None:
            self.area.value = self.area.value.removeprefix("\r\n").removeprefix("\n")
            self.area = None
        elif tag == "select":
            self.select = None


def spoilt(form: PageForm) -> dict[str, Any]:
    """The form with something written in every field that no field takes: it has a character which is none."""
    sent = form.sent()
    for place, each in enumerate(form.written):
        sent[each.name] = [f"Word {place}\x00"]
    return sent

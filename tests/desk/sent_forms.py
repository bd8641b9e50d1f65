"""Every form of the house, filled in as its act is known to want it, with what it does as it stands."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urljoin

from django.apps import apps
from django.contrib.auth.models import AnonymousUser
from django.db import transaction
from django.db.models import Max
from django.test import Client

from rulings.models import AuditEntry, ReportCase, User, Verb
from tests.desk.conftest import signed_in, undrawn
from tests.desk.page_forms import WRITTEN, PageForm, forms_of
from tests.desk.test_rights import ACTS, OK, PAGES, Desk

OF_THE_CLUB = ("dora", "rev", "olga")
NAMES = (*OF_THE_CLUB, "piero")
"""He heads the federation, and administers the site."""
NOBODY = AnonymousUser()
"""Who has an address that opens without a sign-in."""
OF_A_CARD = "/t/"
"""A table's card asks for no cookie, so its form has no token and no head: its service compares the call itself."""
OF_NO_CLUB = {"/logout/", "/i18n/setlang/"}
"""They decide on nothing of a club."""


def signed_in_as(name: str) -> Client:
    return signed_in(User.objects.get(username=name))


@dataclass(frozen=True)
class Done:
    """What a form does: an entry, and the session of what it is about, which may be gone with what was taken back."""

    entry: AuditEntry
    session: int | None


@dataclass(frozen=True)
class House:
    """The desk, with the pages of what has gone further than it."""

    desk: Desk
    further: tuple[str, ...]
    elsewhere: ReportCase
    private: tuple[str, ...] = ()
    """The pages that open without a sign-in."""
    forms: list[tuple["Sent", list[Done]]] = field(default_factory=list)
    """Every form, with what it does as it stands."""
    browsers: dict[str, Client] = field(
        default_factory=lambda: {name: signed_in_as(name) for name in NAMES} | {NOBODY.username: Client()}
    )

    def browser(self, name: str) -> Client:
        """One of theirs: an act may change its cookies, and be taken back."""
        client = Client()
        client.cookies = deepcopy(self.browsers[name].cookies)
        return client

    def acting(self) -> Iterator[tuple["Sent", list[Done]]]:
        """The forms that do something; once where buttons of one form differ by what they send, and do the same."""
        known = set()
        for sent, acts in self.forms:
            did = tuple((each.entry.verb, each.entry.object_type) for each in acts)
            mark = (sent.address, sent.user.username, tuple(sorted(sent.data)), did)
            if acts and mark not in known:
                known.add(mark)
                yield sent, acts

    def pages(self) -> Iterator[tuple[str, User | AnonymousUser]]:
        """Each page with each of those who may open it."""
        for address, answers in PAGES.items():
            for name, answer_to in zip(OF_THE_CLUB, answers, strict=True):
                if answer_to == OK:
                    yield self.desk.at(address), User.objects.get(username=name)
        for address in self.further:
            for name in NAMES:
                yield address, User.objects.get(username=name)
        yield from ((address, NOBODY) for address in self.private)


@dataclass(frozen=True)
class Sent:
    """A form of a page with what somebody would send by it; `is_timed`: a time of the club's clock is typed in it."""

    page: str
    user: User | AnonymousUser
    client: Client
    address: str
    data: dict[str, list[str]]
    is_timed: bool = False


@contextmanager
def taken_back() -> Iterator[None]:
    """Whatever is done within never was."""
    with transaction.atomic():
        yield
        transaction.set_rollback(True)


def all_forms(house: House) -> Iterator[Sent]:
    """Every form of every page once, each with somebody who has it, filled in as its act is known to want it."""
    known: set[tuple[str, str]] = set()
    for page, user in house.pages():
        client = house.browser(user.username)
        shown = client.get(page, follow=True)
        if shown.status_code != OK or not shown["Content-Type"].startswith("text/html"):
            continue
        for form in forms_of(shown, page):
            kind = form.address if page in house.further else re.sub(r"\d+", "0", form.address)
            mark = (kind, str(sorted((each.name, each.name == "pk" and each.value) for each in form.fields)))
            if mark not in known and form.address.partition("?")[0] not in OF_NO_CLUB:
                known.add(mark)
                data, timed = filled(house.desk, form), any(each.kind == "datetime-local" for each in form.fields)
                for address, pressed in buttons(form):
                    yield Sent(page, user, client, address, data | pressed, timed)


def buttons(form: PageForm) -> Iterator[tuple[str, dict[str, list[str]]]]:
    """Where each of its buttons sends the form, and what the button adds."""
    for each in form.fields:
        if each.kind == "submit":
            pressed = {each.name: [each.value]} if each.name else {}
            yield urljoin(form.address, each.attributes.get("formaction", "")), pressed


def filled(desk: Desk, form: PageForm) -> dict[str, list[str]]:
    """What the form sends: where its act is known to want something, that; in what must be filled in, a word."""
    sent = {name: values for name, values in form.sent().items() if values != [""]}
    first = {each.name: [each.value] for each in reversed(form.fields) if each.kind == "radio"}
    words = {each.name: ["Because"] for each in form.fields if each.kind in WRITTEN and "required" in each.attributes}
    hidden = {each.name for each in form.fields if each.kind == "hidden" and each.value} - {"act"}
    known = {name: value for name, value in known_of(desk, form.address).items() if name not in hidden}
    return words | first | sent | {name: [str(value)] for name, value in known.items()}


def known_of(desk: Desk, address: str) -> dict[str, Any]:
    """What `test_rights` sends to such an address."""
    path = address.partition("?")[0]
    acts = {act: sent for act, (sent, _answers) in ACTS.items()}
    for act, sent in (acts | MORE).items():
        if re.fullmatch(re.sub(r"\\{\w+\\}|tuesday|ponte", r"[\\w-]+", re.escape(act)), path):
            return {name: desk.at(value) if "{" in str(value) else value for name, value in sent.items()}
    return {}


MORE: dict[str, dict[str, Any]] = {
    "/rulings/{ruling}/score/": {
        "act": "save",
        "result": "{result}",
        "paragraph": "16B3",
        "ns_result_1": "4S -3 S",
        "reason": "weights",
        "override_reason": "It was so.",
    },
    "/polls/{poll}/judge/": {"others": "1S", "reason": "All agree."},
    "/sessions/tuesday/boards/1/results/{result}/": {
        "played": "3S = S",
        "because": "recorded_wrongly",
        "reason": "misread",
        "agreed_by": "both pairs",
        "approved_by": "the federation",
    },
    "/sessions/tuesday/boards/2/results/new/": {
        "ns": "{ns}",
        "ew": "{ew}",
        "at": "9",
        "played": "3S = S",
        "because": "never_entered",
        "reason": "forgotten",
        "agreed_by": "both pairs",
    },
    "/door/{door}/": {"name_1": "Eva Neri", "name_2": "Ugo Riva"},
    "/reports/{open_report}/polls/": {"seat": "N", "auction": "", "question": "What do you open?", "level": "club"},
    "/reports/{open_report}/own-table/": {"director": "{rev}"},
    "/cases/{open_case}/issue/": {"override_text": "The trick stands.", "override_reason": "It was so."},
    "/appeals/{appeal}/rule_on_law/": {"fact_points": "Had West a heart?"},
    "/appeals/{appeal}/send_further/": {"side": "NS", "first": "Anna Bianchi", "second": "Bruno Rossi"},
    "/sessions/tuesday/profile/": {"profile": "{other_profile}"},
    "/sessions/tuesday/playing/leave/": {"reason": "She is ill."},
    "/profiles/{profile}/edit/": {"valid_from": "2099-01-01"},
    "/clubs/ponte/offices/": {"user": "{piero}"},
    "/clubs/ponte/federation/": {"is_counted": "on"},
    "/federation/appeals/{appeal}/decide_further/": {"decision": "upheld", "merit": "with"},
}
"""What an act wants where its page has it do something, which its rights alone do not need."""


def head() -> int:
    """The last entry of any club."""
    last: int = AuditEntry.objects.aggregate(last=Max("pk"))["last"]
    return last


def entries_after(last: int) -> list[AuditEntry]:
    """Those after it, but for those of clubs that began since: nobody else could act there."""
    since = AuditEntry.objects.filter(pk__gt=last)
    begun = since.filter(verb=Verb.CLUB_CREATED).values("club")
    return list(since.exclude(club__in=begun).order_by("pk"))


def acts_of(sent: Sent) -> list[Done]:
    """What the form does as it stands."""
    with taken_back(), undrawn():
        before = head()
        sent.client.post(sent.address, sent.data)
        return [Done(each, _session_of(each)) for each in entries_after(before)]


def _session_of(entry: AuditEntry) -> int | None:
    """The session of what the entry is about."""
    about = apps.get_model("rulings", entry.object_type).objects.filter(pk=entry.object_id).first()
    return getattr(getattr(about, "board", about), "session_id", None)

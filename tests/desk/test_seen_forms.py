"""Every form of the house: what others change between its page and its coming in refuses it, whatever it decides on.

Each form of every page is sent once as it stands, to see which acts it does. Then, for each matter that such an act is
decided on, somebody else does something of that matter first: nothing is done, and one sentence says what changed.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urljoin

import pytest
from django.apps import apps
from django.db import transaction
from django.test import Client

from rulings.desk.base.audit import record
from rulings.desk.base.matters import DECIDED_ON, verbs_of
from rulings.desk.base.seen import SEEN
from rulings.desk.casebook.services.publishing import publish
from rulings.desk.cases.services.answering import answer
from rulings.desk.polls.services import close_poll
from rulings.desk.reports.services.recording import write_facts
from rulings.desk.scores.services.score_queries import ask_query
from rulings.models import (
    AuditEntry,
    Board,
    Club,
    IrregularityReport,
    Poll,
    PrivateLink,
    RegulationProfile,
    ReportCase,
    Session,
    User,
    Verb,
)
from tests.appealing import make_appeal, make_decided, make_heard, make_ready, make_seated, make_told
from tests.desk.conftest import signed_in, undrawn
from tests.desk.page_forms import WRITTEN, PageForm, forms_of
from tests.desk.test_page_sizes import make_files
from tests.desk.test_rights import ACTS, OK, PAGES, Desk, make_desk
from tests.factories import (
    REST_OF_NO_CARD_LATE,
    a_key,
    answer_all,
    first_case,
    make_publishable,
    make_report,
    make_ruling,
    make_session,
    make_waiting,
)
from tests.keeping import made_once

NAMES = ("dora", "rev", "olga")
OF_NO_CLUB = {"/logout/", "/i18n/setlang/"}
"""They decide on nothing of a club."""


def signed_in_as(name: str) -> Client:
    return signed_in(User.objects.get(username=name))


@dataclass(frozen=True)
class House:
    """The desk, with the pages of what has gone further than it."""

    desk: Desk
    further: tuple[str, ...]
    elsewhere: ReportCase
    forms: list[tuple["Sent", list[AuditEntry]]] = field(default_factory=list)
    """Every form, with what it does as it stands."""
    browsers: dict[str, Client] = field(default_factory=lambda: {name: signed_in_as(name) for name in NAMES})

    def browser(self, name: str) -> Client:
        """One of theirs: an act may change its cookies, and be taken back."""
        client = Client()
        client.cookies = deepcopy(self.browsers[name].cookies)
        return client

    def pages(self) -> Iterator[tuple[str, User]]:
        """Each page with each of those who may open it."""
        for address, answers in PAGES.items():
            for name, answer_to in zip(NAMES, answers, strict=True):
                if answer_to == OK:
                    yield self.desk.at(address), User.objects.get(username=name)
        for address in self.further:
            for name in NAMES:
                yield address, User.objects.get(username=name)


@pytest.fixture(scope="module")
def kept(django_db_setup: None, django_db_blocker: Any) -> Iterator[House]:
    """Made once; each test takes back what it did."""
    with made_once(django_db_blocker):
        desk = make_desk()
        other = make_session(Club.objects.get(slug="ponte"), "elsewhere")
        case = first_case(make_report(User.objects.get(username="dora"), other))
        house = House(desk, tuple(gone_further(desk)), case)
        house.forms.extend((sent, acts_of(sent)) for sent in all_forms(house))
        yield house


@pytest.fixture
def house(kept: House, db: None) -> House:
    return kept


def gone_further(desk: Desk) -> Iterator[str]:
    """Cases and rulings that wait for the acts that the desk has none for, each with its page."""
    dora, rev = (User.objects.get(username=name) for name in ("dora", "rev"))
    session = Session.objects.get(slug="tuesday")
    yield f"/cases/{answer_all(dora, first_case(make_report(dora, session))).pk}/"
    yield f"/cases/{make_waiting(dora, session).pk}/"
    ready = make_ready(dora, make_appeal(dora, make_ruling(dora, session)))
    yield f"/appeals/{ready.pk}/"
    yield f"/appeals/{make_seated(rev, make_ready(dora, make_appeal(dora, make_ruling(dora, session)))).pk}/"
    for bring in (make_heard, make_decided, make_told):
        yield f"/appeals/{bring(dora, rev, make_ruling(dora, session)).pk}/"
    report = IrregularityReport.objects.get(pk=desk.numbers["ruled_report"])
    write_facts(actor=dora, report=report, revision=0, texts={"agreed": "A break in tempo."})
    yield f"/reports/{report.pk}/facts/shown/"
    yield f"/polls/{close_poll(actor=dora, poll=Poll.objects.get(pk=desk.numbers['poll'])).pk}/"
    ask_query(link=PrivateLink.objects.get(pk=desk.numbers["link"]), text="Eleven.", query_key=a_key())
    yield "/sessions/tuesday/queries/"
    make_files(session, rev, 1)
    yield "/sessions/tuesday/files/"
    monday, sunday = (make_session(session.event.club, name) for name in ("monday", "sunday"))
    Board.objects.filter(session__in=(monday, sunday)).update(deal="")
    ruling = make_publishable(dora, rev, monday)
    yield f"/rulings/{ruling.pk}/publish/"
    yield from ("/sessions/monday/", "/sessions/monday/end/")
    public = publish(actor=rev, ruling=make_publishable(dora, rev, sunday))
    yield from (f"/rulings/{public.ruling_id}/{page}/" for page in ("withdraw", "comment"))


@dataclass(frozen=True)
class Sent:
    """A form of a page with what somebody would send by it."""

    user: User
    client: Client
    address: str
    data: dict[str, list[str]]


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
            kind = form.address if "/appeals/" in form.address else re.sub(r"\d+", "0", form.address)
            mark = (kind, str(sorted((each.name, each.name == "pk" and each.value) for each in form.fields)))
            if mark not in known and form.address.partition("?")[0] not in OF_NO_CLUB:
                known.add(mark)
                data = filled(house.desk, form)
                yield from (Sent(user, client, address, data | pressed) for address, pressed in buttons(form))


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
        if re.fullmatch(re.sub(r"\\{\w+\\}", r"[\\w-]+", re.escape(act)), path):
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
    "/reports/{open_report}/polls/": {"seat": "N", "auction": "", "question": "What do you open?", "level": "club"},
}
"""What an act wants where its page has it do something, which its rights alone do not need."""


def head() -> int:
    return Club.objects.get(slug="ponte").audit_sequence


def entries_after(sequence: int) -> list[AuditEntry]:
    return list(AuditEntry.objects.filter(club__slug="ponte", sequence__gt=sequence).order_by("sequence"))


def acts_of(sent: Sent) -> list[AuditEntry]:
    """What the form does as it stands."""
    with taken_back(), undrawn():
        before = head()
        sent.client.post(sent.address, sent.data)
        return entries_after(before)


def is_refused(sent: Sent, **other: Any) -> bool:
    """Whether the form is refused as older than what it decides on, and nothing is done."""
    before = head()
    answered = sent.client.post(sent.address, sent.data | other)
    return answered.status_code == 409 and head() == before


def somebody_does(verb: str, entry: AuditEntry, user: User) -> None:
    """Another writes an act of that verb into the trail, about what the entry is about, or what that came of."""
    other = User.objects.exclude(pk=user.pk).filter(memberships__club__slug="ponte")[0]
    report = IrregularityReport.objects.filter(pk=entry.report_id).first()
    about: Any = apps.get_model("rulings", entry.object_type).objects.filter(pk=entry.object_id).first() or report
    if about is None and entry.object_type == RegulationProfile.__name__:
        about = RegulationProfile.objects.all()[0]
    about = about or Session.objects.get(slug="tuesday")
    record(Club.objects.get(slug="ponte"), other, Verb(verb), about, report=report)


@pytest.mark.usefixtures("nothing_is_drawn")
def test_a_form_is_refused_once_another_has_changed_what_it_decides_on(house: House) -> None:
    """Once where buttons of one form differ by what they send, and do the same."""
    wrong, tried = [], set()
    for sent, acts in house.forms:
        assert SEEN in sent.data, sent.address
        for entry in acts:
            for verb in [verbs_of(frozenset({each}))[0] for each in DECIDED_ON.get(Verb(entry.verb), ())]:
                act = (entry.verb, verb, entry.object_type, entry.object_id)
                form = (sent.address, sent.user.username, tuple(sorted(sent.data)), sent.data[SEEN][0])
                if (form, act) in tried:
                    continue
                tried.add((form, act))
                with taken_back():
                    somebody_does(verb, entry, sent.user)
                    wrong += [] if is_refused(sent) else [(sent.address, entry.verb, verb)]
    assert wrong == []
    assert sorted(DECIDED_ON.keys() - {verb for _form, (verb, *_rest) in tried}) == sorted(NOT_REACHED)


NOT_REACHED = {
    *(Verb.APPEAL_ADMITTED, Verb.APPEAL_LAW_RULED, Verb.APPEAL_REFUSED, Verb.CASE_WAITS, Verb.NOTE_ANSWERED),
    *(Verb.POLL_MADE, Verb.PROFILE_CHANGED, Verb.DIRECTOR_NAMED, Verb.RESTRICTION_ENDED),
    *(Verb.RULING_OVERRIDDEN, Verb.RULING_RECHECKED, Verb.SIGNATURE_LOST, Verb.RULING_SUPERSEDED),
    *(Verb.DIRECTOR_LEFT, Verb.FILE_UNDONE, Verb.PERIOD_EXTENDED, Verb.PROFILE_CHOSEN, Verb.SESSION_REOPENED),
    *(Verb.SCORING_CHOSEN, Verb.TEMPLATE_REMOVED, Verb.FAULT_LEFT, Verb.FAULT_TAKEN),
    *(Verb.CLUB_REOPENED, Verb.FEDERATION_MARKED, Verb.FEDERATION_CHOSEN),
    *(Verb.APPEAL_SENT, Verb.APPEAL_ANSWERED, Verb.OFFICE_GIVEN, Verb.OFFICE_TAKEN),
}
"""What is in no state here in which its page does it: it is written by the same `record`, which asks the same table."""


@pytest.mark.usefixtures("nothing_is_drawn")
def test_a_form_of_another_trail_does_nothing(house: House) -> None:
    """What another club, or records put back to an earlier state, gave the same numbers to."""
    wrong = []
    for sent in [sent for sent, acts in house.forms if acts]:
        other = re.sub(r"\.(\d+)\.[0-9a-f]+", r".\1." + "0" * 16, sent.data[SEEN][0])
        with taken_back():
            wrong += [] if is_refused(sent, seen=other) else [sent.address]
    assert wrong == []


@pytest.mark.usefixtures("nothing_is_drawn")
def test_what_others_do_elsewhere_leaves_a_form_as_good_as_it_was(house: House) -> None:
    """A desk follows what goes on; nobody is sent back for that."""
    wrong = []
    for sent, acts in [(sent, acts) for sent, acts in house.forms if acts]:
        done = [(each.verb, each.object_type) for each in acts]
        with taken_back():
            others_rule_elsewhere(house, sent.user)
            before = head()
            sent.client.post(sent.address, sent.data)
            now = [(each.verb, each.object_type) for each in entries_after(before)]
            wrong += [] if now == done else [(sent.address, done, now)]
    assert wrong == []


def others_rule_elsewhere(house: House, user: User) -> None:
    """Somebody answers a case of another session."""
    other = User.objects.get(username="rev" if user.username == "dora" else "dora")
    key, value = REST_OF_NO_CARD_LATE[0]
    answer(actor=other, case=house.elsewhere, key=key, value=value, revision=house.elsewhere.revision)


@pytest.mark.usefixtures("nothing_is_drawn")
def test_of_two_who_send_the_same_form_the_second_decides_on_nothing_that_the_first_has_changed(house: House) -> None:
    """Where the first really changes what the second decides on, about whatever the form is really about."""
    wrong, tried = [], set()
    for sent, acts in [(sent, acts) for sent, acts in house.forms if DECIDED_ON.keys() & {each.verb for each in acts}]:
        ours = {Verb(each.verb) for each in acts}
        changing = {verb for each in ours for verb in verbs_of(DECIDED_ON.get(each, frozenset()))}
        for user in [user for user in house.browsers if user != sent.user.username]:
            with taken_back():
                before = head()
                house.browser(user).post(sent.address, sent.data)
                done = {each.verb for each in entries_after(before)}
                if not done & changing:
                    continue
                tried |= ours & DECIDED_ON.keys()
                before = head()
                sent.client.post(sent.address, sent.data)
                wrong += [] if head() == before else [(sent.address, sorted(ours))]
                break
    assert wrong == []
    assert len(tried) >= SENT_TWICE


SENT_TWICE = 35
"""So many kinds of acts are done by a form that two people here have."""


SIGNS = "\x00\x01\x0b\x1f\x7f\ud800\uffff"


def test_no_field_of_any_form_is_broken_by_signs_that_are_no_text(house: House) -> None:
    """What no button sends: also in what is hidden, chosen or pressed; once where buttons differ by what they send."""
    broken, tried = [], set()
    for sent, _acts in house.forms:
        for name in [name for name in sent.data if name != "csrfmiddlewaretoken"]:
            rest = tuple((key, value) for key, value in sent.data.items() if key not in (name, "value"))
            if (sent.address, str(rest), name) in tried:
                continue
            tried.add((sent.address, str(rest), name))
            with taken_back():
                answered = sent.client.post(sent.address, sent.data | {name: SIGNS.encode("utf-8", "replace").decode()})
                broken += [(sent.address, name, answered.status_code)] if answered.status_code >= 500 else []
    assert broken == []

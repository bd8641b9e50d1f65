"""Every form of the house: what others change between its page and its coming in refuses it, whatever it decides on.

Each form of every page is sent once as it stands, to see which acts it does. Then, for each matter that such an act is
decided on, somebody else does something of that matter first: nothing is done, and one sentence says what changed.
"""

import os
import re
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from django.apps import apps
from django.contrib.auth.models import AnonymousUser
from django.utils import timezone

from rulings.desk.base.audit import locked_club, record
from rulings.desk.base.matters.decided import DECIDED_ON
from rulings.desk.base.matters.kinds import Matter, verbs_of
from rulings.desk.base.refusals import WrongState
from rulings.desk.base.seen import SEEN
from rulings.desk.cases.services.answering import answer
from rulings.models import Club, IrregularityReport, RegulationProfile, Session, User, Verb
from tests.desk.going_further import gone_further, opened_by_addresses
from tests.desk.sent_forms import OF_A_CARD, Done, House, Sent, acts_of, all_forms, entries_after, head, taken_back
from tests.desk.test_rights import make_desk
from tests.desk.walking.walk import Walk
from tests.factories import REST_OF_NO_CARD_LATE, first_case, make_report, make_session
from tests.keeping import made_once


@pytest.fixture(scope="module")
def kept(django_db_setup: None, django_db_blocker: Any) -> Iterator[House]:
    """Made once; each test takes back what it did."""
    with made_once(django_db_blocker):
        desk = make_desk()
        other = make_session(Club.objects.get(slug="ponte"), "elsewhere")
        case = first_case(make_report(User.objects.get(username="dora"), other))
        house = House(desk, tuple(gone_further(desk)), case, tuple(opened_by_addresses(desk)))
        house.forms.extend((sent, acts_of(sent)) for sent in all_forms(house))
        yield house


@pytest.fixture
def house(kept: House, db: None) -> House:
    return kept


def is_refused(sent: Sent, **other: Any) -> bool:
    """Whether the form is refused as older than what it decides on, and nothing is done."""
    before = head()
    answered = sent.client.post(sent.address, sent.data | other)
    return answered.status_code == 409 and head() == before


def somebody_does(matter: Matter, done: Done, user: User | AnonymousUser) -> None:
    """Another writes an act of that matter into the trail, about what was done there, or what that came of."""
    entry, other = done.entry, User.objects.exclude(pk=user.pk).filter(memberships__club__slug="ponte")[0]
    report = IrregularityReport.objects.filter(pk=entry.report_id).first()
    about: Any = apps.get_model("rulings", entry.object_type).objects.filter(pk=entry.object_id).first() or report
    if about is None and entry.object_type == RegulationProfile.__name__:
        about = RegulationProfile.objects.all()[0]
    if matter is Matter.PLACE:
        about = Club.objects.get(pk=entry.club_id)
    about = about or Session.objects.filter(pk=done.session or 0).first() or Session.objects.get(slug="tuesday")
    for verb in verbs_of(frozenset({matter})):
        with suppress(WrongState):  # in a club that is closed little is done
            record(locked_club(entry.club_id), other, Verb(verb), about, report=report)
            return


@pytest.mark.usefixtures("nothing_is_drawn")
def test_a_form_is_refused_once_another_has_changed_what_it_decides_on(house: House) -> None:
    """Once where buttons of one form differ by what they send, and do the same."""
    wrong, tried = [], set()
    for sent, acts in house.forms:
        assert SEEN in sent.data or sent.page.startswith(OF_A_CARD), sent.address
        for done in acts:
            entry = done.entry
            for matter in DECIDED_ON.get(Verb(entry.verb), ()):
                act = (entry.verb, matter, entry.object_type, entry.object_id)
                form = (sent.address, sent.user.username, tuple(sorted(sent.data)), sent.data[SEEN][0])
                if (form, act) in tried:
                    continue
                tried.add((form, act))
                with taken_back():
                    somebody_does(matter, done, sent.user)
                    wrong += [] if is_refused(sent) else [(sent.address, entry.verb, matter)]
    assert wrong == []
    assert sorted(DECIDED_ON.keys() - {verb for _form, (verb, *_rest) in tried}) == []


@pytest.mark.usefixtures("nothing_is_drawn")
def test_a_form_of_another_trail_does_nothing(house: House) -> None:
    """What another club, or records put back to an earlier state, gave the same numbers to."""
    wrong = []
    for sent in (sent for sent, _acts in house.acting() if SEEN in sent.data):
        other = re.sub(r"\.(\d+)\.[0-9a-f]+", r".\1." + "0" * 16, sent.data[SEEN][0])
        with taken_back():
            wrong += [] if is_refused(sent, seen=other) else [sent.address]
    assert wrong == []


@pytest.mark.usefixtures("nothing_is_drawn")
def test_what_others_do_elsewhere_leaves_a_form_as_good_as_it_was(house: House) -> None:
    """A desk follows what goes on; nobody is sent back for that."""
    wrong = []
    for sent, acts in house.acting():
        done = [(each.entry.verb, each.entry.object_type) for each in acts]
        with taken_back():
            others_rule_elsewhere(house, sent.user)
            before = head()
            sent.client.post(sent.address, sent.data)
            now = [(each.verb, each.object_type) for each in entries_after(before)]
            wrong += [] if now == done else [(sent.address, done, now)]
    assert wrong == []


def others_rule_elsewhere(house: House, user: User | AnonymousUser) -> None:
    """Somebody answers a case of another session."""
    other = User.objects.get(username="rev" if user.username == "dora" else "dora")
    key, value = REST_OF_NO_CARD_LATE[0]
    answer(actor=other, case=house.elsewhere, key=key, value=value, revision=house.elsewhere.revision)


@pytest.mark.usefixtures("nothing_is_drawn")
def test_of_two_who_send_the_same_form_the_second_decides_on_nothing_that_the_first_has_changed(house: House) -> None:
    """Where the first really changes what the second decides on, about whatever the form is really about."""
    wrong, tried = [], set()
    for sent, acts in house.acting():
        ours = {Verb(each.entry.verb) for each in acts}
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


@pytest.mark.usefixtures("nothing_is_drawn")
def test_a_time_of_the_club_s_clock_is_typed_by_the_clock_that_the_page_showed(house: House) -> None:
    timed = {(sent.address, each.entry.verb) for sent, acts in house.acting() if sent.is_timed for each in acts}
    rests = {verb for verb, matters in DECIDED_ON.items() if Matter.PLACE in matters}
    assert len(timed) >= 3
    assert [each for each in timed if Verb(each[1]) not in rests] == []


EVERYTHING = "WALK_EVERY_PAGE"
"""With it each page is tried after each act that changes what it reads, not those which it changes most alone."""


def test_whatever_of_its_page_another_changes_makes_a_form_stale(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """From the page's side: after each act, the forms of each page of which something that it shows changed by it.

    Somebody with the same rights does the act. A form that goes through all the same is a fault where what its page
    shows is otherwise now, unless `BESIDE` says why that is nothing to it.
    """
    at = timezone.now()
    monkeypatch.setattr(timezone, "now", lambda: at)
    walk = Walk(house)
    wrong = [each for act, pages in walk.tries(bool(os.environ.get(EVERYTHING))) for each in walk.unseen(act, pages)]
    assert wrong == []
    assert walk.tried > 300

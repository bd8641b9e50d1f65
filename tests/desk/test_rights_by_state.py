"""Who may do what in which state: every address of a report, its case, ruling and appeal, by role and state.

The table is made from the addresses themselves and stands in `rights_by_state.txt`, for people to read and sign: a new
address, or a changed right, fails here until it is read again there. `UPDATE_RIGHTS=1` writes it anew.
"""

import os
from pathlib import Path

import pytest
from django.db import transaction
from django.test import Client

from rulings.models import Membership, Role, Session, User
from tests.desk.conftest import signed_in
from tests.desk.states import Place, State, addresses, brought_to
from tests.desk.test_rights import ACTS, pattern_of
from tests.factories import make_user

TABLE = Path(__file__).with_name("rights_by_state.txt")
LEGEND = """\
Who may do what, in which state of a report. D director, C chief director, A administrator, G guest in the session,
who are let in; a small letter: let in, and told why it cannot be done in this state; - refused; . there is nothing.
The first group of letters is for reading the page, the second for what is done there, with a form that is good where
one is known. Dora the director ruled, Rev the chief director countersigned and published. Visitors go to the sign-in
page everywhere, and other clubs find nothing.
"""
FORMS = {pattern_of(address): form for address, (form, _expected) in ACTS.items()}
CAST = {"D": "dora", "C": "rev", "A": "olga", "G": "gino"}
NOTHING_THERE, NOT_SO = (302, 404, 405), (400, 409, 422)
"""No such page, or it only reads, or it is an act's address; let in, but not in this state."""


pytestmark = pytest.mark.usefixtures("nothing_is_drawn")
"""Only the status is looked at: `test_rights.py` draws every page, for every role."""


@pytest.fixture
def place(request: pytest.FixtureRequest, dora: User, rev: User, olga: User, session: Session) -> Place:
    """A report in the state that the test is about."""
    gino = make_user("gino")
    Membership.objects.create(user=gino, club=session.event.club, role=Role.DIRECTOR, session=session)
    return brought_to(State(request.param), dora, rev, session)


@pytest.mark.parametrize(("state", "place"), [(state, state) for state in State], indirect=["place"])
def test_each_role_may_do_in_each_state_what_the_table_says(state: State, place: Place) -> None:
    browsers = {letter: signed_in(User.objects.get(username=name)) for letter, name in CAST.items()}
    now = [line for address in addresses(state) if (line := told(address, place, browsers))]
    if os.environ.get("UPDATE_RIGHTS"):
        write(state, now)
    assert "\n".join(now) == "\n".join(read()[state])


@pytest.mark.parametrize("place", [State.HEARD, State.PUBLISHED], indirect=["place"])
def test_what_has_gone_far_is_still_nothing_for_strangers(place: Place, wanda: User) -> None:
    stranger, visitor = signed_in(wanda), Client()
    for address in addresses(State.CLOSED):
        here = address.format(**vars(place))
        assert tried(visitor, "GET", here) == 302, here
        assert tried(visitor, "POST", here) in (302, 405), here
        assert tried(stranger, "POST", here) in (404, 405), here


def told(address: str, place: Place, browsers: dict[str, Client]) -> str:
    """One line of the table; "" for an address that this state has not got."""
    here = address.format(**vars(place))
    seen = "".join(mark(letter, tried(browser, "GET", here), "GET") for letter, browser in browsers.items())
    done = "".join(mark(letter, tried(browser, "POST", here), "POST") for letter, browser in browsers.items())
    is_there = any(each not in "." for each in seen + done)
    return f"{seen:5} {done:5} {address}" if is_there else ""


def mark(letter: str, status: int, method: str) -> str:
    """How the table writes an answer; an act that is done leads on, and so is no page that leads on."""
    if status in NOTHING_THERE and (method, status) != ("POST", 302):
        return "."
    if status == 403:
        return "-"
    return letter.lower() if status in NOT_SO else letter


def tried(browser: Client, method: str, here: str) -> int:
    """The status of the answer; what it did is undone."""
    form = FORMS.get(pattern_of_path(here), {})
    with transaction.atomic():
        status: int = (browser.get(here) if method == "GET" else browser.post(here, form)).status_code
        transaction.set_rollback(True)
    return status


def pattern_of_path(here: str) -> str:
    """The address with every number in it as `pattern_of` writes a variable."""
    parts = ["*" if part.isdigit() else part for part in here.strip("/").split("/")]
    return "/".join(parts).replace("sessions/tuesday", "sessions/*") + "/"


def read() -> dict[str, list[str]]:
    """The table's lines by state."""
    found: dict[str, list[str]] = {state: [] for state in State}
    state = ""
    for line in TABLE.read_text(encoding="utf-8").splitlines() if TABLE.exists() else []:
        if line.startswith("== "):
            state = line.removeprefix("== ")
        elif state in found and line:
            found[state].append(line)
    return found


def write(state: State, lines: list[str]) -> None:
    """The table with one state's lines anew."""
    table = read() | {str(state): lines}
    parts = [LEGEND, *(f"== {name}\n" + "\n".join(table[name]) + "\n" for name in State)]
    TABLE.write_text("\n".join(parts), encoding="utf-8")

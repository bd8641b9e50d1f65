"""bridgemate: what the connector says is shown, stored at one place, and every refusal is one sentence."""

import sys
from collections.abc import Callable, Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from bridgemate_dataconnector.dto import DataConnectorResponseData as Holds
from django.core.management import CommandError, call_command

from rulings.desk.movements.queries import seating_of
from rulings.desk.movements.values import TablePlace
from rulings.desk.sessions.services import close_session
from rulings.desk.trail.queries.verification import verify_audit
from rulings.models import AuditEntry, Club, Player, Result, Session, User
from tests.desk.evening import begun, mitchell, section
from tests.management.bridgemate.data_connector import CLUB, GUID, KEY, DataConnector, running
from tests.management.bridgemate.test_connector import enter_call, enter_result, enter_seat
from tests.management.commands.shell import manage


@pytest.fixture
def at_the_club() -> Iterator[DataConnector]:
    with running() as connector:
        yield connector


class Told(StringIO):
    """A stream that does the next thing when it is written to."""

    def __init__(self, *then: Callable[[], None]) -> None:
        super().__init__()
        self.then = list(then)

    def write(self, text: str) -> int:
        written = super().write(text)
        if text.strip() and self.then:
            self.then.pop(0)()
        return written


def listen(at: DataConnector, **told: Any) -> tuple[str, str]:
    """What the command prints and what it complains of."""
    out, err = told.pop("out", StringIO()), told.pop("err", StringIO())
    given = {"session": "tuesday", "host": "127.0.0.1", "port": at.port, "club_id": CLUB, "key": KEY}
    given |= {"once": True, "dry_run": True, **told}
    call_command("bridgemate", **given, stdout=out, stderr=err)
    return out.getvalue(), err.getvalue()


def refusal(at: DataConnector, **told: Any) -> str:
    with pytest.raises(CommandError) as refused:
        listen(at, **told)
    assert refused.value.returncode == 2
    return str(refused.value)


def test_each_thing_that_is_new_is_one_line(session: Session, at_the_club: DataConnector) -> None:
    at_the_club.enter(Holds.PlayerData, PlayerNumber="7", FirstName="Anna", LastName="Nowak")
    enter_seat(at_the_club, "7")
    enter_seat(at_the_club, "", direction=2, IsRemoval=True)
    enter_result(at_the_club, 7, Stake=1, LeadCardRank=13, LeadCardSuit=3)
    enter_result(at_the_club, 8, level=0)
    enter_result(at_the_club, 9, level=-3, ScoringDirection=1)
    enter_result(at_the_club, 10, level=-10, PairEastWest=0)
    enter_result(at_the_club, 11, DeclaringPair=8)
    enter_result(at_the_club, 7, IsDeleted=True)
    for state in (1, 2, 3, 4):
        enter_call(at_the_club, state)
    out, err = listen(at_the_club)
    assert out.splitlines() == [
        "player 7: Anna Nowak",
        "A3 round 1, N: 7 Anna Nowak",
        "A3 round 1, E: nobody",
        "A3 round 2, board 7: 3 against 8, 4SX by N, 10 tricks, lead HK",
        "A3 round 2, board 8: 3 against 8, passed out",
        "A3 round 2, board 9: 3 against 8, AVE-/AVE+, for NS alone",
        "A3 round 2, board 10: 3 against -, NP",
        "A3 round 2, board 11: 8 against 3, 4S by N, 10 tricks, sat the other way round",
        "A3 round 2, board 7: erased",
        "A3 round 2, 20:05: the director is called",
        "A3 round 2, 20:05: the director is at the table",
        "A3 round 2, 20:05: the call is resolved",
        "A3 round 2, 20:05: the call is deferred",
    ]
    assert err == ""


def test_what_cannot_be_read_is_named_beside_the_rest(session: Session, at_the_club: DataConnector) -> None:
    enter_result(at_the_club, 7, TotalTricks=14)
    enter_result(at_the_club, 8)
    out, err = listen(at_the_club)
    assert out == "A3 round 2, board 8: 3 against 8, 4S by N, 10 tricks\n"
    where = "result of section A, table 3, round 2, board 7: TotalTricks"
    assert err == f"left out: {where}: expected a number of tricks from 0 to 13, found '14'.\n"


def test_a_dry_run_takes_nothing_off_the_queues(session: Session, at_the_club: DataConnector) -> None:
    enter_result(at_the_club, 7)
    assert listen(at_the_club) == listen(at_the_club)
    assert at_the_club.waiting(Holds.Results) == 1


@pytest.fixture
def evening(dora: User, club: Club) -> Session:
    """The only section, without a name: five tables, a Mitchell; what is entered at table 3 is played there."""
    made = begun(dora, club, section("", 5, mitchell(5)), last_board=15)
    Session.objects.filter(pk=made.pk).update(slug="tuesday")
    return Session.objects.get(pk=made.pk)


def boards_of(session: Session, table: int = 3, round_: int = 2) -> tuple[int, ...]:
    sitting = seating_of(session).at_round(TablePlace("", table), round_)
    assert sitting is not None
    return sitting.meeting.boards


def state(session: Session) -> object:
    """Everything that the tables' news could change."""
    rows = (
        Result.objects.filter(board__session=session),
        session.contestants.all(),
        session.calls.all(),
        session.differences.all(),
        Player.objects.filter(contestant__session=session),
        AuditEntry.objects.filter(club=session.event.club),
    )
    return [list(each.order_by("pk").values()) for each in rows]


def enter_evening(at: DataConnector, session: Session) -> None:
    """What a table tells in the course of an evening, with one board that it does not play."""
    one, other, third = boards_of(session)
    at.enter(Holds.PlayerData, PlayerNumber="7", FirstName="Anna", LastName="Nowak")
    enter_seat(at, "7")
    enter_seat(at, "", direction=2, LastName="Ewa")
    enter_result(at, one)
    enter_result(at, one, level=5)
    enter_result(at, other)
    enter_result(at, other, IsDeleted=True)
    enter_result(at, third, level=0)
    enter_result(at, 99)
    for told in (1, 2, 4, 2, 3):
        enter_call(at, told)
    enter_call(at, minute=40)


@pytest.mark.parametrize("acknowledges", [True, False])
def test_what_came_is_stored_once_however_often_it_is_asked_for(
    evening: Session, at_the_club: DataConnector, acknowledges: bool
) -> None:
    enter_evening(at_the_club, evening)
    _out, err = listen(at_the_club, dry_run=False, acknowledge=acknowledges)
    assert err == "left out: A3 round 2, board 99: by the movement the table does not play it\n"
    one, _other, third = boards_of(evening)
    stored = Result.objects.order_by("board__number").values_list("board__number", "contract", "tricks", "table")
    assert list(stored) == [(one, "5S", 10, "3"), (third, "Pass", None, "3")]
    assert list(Player.objects.values_list("name", flat=True)) == ["Anna Nowak", "Ewa"]
    calls = evening.calls.order_by("pk").values_list("section", "table", "state")
    assert list(calls) == [("", "3", "settled"), ("", "3", "called")]
    assert at_the_club.waiting(Holds.Results) == (0 if acknowledges else 6)
    before = state(evening)
    listen(at_the_club, dry_run=False)
    listen(at_the_club, dry_run=False)
    assert state(evening) == before
    assert verify_audit(evening.event.club) is None


@pytest.mark.parametrize("upto", range(1, 6))
def test_a_call_that_stands_anywhere_stays_there_when_it_comes_again(
    evening: Session, at_the_club: DataConnector, upto: int
) -> None:
    for told in (1, 2, 4, 2, 3)[:upto]:
        enter_call(at_the_club, told)
    listen(at_the_club, dry_run=False)
    assert [each.state for each in evening.calls.all()] == [
        ("called", "on_the_way", "deferred", "on_the_way", "settled")[upto - 1]
    ]
    before = state(evening)
    listen(at_the_club, dry_run=False)
    assert state(evening) == before


def test_a_dry_run_stores_nothing(evening: Session, at_the_club: DataConnector) -> None:
    enter_evening(at_the_club, evening)
    before = state(evening)
    listen(at_the_club)
    assert state(evening) == before


def test_a_session_that_is_closed_meanwhile_ends_nothing(
    dora: User, evening: Session, at_the_club: DataConnector
) -> None:
    def closes() -> None:
        close_session(actor=dora, session=evening)
        enter_result(at_the_club, boards_of(evening)[1])
        enter_call(at_the_club)
        enter_seat(at_the_club, "", LastName="Ewa")

    def ends() -> None:
        raise KeyboardInterrupt

    enter_result(at_the_club, boards_of(evening)[0])
    streams = {"out": Told(closes), "err": Told(ends)}
    _out, err = listen(at_the_club, dry_run=False, once=False, every=0.01, **streams)
    where = f"A3 round 2, board {boards_of(evening)[1]}"
    assert err == f"left out: {where}: the session is closed; enter a late result on the page of the board\n"
    assert (Result.objects.count(), evening.calls.count(), Player.objects.count()) == (1, 0, 0)


@pytest.mark.parametrize("acknowledges", [True, False])
def test_a_name_that_comes_after_its_player_has_sat_down_is_taken(
    evening: Session, at_the_club: DataConnector, acknowledges: bool
) -> None:
    def name_comes() -> None:
        at_the_club.enter(Holds.PlayerData, PlayerNumber="7", FirstName="Anna", LastName="Nowak")

    def ends() -> None:
        raise KeyboardInterrupt

    enter_seat(at_the_club, "7")
    told = {"dry_run": False, "once": False, "every": 0.01, "acknowledge": acknowledges}
    listen(at_the_club, out=Told(name_comes, ends), **told)
    assert list(Player.objects.values_list("name", "national_id")) == [("Anna Nowak", "7")]


def test_without_tables_a_call_has_the_terminals_own_name_of_its_table(
    session: Session, at_the_club: DataConnector
) -> None:
    enter_call(at_the_club)
    enter_result(at_the_club, 1)
    _out, err = listen(at_the_club, dry_run=False)
    assert [(each.section, each.table) for each in session.calls.all()] == [("A", "3")]
    assert err.startswith("left out: A3 round 2, board 1: ")


def test_a_connector_that_falls_silent_is_told_once_and_waited_for(
    session: Session, at_the_club: DataConnector
) -> None:
    def goes_on() -> None:
        enter_result(at_the_club, 8)
        at_the_club.start()

    def ends() -> None:
        raise KeyboardInterrupt

    enter_result(at_the_club, 7)
    streams = {"out": Told(at_the_club.stop), "err": Told(goes_on, ends)}
    out, err = listen(at_the_club, once=False, every=0.01, **streams)
    assert [line[:20] for line in out.splitlines()] == ["A3 round 2, board 7:", "A3 round 2, board 8:", ""]
    silent, again = err.splitlines()
    assert silent.startswith(f"the Data Connector at {at_the_club.address}: ")
    assert silent.endswith("; trying again, at most a minute apart")
    assert again == "the Data Connector answers again"


def test_an_address_where_nothing_answers_is_refused(session: Session, at_the_club: DataConnector) -> None:
    at_the_club.stop()
    hint = "start BCS 5 there, or check host and port"
    said = f"no Bridgemate Data Connector answers at {at_the_club.address}: {hint}"
    assert refusal(at_the_club) == refusal(at_the_club, guid=GUID) == said


@pytest.mark.parametrize(("given", "command"), [({}, "ManageBCS"), ({"guid": GUID}, "PollQueueForAllPlayerData")])
def test_a_refused_key_is_told_in_the_connectors_words(
    session: Session, at_the_club: DataConnector, given: dict[str, str], command: str
) -> None:
    said = f"the Data Connector at {at_the_club.address} refuses {command}: Invalid credentials"
    assert refusal(at_the_club, key="LICENCE-2", **given) == f"{said}; check --club-id, --key and --guid"


@pytest.mark.parametrize("missing", ["club_id", "key"])
def test_a_missing_club_or_key_is_asked_for(session: Session, at_the_club: DataConnector, missing: str) -> None:
    sentence = "say the club's id at Bridgemate with --club-id, and its licence key with --key"
    assert refusal(at_the_club, **{missing: ""}) == sentence


def test_club_and_key_may_stand_in_the_environment(
    session: Session, at_the_club: DataConnector, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BRIDGEMATE_CLUB_ID", CLUB)
    monkeypatch.setenv("BRIDGEMATE_KEY", KEY)
    enter_call(at_the_club)
    out = StringIO()
    words = ["--session", "tuesday", "--host", "127.0.0.1", "--port", str(at_the_club.port), "--once", "--dry-run"]
    call_command("bridgemate", *words, stdout=out)
    assert out.getvalue() == "A3 round 2, 20:05: the director is called\n"


def test_of_several_running_sessions_one_is_named(session: Session, at_the_club: DataConnector) -> None:
    at_the_club.running.append({"SessionGuid": "0" * 32, "SessionName": "Beginners"})
    asked = "say which session of the connector, with --guid; running: "
    assert refusal(at_the_club) == f"{asked}{GUID} (Friday evening bridge); {'0' * 32} (Beginners)"
    at_the_club.running.clear()
    assert refusal(at_the_club) == f"{asked}none"
    enter_call(at_the_club)
    assert listen(at_the_club, guid=GUID)[0] == "A3 round 2, 20:05: the director is called\n"


def test_a_dry_run_that_acknowledges_is_a_contradiction(session: Session, at_the_club: DataConnector) -> None:
    assert refusal(at_the_club, acknowledge=True).startswith("--dry-run stores nothing")


def test_without_the_extra_it_says_what_to_install(
    session: Session, at_the_club: DataConnector, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "bridgemate_dataconnector", None)
    assert refusal(at_the_club) == "Bridgemate's client is not installed here: it is an extra, “make bridgemate”"


def test_a_session_that_the_connector_does_not_know_is_told(session: Session, at_the_club: DataConnector) -> None:
    said = "PollQueueForAllPlayerData failed: EntryUnknown, Unknown session"
    assert refusal(at_the_club, guid="0" * 32) == f"the Data Connector at {at_the_club.address}: {said}"


def test_an_unknown_session_is_named(session: Session, at_the_club: DataConnector) -> None:
    assert refusal(at_the_club, session="nowhere").startswith("no session 'nowhere'")


@pytest.mark.parametrize("words", [("--port", "0"), ("--port", "99999"), ("--port", "²"), ("--every", "0")])
def test_a_number_that_cannot_be_is_refused_by_its_option(words: tuple[str, str]) -> None:
    with pytest.raises(CommandError, match=rf"argument {words[0]}: '{words[1]}' is no .*; give a number"):
        call_command("bridgemate", "--session", "tuesday", *words)


def test_without_the_extra_it_still_says_what_it_is_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "sitecustomize.py").write_text("import sys\nsys.modules['bridgemate_dataconnector'] = None\n")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    asked = manage("bridgemate", "--help")
    assert asked.returncode == 0
    assert "needs the extra that `make bridgemate` installs" in " ".join(asked.stdout.split())

"""The maker's client over real HTTP: an evening's results, calls and players, and whatever may go wrong on the way."""

import json
from dataclasses import replace
from typing import Any

import pytest
from bridgemate_dataconnector.dto import DataConnectorResponseData as Holds
from bridgemate_dataconnector.dto import ScoringProgramDataConnectorCommands as Commands

from rulings.bridge import Seat
from rulings.formats.bridgemate import PlayerName, SummonsState
from rulings.management.bridgemate.connector import Connector, News, Refused, RunningSession, Trouble
from tests.management.bridgemate.data_connector import CLUB, GUID, HANGS_UP, KEY, DataConnector

BOTH_WAYS = pytest.mark.parametrize("acknowledges", [True, False], ids=["acknowledges", "only looks"])


def connector(at: DataConnector, **told: Any) -> Connector:
    return Connector(at.address, **{"club": CLUB, "key": KEY, "session": GUID} | told)


def enter_result(at: DataConnector, board: int, level: int = 4, **fields: Any) -> None:
    result = {"TableNumber": 3, "RoundNumber": 2, "BoardNumber": board, "ScoringDirection": 3}
    result |= {"PairNorthSouth": 3, "PairEastWest": 8, "DeclaringPair": 3, "DeclarerDirection": 1}
    at.enter(Holds.Results, **result | {"Level": level, "Denomination": 4, "TotalTricks": 10} | fields)


def enter_call(at: DataConnector, state: int = 1, minute: int = 5) -> None:
    at.enter(Holds.TdCalls, TableNumber=3, RoundNumber=2, Hour=20, Minute=minute, Status=state)


def enter_seat(at: DataConnector, number: str, direction: int = 1, **fields: Any) -> None:
    told = {"TableNumber": 3, "RoundNumber": 1, "Direction": direction, "PlayerNumber": number}
    at.enter(Holds.Participations, **told | fields)


def boards(news: News) -> list[tuple[int, str]]:
    """Number and contract of each result, `erased` for one that was erased."""
    return [
        (entered.result.board, "erased" if entered.is_erased else str(entered.result.contract))
        for entered in news.results
    ]


@BOTH_WAYS
def test_what_is_new_comes_once_it_is_accepted_no_more(at_the_club: DataConnector, acknowledges: bool) -> None:
    link = connector(at_the_club, acknowledges=acknowledges)
    assert not link.poll()
    enter_result(at_the_club, 7)
    enter_call(at_the_club)
    first = link.poll()
    assert (boards(first), [call.ident for call in first.summonses]) == ([(7, "4S by N")], ["A 3 2 20:05"])
    link.accept(first)
    assert not link.poll()
    enter_result(at_the_club, 8, level=3)
    assert boards(link.poll()) == [(8, "3S by N")]


@BOTH_WAYS
def test_what_was_not_accepted_comes_again_to_whoever_asks(at_the_club: DataConnector, acknowledges: bool) -> None:
    enter_result(at_the_club, 7)
    link = connector(at_the_club, acknowledges=acknowledges)
    assert link.poll() == link.poll() == connector(at_the_club, acknowledges=acknowledges).poll()


@BOTH_WAYS
def test_an_item_that_comes_between_asking_and_accepting_is_not_lost(
    at_the_club: DataConnector, acknowledges: bool
) -> None:
    link = connector(at_the_club, acknowledges=acknowledges)
    enter_result(at_the_club, 7)
    news = link.poll()
    enter_result(at_the_club, 8)
    later = link.poll()
    link.accept(news)
    assert boards(link.poll()) == [(8, "4S by N")]
    assert boards(later) == [(7, "4S by N"), (8, "4S by N")]


@BOTH_WAYS
def test_corrections_and_erasures_come_in_the_order_they_were_made(
    at_the_club: DataConnector, acknowledges: bool
) -> None:
    for level, is_erased in ((4, False), (5, False), (0, True), (4, False)):
        enter_result(at_the_club, 7, level=level, IsDeleted=is_erased)
    link = connector(at_the_club, acknowledges=acknowledges)
    news = link.poll()
    assert boards(news) == [(7, "4S by N"), (7, "5S by N"), (7, "erased"), (7, "4S by N")]
    link.accept(news)
    enter_result(at_the_club, 7, level=5)
    assert boards(link.poll()) == [(7, "5S by N")]


def test_only_a_connector_that_acknowledges_takes_anything_off_the_queues(at_the_club: DataConnector) -> None:
    enter_result(at_the_club, 7)
    looks, takes = (connector(at_the_club, acknowledges=each) for each in (False, True))
    looks.accept(looks.poll())
    assert at_the_club.waiting(Holds.Results) == 1
    takes.accept(takes.poll())
    assert at_the_club.waiting(Holds.Results) == 0
    assert {command for command in at_the_club.asked if command.name.startswith("Accept")} == {
        Commands.AcceptResultQueueItems
    }


def test_who_only_looks_is_given_everything_again_when_the_queues_begin_anew(at_the_club: DataConnector) -> None:
    link = connector(at_the_club)
    enter_result(at_the_club, 7)
    link.accept(link.poll())
    at_the_club.queues[Holds.Results].clear()
    assert not link.poll()
    enter_result(at_the_club, 1)
    enter_result(at_the_club, 7)
    assert boards(link.poll()) == [(1, "4S by N"), (7, "4S by N")]


def test_a_call_comes_in_each_of_its_states(at_the_club: DataConnector) -> None:
    for state in SummonsState:
        enter_call(at_the_club, state.value)
    assert [(call.ident, call.state) for call in connector(at_the_club).poll().summonses] == [
        ("A 3 2 20:05", state) for state in SummonsState
    ]


def test_a_table_is_told_what_became_of_its_call(at_the_club: DataConnector) -> None:
    enter_call(at_the_club)
    link = connector(at_the_club)
    (call,) = link.poll().summonses
    link.answer(replace(call, state=SummonsState.IN_PROGRESS))
    told = {"SectionLetters": "A", "TableNumber": 3, "RoundNumber": 2, "Hour": 20, "Minute": 5, "Status": 2}
    assert at_the_club.told == [{"SessionGuid": GUID, "ValidationMessages": None} | told]


def test_players_have_the_names_that_belong_to_their_numbers(at_the_club: DataConnector) -> None:
    at_the_club.enter(Holds.PlayerData, PlayerNumber="7", FirstName="Anna", LastName="Nowak")
    enter_seat(at_the_club, "7", direction=1)
    enter_seat(at_the_club, "8", direction=3)
    enter_seat(at_the_club, "", direction=2, LastName="Visitor")
    link = connector(at_the_club)
    news = link.poll()
    assert [(player.seat, player.number, player.name) for player in news.players] == [
        *((Seat.NORTH, "7", "Anna Nowak"), (Seat.SOUTH, "8", ""), (Seat.EAST, "", "Visitor")),
    ]
    link.accept(news)
    at_the_club.enter(Holds.PlayerData, PlayerNumber="8", LastName="Kowalski")
    later = link.poll()
    assert (later.players, later.names) == ((), (PlayerName("8", "Kowalski"),))


def test_a_record_that_cannot_be_read_is_named_and_holds_nothing_up(at_the_club: DataConnector) -> None:
    enter_result(at_the_club, 7)
    enter_result(at_the_club, 8, TotalTricks=14)
    enter_result(at_the_club, 9)
    link = connector(at_the_club, acknowledges=True)
    news = link.poll()
    assert [board for board, _contract in boards(news)] == [7, 9]
    assert [error.record for error in news.unread] == ["result of section A, table 3, round 2, board 8"]
    link.accept(news)
    assert not link.poll()


def test_the_running_sessions_are_told_with_their_names(at_the_club: DataConnector) -> None:
    asking = connector(at_the_club, session="")
    assert asking.sessions() == (RunningSession(GUID, "Friday evening bridge"),)
    at_the_club.running = []
    assert asking.sessions() == ()


@BOTH_WAYS
def test_nothing_is_lost_or_doubled_when_the_connector_is_started_again(
    at_the_club: DataConnector, acknowledges: bool
) -> None:
    link = connector(at_the_club, acknowledges=acknowledges)
    enter_result(at_the_club, 7)
    link.accept(link.poll())
    at_the_club.stop()
    enter_result(at_the_club, 8)
    with pytest.raises(Trouble):
        link.poll()
    with pytest.raises(Trouble, match=r"no Bridgemate Data Connector answers at http://127\.0\.0\.1:"):
        link.poll()
    at_the_club.start()
    assert boards(link.poll()) == [(8, "4S by N")]


def test_what_could_not_be_acknowledged_comes_again(at_the_club: DataConnector) -> None:
    enter_result(at_the_club, 7)
    link = connector(at_the_club, acknowledges=True)
    news = link.poll()
    at_the_club.stop()
    with pytest.raises(Trouble, match="AcceptResultQueueItems failed: NoConnection"):
        link.accept(news)
    at_the_club.start()
    assert link.poll() == news


def test_where_something_else_answers_there_is_no_connector(at_the_club: DataConnector) -> None:
    at_the_club.greeting = b"<html>It works!</html>"
    with pytest.raises(Trouble, match="no Bridgemate Data Connector answers at"):
        connector(at_the_club).poll()


@pytest.mark.parametrize("host", ["nowhere.invalid", "two words", "a" * 70, "bad\x7f"])
def test_an_address_that_cannot_be_is_trouble_and_no_crash(host: str) -> None:
    with pytest.raises(Trouble, match="no Bridgemate Data Connector answers at"):
        Connector(f"http://{host}:5079", club=CLUB, key=KEY, session=GUID).poll()


@pytest.mark.parametrize("wrong", [{"key": "LICENCE-2"}, {"club": "CLUB-2"}])
def test_a_wrong_licence_is_refused_with_the_connectors_own_words(
    at_the_club: DataConnector, wrong: dict[str, str]
) -> None:
    with pytest.raises(Refused, match="refuses PollQueueForAllPlayerData: Invalid credentials"):
        connector(at_the_club, **wrong).poll()


def test_an_unknown_session_is_told(at_the_club: DataConnector) -> None:
    with pytest.raises(Trouble, match="PollQueueForAllPlayerData failed: EntryUnknown, Unknown session"):
        connector(at_the_club, session="0" * 32).poll()


def response(**fields: Any) -> bytes:
    sound = {"RequestCommand": Commands.PollQueueForAllResults, "DataType": Holds.Results, "LastQueueItemId": 1}
    return json.dumps(sound | fields).encode()


MALFORMED = {
    "no JSON": b"<html>502</html>",
    "no UTF-8": b'{"RequestCommand": "\xff"}',
    "nothing": b"",
    "null": b"null",
    "a list": b"[]",
    "an empty object": b"{}",
    "another command": response(RequestCommand=Commands.PollQueueForAllTdCalls),
    "data that is no JSON": response(SerializedData="["),
    "data that is no text": response(SerializedData=7),
    "data that is no list": response(SerializedData="{}"),
    "an item without a number": response(SerializedData="[]", LastQueueItemId="last"),
    "busy": response(DataType=Holds.Error, ErrorType=1, SerializedData='"Busy"'),
    "an error without words": response(DataType=Holds.Error, ErrorType=7, SerializedData=None),
    "an error in strange words": response(DataType=Holds.Error, ErrorType=7, SerializedData="{"),
    "status 500": b"HTTP/1.0 500 Broken\r\nContent-Length: 0\r\n\r\n",
    "no HTTP": b"HTTP/nonsense\r\n\r\n",
    "a line cut short": b"HTTP/1.0 200 OK\r\nContent-Length: 500\r\n\r\n{",
    "a line that drops": HANGS_UP,
}


@pytest.mark.parametrize("answer", MALFORMED.values(), ids=MALFORMED.keys())
def test_an_answer_that_cannot_be_read_is_trouble_and_loses_nothing(at_the_club: DataConnector, answer: bytes) -> None:
    enter_result(at_the_club, 7)
    link = connector(at_the_club)
    at_the_club.faults = {Commands.PollQueueForAllResults: answer}
    with pytest.raises(Trouble, match=r"^the Data Connector at http://127\.0\.0\.1:\d+: "):
        link.poll()
    at_the_club.faults = {}
    assert boards(link.poll()) == [(7, "4S by N")]


@pytest.mark.parametrize(
    "empty",
    [
        response(SerializedData="[]"),
        response(SerializedData=""),
        response(SerializedData=None),
        response(DataType=Holds.OK, SerializedData='"OK"'),
        response(DataType=Holds.Error, ErrorType=2, SerializedData='"No data"'),
    ],
    ids=["an empty list", "no text", "null", "OK", "no data"],
)
def test_a_queue_may_say_in_several_ways_that_it_is_empty(at_the_club: DataConnector, empty: bytes) -> None:
    at_the_club.faults = {Commands.PollQueueForAllResults: empty}
    enter_call(at_the_club)
    assert (link := connector(at_the_club).poll()).results == ()
    assert len(link.summonses) == 1


@pytest.mark.parametrize("items", ["[null]", "[7]", '["x"]', "[[]]", "[{}]", '[{"Level": null}]'])
def test_an_item_that_is_no_record_is_named(at_the_club: DataConnector, items: str) -> None:
    at_the_club.faults = {Commands.PollQueueForAllResults: response(SerializedData=items)}
    assert [error.record for error in connector(at_the_club).poll().unread] == ["result"]

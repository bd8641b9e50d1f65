"""An evening with the connector: what is stored, what comes again, and how a silent connector is waited for."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

import pytest
from bridgemate_dataconnector.dto import DataConnectorResponseData as Holds

from rulings.formats.bridgemate import SummonsState, TableSummons
from rulings.management.bridgemate.connector import Connector, News, Refused
from rulings.management.bridgemate.following import Round, follow
from tests.management.bridgemate.data_connector import CLUB, GUID, KEY, DataConnector
from tests.management.bridgemate.test_connector import boards, enter_call, enter_result

SOON = 0.001


def link(at: DataConnector, key: str = KEY) -> Connector:
    return Connector(at.address, club=CLUB, key=key, session=GUID, acknowledges=True)


def test_what_is_new_is_stored_once_and_then_acknowledged(at_the_club: DataConnector) -> None:
    stored: list[News] = []
    rounds = follow(link(at_the_club), stored.append, every=SOON)
    enter_result(at_the_club, 7)
    assert next(rounds) == Round(None, SOON)
    assert at_the_club.waiting(Holds.Results) == 0
    assert next(rounds) == Round(None, SOON)
    enter_result(at_the_club, 8)
    next(rounds)
    assert [boards(news) for news in stored] == [[(7, "4S by N")], [(8, "4S by N")]]


def test_what_could_not_be_stored_is_not_acknowledged(at_the_club: DataConnector) -> None:
    def fails(news: News) -> None:
        raise ZeroDivisionError

    enter_result(at_the_club, 7)
    with pytest.raises(ZeroDivisionError):
        next(follow(link(at_the_club), fails, every=SOON))
    assert at_the_club.waiting(Holds.Results) == 1


def test_while_no_connector_answers_the_pauses_double_up_to_the_longest(at_the_club: DataConnector) -> None:
    at_the_club.stop()
    rounds = list(islice(follow(link(at_the_club), print, every=SOON, longest=5 * SOON), 5))
    assert [each.pause for each in rounds] == [2 * SOON, 4 * SOON, 5 * SOON, 5 * SOON, 5 * SOON]
    hint = "start BCS 5 there, or check host and port"
    said = f"no Bridgemate Data Connector answers at {at_the_club.address}: {hint}"
    assert {str(each.trouble) for each in rounds} == {said}


def test_a_pause_is_never_shorter_in_trouble_than_without(at_the_club: DataConnector) -> None:
    at_the_club.stop()
    assert next(follow(link(at_the_club), print, every=90.0, longest=60.0)).pause == 90.0


def test_an_evening_goes_on_where_it_was_when_the_connector_answers_again(at_the_club: DataConnector) -> None:
    stored: list[News] = []
    rounds = follow(link(at_the_club), stored.append, every=SOON)
    enter_result(at_the_club, 7)
    next(rounds)
    at_the_club.stop()
    enter_result(at_the_club, 8)
    assert next(rounds).trouble is not None
    at_the_club.start()
    assert next(rounds) == Round(None, SOON)
    assert [boards(news) for news in stored] == [[(7, "4S by N")], [(8, "4S by N")]]


def test_a_refusal_ends_the_evening(at_the_club: DataConnector) -> None:
    with pytest.raises(Refused):
        next(follow(link(at_the_club, key="LICENCE-2"), print, every=SOON))


def test_calls_answered_at_the_desk_are_told_to_their_tables_one_by_one(at_the_club: DataConnector) -> None:
    calls: list[TableSummons] = []
    told: list[str] = []

    def store(news: News) -> None:
        calls.extend(news.summonses)

    def answers() -> Iterator[TableSummons]:
        while calls:
            yield replace(calls[0], state=SummonsState.DEFERRED)
            told.append(calls.pop(0).ident)

    enter_call(at_the_club, minute=5)
    enter_call(at_the_club, minute=9)
    next(follow(link(at_the_club), store, answers, every=SOON))
    assert [(each["Minute"], each["Status"]) for each in at_the_club.told] == [(5, 4), (9, 4)]
    assert told == ["A 3 2 20:05", "A 3 2 20:09"]


def test_an_answer_that_did_not_reach_its_table_is_not_taken_for_told(at_the_club: DataConnector) -> None:
    told: list[str] = []

    def answers() -> Iterator[TableSummons]:
        at_the_club.stop()
        call = calls[0]
        yield replace(call, state=SummonsState.RESOLVED)
        told.append(call.ident)

    enter_call(at_the_club)
    connector = link(at_the_club)
    calls = connector.poll().summonses
    assert next(follow(connector, lambda news: None, answers, every=SOON)).trouble is not None
    assert told == []

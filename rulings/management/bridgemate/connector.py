"""The live link to Bridgemate's Data Connector: what is new at the tables, and how far a call of the director has come.

Needs the extra `bridgemate`, the maker's client. The wire is plain HTTP: `GET /` says that a connector is there; every
request is one JSON object by POST to `/dc-scoringprogram`. The connector keeps a queue of each kind for each session,
and keeps every item until somebody acknowledges it; who did is not asked, so that two programs that acknowledge take
each other's items away. `News` that is not accepted comes again: whoever stores it must bear to see it twice.
"""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from http.client import HTTPException
from typing import Any, TypeVar

from bridgemate_dataconnector import DataConnectorClient, TransportException, UrllibTransport
from bridgemate_dataconnector.dto import DataConnectorResponseData as Holds
from bridgemate_dataconnector.dto import (
    ErrorType,
    ScoringProgramRequest,
    ScoringProgramResponse,
    TdCallDTO,
)
from bridgemate_dataconnector.dto import ScoringProgramDataConnectorCommands as Commands

from rulings.formats.bridgemate import (
    PlayerName,
    RecordError,
    TablePlayer,
    TableResult,
    TableSummons,
    read_name,
    read_player,
    read_result,
    read_summons,
    write_summons,
)
from rulings.formats.errors import shown

_SECONDS = 10.0
_WORDS = 200
_RUNNING_SESSIONS = 2
"""What the command ManageBCS asks for; 1 would shut Bridgemate's own program down."""
_T = TypeVar("_T")


class Trouble(Exception):
    """The connector cannot be asked just now, or answers what cannot be read. Trying again may help."""


class Refused(Exception):
    """The connector refuses this club, licence key or session. Trying again does not help."""


@dataclass(frozen=True)
class _Queue:
    """One kind of items: the commands of the wire for it, and the kind of data that answers them."""

    new: Commands
    all: Commands
    accept: Commands
    holds: Holds


_RESULTS = _Queue(
    Commands.PollQueueForNewResults, Commands.PollQueueForAllResults, Commands.AcceptResultQueueItems, Holds.Results
)
_CALLS = _Queue(
    Commands.PollQueueForNewTdCalls, Commands.PollQueueForAllTdCalls, Commands.AcceptTdCallQueueItems, Holds.TdCalls
)
_SEATS = _Queue(
    Commands.PollQueueForNewParticipations,
    Commands.PollQueueForAllParticipations,
    Commands.AcceptParticipantQueueItems,
    Holds.Participations,
)
_NAMES = _Queue(
    Commands.PollQueueForNewPlayerData,
    Commands.PollQueueForAllPlayerData,
    Commands.AcceptPlayerDataQueueItems,
    Holds.PlayerData,
)
_POLLS = {command for queue in (_RESULTS, _CALLS, _SEATS, _NAMES) for command in (queue.new, queue.all)}


@dataclass(frozen=True)
class _Batch:
    """What a queue answered: the items not stored yet, all of them as they came, and the id of the last."""

    queue: _Queue
    fresh: tuple[object, ...]
    whole: tuple[object, ...]
    last: int


@dataclass(frozen=True)
class News:
    """What is new since the news that was last accepted, each kind in the order of its queue; falsy when nothing is.

    `players` have their names where a name has come for their number; `names` are the names themselves. `unread` are
    the records that could not be read: accepting the news accepts them too.
    """

    results: tuple[TableResult, ...] = ()
    summonses: tuple[TableSummons, ...] = ()
    players: tuple[TablePlayer, ...] = ()
    names: tuple[PlayerName, ...] = ()
    unread: tuple[RecordError, ...] = ()
    batches: tuple[_Batch, ...] = field(default=(), repr=False, compare=False)

    def __bool__(self) -> bool:
        return any((self.results, self.summonses, self.players, self.names, self.unread))


@dataclass(frozen=True)
class RunningSession:
    """A session that Bridgemate's own program has open: `guid` is what the connector knows it by."""

    guid: str
    name: str


class _Transport(UrllibTransport):
    """The maker's own, for whatever breaks on the way: of a line that drops he lets the bare exception through."""

    def get(self, url: str) -> str:
        return _one_error(super().get, url)

    def post(self, url: str, json_body: str) -> str:
        return _one_error(super().post, url, json_body)


def _one_error(send: Callable[..., str], *words: str) -> str:
    try:
        return send(*words)
    except (HTTPException, OSError, ValueError) as error:
        raise TransportException(f"{type(error).__name__}: {error}") from error


class Connector:
    """One session of one connector.

    `address` is such as `http://192.168.1.50:5079`; `session` the guid by which the connector knows it, "" to ask only
    which there are. One that `acknowledges` asks for what is new and takes off the queues what is accepted: that is for
    a club whose scoring program does not read them. Any other asks for everything each time and takes nothing off.
    """

    def __init__(self, address: str, *, club: str, key: str, session: str = "", acknowledges: bool = False) -> None:
        self.address = address
        self._client = DataConnectorClient(club, key, address, _Transport(_SECONDS))
        self._session = session
        self._acknowledges = acknowledges
        self._is_connected = False
        self._stored: dict[_Queue, tuple[object, ...]] = {}
        self._names: dict[str, str] = {}

    def sessions(self) -> tuple[RunningSession, ...]:
        """The sessions that are running. `Trouble` where the connector cannot tell."""
        self._connect()
        asked = json.dumps({"Command": _RUNNING_SESSIONS, "ValidationMessages": None})
        told = self._decoded(self._send(Commands.ManageBCS, asked, session=""))
        entries = told.get("SessionInformation") if isinstance(told, dict) else None
        return tuple(
            RunningSession(str(entry["SessionGuid"]), str(entry.get("SessionName") or ""))
            for entry in (entries if isinstance(entries, list) else ())
            if isinstance(entry, dict) and entry.get("SessionGuid")
        )

    def poll(self) -> News:
        """What is new at the tables. The same comes again until it is accepted; after `Trouble` too."""
        self._connect()
        names, seats, results, calls = (self._ask(queue) for queue in (_NAMES, _SEATS, _RESULTS, _CALLS))
        unread: list[RecordError] = []
        known = tuple(_each(read_name, names, unread))
        self._names |= {entry.number: entry.name for entry in known}
        players = (self._named(player) for player in _each(read_player, seats, unread))
        return News(
            players=tuple(players),
            names=known,
            results=tuple(_each(read_result, results, unread)),
            summonses=tuple(_each(read_summons, calls, unread)),
            unread=tuple(unread),
            batches=(names, seats, results, calls),
        )

    def accept(self, news: News) -> None:
        """Everything of this news is stored: none of it is to come again. `Trouble` where some of it may."""
        for batch in news.batches:
            if self._acknowledges and batch.fresh:
                self._expect_ok(self._send(batch.queue.accept, json.dumps(batch.last)))
            if not self._acknowledges:
                self._stored[batch.queue] = batch.whole

    def answer(self, summons: TableSummons) -> None:
        """Tell the table how far its call has come: give it the state that the call has now."""
        self._connect()
        call = TdCallDTO.from_dict({**write_summons(summons), "SessionGuid": self._session})
        self._expect_ok(self._checked(Commands.PutTdCalls, self._client.send_td_calls(self._session, [call])))

    def _connect(self) -> None:
        """Look once after every trouble whether a connector is there: asking it takes seconds where there is none."""
        if self._is_connected:
            return
        if self._client.connect().data_type != Holds.OK:
            hint = "start BCS 5 there, or check host and port"
            raise Trouble(f"no Bridgemate Data Connector answers at {self.address}: {hint}")
        self._is_connected = True

    def _ask(self, queue: _Queue) -> _Batch:
        """The items of a queue that are not stored yet."""
        command = queue.new if self._acknowledges else queue.all
        response = self._send(command, "")
        items = self._decoded(response) if response.data_type == queue.holds else []
        if not isinstance(items, list):
            raise self._trouble(f"{command.name} was answered with no list")
        whole = tuple(items)
        stored = () if self._acknowledges else self._stored.get(queue, ())
        begins_with_them = whole[: len(stored)] == stored
        if not isinstance(last := response.last_queue_item_id, int):
            raise self._trouble(f"{command.name} was answered without the number of its last item")
        return _Batch(queue, whole[len(stored) :] if begins_with_them else whole, whole, last)

    def _decoded(self, response: ScoringProgramResponse) -> Any:
        """What the response holds; nothing is an empty list."""
        data = response.serialized_data
        try:
            return json.loads(data) if data else []
        except (TypeError, ValueError):
            raise self._trouble(f"{response.request_command.name} was answered with what is no JSON") from None

    def _named(self, player: TablePlayer) -> TablePlayer:
        return player if player.name else replace(player, name=self._names.get(player.number, ""))

    def _send(self, command: Commands, data: str, *, session: str | None = None) -> ScoringProgramResponse:
        guid = self._session if session is None else session
        request = ScoringProgramRequest(command=command, session_guid=guid, serialized_data=data)
        return self._checked(command, self._client.send_request(request))

    def _checked(self, command: Commands, response: ScoringProgramResponse) -> ScoringProgramResponse:
        """The response to that command, unless it is an error; a queue without items may be one."""
        if response.data_type == Holds.Error:
            if response.error_type == ErrorType.NoData and command in _POLLS:
                return response
            if response.error_type == ErrorType.Validation:
                raise Refused(f"the Data Connector at {self.address} refuses {command.name}: {_words(response)}")
            raise self._trouble(f"{command.name} failed: {response.error_type.name}, {_words(response)}")
        if response.request_command != command:
            raise self._trouble(f"{command.name} was answered as {response.request_command.name}")
        return response

    def _expect_ok(self, response: ScoringProgramResponse) -> None:
        if response.data_type != Holds.OK:
            raise self._trouble(f"{response.request_command.name} was answered with {response.data_type.name}")

    def _trouble(self, said: str) -> Trouble:
        self._is_connected = False
        return Trouble(f"the Data Connector at {self.address}: {said}")


def _words(response: ScoringProgramResponse) -> str:
    """What the connector says of an error, as it may stand in a sentence."""
    data = response.serialized_data
    try:
        said = json.loads(data) if data else ""
    except (TypeError, ValueError):
        said = data
    return shown(str(said), _WORDS) or "it does not say why"


def _each(read: Callable[[object], _T], batch: _Batch, unread: list[RecordError]) -> Iterator[_T]:
    """The items of a batch that can be read; the errors of the others are added to `unread`."""
    for item in batch.fresh:
        try:
            yield read(item)
        except RecordError as error:
            unread.append(error)

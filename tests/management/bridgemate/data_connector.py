"""A Data Connector for the tests: a real HTTP server on this machine that speaks the maker's documented protocol.

What it does not know of the real one it does not invent: an item stays on its queue until it is acknowledged, the
queues outlive a restart, credentials are enforced as the maker's guide announces for coming versions.
"""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

from bridgemate_dataconnector.dto import DataConnectorResponseData as Holds
from bridgemate_dataconnector.dto import ErrorType
from bridgemate_dataconnector.dto import ScoringProgramDataConnectorCommands as Commands

GUID = "9B720E0FEBF741E9B3D4D9C4C71CD732"
CLUB, KEY = "CLUB-1", "LICENCE-1"
GREETING = b"Bridgemate dataconnector service version 5.0"
NEW = {
    Commands.PollQueueForNewResults: Holds.Results,
    Commands.PollQueueForNewPlayerData: Holds.PlayerData,
    Commands.PollQueueForNewParticipations: Holds.Participations,
    Commands.PollQueueForNewTdCalls: Holds.TdCalls,
}
ALL = {
    Commands.PollQueueForAllResults: Holds.Results,
    Commands.PollQueueForAllPlayerData: Holds.PlayerData,
    Commands.PollQueueForAllParticipations: Holds.Participations,
    Commands.PollQueueForAllTdCalls: Holds.TdCalls,
}
ACCEPT = {
    Commands.AcceptResultQueueItems: Holds.Results,
    Commands.AcceptPlayerDataQueueItems: Holds.PlayerData,
    Commands.AcceptParticipantQueueItems: Holds.Participations,
    Commands.AcceptTdCallQueueItems: Holds.TdCalls,
}


class DataConnector:
    """The queues of one session, and the server while it runs."""

    def __init__(self) -> None:
        self.queues: dict[Holds, list[dict[str, Any]]] = {kind: [] for kind in NEW.values()}
        self.accepted = dict.fromkeys(self.queues, 0)
        self.told: list[dict[str, Any]] = []
        self.asked: list[Commands] = []
        self.running = [{"EventGuid": GUID, "SessionGuid": GUID, "SessionName": "Friday evening bridge"}]
        self.greeting = GREETING
        self.faults: dict[Commands, bytes] = {}
        self.port = 0
        self._server: ThreadingHTTPServer | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def enter(self, kind: Holds, **fields: Any) -> None:
        """An item that Bridgemate's own program puts at the end of a queue."""
        self.queues[kind].append({"SessionGuid": GUID, "SectionLetters": "A"} | fields)

    def waiting(self, kind: Holds) -> int:
        """How many items of that kind nobody has acknowledged."""
        return len(self.queues[kind]) - self.accepted[kind]

    def start(self) -> None:
        """Listen: at first on any free port, then on the same again."""
        self._server = ThreadingHTTPServer(("127.0.0.1", self.port), _handler_of(self))
        self.port = self._server.server_port
        Thread(target=self._server.serve_forever, args=(0.01,), daemon=True).start()

    def stop(self) -> None:
        """Nobody listens any more; the queues are kept."""
        if self._server is not None:
            self._server.shutdown()
            self._server.server_close()
            self._server = None

    def answer(self, request: dict[str, Any]) -> dict[str, Any]:
        """The response to a request, as an object of the wire."""
        command = Commands(request["Command"])
        self.asked.append(command)
        response = {"RequestCommand": command, "LastQueueItemId": 0, "ErrorType": 0, "SessionGuid": GUID}
        kind, last, data = self._handled(command, request)
        if isinstance(kind, ErrorType):
            return response | {"DataType": Holds.Error, "ErrorType": kind, "SerializedData": json.dumps(data)}
        return response | {"DataType": kind, "LastQueueItemId": last, "SerializedData": json.dumps(data)}

    def _handled(self, command: Commands, request: dict[str, Any]) -> tuple[Holds | ErrorType, int, Any]:
        """Kind of data or of error, the id of the last item, and the data."""
        if (request["ClubId"], request["LicenceKey"]) != (CLUB, KEY):
            return ErrorType.Validation, 0, "Invalid credentials"
        if command is Commands.ManageBCS and json.loads(request["SerializedData"])["Command"] == 2:
            return Holds.EventInfo, 0, {"EventGuid": GUID, "IsRunning": True, "SessionInformation": self.running}
        if request["SessionGuid"] != GUID:
            return ErrorType.EntryUnknown, 0, "Unknown session"
        if kind := NEW.get(command):
            return kind, len(self.queues[kind]), self.queues[kind][self.accepted[kind] :]
        if kind := ALL.get(command):
            return kind, len(self.queues[kind]), self.queues[kind]
        if kind := ACCEPT.get(command):
            self.accepted[kind] = max(self.accepted[kind], json.loads(request["SerializedData"]))
            return Holds.OK, 0, "OK"
        if command is Commands.PutTdCalls:
            self.told += json.loads(request["SerializedData"])
            return Holds.OK, 0, "OK"
        return ErrorType.NotImplemented, 0, command.name


def _handler_of(connector: DataConnector) -> type[BaseHTTPRequestHandler]:
    """The server's side of one connection."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.reply(connector.greeting)

        def do_POST(self) -> None:
            if self.path != "/dc-scoringprogram":
                self.send_error(404)
                return
            request = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            answer = connector.answer(request)
            fault = connector.faults.get(Commands(request["Command"]))
            if fault == HANGS_UP:
                return
            if fault is not None and fault.startswith(b"HTTP/"):
                self.wfile.write(fault)
                return
            self.reply(json.dumps(answer).encode() if fault is None else fault)

        def reply(self, body: bytes) -> None:
            self.send_response(200)
            self.send_header("Content-Type", "application/json; charset=utf-8")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *words: object) -> None:
            """Nothing on the tests' output."""

    return Handler


HANGS_UP = b"the line drops"
"""A fault: the connection is closed before anything is answered."""


@contextmanager
def running() -> Iterator[DataConnector]:
    """A connector that listens, for as long as a test lasts."""
    connector = DataConnector()
    connector.start()
    try:
        yield connector
    finally:
        connector.stop()

"""Listen to Bridgemate live scoring while a session is played: results, calls of the director, who sits where."""

from __future__ import annotations

import os
from argparse import ArgumentTypeError
from collections.abc import Iterator
from dataclasses import replace
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from django.core.management.base import BaseCommand, CommandParser

from rulings.desk.base.refusals import WrongState
from rulings.desk.calls.services.calls import call_from_terminal
from rulings.desk.imports.queries.terminals import place_of
from rulings.desk.imports.services.terminals import take_players, take_results
from rulings.desk.imports.values import LeftOut
from rulings.desk.movements.queries import Seating, seating_of
from rulings.desk.movements.values import read_label
from rulings.formats.bridgemate import SummonsState, TablePlayer, TableResult, TableSummons
from rulings.management.arguments import bad_input, seconds, session_named
from rulings.models import CallState, Session

if TYPE_CHECKING:
    from rulings.management.bridgemate.connector import Connector, News
    from rulings.management.bridgemate.following import Round

_ABSENT = "Bridgemate's client is not installed here: it is an extra, “make bridgemate”"
_CALLS = {
    SummonsState.LAUNCHED: CallState.CALLED,
    SummonsState.IN_PROGRESS: CallState.ON_THE_WAY,
    SummonsState.RESOLVED: CallState.SETTLED,
    SummonsState.DEFERRED: CallState.DEFERRED,
}
_STATES = {
    SummonsState.LAUNCHED: "the director is called",
    SummonsState.IN_PROGRESS: "the director is at the table",
    SummonsState.RESOLVED: "the call is resolved",
    SummonsState.DEFERRED: "the call is deferred",
}


def _store(session: Session, news: News, nameless: dict[str, TablePlayer]) -> list[LeftOut]:
    """Hand what the tables told to the services that store it; the results that the session has no place for.

    What returns here is stored, and may be acknowledged then. The same news may come again, and changes nothing.
    `nameless` are players whose number has no name yet: it is kept from one news to the next.
    """
    nameless |= {str(replace(each, number="")): each for each in news.players if each.number and not each.name}
    names = {each.number: each.name for each in news.names}
    late = [replace(each, name=names[each.number]) for each in nameless.values() if each.number in names]
    take_players(session=session, players=[*late, *news.players])
    left = take_results(session=session, entries=news.results)
    _take_calls(session, news.summonses)
    return left


def _take_calls(session: Session, summonses: tuple[TableSummons, ...]) -> None:
    """Every state of a call that is new, of a known one the last alone; none once the session is closed."""
    known = set(session.calls.exclude(ident="").values_list("ident", flat=True))
    last = {summons.ident: place for place, summons in enumerate(summonses)}
    seating = seating_of(session) if summonses else Seating((), ())
    for number, summons in enumerate(summonses):
        if summons.ident in known and number != last[summons.ident]:
            continue
        place = place_of(seating, summons.section, summons.table) or read_label(f"{summons.section}{summons.table}")
        if place is not None:
            try:
                call_from_terminal(session=session, place=place, ident=summons.ident, state=_CALLS[summons.state])
            except WrongState:
                return


class Command(BaseCommand):
    help = "Listen to Bridgemate's Data Connector (BCS 5); needs the extra that `make bridgemate` installs."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--session", required=True, help="the id or short name that import_session prints")
        parser.add_argument("--host", default="localhost", help="the computer that BCS runs on (localhost)")
        parser.add_argument("--port", type=_port, default=5079, help="the port of its Data Connector (5079)")
        parser.add_argument(
            "--club-id", default=os.environ.get("BRIDGEMATE_CLUB_ID", ""), help="the club's id at Bridgemate"
        )
        parser.add_argument(
            "--key",
            default=os.environ.get("BRIDGEMATE_KEY", ""),
            help="the club's licence key; others of this machine do not see it in the variable BRIDGEMATE_KEY",
        )
        parser.add_argument("--guid", default="", help="which of the connector's sessions, where several are running")
        parser.add_argument("--every", type=seconds, default=5.0, metavar="SECONDS", help="how often to ask (5)")
        parser.add_argument("--once", action="store_true", help="ask once and end")
        parser.add_argument("--dry-run", action="store_true", help="only show what the connector says")
        parser.add_argument(
            "--acknowledge",
            action="store_true",
            help="take what is stored off the connector's queues: only where no scoring program reads them",
        )

    def handle(self, *args: object, **options: Any) -> None:
        session = session_named(options["session"])
        if options["dry_run"] and options["acknowledge"]:
            raise bad_input("--dry-run stores nothing, so that it cannot --acknowledge anything")
        if not (options["club_id"] and options["key"]):
            raise bad_input("say the club's id at Bridgemate with --club-id, and its licence key with --key")
        if find_spec("bridgemate_dataconnector") is None:
            raise bad_input(_ABSENT)
        self.listen(session, options)

    def listen(self, session: Session, options: dict[str, Any]) -> None:
        """Ask until Ctrl-C. Trouble of the first round is bad input; of a later one it is told once, and waited out."""
        from rulings.management.bridgemate.connector import Refused, Trouble
        from rulings.management.bridgemate.following import follow

        nameless: dict[str, TablePlayer] = {}

        def take(news: News) -> None:
            left = [] if options["dry_run"] else _store(session, news, nameless)
            self.show(news)
            for entry in left:
                result = entry.entry.result
                where = f"{result.section}{result.table} round {result.round}, board {result.board}"
                self.stderr.write(f"left out: {where}: {entry.why.value}")

        try:
            rounds = follow(_connector(options), take, every=options["every"])
            first = next(rounds)
            if first.trouble is not None:
                raise first.trouble
            if not options["once"]:
                self.wait_out(rounds)
        except Trouble as trouble:
            raise bad_input(str(trouble)) from None
        except Refused as refused:
            raise bad_input(f"{refused}; check --club-id, --key and --guid") from None
        except KeyboardInterrupt:
            self.stdout.write("")

    def wait_out(self, rounds: Iterator[Round]) -> None:
        """Every further round; says when the connector falls silent, and when it answers again."""
        is_silent = False
        for each in rounds:
            if each.trouble is not None and not is_silent:
                self.stderr.write(f"{each.trouble}; trying again, at most a minute apart")
            if each.trouble is None and is_silent:
                self.stderr.write("the Data Connector answers again")
            is_silent = each.trouble is not None

    def show(self, news: News) -> None:
        """One line for each thing that is new; what cannot be read goes to standard error."""
        for line in _lines(news):
            self.stdout.write(line)
        self.stdout.flush()
        for error in news.unread:
            self.stderr.write(f"left out: {error}")


def _port(typed: str) -> int:
    if not (typed.isascii() and typed.isdigit() and 0 < int(typed) < 65536):
        raise ArgumentTypeError(f"{typed[:20]!r} is no port; give a number from 1 to 65535")
    return int(typed)


def _connector(options: dict[str, Any]) -> Connector:
    """The connector, with the one session that is running where none is named."""
    from rulings.management.bridgemate.connector import Connector

    address = f"http://{options['host']}:{options['port']}"
    credentials = {"club": options["club_id"], "key": options["key"]}
    guid = options["guid"]
    if not guid:
        running = Connector(address, **credentials).sessions()
        if len(running) != 1:
            found = "; ".join(f"{each.guid} ({each.name})" for each in running) or "none"
            raise bad_input(f"say which session of the connector, with --guid; running: {found}")
        guid = running[0].guid
    return Connector(address, **credentials, session=guid, acknowledges=options["acknowledge"])


def _lines(news: News) -> Iterator[str]:
    for name in news.names:
        yield f"player {name.number}: {name.name}"
    for player in news.players:
        yield f"{player.section}{player.table} round {player.round}, {player.seat}: {_who(player)}"
    for entered in news.results:
        result = entered.result
        yield f"{result.section}{result.table} round {result.round}, board {result.board}: {_outcome(entered)}"
    for summons in news.summonses:
        yield f"{summons.section}{summons.table} round {summons.round}, {summons.at:%H:%M}: {_STATES[summons.state]}"


def _who(player: TablePlayer) -> str:
    return "nobody" if player.is_empty else " ".join(part for part in (player.number, player.name) if part)


def _outcome(entered: TableResult) -> str:
    """`3 against 8, 4SX by W, 10 tricks, lead HK`, or what there was in place of a contract."""
    result = entered.result
    if entered.is_erased:
        return "erased"
    parts = [f"{result.ns or '-'} against {result.ew or '-'}"]
    if result.contract is not None:
        parts += [str(result.contract), f"{result.tricks} tricks"]
    elif result.artificial is not None:
        parts.append(result.artificial.text)
    else:
        parts.append("passed out")
    parts += [f"lead {result.lead}"] if result.lead else []
    parts += [f"for {entered.side} alone"] if entered.side else []
    parts += ["sat the other way round"] if entered.is_switched else []
    return ", ".join(parts)

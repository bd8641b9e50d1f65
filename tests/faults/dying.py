"""Another process that does something, and is killed or stopped after so many steps of what it writes.

A step is a statement that changes something, a commit, a file opened to be written, named or deleted below a folder, a
program begun, a connection made to another server, or something sent to one by HTTP.
"""

import os
import signal
import sys
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from django.db import connection

LIVED, FAILED = 7, 9
_CHANGES = ("UPDATE", "DELETE")
_ANYWHERE = {"subprocess.Popen", "socket.connect", "http.client.send"}
_OF_FILES = {"os.rename", "os.remove", "os.link", "os.mkdir", "os.truncate"}
_TO_WRITE = os.O_WRONLY | os.O_RDWR


def ended(do: Callable[[], object], *, step: int, folder: Path) -> int:
    """How a process ended that is killed after that step; one that has not so many says `LIVED`."""
    return os.waitstatus_to_exitcode(os.waitpid(_begun(do, step, folder, signal.SIGKILL), 0)[1])


@contextmanager
def stopped(do: Callable[[], object], *, step: int, folder: Path) -> Iterator[bool]:
    """Within, a process is stopped after that step; False where it had not so many. At the end it has gone on."""
    child = _begun(do, step, folder, signal.SIGSTOP)
    _pid, status = os.waitpid(child, os.WUNTRACED)
    if not os.WIFSTOPPED(status):
        assert os.waitstatus_to_exitcode(status) == LIVED
        yield False
        return
    try:
        yield True
    finally:
        os.kill(child, signal.SIGCONT)
        _pid, status = os.waitpid(child, 0)
    assert os.waitstatus_to_exitcode(status) == LIVED


def _begun(do: Callable[[], object], step: int, folder: Path, meet: int) -> int:
    """The process, which is ended after a minute whatever it does."""
    connection.close()
    if child := os.fork():
        return child
    try:
        signal.alarm(60)
        _meet_after(step, folder, meet)
        do()
        connection.close()
        os._exit(LIVED)
    except BaseException:
        traceback.print_exc()
    finally:
        os._exit(FAILED)


def _meet_after(step: int, folder: Path, meet: int) -> None:
    left = [step]

    def count() -> None:
        left[0] -= 1
        if left[0] == 0:
            os.kill(os.getpid(), meet)

    def execute(ask: Callable[..., Any], sql: str, params: Any, many: bool, context: dict[str, Any]) -> Any:
        done = ask(sql, params, many, context)
        if sql.startswith("INSERT") or (sql.startswith(_CHANGES) and context["cursor"].rowcount):
            count()
        return done

    def commit() -> None:
        count()
        usual()

    def hear(event: str, told: tuple[Any, ...]) -> None:
        if event in _ANYWHERE or (_is_of_files(event, told) and str(told[0]).startswith(str(folder))):
            count()

    usual = connection._commit
    connection._commit = commit
    connection.execute_wrappers.append(execute)
    sys.addaudithook(hear)


def _is_of_files(event: str, told: tuple[Any, ...]) -> bool:
    if event == "open":
        return isinstance(told[2], int) and bool(told[2] & _TO_WRITE)
    return event in _OF_FILES

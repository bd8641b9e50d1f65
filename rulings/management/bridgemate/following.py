"""An evening with the connector: asked again and again, and asked more seldom while it does not answer."""

import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from rulings.formats.bridgemate import TableSummons
from rulings.management.bridgemate.connector import Connector, News, Trouble


@dataclass(frozen=True)
class Round:
    """One time that the connector was asked: the trouble there was, and the seconds until it is asked again."""

    trouble: Trouble | None
    pause: float


def follow(
    connector: Connector,
    store: Callable[[News], None],
    answers: Callable[[], Iterable[TableSummons]] = tuple,
    *,
    every: float,
    longest: float = 60.0,
) -> Iterator[Round]:
    """Ask, store, acknowledge, tell the tables what became of their calls; for ever, `every` so many seconds.

    After a trouble the pause doubles, up to the longest; what was not acknowledged comes again. `Refused`, and whatever
    `store` raises, goes to the caller, and nothing is acknowledged. `answers` gives calls with the state that they have
    now, and is asked for the next one when the table has been told of the one before.
    """
    pause = every
    while True:
        trouble = _ask_once(connector, store, answers)
        pause = every if trouble is None else min(2 * pause, max(every, longest))
        yield Round(trouble, pause)
        time.sleep(pause)


def _ask_once(
    connector: Connector, store: Callable[[News], None], answers: Callable[[], Iterable[TableSummons]]
) -> Trouble | None:
    try:
        if news := connector.poll():
            store(news)
            connector.accept(news)
        for summons in answers():
            connector.answer(summons)
    except Trouble as trouble:
        return trouble
    return None

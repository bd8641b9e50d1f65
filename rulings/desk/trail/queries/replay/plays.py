"""What was called and played at each table, beside what entries have sealed of it."""

from collections.abc import Iterator
from dataclasses import dataclass

from rulings.desk.base.moving.origins import Origins
from rulings.desk.scores.queries.sealed_plays import COLUMNS, PLAYS, digest_of_play
from rulings.desk.trail.queries.reading import chunks_of
from rulings.desk.trail.queries.replay.sealed import of_each_session, sealed_of
from rulings.desk.trail.queries.replay.story import Difference
from rulings.models import Club, Result, Session


@dataclass(frozen=True)
class Plays:
    """The auctions and the play of every session of a club."""

    name: str = "plays"

    def differences(self, club: Club) -> Iterator[Difference]:
        """The lines that are not as the trail has them."""
        return of_each_session(club, _differences_of)


def _differences_of(club: Club, session: Session, origins: Origins) -> Iterator[Difference]:
    """Those of one session; of one of before, whose entries seal none, there are none."""
    lines = Result.objects.filter(board__session=session)
    told: dict[int, tuple[str | None, int]] = {}
    whole = 0
    for sequence, is_of_session, digests in sealed_of(club, session, PLAYS, lines):
        whole = whole or (sequence if is_of_session else 0)
        here = origins.at(sequence).here
        told |= {here(Result.__name__, int(key)): (digest, sequence) for key, digest in digests.items()}
    if not told and not whole:
        return
    for rows in chunks_of(lines.select_related("board").only("board__number", *COLUMNS)):
        for row in rows:
            if row.pk not in told and not whole:
                continue
            sealed, sequence = told.get(row.pk, (None, whole))
            if digest_of_play(row, origins.at(sequence).there) != sealed:
                says = f"line {row.pk} was not called or played as entry {sequence} has it"
                yield Difference(f"session {session.slug}, board {row.board.number}", says)

"""Auctions and play beside what entries seal of them: as acts leave them, and as somebody does behind them."""

import pytest

from rulings.desk.demo.services import load_demo
from rulings.desk.imports.services.importing import add_file, import_session
from rulings.desk.imports.services.undoing import undo_import
from rulings.desk.people.services.erasing import erase_player
from rulings.desk.scores.queries.sealed_plays import PLAYS
from rulings.desk.trail.queries.replay.plays import Plays
from rulings.models import AuditEntry, Club, Result, Session, User
from tests.append_only import drop_the_triggers
from tests.desk.imports.evening import evening, saved

AUCTION = [{"call": "1NT", "seat": "N", "note": "said Anna"}, {"call": "P", "seat": "E"}]
PLAY = [{"leader": "E", "cards": ["E SA", "S S2"], "notes": {"SA": "from Anna"}, "marks": {"S2": "revoke"}}]


def found(club: Club) -> list[str]:
    return [str(each).partition(", ")[2] for each in Plays().differences(club)]


@pytest.fixture
def session(club: Club) -> Session:
    """Two rounds by a file, then the third, in which one line was called and played."""
    made = import_session(actor=None, club=club, data=saved(evening(2)), filename="evening").session
    Result.objects.filter(pk=first(made).pk).update(auction=AUCTION, play=PLAY)
    drop_the_triggers()
    for entry in AuditEntry.objects.filter(after__has_key=PLAYS):  # as if it had come before entries sealed any
        after = {name: told for name, told in entry.after.items() if name != PLAYS}
        AuditEntry.objects.filter(pk=entry.pk).update(after=after)
    return made


def first(session: Session) -> Result:
    return Result.objects.filter(board__session=session).order_by("pk")[0]


CHANGES = {
    "another call": {"auction": [AUCTION[0] | {"call": "2NT"}, AUCTION[1]]},
    "no auction": {"auction": []},
    "what is none": {"auction": {"x": 1}},
    "another card": {"play": [PLAY[0] | {"cards": ["E SA", "S S3"]}]},
    "no revoke": {"play": [PLAY[0] | {"marks": {}}]},
    "another leader": {"play": [PLAY[0] | {"leader": "W"}]},
    "a dispute": {"is_result_disputed": True},
    "the declarer": {"is_declarer_swapped": True},
}


@pytest.mark.parametrize("what", CHANGES)
def test_whatever_is_changed_is_found_from_the_next_file_on(club: Club, session: Session, what: str) -> None:
    Result.objects.filter(pk=first(session).pk).update(auction=AUCTION, play=PLAY)
    assert found(club) == []
    add_file(actor=None, session=session, data=saved(evening(3)), filename="evening")
    assert found(club) == []
    Result.objects.filter(pk=first(session).pk).update(**CHANGES[what])
    assert len(found(club)) == 1


@pytest.mark.parametrize("column", ["auction", "play"])
def test_a_line_without_any_is_to_stay_so(club: Club, session: Session, column: str) -> None:
    add_file(actor=None, session=session, data=saved(evening(3)), filename="evening")
    last = Result.objects.order_by("-pk")[0]
    Result.objects.filter(pk=last.pk).update(**{column: ["x"]})
    entry = AuditEntry.objects.get(after__has_key=PLAYS)
    assert list(entry.after[PLAYS]) == [str(first(session).pk)]
    assert found(club) == [
        f"board {last.board.number}: line {last.pk} was not called or played as entry {entry.sequence} has it"
    ]


def test_what_is_unsealed_of_before_is_not_compared(club: Club, session: Session) -> None:
    Result.objects.update(auction=[])
    assert found(club) == []


def test_a_file_that_is_taken_back_seals_what_is_there(dora: User, club: Club, session: Session) -> None:
    taken = add_file(actor=None, session=session, data=saved(evening(3)), filename="evening").taken
    undo_import(actor=dora, taken=taken)
    assert found(club) == []
    Result.objects.filter(pk=first(session).pk).update(auction=[])
    assert len(found(club)) == 1


def test_names_in_what_players_wrote_may_be_erased(olga: User, club: Club, session: Session) -> None:
    add_file(actor=None, session=session, data=saved(evening(3)), filename="evening")
    erase_player(actor=olga, club=club, names=["Ada Bo"], reason="Asked.")
    Result.objects.filter(pk=first(session).pk).update(
        auction=[AUCTION[0] | {"note": "said Player 1"}, AUCTION[1]], play=[PLAY[0] | {"notes": {"SA": "so"}}]
    )
    assert found(club) == []


def test_the_auctions_of_a_file_are_sealed_when_it_comes(db: None) -> None:
    demo = load_demo(password="x")
    assert found(demo.club) == []
    called = Result.objects.exclude(auction=[]).order_by("pk")[0]
    Result.objects.filter(pk=called.pk).update(auction=called.auction[:-1])
    assert len(found(demo.club)) == 1

"""How entries fold into what a row is to be; each table's own story is tried in tests/desk/trail/test_tampering.py."""

from datetime import UTC, datetime, timedelta

import pytest

from rulings.desk.base.audit import record
from rulings.desk.trail.queries.replay.story import Story
from rulings.desk.trail.queries.replay.tells import Entry, Near, OneOf, all_of, at, by, fixed, same
from rulings.models import AuditEntry, Club, RosterPlayer, User, Verb

MOMENT = datetime(2026, 5, 1, 20, tzinfo=UTC)
STORY = Story(
    RosterPlayer,
    "club",
    {Verb.NOTE_WRITTEN: same("name", number="id"), Verb.NOTE_ANSWERED: same("name")},
    begins=(Verb.NOTE_WRITTEN,),
    ends=lambda entry: entry.verb == Verb.NOTES_EXPIRED,
    until={"number": ""},
)


@pytest.fixture
def listed(club: Club) -> RosterPlayer:
    return RosterPlayer.objects.create(club=club, name="Ada Neri", folded="ada neri")


def differences(club: Club, story: Story = STORY) -> list[str]:
    return [str(each) for each in story.differences(club)]


def tell(club: Club, verb: Verb, row: RosterPlayer, actor: User | None = None, **after: object) -> AuditEntry:
    club.refresh_from_db()
    return record(club, actor, verb, row, after=after)


def test_a_row_of_which_nothing_is_told_is_found(club: Club, listed: RosterPlayer) -> None:
    assert differences(club) == [f"RosterPlayer {listed.pk}: no entry tells of it"]


def test_the_last_entry_counts_and_typed_words_are_compared_as_they_are_kept(club: Club, listed: RosterPlayer) -> None:
    tell(club, Verb.NOTE_WRITTEN, listed, name="Ada Nero")
    tell(club, Verb.NOTE_ANSWERED, listed, name="Ada Neri")
    assert differences(club) == []
    RosterPlayer.objects.update(name="Eva Neri", number="7")
    assert differences(club) == [
        f"RosterPlayer {listed.pk}: number is '7', and the trail says ''",
        f"RosterPlayer {listed.pk}: name is 'Eva Neri', and the trail says 'Ada Neri'",
    ]


def test_a_row_that_is_gone_although_nothing_ended_it_is_found(club: Club, listed: RosterPlayer) -> None:
    pk = listed.pk
    tell(club, Verb.NOTE_WRITTEN, listed, name="Ada Neri")
    listed.delete()
    assert differences(club) == [f"RosterPlayer {pk}: is gone, and entry 1 says that it is there"]
    listed.pk = pk
    tell(club, Verb.NOTES_EXPIRED, listed)
    assert differences(club) == []


def test_a_row_that_is_there_although_an_entry_ended_it_is_found(club: Club, listed: RosterPlayer) -> None:
    tell(club, Verb.NOTE_WRITTEN, listed, name="Ada Neri")
    tell(club, Verb.NOTES_EXPIRED, listed)
    assert differences(club) == [f"RosterPlayer {listed.pk}: is there, and entry 2 took it away"]


def test_more_rows_than_are_read_at_a_time_are_all_compared(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rulings.desk.trail.queries.replay.story.CHUNK", 2)
    for number in range(5):
        RosterPlayer.objects.create(club=club, name=f"Ada {number}", folded="x")
    assert len(differences(club)) == 5


def test_what_an_entry_tells_of_columns(dora: User) -> None:
    entry = Entry(1, 1, 1, "note.written", dora.pk, {}, {"name": "x", "board": 7}, MOMENT)
    tells = all_of(
        same("name", "there_is_none", board__number="board"), fixed(is_current=False), by("made_by_id"), at("made_at")
    )
    assert tells(entry) == {
        "name": "x",
        "board.number": 7,
        "is_current": False,
        "made_by_id": dora.pk,
        "made_at": Near(MOMENT),
    }


def test_a_moment_is_that_of_an_act_within_a_minute() -> None:
    assert Near(MOMENT) == MOMENT - timedelta(seconds=2)
    assert Near(MOMENT) != MOMENT - timedelta(minutes=2)
    assert Near(MOMENT) != None  # noqa: E711
    assert str(Near(MOMENT)) == "2026-05-01T20:00:00.000000+00:00"


def test_one_of_several_is_any_of_them() -> None:
    assert OneOf(frozenset({"a", "b"})) == "a"
    assert OneOf(frozenset({"a", "b"})) != "c"
    assert str(OneOf(frozenset({"b", "a"}))) == "a or b"

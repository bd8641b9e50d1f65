"""What the trail tells of rows with another one: of a session, a board, a ruling, a club, and of all in a report."""

from collections.abc import Iterator

from django.db.models import Q

from rulings.desk.base.moving.sealed_rows import ROWS
from rulings.desk.trail.queries.replay.places import Key, Place
from rulings.desk.trail.queries.replay.story import Story
from rulings.desk.trail.queries.replay.tells import NOTHING, UNTOLD, Entry, Told, all_of, at, by, fixed, same
from rulings.models import (
    Board,
    BoardOpened,
    Club,
    ClubLogo,
    EndedRestriction,
    FollowUp,
    PlayingDirector,
    Ruling,
    Session,
    Verb,
)


def _player(entry: Entry) -> Iterator[Key]:
    """Who plays in the session; anybody, for an entry from before his account was told beside his name."""
    yield (entry.object_id, entry.after["user"]) if "user" in entry.after else (entry.object_id,)


def _of_whom(entry: Entry) -> Told:
    """For whom somebody plays, and that he does."""
    if "user" not in entry.after:
        return NOTHING
    return {"contestant_id": entry.after["contestant"], "left_at": None, "left_because": ""}


def _left(entry: Entry) -> Told:
    """That he plays no more, and why."""
    return all_of(at("left_at"), same(left_because="reason"))(entry) if "user" in entry.after else NOTHING


_PLAYING = Story(
    PlayingDirector,
    "session__event__club",
    {Verb.DIRECTOR_PLAYS: _of_whom, Verb.DIRECTOR_LEFT: _left},
    begins=(Verb.DIRECTOR_PLAYS,),
    ids={"user": "User", "contestant": "Contestant"},
    place=Place(
        Session.__name__,
        "session_id",
        lambda plays: [(plays.session_id, plays.user_id), (plays.session_id,)],
        _player,
    ),
)
_BOARDS_OPENED = Story(
    BoardOpened,
    "board__session__event__club",
    {Verb.BOARD_OPENED: all_of(same("why", "reason"), at("at"))},
    begins=(Verb.BOARD_OPENED,),
    place=Place(
        Board.__name__,
        "board_id",
        lambda opened: [(opened.board_id, opened.user_id)],
        lambda entry: [(entry.object_id, entry.actor_id)],
    ),
)
_RESTRICTIONS_ENDED = Story(
    EndedRestriction,
    "ruling__report__club",
    {Verb.RESTRICTION_ENDED: all_of(by("ended_by_id"), at("ended_at"))},
    begins=(Verb.RESTRICTION_ENDED,),
    place=Place(
        Ruling.__name__,
        "ruling_id",
        lambda ended: [(ended.ruling_id, ended.place)],
        lambda entry: [(entry.object_id, entry.after["place"])],
    ),
)
_LOGOS = Story(
    ClubLogo,
    "club",
    {Verb.CLUB_FACED: same(digest="logo")},
    begins=(Verb.CLUB_FACED,),
    ends=lambda entry: not entry.after["logo"],
    place=Place(
        Club.__name__,
        "club_id",
        lambda logo: [(logo.club_id,)],
        lambda entry: [(entry.object_id,)],
    ),
)
_LEFT, _SETTLES = "follow_ups", "settles"


def _follow_ups(entry: Entry) -> Iterator[Key]:
    """Those of which an entry in their report tells; all of a ruling, where it was issued before they were told."""
    if entry.verb == Verb.FOLLOW_UP_DONE:
        yield (entry.object_id,)
    elif _LEFT in entry.after:
        yield from ((key,) for key in entry.after[_LEFT])
    elif entry.verb in (Verb.RULING_ISSUED, Verb.RULING_SUPERSEDED):
        yield (Ruling.__name__, entry.object_id)
    else:
        yield from ((told[_SETTLES],) for told in (entry.before, entry.after) if _SETTLES in told)


def _begun(entry: Entry) -> Told:
    """No case was opened for one when its ruling was issued; for one from before that was told, one may have been."""
    return {"case_id": None} if _LEFT in entry.after else NOTHING


def _opened(entry: Entry) -> Told:
    """The case that was opened for it."""
    return {"case_id": entry.object_id}


_DONE = all_of(by("done_by_id"), at("done_at"))


def _superseded(entry: Entry) -> Told:
    """That it is done, as another version took the place of its ruling."""
    return _DONE(entry) if _LEFT in entry.after else {"done_by_id": UNTOLD, "done_at": UNTOLD}


_FOLLOW_UPS = Story(
    FollowUp,
    "report__club",
    {
        Verb.RULING_ISSUED: _begun,
        Verb.CASE_OPENED: _opened,
        Verb.CASE_DISCARDED: fixed(case_id=None),
        Verb.RULING_SUPERSEDED: _superseded,
        Verb.FOLLOW_UP_DONE: all_of(same("note", "key", "paragraph"), _DONE),
    },
    begins=(Verb.RULING_ISSUED,),
    ends=lambda entry: None if entry.verb == Verb.RULING_ISSUED and _LEFT not in entry.after else False,
    until={"note": "", "done_at": None, "done_by_id": None},
    ids={_LEFT: FollowUp.__name__, _SETTLES: FollowUp.__name__},
    place=Place(
        "",
        "report_id",
        lambda left: [(left.pk,), (Ruling.__name__, left.ruling_id)],
        _follow_ups,
        begun=Q(object_type=Ruling.__name__, after__has_key=ROWS),
    ),
)
ALONGSIDE: tuple[Story, ...] = (_PLAYING, _BOARDS_OPENED, _RESTRICTIONS_ENDED, _LOGOS, _FOLLOW_UPS)

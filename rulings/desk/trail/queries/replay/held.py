"""What the trail tells of clubs, who does what in them, sessions, results, and what is asked about scores."""

from typing import Any

from django.utils.dateparse import parse_datetime

from rulings.desk.scores.values.outcomes import CONTENT
from rulings.desk.trail.queries.replay.story import Story
from rulings.desk.trail.queries.replay.tells import Entry, Told, all_of, at, by, fixed, same
from rulings.models import (
    CallState,
    Club,
    Erasure,
    Invitation,
    LateBoard,
    LateState,
    Membership,
    Office,
    PasswordLink,
    PeriodExtension,
    RegulationProfile,
    Result,
    ScoreQuery,
    Session,
    SessionStatus,
    TableCall,
    Verb,
)


def _publishing(entry: Entry) -> Told:
    """How a club publishes: the whole of what the entry holds."""
    return {"publishing": entry.after}


_ON_ARRIVAL: dict[str, Any] = {
    "closed_at": None,
    "moved_to": "",
    "is_federation": False,
    "counted_there": False,
    "federation.slug": None,
}
"""What a club is at a site to which it has just come."""
CLUBS = Story(
    Club,
    "pk",
    {
        Verb.CLUB_CREATED: same("name", "slug", "time_zone", "language", "country"),
        Verb.CLUB_SETTLED: same("name", "time_zone", "language", "country"),
        Verb.CLUB_FACED: same("colour", "logo"),
        Verb.PUBLISHING_SET: _publishing,
        Verb.HEADS_SHOWN: same(heads_shown="is_shown", heads_mailed_to="mail"),
        Verb.CLUB_CLOSED: at("closed_at"),
        Verb.CLUB_MOVED: all_of(same(moved_to="to"), at("closed_at")),
        Verb.CLUB_REOPENED: fixed(closed_at=None, moved_to=""),
        Verb.FEDERATION_MARKED: same("is_federation"),
        Verb.FEDERATION_CHOSEN: same("counted_there", federation__slug="federation"),
        Verb.CLUB_TAKEN_IN: all_of(fixed(**_ON_ARRIVAL), same("slug")),
    },
    until={"heads_shown": False, "heads_mailed_to": "", "colour": "", "logo": "", **_ON_ARRIVAL},
    joins=("federation",),
)


def _role_ends(entry: Entry) -> Told:
    """When a role ends, where it does."""
    return {"ends_at": parse_datetime(entry.after["until"])} if "until" in entry.after else {}


ROLES = Story(
    Membership,
    "club",
    {
        Verb.ROLE_GIVEN: all_of(
            fixed(also_administers=False, is_recorder=False, ends_at=None, **{"session.slug": None}),
            same("role", also_administers="administrator", is_recorder="recorder", session__slug="session"),
            _role_ends,
            same(user_id="user", user__display_name="name"),
        )
    },
    begins=(Verb.ROLE_GIVEN,),
    ends=lambda entry: entry.verb == Verb.ROLE_TAKEN,
    joins=("user", "session"),
    ids={"user": "User"},
)
_OFFICES = Story(
    Office,
    "club",
    {
        Verb.OFFICE_GIVEN: all_of(same("kind", user_id="user"), by("named_by_id"), at("named_at")),
        Verb.OFFICE_TAKEN: at("ended_at"),
    },
    begins=(Verb.OFFICE_GIVEN,),
    until={"ended_at": None},
    ids={"user": "User"},
)
_INVITATIONS = Story(
    Invitation,
    "club",
    {
        Verb.INVITATION_MADE: all_of(same("name", "role", session__slug="session"), by("made_by_id"), at("made_at")),
        Verb.INVITATION_REVOKED: at("revoked_at"),
        Verb.INVITATION_TAKEN: all_of(by("taken_by_id"), at("taken_at")),
    },
    begins=(Verb.INVITATION_MADE,),
    until={"revoked_at": None, "taken_by_id": None, "taken_at": None, "session.slug": None},
    joins=("session",),
)
_PASSWORD_LINKS = Story(
    PasswordLink,
    "club",
    {
        Verb.PASSWORD_LINK_MADE: all_of(same(user_id="user"), by("made_by_id"), at("made_at")),
        Verb.PASSWORD_SET: at("used_at"),
    },
    begins=(Verb.PASSWORD_LINK_MADE,),
    until={"used_at": None},
    ids={"user": "User"},
)
_PROFILES = Story(
    RegulationProfile,
    "club",
    {
        Verb.PROFILE_COPIED: same("valid_from", "edition", name="profile"),
        Verb.PROFILE_CHANGED: same("valid_from", "edition", name="profile"),
    },
    begins=(Verb.PROFILE_COPIED, Verb.PROFILE_CHANGED),
)
_CALLED = same(
    slug="session", date="date", form="form", name="session_name", event__name="event", event__date="event_date"
)
_BEGUN = all_of(_CALLED, same("own_scoring", profile__name="regulations"))


def _available(entry: Entry) -> Told:
    """When the official score was made available."""
    return {"result_available_at": parse_datetime(entry.after.get("available_at", ""))}


_SESSIONS = Story(
    Session,
    "event__club",
    {
        Verb.SESSION_BEGUN: _BEGUN,
        Verb.SESSION_IMPORTED: _BEGUN,
        Verb.SESSION_CHANGED: _CALLED,
        Verb.SESSION_CLOSED: same("status"),
        Verb.SESSION_REOPENED: same("status"),
        Verb.RESULT_AVAILABLE: _available,
        Verb.RANKING_SHOWN: same(public_address="address", public_with_names="with_names"),
        Verb.SCORING_CHOSEN: same(own_scoring="scoring"),
        Verb.PROFILE_CHOSEN: same(profile__name="profile"),
    },
    begins=(Verb.SESSION_BEGUN, Verb.SESSION_IMPORTED),
    ends=lambda entry: None if entry.verb == Verb.FILE_UNDONE else False,
    until={
        "result_available_at": None,
        "public_address": "",
        "public_with_names": True,
        "status": SessionStatus.OPEN.value,
    },
    joins=("event", "profile"),
)
_RESULT = same(*CONTENT)


TAKING = (Verb.RESULTS_RECORDED, Verb.DIFFERENCE_TAKEN, Verb.FAULT_TAKEN, Verb.FILE_UNDONE)
"""What may take a line away."""


def is_taken_away(entry: Entry) -> bool | None:
    """Whether a line is gone after the entry; a difference with a file, and a file undone, may take it."""
    if entry.verb == Verb.RESULTS_RECORDED:
        return "contract" not in entry.after
    return None if entry.verb in TAKING else False


_RESULTS = Story(
    Result,
    "board__session__event__club",
    {
        Verb.RESULT_ENTERED: _RESULT,
        Verb.RESULT_CORRECTED: _RESULT,
        Verb.RESULTS_RECORDED: _RESULT,
        Verb.DIFFERENCE_TAKEN: _RESULT,
        Verb.FAULT_TAKEN: _RESULT,
        Verb.FILE_UNDONE: _RESULT,
    },
    shows=(Verb.RESULT_CORRECTED, Verb.RESULTS_RECORDED),
    ends=is_taken_away,
)
_ASKED = all_of(same("side", text="query", is_late="late"), at("asked_at"))
_QUERIES = Story(
    ScoreQuery,
    "session__event__club",
    {
        Verb.SCORE_QUERIED: _ASKED,
        Verb.QUERY_NOTED: all_of(_ASKED, by("asked_by_id")),
        Verb.QUERY_ANSWERED: all_of(same("outcome", "answer"), by("answered_by_id"), at("answered_at")),
    },
    begins=(Verb.SCORE_QUERIED, Verb.QUERY_NOTED),
    until={"outcome": "", "answer": "", "answered_by_id": None, "answered_at": None, "asked_by_id": None},
)


def _extended(entry: Entry) -> Told:
    """A period made longer."""
    told: dict[str, Any] = {name: entry.after.get(name) for name in ("period", "reason")}
    return told | {"until": parse_datetime(entry.after.get("until", "")), "made_by_id": entry.actor_id}


_EXTENSIONS = Story(
    PeriodExtension,
    "session__event__club",
    {Verb.PERIOD_EXTENDED: _extended},
    begins=(Verb.PERIOD_EXTENDED,),
)
_CALLS = Story(
    TableCall,
    "session__event__club",
    {
        **{verb: same("state") for verb in (Verb.CALL_TAKEN, Verb.CALL_DEFERRED, Verb.CALL_HANDED_BACK)},
        Verb.CALL_OVER: all_of(same("state"), at("over_at")),
    },
    begins=(Verb.CALL_MADE,),
    until={"state": CallState.CALLED.value, "over_at": None},
)


def _late_ended(entry: Entry) -> Told:
    """What became of a late board, and who said so; nobody where it is owed again."""
    state = entry.after["state"]
    told = {"ended_by_id": None, "ended_at": None} if state == LateState.OWED else all_of(_ENDED_BY, _ENDED_AT)(entry)
    return {**told, "state": state}


_ENDED_BY, _ENDED_AT = by("ended_by_id"), at("ended_at")
_LATE_BOARDS = Story(
    LateBoard,
    "session__event__club",
    {Verb.BOARD_PUT_OFF: same("slow", "reason", board__number="board"), Verb.LATE_BOARD_ENDED: _late_ended},
    begins=(Verb.BOARD_PUT_OFF,),
    until={"state": LateState.OWED.value, "ended_by_id": None, "ended_at": None},
    joins=("board",),
)
_ERASURES = Story(
    Erasure,
    "club",
    {
        verb: all_of(same("pseudonym"), by("made_by_id"), at("made_at", "ended_at"))
        for verb in (Verb.PLAYER_ERASED, Verb.ACCOUNT_DELETED)
    },
    begins=(Verb.PLAYER_ERASED, Verb.ACCOUNT_DELETED),
)
HELD = (
    CLUBS,
    ROLES,
    _OFFICES,
    _INVITATIONS,
    _PASSWORD_LINKS,
    _PROFILES,
    _SESSIONS,
    _RESULTS,
    _QUERIES,
    _EXTENSIONS,
    _CALLS,
    _LATE_BOARDS,
    _ERASURES,
)

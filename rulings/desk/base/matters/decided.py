"""What each act is decided on: the one table by which a form is older than what it decides on.

An act that decides on something shown names the matters that it was decided on; any other says why nothing that others
do meanwhile can matter to it. Writes nothing.
"""

from collections.abc import Mapping

from rulings.desk.base.matters.kinds import Matter
from rulings.models import Verb

_Matters = frozenset[Matter]


def _of(*matters: Matter) -> _Matters:
    return _Matters(matters)


_LAW = _of(Matter.REPORT, Matter.RULING, Matter.RULES, Matter.RESULT)
"""All that the law has before it: the result tells auction, contract and play where the report does not."""
_SHEET = _of(Matter.REPORT, Matter.RULING, Matter.SIGNATURE, Matter.SCORE, Matter.RESULT, Matter.FACTS, Matter.APPEAL)
"""All that stands on the sheet of a ruling."""
_HEARING = _SHEET - {Matter.SIGNATURE} | {Matter.SAID}
_ADJUSTING = _LAW | {Matter.SCORE, Matter.SIGNATURE}
_STEP = _of(Matter.APPEAL, Matter.RULING)
_WEIGHED = _STEP | {Matter.SAID}
"""A step that weighs what was said, not one that notes what somebody did."""

DECIDED_ON: Mapping[Verb, _Matters] = {
    Verb.REPORT_AMENDED: _of(Matter.REPORT, Matter.RULING, Matter.SIGNATURE),
    Verb.REPORT_WITHDRAWN: _of(Matter.REPORT, Matter.CASE, Matter.RULING),
    Verb.DIRECTOR_NAMED: _of(Matter.REPORT, Matter.RULING),
    Verb.ARRIVAL_DECIDED: _of(Matter.ARRIVAL),
    Verb.CASE_OPENED: _of(Matter.CASE, Matter.RULING),
    Verb.CASE_ANSWERED: _LAW,
    Verb.ANSWER_WITHDRAWN: _LAW,
    Verb.CASE_WAITS: _LAW | {Matter.CASE},
    Verb.CASE_DISCARDED: _LAW | {Matter.CASE},
    Verb.RULING_OVERRIDDEN: _LAW | {Matter.CASE},
    Verb.RULING_ISSUED: _LAW | {Matter.CASE},
    Verb.RULING_SUPERSEDED: _LAW | {Matter.CASE},
    Verb.RULING_REOPENED: _SHEET | {Matter.PUBLIC},
    Verb.RULING_RETURNED: _SHEET | {Matter.PUBLIC},
    Verb.RULING_COUNTERSIGNED: _SHEET,
    Verb.SIGNATURE_LOST: _of(Matter.SIGNATURE),
    Verb.RULING_RECHECKED: _of(Matter.RULING, Matter.RESULT, Matter.SCORE, Matter.REPORT),
    Verb.FOLLOW_UP_DONE: _of(Matter.LEFT, Matter.RULING),
    Verb.RESTRICTION_ENDED: _of(Matter.LEFT, Matter.RULING),
    Verb.RESULT_ENTERED: _of(Matter.PLACE),
    Verb.RESULT_CORRECTED: _of(Matter.RESULT, Matter.SCORE, Matter.PLACE),
    Verb.SCORE_ADJUSTED: _ADJUSTING,
    Verb.ADJUSTMENT_WITHDRAWN: _ADJUSTING,
    Verb.ADJUSTMENT_ENTERED: _of(Matter.SCORE, Matter.RESULT),
    Verb.LINK_MADE: _of(Matter.LINK),
    Verb.LINK_REVOKED: _of(Matter.LINK),
    Verb.FACTS_WRITTEN: _of(Matter.FACTS, Matter.TOLD),
    Verb.FACTS_CONFIRMED: _of(Matter.FACTS),
    Verb.APPEAL_RIGHT_TOLD: _of(Matter.FACTS, Matter.RULING, Matter.SCORE),
    Verb.POLL_MADE: _of(Matter.REPORT, Matter.RESULT),
    Verb.POLL_JUDGED: _of(Matter.POLL, Matter.REPORT),
    Verb.APPEAL_LODGED: _of(Matter.RULING, Matter.SCORE),
    Verb.APPEAL_ADMITTED: _WEIGHED,
    Verb.APPEAL_REFUSED: _WEIGHED,
    Verb.APPEAL_OTHER_SIDE_TOLD: _STEP,
    Verb.APPEAL_LAW_RULED: _HEARING,
    Verb.APPEAL_SEATED: _STEP,
    Verb.APPEAL_HEARD: _STEP,
    Verb.APPEAL_DECIDED: _HEARING,
    Verb.APPEAL_TOLD: _STEP,
    Verb.APPEAL_FURTHER: _STEP,
    Verb.APPEAL_WITHDRAWN: _STEP,
    Verb.APPEAL_SENT: _STEP,
    Verb.APPEAL_ASKED: _of(Matter.PLACE),
    Verb.APPEAL_ANSWERED: _WEIGHED,
    Verb.PUBLIC_TEXT_PREPARED: _SHEET | {Matter.PUBLIC, Matter.PUBLISHING},
    Verb.RULING_PUBLISHED: _SHEET | {Matter.PUBLIC, Matter.PUBLISHING},
    Verb.PUBLICATION_WITHDRAWN: _of(Matter.PUBLIC, Matter.RULING),
    Verb.CASE_COMMENTED: _of(Matter.PUBLIC),
    Verb.QUERY_ANSWERED: _of(Matter.QUERY, Matter.RESULT, Matter.SCORE),
    Verb.SESSION_CHANGED: _of(Matter.SESSION, Matter.RULES),
    Verb.SESSION_CLOSED: _of(
        *(Matter.SESSION, Matter.REPORT, Matter.CASE, Matter.RULING, Matter.LEFT, Matter.RESULT, Matter.QUERY),
        *(Matter.CALL, Matter.PACE, Matter.FILE, Matter.APPEAL, Matter.SCORE, Matter.DOOR, Matter.PLACE),
    ),
    Verb.SESSION_REOPENED: _of(Matter.SESSION),
    Verb.RANKING_SHOWN: _of(Matter.SESSION),
    Verb.RESULT_AVAILABLE: _of(
        *(Matter.SESSION, Matter.RESULT, Matter.SCORE, Matter.QUERY, Matter.FILE, Matter.PLACE),
    ),
    Verb.PERIOD_EXTENDED: _of(Matter.SESSION, Matter.PLACE),
    Verb.PROFILE_CHOSEN: _of(Matter.RULES, Matter.PROFILE),
    Verb.PROFILE_CHANGED: _of(Matter.PROFILE),
    Verb.PROFILE_COPIED: _of(Matter.PROFILE),
    Verb.SCORING_CHOSEN: _of(Matter.RULES),
    Verb.DIRECTOR_PLAYS: _of(Matter.SESSION),
    Verb.DIRECTOR_LEFT: _of(Matter.SESSION),
    Verb.MOVEMENT_SET: _of(Matter.MOVEMENT),
    Verb.SIGN_IN_DECIDED: _of(Matter.PLAYERS, Matter.DOOR),
    Verb.FILE_UNDONE: _of(Matter.FILE),
    Verb.DIFFERENCE_TAKEN: _of(Matter.FILE, Matter.RESULT),
    Verb.DIFFERENCE_LEFT: _of(Matter.FILE, Matter.RESULT),
    Verb.FAULT_TAKEN: _of(Matter.FILE, Matter.RESULT),
    Verb.FAULT_LEFT: _of(Matter.FILE, Matter.RESULT),
    Verb.LATE_BOARD_ENDED: _of(Matter.PACE),
    Verb.KEY_MADE: _of(Matter.KEY),
    Verb.KEY_REVOKED: _of(Matter.KEY),
    Verb.TOKEN_MADE: _of(Matter.KEY),
    Verb.TOKEN_REVOKED: _of(Matter.KEY),
    Verb.TEMPLATE_REMOVED: _of(Matter.CLUB),
    Verb.PUBLISHING_SET: _of(Matter.PUBLISHING),
    Verb.HEADS_SHOWN: _of(Matter.CLUB),
    Verb.CLUB_SETTLED: _of(Matter.CLUB),
    Verb.CLUB_FACED: _of(Matter.CLUB),
    Verb.CLUB_CLOSED: _of(Matter.CLUB),
    Verb.CLUB_MOVED: _of(Matter.CLUB),
    Verb.CLUB_REOPENED: _of(Matter.CLUB),
    Verb.FEDERATION_MARKED: _of(Matter.CLUB),
    Verb.FEDERATION_CHOSEN: _of(Matter.CLUB),
    Verb.OFFICE_TAKEN: _of(Matter.ROLE),
    Verb.CASEBOOK_LEFT: _of(Matter.CLUB),
    Verb.ROLE_GIVEN: _of(Matter.ROLE),
    Verb.ROLE_TAKEN: _of(Matter.ROLE),
    Verb.NOTE_ANSWERED: _of(Matter.NOTE),
}
"""What each act was decided on."""

_SAYS = "somebody says what he saw; what others did meanwhile makes it no less true"
_NEW = "it makes something new of what is typed"
_OWN = "its form carries the state of the one thing that it changes, and its service compares"
_COMMAND = "a command does it"
_HIS = "how somebody signs in is his alone"
DECIDED_ON_NOTHING: Mapping[Verb, str] = {
    **dict.fromkeys((Verb.CLUB_CREATED, Verb.NOTES_EXPIRED, Verb.TRAIL_SIGNED, Verb.KEY_CONFIRMED), _COMMAND),
    **dict.fromkeys(
        (
            *(Verb.SESSION_IMPORTED, Verb.SESSION_BEGUN, Verb.TEMPLATE_SAVED, Verb.COLUMNS_KEPT),
            *(Verb.CASEBOOK_FOLLOWED, Verb.INVITATION_MADE, Verb.CLUB_TAKEN_IN),
            Verb.OFFICE_GIVEN,
        ),
        _NEW,
    ),
    **dict.fromkeys(
        (
            *(Verb.PASSWORD_SET, Verb.PASSKEY_ADDED, Verb.PASSKEY_REMOVED, Verb.CODES_ON, Verb.CODES_OFF),
            Verb.ACCOUNT_DELETED,
        ),
        _HIS,
    ),
    **dict.fromkeys(
        (
            *(Verb.REPORT_FILED, Verb.REPORT_ARRIVED, Verb.CALL_MADE, Verb.SIGNED_IN, Verb.SCORE_QUERIED),
            *(Verb.QUERY_NOTED, Verb.POLL_ANSWERED, Verb.POLL_ANSWER_NOTED, Verb.APPEAL_CONSENTED),
            *(Verb.APPEAL_DEPOSIT, Verb.APPEAL_COMMENTED, Verb.APPEAL_STATED, Verb.NOTE_WRITTEN),
            Verb.BOARD_PUT_OFF,
        ),
        _SAYS,
    ),
    **dict.fromkeys(
        (
            *(Verb.RESULTS_RECORDED, Verb.CALL_TAKEN, Verb.CALL_DEFERRED, Verb.CALL_HANDED_BACK),
            *(Verb.CALL_OVER, Verb.CLOCK_SET, Verb.CONTESTANTS_NAMED, Verb.CASE_MARKED),
            *(Verb.ROSTER_CHANGED, Verb.PLAYER_ERASED),
        ),
        _OWN,
    ),
    Verb.KEY_CHANGED: "the key that signed until now names the next one, before whatever act comes next",
    Verb.INVITATION_REVOKED: "what an invitation offers never changes: it waits, or is revoked or taken once",
    Verb.INVITATION_TAKEN: "what an invitation offers never changes: it waits, or is revoked or taken once",
    Verb.PASSWORD_LINK_MADE: "a new link takes the place of the one before",
    Verb.SIGN_INS_ENDED: "wherever somebody is signed in at that moment",
    Verb.SUBSTITUTE_NAMED: "who plays from a board on is what was noted last; the trail has all of it",
    Verb.POLL_ANSWER_SET_ASIDE: "about one answer, which never changes; the same again changes nothing",
    Verb.POLL_ANSWER_COUNTED: "about one answer, which never changes; the same again changes nothing",
    Verb.POLL_CLOSED: "closing takes nothing away: all that came until then counts",
    Verb.BOARD_OPENED: "who opens a board for himself decides on nothing",
    Verb.RULING_EXPORTED: "a file of what is on record at that moment",
    Verb.CLUB_EXPORTED: "a file of what is on record at that moment",
    Verb.PERSON_TOLD: "a file of what is on record at that moment",
    Verb.FILE_ADDED: "what a file has otherwise than stands here is compared when it comes",
    Verb.DIFFERENCE_FOUND: "what a file has otherwise than stands here is compared when it comes",
}
"""The acts that decide on nothing that others may change, and why."""

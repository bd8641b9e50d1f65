"""What each act is about: every verb of the trail is of one matter, and may change others too.

What an act is decided on, in these matters, says `decided`. Writes nothing.
"""

from collections.abc import Mapping
from enum import Enum

from django.utils.translation import gettext_lazy as _

from rulings.desk.base.refusals import Sentence
from rulings.models import Verb

_CLUB = _("%(name)s has changed the club's settings since this page was shown. Look at them again.")


class Matter(Enum):
    """What acts are about, with the sentence for whoever decided on it as it was before."""

    sentence: Sentence

    def __new__(cls, value: str, sentence: Sentence) -> "Matter":
        matter = object.__new__(cls)
        matter._value_, matter.sentence = value, sentence
        return matter

    REPORT = "report", _("%(name)s has changed the report since this page was shown. Read it as it is now.")
    CASE = "case", _("%(name)s has gone on with the case since this page was shown. Look at it as it is now.")
    RULING = "ruling", _("%(name)s has changed how it is ruled since this page was shown. Read it as it is now.")
    SIGNATURE = "signature", _("The countersignature has changed since this page was shown. Look at it as it is now.")
    PUBLIC = "public", _("%(name)s has changed what is public of this since this page was shown. Read it as it is now.")
    SCORE = "score", _("%(name)s has changed the adjusted score since this page was shown. Look at it as it is now.")
    RESULT = "result", _("%(name)s has changed a result since this page was shown. Look at it as it is now.")
    FACTS = "facts", _("%(name)s has changed the facts since this page was shown. Read them as they are now.")
    TOLD = "told", _("%(name)s has noted what the players were told since this page was shown. Look at it again.")
    POLL = "poll", _("There are other answers to the poll than this page showed. Read them, then do this again.")
    APPEAL = "appeal", _("%(name)s has gone on with the appeal since this page was shown. Look at it as it is now.")
    SAID = "said", _("%(name)s has said more on the appeal since this page was shown. Read it, then do this again.")
    LEFT = "left", _("%(name)s has settled something left open since this page was shown. Look at what is left.")
    LINK = "link", _("%(name)s has changed the private links since this page was shown. Look at them as they are now.")
    QUERY = "query", _("There is another query, or another answer to one, than this page showed. Look at it again.")
    SESSION = "session", _("%(name)s has changed the session since this page was shown. Look at it as it is now.")
    RULES = "rules", _("%(name)s has changed the regulations since this page was shown. Look at them as they are now.")
    PROFILE = "profile", _("%(name)s has made a version of a profile since this page was shown. Look at it first.")
    PLAYERS = "players", _("%(name)s has changed who plays since this page was shown. Look at it as it is now.")
    DOOR = "door", _("There is another entry at the door than this page showed. Look at the entries again.")
    MOVEMENT = "movement", _("%(name)s has changed the movement since this page was shown. Look at it as it is now.")
    CALL = "call", _("There is another call of the director than this page showed. Look at the calls again.")
    PACE = "pace", _("%(name)s has changed the late boards since this page was shown. Look at them as they are now.")
    FILE = "file", _("%(name)s has decided on files since this page was shown. Look at them as they are now.")
    KEY = "key", _("%(name)s has changed the addresses since this page was shown. Look at them as they are now.")
    CLUB = "club", _CLUB
    PUBLISHING = "publishing", _CLUB
    PLACE = "place", _CLUB
    ROLE = "role", _("%(name)s has changed this member's roles since this page was shown. Look at them again.")
    NOTE = "note", _("%(name)s has answered this note since this page was shown. Read it as it is now.")
    ARRIVAL = "arrival", _("%(name)s has decided on this since the page was shown. Look at what became of it.")
    NOTHING = "nothing", ""


_VERBS: Mapping[Matter, tuple[Verb, ...]] = {
    Matter.REPORT: (Verb.REPORT_FILED, Verb.REPORT_AMENDED, Verb.REPORT_WITHDRAWN, Verb.DIRECTOR_NAMED),
    Matter.ARRIVAL: (Verb.ARRIVAL_DECIDED,),
    Matter.CASE: (
        *(Verb.CASE_OPENED, Verb.CASE_ANSWERED, Verb.ANSWER_WITHDRAWN, Verb.CASE_WAITS, Verb.CASE_DISCARDED),
    ),
    Matter.RULING: (
        *(Verb.RULING_OVERRIDDEN, Verb.RULING_ISSUED, Verb.RULING_REOPENED, Verb.RULING_RETURNED),
        *(Verb.RULING_SUPERSEDED, Verb.RULING_RECHECKED),
    ),
    Matter.SIGNATURE: (Verb.RULING_COUNTERSIGNED, Verb.SIGNATURE_LOST),
    Matter.PUBLIC: (
        *(Verb.PUBLIC_TEXT_PREPARED, Verb.RULING_PUBLISHED, Verb.PUBLICATION_WITHDRAWN, Verb.CASE_COMMENTED),
    ),
    Matter.SCORE: (Verb.SCORE_ADJUSTED, Verb.ADJUSTMENT_WITHDRAWN, Verb.ADJUSTMENT_ENTERED),
    Matter.RESULT: (Verb.RESULTS_RECORDED, Verb.RESULT_ENTERED, Verb.RESULT_CORRECTED),
    Matter.FACTS: (Verb.FACTS_WRITTEN,),
    Matter.TOLD: (Verb.FACTS_CONFIRMED, Verb.APPEAL_RIGHT_TOLD),
    Matter.POLL: (
        *(Verb.POLL_MADE, Verb.POLL_ANSWERED, Verb.POLL_ANSWER_NOTED, Verb.POLL_ANSWER_SET_ASIDE),
        *(Verb.POLL_ANSWER_COUNTED, Verb.POLL_CLOSED, Verb.POLL_JUDGED),
    ),
    Matter.APPEAL: (
        *(Verb.APPEAL_LODGED, Verb.APPEAL_ADMITTED, Verb.APPEAL_REFUSED, Verb.APPEAL_OTHER_SIDE_TOLD),
        *(Verb.APPEAL_LAW_RULED, Verb.APPEAL_SEATED, Verb.APPEAL_HEARD, Verb.APPEAL_DECIDED, Verb.APPEAL_TOLD),
        *(Verb.APPEAL_FURTHER, Verb.APPEAL_WITHDRAWN, Verb.APPEAL_SENT, Verb.APPEAL_ASKED, Verb.APPEAL_ANSWERED),
    ),
    Matter.SAID: (Verb.APPEAL_CONSENTED, Verb.APPEAL_DEPOSIT, Verb.APPEAL_COMMENTED, Verb.APPEAL_STATED),
    Matter.LEFT: (Verb.FOLLOW_UP_DONE, Verb.RESTRICTION_ENDED),
    Matter.LINK: (Verb.LINK_MADE, Verb.LINK_REVOKED),
    Matter.QUERY: (Verb.SCORE_QUERIED, Verb.QUERY_NOTED, Verb.QUERY_ANSWERED),
    Matter.SESSION: (
        *(Verb.SESSION_IMPORTED, Verb.SESSION_BEGUN, Verb.SESSION_CHANGED, Verb.SESSION_CLOSED, Verb.SESSION_REOPENED),
        *(Verb.RANKING_SHOWN, Verb.RESULT_AVAILABLE, Verb.PERIOD_EXTENDED),
    ),
    Matter.RULES: (Verb.PROFILE_CHOSEN, Verb.SCORING_CHOSEN),
    Matter.PROFILE: (Verb.PROFILE_COPIED, Verb.PROFILE_CHANGED),
    Matter.PLAYERS: (*(Verb.CONTESTANTS_NAMED, Verb.SUBSTITUTE_NAMED, Verb.DIRECTOR_PLAYS, Verb.DIRECTOR_LEFT),),
    Matter.DOOR: (Verb.SIGNED_IN, Verb.SIGN_IN_DECIDED),
    Matter.MOVEMENT: (Verb.MOVEMENT_SET,),
    Matter.CALL: (Verb.CALL_MADE, Verb.CALL_TAKEN, Verb.CALL_DEFERRED, Verb.CALL_HANDED_BACK, Verb.CALL_OVER),
    Matter.PACE: (Verb.BOARD_PUT_OFF, Verb.LATE_BOARD_ENDED),
    Matter.FILE: (
        *(Verb.FILE_ADDED, Verb.FILE_UNDONE, Verb.DIFFERENCE_FOUND, Verb.DIFFERENCE_TAKEN, Verb.DIFFERENCE_LEFT),
        *(Verb.FAULT_TAKEN, Verb.FAULT_LEFT),
    ),
    Matter.KEY: (Verb.KEY_MADE, Verb.KEY_REVOKED, Verb.TOKEN_MADE, Verb.TOKEN_REVOKED),
    Matter.CLUB: (
        *(Verb.CLUB_CREATED, Verb.TEMPLATE_SAVED, Verb.TEMPLATE_REMOVED, Verb.HEADS_SHOWN),
        *(Verb.COLUMNS_KEPT, Verb.CLUB_CLOSED, Verb.CLUB_MOVED, Verb.CLUB_REOPENED),
        *(Verb.CLUB_FACED, Verb.FEDERATION_MARKED, Verb.FEDERATION_CHOSEN),
        *(Verb.CASEBOOK_FOLLOWED, Verb.CASEBOOK_LEFT),
    ),
    Matter.PUBLISHING: (Verb.PUBLISHING_SET,),
    Matter.PLACE: (Verb.CLUB_SETTLED,),
    Matter.ROLE: (
        *(Verb.ROLE_GIVEN, Verb.ROLE_TAKEN, Verb.INVITATION_MADE, Verb.INVITATION_REVOKED, Verb.INVITATION_TAKEN),
        *(Verb.PASSWORD_LINK_MADE, Verb.PASSWORD_SET, Verb.OFFICE_GIVEN, Verb.OFFICE_TAKEN),
    ),
    Matter.NOTE: (Verb.NOTE_ANSWERED,),
    Matter.NOTHING: (
        *(Verb.RULING_EXPORTED, Verb.BOARD_OPENED, Verb.CLOCK_SET, Verb.ROSTER_CHANGED, Verb.PLAYER_ERASED),
        *(Verb.NOTE_WRITTEN, Verb.NOTES_EXPIRED, Verb.TRAIL_SIGNED, Verb.KEY_CHANGED, Verb.KEY_CONFIRMED),
        *(Verb.PASSKEY_ADDED, Verb.PASSKEY_REMOVED, Verb.CODES_ON, Verb.CODES_OFF, Verb.SIGN_INS_ENDED),
        *(Verb.ACCOUNT_DELETED, Verb.REPORT_ARRIVED, Verb.CASE_MARKED),
        *(Verb.CLUB_EXPORTED, Verb.CLUB_TAKEN_IN, Verb.PERSON_TOLD),
    ),
}
MATTER_OF: Mapping[str, Matter] = {verb.value: matter for matter, verbs in _VERBS.items() for verb in verbs}

_ALSO: Mapping[Matter, tuple[Verb, ...]] = {
    Matter.RESULT: (Verb.DIFFERENCE_TAKEN, Verb.FAULT_TAKEN, Verb.FILE_UNDONE),
    Matter.RULING: (Verb.RESTRICTION_ENDED,),
    Matter.RULES: (Verb.SESSION_CHANGED,),
    Matter.CLUB: (Verb.CLUB_SETTLED,),
}
"""What is of another matter and changes this too: files change results, and what binds no more was read by the law."""


def verbs_of(matters: frozenset[Matter]) -> list[str]:
    """The verbs that change any of these matters."""
    return sorted({verb.value for matter in matters for verb in (*_VERBS[matter], *_ALSO.get(matter, ()))})

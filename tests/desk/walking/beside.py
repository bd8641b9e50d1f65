"""What a page shows beside what its forms decide on: changed by another, it makes none of them stale, and why."""

from collections.abc import Iterable, Iterator

from rulings.desk.base.matters.kinds import MATTER_OF, Matter
from rulings.models import Verb

_SHEET = (
    *(Verb.RULING_COUNTERSIGNED, Verb.RULING_REOPENED, Verb.RULING_RETURNED, Verb.RULING_RECHECKED),
    Verb.APPEAL_RIGHT_TOLD,
)
_JUDGED = (Verb.ANSWER_WITHDRAWN, Verb.RULING_OVERRIDDEN, Verb.RULING_ISSUED, Verb.RULING_SUPERSEDED)
_STEPS = (Verb.APPEAL_HEARD, Verb.APPEAL_OTHER_SIDE_TOLD, Verb.APPEAL_SEATED, Verb.APPEAL_WITHDRAWN)
_FILES = (*(Verb.DIFFERENCE_TAKEN, Verb.DIFFERENCE_LEFT, Verb.FILE_UNDONE, Verb.TOKEN_MADE, Verb.TOKEN_REVOKED),)
_KEYS = (Verb.KEY_MADE, Verb.KEY_REVOKED)
_SITE = (Verb.CLUB_CLOSED, Verb.CLUB_REOPENED, Verb.FEDERATION_MARKED)
_SCORES = (Verb.ADJUSTMENT_ENTERED, Verb.ADJUSTMENT_WITHDRAWN)
_CASES = (Matter.REPORT, Matter.CASE, Matter.RULING, Matter.ARRIVAL)
_PARTS: tuple[tuple[tuple[Verb, ...], tuple[Matter | Verb, ...], str], ...] = (
    (
        (*_SHEET, Verb.REPORT_WITHDRAWN, Verb.RESTRICTION_ENDED, Verb.NOTE_ANSWERED, Verb.APPEAL_DECIDED, *_SCORES),
        (Verb.SESSION_CHANGED,),
        "what the session is called, and its day",
    ),
    ((*_SHEET, *_JUDGED), _CASES, "how others ruled alike"),
    (
        _SHEET,
        (Matter.TOLD, Matter.LINK, Matter.LEFT, Matter.SESSION, Matter.SIGNATURE, Matter.APPEAL),
        "what was done with the ruling since: it is ruled on as before",
    ),
    ((Verb.APPEAL_RIGHT_TOLD,), (Matter.RESULT,), "what the table scored, which nobody was told of here"),
    (
        (Verb.CASE_ANSWERED, Verb.ANSWER_WITHDRAWN),
        (Matter.CASE,),
        "the other questions: each is answered by itself, and its service compares that answer",
    ),
    (_STEPS, (Matter.SAID,), "what was said on the appeal: such a step notes what somebody did, and weighs nothing"),
    (
        (Verb.APPEAL_LODGED, Verb.QUERY_ANSWERED, *_SCORES, Verb.RESTRICTION_ENDED),
        (Matter.SESSION,),
        "until when there is time, which is looked at when the act is done",
    ),
    ((Verb.QUERY_ANSWERED, Verb.APPEAL_LODGED), (Matter.QUERY,), "the other queries about scores"),
    (_FILES, (Matter.FILE, Matter.KEY), "the other lines, files and computers of the page"),
    (
        _KEYS,
        (Matter.KEY, Matter.CALL, Matter.PLAYERS, Matter.DOOR, Matter.SESSION),
        "who calls, who plays and the other addresses",
    ),
    (
        (Verb.SCORE_ADJUSTED, Verb.FOLLOW_UP_DONE),
        (Matter.CASE, Matter.LEFT),
        "what else the score settles, which is settled once",
    ),
    (
        (Verb.REPORT_AMENDED, Verb.SIGNATURE_LOST, Verb.CASE_OPENED, Verb.DIRECTOR_PLAYS, Verb.RESULT_ENTERED),
        (Matter.PLAYERS, Matter.DOOR, Matter.KEY, Matter.RESULT),
        "what can be chosen: what was chosen is still there",
    ),
    ((Verb.SIGN_IN_DECIDED,), (Matter.KEY, Matter.SESSION), "whether others may still enter"),
    (
        (Verb.RANKING_SHOWN,),
        (
            *(*_CASES, Matter.FILE, Matter.PLAYERS, Matter.DOOR, Matter.QUERY, Matter.PACE, Matter.CALL, Matter.SCORE),
            *(Matter.LEFT, Matter.SIGNATURE),
        ),
        "what is left to be decided, on which the session is closed",
    ),
    ((Verb.TEMPLATE_REMOVED,), (Verb.TEMPLATE_SAVED, Matter.MOVEMENT), "the other templates"),
    ((Verb.PUBLIC_TEXT_PREPARED,), (Verb.PERIOD_EXTENDED,), "until when nothing is published, which publishing asks"),
    (
        (Verb.APPEAL_ASKED,),
        (Matter.APPEAL, Matter.SAID, Matter.RESULT, Verb.SESSION_CHANGED),
        "all that is on record: the federation asks for more, and what came meanwhile may be the answer",
    ),
    (
        (Verb.APPEAL_DECIDED,),
        (Matter.RESULT,),
        "the lines among which the one that is adjusted is chosen, which is compared when it is",
    ),
    (_SITE, (*_CASES, Matter.CLUB, Matter.SESSION), "the other clubs of the site, and how much each has"),
    (tuple(Verb), (Matter.PLACE,), "what the club is called, and by which clock times are written"),
    (tuple(Verb), (Matter.ROLE,), "what else its reader may do: his rights are looked at when the act is done"),
)


def _verbs(kinds: Iterable[Matter | Verb]) -> Iterator[str]:
    """The verbs of these."""
    for each in kinds:
        yield from [each.value] if isinstance(each, Verb) else [verb for verb, of in MATTER_OF.items() if of is each]


BESIDE = {(act.value, change): reason for acts, changes, reason in _PARTS for act in acts for change in _verbs(changes)}
"""By what the form does and what the other did: what of it the page shows, that the form does not rest on."""

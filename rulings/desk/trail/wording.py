"""What the audit trail says in words. The stored verb is stable for ever; these sentences may improve."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext, pgettext_lazy
from django.utils.translation import gettext_lazy as _

from rulings.bridge.auction_text import entry_text
from rulings.desk.appeals.wording import APPEAL_LABELS, appeal_value
from rulings.desk.scores.wording.results import content_text
from rulings.desk.tonight.wording import SETTINGS, setting_text
from rulings.laws.engine import AnyFact
from rulings.models import Appeal, AuditEntry, Result, Session, SessionTemplate, Verb
from rulings.wording.laws.tables import QUESTIONS, TITLES
from rulings.wording.questions import awaited_text, written_answer_text
from rulings.wording.terms import SIDES, Blank, Text

_SENTENCES: dict[Verb, Text] = {
    Verb.CLUB_CREATED: _("{who} created the club."),
    Verb.ROLE_GIVEN: _("{who} gave {name} a role."),
    Verb.ROLE_TAKEN: _("{who} took the role of {name} away."),
    Verb.INVITATION_MADE: _("{who} invited {name} to a role."),
    Verb.INVITATION_REVOKED: _("{who} revoked the invitation of {name}."),
    Verb.INVITATION_TAKEN: _("{who} took up the invitation of {name}."),
    Verb.PASSWORD_LINK_MADE: _("{who} made a link by which {name} sets a new password."),
    Verb.PASSWORD_SET: _("{who} set a new password by a link."),
    Verb.SESSION_IMPORTED: _("{who} imported the session."),
    Verb.SESSION_BEGUN: _("{who} began the session."),
    Verb.SESSION_CHANGED: _("{who} changed the session's settings."),
    Verb.SESSION_CLOSED: _("{who} closed the session."),
    Verb.SESSION_REOPENED: _("{who} opened the session again."),
    Verb.TEMPLATE_SAVED: _("{who} saved the template {name}."),
    Verb.TEMPLATE_REMOVED: _("{who} removed the template {name}."),
    Verb.MOVEMENT_SET: _("{who} set the movement of the session."),
    Verb.CONTESTANTS_NAMED: _("{who} entered who plays."),
    Verb.SUBSTITUTE_NAMED: _("{who} noted a substitute from board {board} on."),
    Verb.ROSTER_CHANGED: _("{who} changed the club's list of players."),
    Verb.SIGNED_IN: _("{who} entered who plays, at the door."),
    Verb.SIGN_IN_DECIDED: _("{who} decided on an entry from the door."),
    Verb.KEY_MADE: _("{who} made an address for people without an account."),
    Verb.KEY_REVOKED: _("{who} revoked an address for people without an account."),
    Verb.CALL_MADE: _("{who} called the director to table {table}."),
    Verb.CALL_TAKEN: _("{who} took the call of table {table}."),
    Verb.CALL_DEFERRED: _("{who} put off the call of table {table}."),
    Verb.CALL_HANDED_BACK: _("{who} handed back the call of table {table}."),
    Verb.CALL_OVER: _("{who} ended the call of table {table}."),
    Verb.CLOCK_SET: _("{who} set the round clock."),
    Verb.BOARD_PUT_OFF: _("{who} put off board {board} at table {table}."),
    Verb.LATE_BOARD_ENDED: _("{who} noted what became of the late board {board} at table {table}."),
    Verb.FILE_ADDED: _("{who} added a file to the session."),
    Verb.FILE_UNDONE: _("{who} took back what a file had added."),
    Verb.DIFFERENCE_FOUND: _("{who} has another result of board {board} than stands here. It waits for a director."),
    Verb.DIFFERENCE_TAKEN: _("{who} took what a file has otherwise."),
    Verb.DIFFERENCE_LEFT: _("{who} left as it was what a file has otherwise."),
    Verb.FAULT_TAKEN: _("{who} put in what a file has and could not be taken as it stands."),
    Verb.FAULT_LEFT: _("{who} left out what a file has and could not be taken as it stands."),
    Verb.COLUMNS_KEPT: _("{who} said what the columns of a sheet hold."),
    Verb.TOKEN_MADE: _("{who} made a token for a program that sends files."),
    Verb.TOKEN_REVOKED: _("{who} revoked a token for a program that sends files."),
    Verb.RANKING_SHOWN: _("{who} changed where the ranking is public."),
    Verb.RESULT_AVAILABLE: _("{who} made the official score available."),
    Verb.PERIOD_EXTENDED: _("{who} made a period of the session longer."),
    Verb.PROFILE_CHOSEN: _("{who} put the session under the regulation profile {profile}."),
    Verb.SCORING_CHOSEN: _("{who} chose how the session is scored."),
    Verb.DIRECTOR_PLAYS: _("{who} noted that {name} plays in the session."),
    Verb.DIRECTOR_LEFT: _("{who} noted that {name} does not play in the session after all."),
    Verb.BOARD_OPENED: _("{who} opened board {board} before having played it."),
    Verb.PROFILE_COPIED: _("{who} copied the regulation profile {profile} to the club."),
    Verb.PROFILE_CHANGED: _("{who} made a version of the regulation profile {profile}."),
    Verb.SCORE_QUERIED: _("{who} queried the score for {side}."),
    Verb.QUERY_NOTED: _("{who} noted that {side} queried the score."),
    Verb.QUERY_ANSWERED: _("{who} answered the query about the score of {side}."),
    Verb.REPORT_FILED: _("{who} filed report {number} on board {board}."),
    Verb.REPORT_AMENDED: _("{who} changed the report."),
    Verb.REPORT_WITHDRAWN: _("{who} withdrew the report."),
    Verb.DIRECTOR_NAMED: _("{who} asked {name} to rule."),
    Verb.CASE_OPENED: _("{who} opened a case: {situation}."),
    Verb.CASE_ANSWERED: _("{who} answered: {question}"),
    Verb.ANSWER_WITHDRAWN: _("{who} took back the answer: {question}"),
    Verb.CASE_WAITS: _("{who} read out what was found so far; the case waits."),
    Verb.CASE_DISCARDED: _("{who} discarded a case that was opened by mistake: {situation}."),
    Verb.RULING_OVERRIDDEN: _("{who} ruled otherwise than the findings."),
    Verb.RULING_ISSUED: _("{who} issued version {version} of the ruling."),
    Verb.RULING_EXPORTED: _("{who} took version {version} of the ruling away as a signed file."),
    Verb.RULING_REOPENED: _("{who} reopened the ruling."),
    Verb.RULING_RETURNED: _("{who} returned the ruling."),
    Verb.RULING_SUPERSEDED: _("{who} replaced version {version} of the ruling."),
    Verb.RULING_COUNTERSIGNED: _("{who} countersigned version {version} of the ruling."),
    Verb.SIGNATURE_LOST: _("{who} changed what {name} had countersigned: version {version} is signed no more."),
    Verb.RULING_RECHECKED: _("{who} looked at the ruling again after the result had changed: it stands."),
    Verb.FOLLOW_UP_DONE: _("{who} settled what was left to do (Law {paragraph})."),
    Verb.RESTRICTION_ENDED: _("{who} noted that a restriction has ended (Law {paragraph})."),
    Verb.RESULTS_RECORDED: _("{who} recorded results of board {board}."),
    Verb.RESULT_ENTERED: _("{who} entered the result of board {board} at table {table}."),
    Verb.RESULT_CORRECTED: _("{who} corrected the result of board {board} at table {table}."),
    Verb.SCORE_ADJUSTED: _("{who} adjusted the score of board {board} (Law {paragraph}), version {version}."),
    Verb.ADJUSTMENT_WITHDRAWN: _("{who} withdrew the adjusted score of board {board}, version {version}."),
    Verb.ADJUSTMENT_ENTERED: _("{who} entered the adjusted score of board {board} in the scoring program."),
    Verb.LINK_MADE: _("{who} made a private link for {side}."),
    Verb.LINK_REVOKED: _("{who} revoked the private link of {side}."),
    Verb.FACTS_WRITTEN: _("{who} wrote down the facts."),
    Verb.FACTS_CONFIRMED: _("{who} noted that {side} has read and confirmed the facts."),
    Verb.APPEAL_RIGHT_TOLD: _("{who} told the players of their right to appeal."),
    Verb.POLL_MADE: _("{who} began a poll from the hand of {seat}."),
    Verb.POLL_ANSWERED: _("{who} answered the poll from the hand of {seat}."),
    Verb.POLL_ANSWER_NOTED: _("{who} noted a peer’s answer to the poll from the hand of {seat}."),
    Verb.POLL_ANSWER_SET_ASIDE: _("{who} set an answer to the poll from the hand of {seat} aside: it is not counted."),
    Verb.POLL_ANSWER_COUNTED: _("{who} counted an answer to the poll from the hand of {seat} again."),
    Verb.POLL_CLOSED: _("{who} closed the poll from the hand of {seat}; answers: {number}."),
    Verb.POLL_JUDGED: _("{who} judged the logical alternatives from the poll of {seat}’s hand."),
    Verb.APPEAL_LODGED: _("{who} lodged appeal {number} for {side}."),
    Verb.APPEAL_CONSENTED: _("{who} noted that {name} agrees to appeal {number}."),
    Verb.APPEAL_ADMITTED: _("{who} admitted the late appeal {number}."),
    Verb.APPEAL_REFUSED: _("{who} refused the late appeal {number}."),
    Verb.APPEAL_DEPOSIT: _("{who} noted the deposit of appeal {number}."),
    Verb.APPEAL_OTHER_SIDE_TOLD: _("{who} told the other side of appeal {number}."),
    Verb.APPEAL_COMMENTED: _("{who} commented on appeal {number} for the other side."),
    Verb.APPEAL_STATED: _("{who} gave the director's statement on appeal {number}."),
    Verb.APPEAL_LAW_RULED: _("{who} ruled on the points of law of appeal {number}."),
    Verb.APPEAL_SEATED: _("{who} named who hears appeal {number}."),
    Verb.APPEAL_HEARD: _("{who} noted that appeal {number} was heard."),
    Verb.APPEAL_DECIDED: _("{who} recorded the decision on appeal {number}."),
    Verb.APPEAL_TOLD: _("{who} told the players the outcome of appeal {number}."),
    Verb.APPEAL_FURTHER: _("{who} noted a further appeal against the decision on appeal {number}."),
    Verb.APPEAL_WITHDRAWN: _("{who} withdrew appeal {number}."),
    Verb.PUBLIC_TEXT_PREPARED: _("{who} showed the public text to both sides."),
    Verb.RULING_PUBLISHED: _("{who} published the ruling as case {year}-{number}."),
    Verb.PUBLICATION_WITHDRAWN: _("{who} withdrew case {year}-{number} from publication."),
    Verb.CASE_COMMENTED: _("{who} changed the commentary on case {year}-{number}."),
    Verb.PUBLISHING_SET: _("{who} changed how the club publishes rulings."),
    Verb.PLAYER_ERASED: _("{who} made a player anonymous, as {pseudonym}."),
    Verb.NOTE_WRITTEN: _("{who} wrote note {number} for the recorder."),
    Verb.NOTE_ANSWERED: _("{who} added the player's answer to note {number}."),
    Verb.NOTES_EXPIRED: _("{who} deleted expired notes of the recorder: {count}."),
    Verb.HEADS_SHOWN: _("{who} changed who gets the head of the audit trail."),
    Verb.TRAIL_SIGNED: _("{who} signed the audit trail up to here."),
    Verb.KEY_CHANGED: _("{who} handed the audit trail over to a new key."),
    Verb.KEY_CONFIRMED: _("{who} confirmed that the audit trail goes on under a key that nobody handed over to."),
}
_LABELS: dict[str, Text] = {
    "about": _("What it is about"),
    "additional": _("Found away from the table"),
    "agreed": _("Facts agreed"),
    "alternatives": _("Logical alternatives"),
    "considered": _("Also considered"),
    "judgement": _("Reason"),
    "peer": _("Who was asked"),
    "question": _("Question"),
    "disputed": _("Facts disputed"),
    "ew_words": _("East-West said"),
    "level": _("Level of the players"),
    "ns_words": _("North-South said"),
    "answer": _("Answer"),
    "answers": _("Answers"),
    "auction": _("Auction"),
    "board": _("Board"),
    "claim": _("Claim"),
    "commentary": _("Commentary"),
    "commentator": _("Its author"),
    "consulted": _("Consulted"),
    "contract": _("Contract"),
    "dropped": _("Dropped, no longer asked"),
    "edition": _("Edition of the Laws"),
    "facts": _("Public text"),
    "names": _("Players"),
    "narrative": _("What happened"),
    "not_names": _("Words that are no names"),
    "minutes": _("Minutes a round"),
    "note": _("Note"),
    "notice": _("Notice"),
    "override_reason": _("Reason"),
    "override_text": _("Ruling in the director's words"),
    "play": _("Play"),
    "polled": _("Polled"),
    "query": _("Query"),
    "reason": _("Reason"),
    "role": _("Role"),
    "round": _("Round"),
    "rounds": _("Rounds"),
    "seats": _("Players"),
    "status": _("State"),
    "table": _("Table"),
    "value": _("Answer"),
    "waits_for": _("Waits for"),
}
"""What a reader wants of an entry's details; other entries (numbers of rows, digests) are for machines."""
ABOUT: dict[str, Text] = {
    "": pgettext_lazy("history", "Everything"),
    "Membership": pgettext_lazy("history", "Members"),
    "Session": pgettext_lazy("history", "Sessions"),
    "RegulationProfile": pgettext_lazy("history", "Regulations"),
    "Ruling": pgettext_lazy("history", "Rulings"),
    "Appeal": pgettext_lazy("history", "Appeals"),
    "Publication": pgettext_lazy("history", "Publications"),
}
"""What a club's history may be narrowed to: the kind of object that entries are about."""
_WITHOUT_ACCOUNT: dict[object, Text] = {"link": _("A player"), "terminal": _("A scoring terminal")}


@dataclass(frozen=True)
class Change:
    """One detail before and after; an empty text means that there was none."""

    label: str
    before: str
    after: str


def entry_sentence(entry: AuditEntry) -> str:
    """Who did what, in the reader's language."""
    told = {**entry.before, **entry.after}
    names = {
        **{name: str(value) for name, value in told.items()},
        "who": _who_acted(entry),
        "question": _label(str(told.get("key", ""))),
        "situation": str(TITLES.get(str(told.get("situation", "")), told.get("situation", ""))),
        "side": str(SIDES.get(told.get("side", ""), told.get("side", ""))),
    }
    return str(_SENTENCES[Verb(entry.verb)]).format_map(Blank(names))


def _who_acted(entry: AuditEntry) -> str:
    """The name of who did it; without an account, a player by his private link, a terminal, or a command."""
    if entry.actor:
        return entry.actor.display_name
    return str(_WITHOUT_ACCOUNT.get(entry.after.get("via"), _("The system")))


def entry_changes(entry: AuditEntry, facts: Mapping[str, AnyFact], known: Mapping[str, Any]) -> list[Change]:
    """What it was before and after. `facts` are those of the case's law; `known` their values, which name seats."""
    key = str({**entry.before, **entry.after}.get("key", ""))
    case = _Case(key, facts, known, entry.object_type)
    changes = (
        Change(str(label), _written(name, entry.before.get(name), case), _written(name, entry.after.get(name), case))
        for name, label in {**_LABELS, **_OF_KIND.get(entry.object_type, _OF_ANY)[0]}.items()
    )
    told = _result(entry, changes) if entry.object_type == Result.__name__ else changes
    return [change for change in told if change.before != change.after]


def _result(entry: AuditEntry, changes: Iterable[Change]) -> Iterator[Change]:
    """What a line held before and after, in place of its contract alone."""
    before, after = (content_text(each) if "contract" in each else "" for each in (entry.before, entry.after))
    yield Change(gettext("Result"), before, after)
    yield from (each for each in changes if each.label != str(_LABELS["contract"]))


_OfKind = tuple[Mapping[str, Text], Callable[[str, Any], str]]
_OF_ANY: _OfKind = ({}, lambda _name, value: str(value))
_OF_KIND: Mapping[str, _OfKind] = {
    Appeal.__name__: (APPEAL_LABELS, appeal_value),
    Session.__name__: (SETTINGS, setting_text),
    SessionTemplate.__name__: (SETTINGS, setting_text),
}
"""What else a reader wants of entries about one kind of object, and how its values are said."""


@dataclass(frozen=True)
class _Case:
    """The fact an entry is about, and the words for answers."""

    key: str
    facts: Mapping[str, AnyFact]
    known: Mapping[str, Any]
    about: str = ""

    def words(self, key: str, value: object) -> str:
        return written_answer_text(self.facts.get(key), value, self.known)


_CODED: Mapping[str, Callable[[Any], str]] = {
    "auction": lambda calls: " ".join(entry_text(each) for each in calls),
    "waits_for": awaited_text,
}
"""Details of one kind each, whatever they are about."""


def _written(name: str, value: Any, case: _Case) -> str:
    """A detail in words: answers by their options, tables of names or answers entry by entry."""
    if value in (None, "", [], {}):
        return ""
    labels, words = _OF_KIND.get(case.about, _OF_ANY)
    if name in labels:
        return words(name, value)
    if name == "value":
        return case.words(case.key, value)
    if name in ("answers", "dropped") and isinstance(value, dict):
        return "; ".join(f"{_label(each)}: {case.words(each, given)}" for each, given in value.items())
    if name in _CODED:
        return _CODED[name](value)
    if name == "play":
        return " / ".join([value["leader"], *(" ".join(trick) for trick in value["tricks"])])
    if name == "claim":
        hands = [f"{seat}: {hand}" for seat, hand in value["hands"].items()]
        return " / ".join(part for part in (value["claimer"], *hands, value["statement"], value["objection"]) if part)
    if isinstance(value, dict):
        return ", ".join(f"{each}: {given}" for each, given in value.items())
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)


def _label(key: str) -> str:
    return str(QUESTIONS[key].label) if key in QUESTIONS else key

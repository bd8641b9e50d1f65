"""Texts that people type, before they are stored: trimmed, within their limit, and nothing a database chokes on.

And as they are compared when somebody looks for something: without case and accents.
"""

import re
import unicodedata
from enum import Enum

from django.utils.text import format_lazy
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.refusals import BadInput, ReasonMissing, Sentence


class Text(Enum):
    """A text field: the name of its argument, what people call it, how many characters it takes.

    `missing` is said where it is demanded and empty: by the form that asks for it and by the service that demands it.
    """

    TABLE = ("table", _("the table"), 10)
    NAME = ("seats", _("a player's name"), 200)
    PERSON = ("name", _("the name"), 200, _("Write the name, as others are to read it."))
    CLUB = ("club_name", _("the name of the club"), 200, _("Write the name of the club."))
    SITE = ("site_name", _("the name of the site"), 100)
    USERNAME = ("username", _("the name to sign in with"), 150, _("Write the name to sign in with."))
    PASSKEY = ("name", _("the name"), 60, _("Give the passkey a name, such as that of the device."))
    EXPLANATION = ("auction", _("the explanation of a call"), 200)
    MAIL = ("mail", _("the mail address"), 254)
    NARRATIVE = ("narrative", _("the narrative"), 10_000)
    STATEMENT = ("statement", _("the statement"), 2_000)
    OBJECTION = ("objection", _("the objection"), 2_000)
    SAID = ("said", _("what was said"), 500)
    AGREEMENT = ("agreement", _("what is agreed"), 500)
    REASON = ("reason", _("the reason"), 2_000, _("Write the reason first."))
    REASON_OF_JUDGEMENT = (
        "reason",
        _("the reason"),
        2_000,
        _("This is your judgement: write the reason for it first, then answer."),
    )
    REASON_TO_SEE = ("reason", _("the reason"), 2_000, _("Write why, first: the chief director reads it."))
    REASON_TO_ERASE = ("reason", _("the reason"), 2_000, _("Write who asked for this and when, without the name."))
    CONSULTED = ("consulted", _("whom you consulted"), 500)
    POLLED = ("polled", _("whom you polled"), 1_000)
    OVERRIDE_TEXT = ("override_text", _("your own ruling"), 4_000)
    OVERRIDE_REASON = (
        "override_reason",
        _("the reason for your own ruling"),
        2_000,
        _("You rule otherwise than these findings: write your reason first."),
    )
    NOTE = ("note", _("the note"), 2_000)
    CONDUCT = ("text", _("the note"), 2_000, _("Write what happened, in facts."))
    RESPONSE = ("response", _("the note"), 2_000, _("Write what the player said."))
    PARAGRAPH = ("paragraph", _("the paragraph"), 20)
    PUBLIC_TEXT = ("text", _("the public text"), 10_000)
    FACTS_AGREED = ("agreed", _("the facts agreed"), 10_000)
    FACTS_DISPUTED = ("disputed", _("the facts disputed"), 10_000)
    FACTS_ADDITIONAL = ("additional", _("what was found away from the table"), 10_000)
    WORDS = ("words", _("what a side said"), 4_000)
    POLL_QUESTION = ("question", _("the question"), 1_000, _("Write the question that the players are asked."))
    POLL_ANSWER = ("answer", _("the answer"), 100)
    CONSIDERED = ("considered", _("what else was considered"), 200)
    PEER = ("peer", _("who was asked"), 200)
    LEVEL = ("level", _("the players' level"), 100)
    APPEAL_REASONS = (
        "reasons",
        _("the reasons of the appeal"),
        10_000,
        _("Say why you appeal: what is wrong with the ruling."),
    )
    APPELLANT = ("name", _("a player's name"), 200, _("Write the name of the player who agrees."))
    COMMENTS = ("comments", _("the comments"), 10_000, _("Write what you have to say about the appeal."))
    DIRECTORS_STATEMENT = (
        "statement",
        _("the director's statement"),
        10_000,
        _("Write the director's statement."),
    )
    POINTS = ("points", _("the points to be decided"), 4_000)
    LAW_RULING = ("law_ruling", _("the ruling on the point of law"), 4_000)
    ATTENDED = ("attended", _("who attended"), 1_000)
    SCRIBE = ("scribe", _("who kept the record"), 200)
    APPEAL_FINDINGS = ("findings", _("the findings"), 10_000, _("Write what was found."))
    DECISION = ("decision_text", _("the decision"), 10_000, _("Write the decision and its reasons."))
    FURTHER = ("further", _("the note"), 2_000, _("Write to whom the further appeal goes, and when it was lodged."))
    FEDERATION_QUESTION = ("question", _("the question"), 2_000, _("Write what the club is to tell or to send."))
    FEDERATION_ANSWER = ("answer", _("the answer"), 10_000, _("Write what the federation is told."))
    DISSENT = ("dissent", _("the dissent"), 4_000)
    CONFLICT = ("conflict", _("the conflict of interest"), 500)
    DEPOSIT = ("deposit", _("the deposit"), 40)
    MARK_REASON = ("reason", _("the reason"), 2_000, _("Write why you mark the case so."))
    TAG = ("tags", _("a tag"), 40)
    NOTICE = ("notice", _("the notice"), 1_000, _("Write the notice first."))
    COMMENTARY = ("commentary", _("the commentary"), 10_000)
    COMMENTATOR = ("commentator", _("the author's name"), 200)
    PROFILE_NAME = ("name", _("the name of the profile"), 200, _("Give the profile a name."))
    SOURCE = ("source", _("the source"), 300)
    PENALTY_REASON = ("penalty_reason", _("the reason for the penalty"), 2_000)
    QUERY = ("text", _("the query"), 2_000, _("Write what is wrong with the score, then send it."))
    QUERY_ANSWER = ("answer", _("the answer"), 2_000, _("Write the answer for the players, then send it."))

    def __init__(self, field: str, label: Sentence, limit: int, missing: Sentence = "") -> None:
        self.field, self.label, self.limit, self.missing = field, label, limit, missing


SAVED = _("Saved.")
SAY_WHY_SEEN = _("Say whether you must see the board now, or will not play it.")
"""Where a board is to be opened and nobody has chosen why."""
FORM_USED = _("This form was sent before, for something else. Open your page again and write it there.")
NOT_A_SEAT = _("A seat is N, E, S or W. Choose one of the four.")
NOT_A_SIDE = _("A side is NS or EW. Choose one of the two.")
NO_SUCH_TABLE = _("There is no such table: they are %(first)s to %(last)s. Write one of them.")
NOT_IN_SESSION = _("That pair does not play in this session. Choose one from the list.")


_LINE_END = re.compile("\r\n?|[\u2028\u2029]")
_MOST_LINES = 300
"""Of a text that anybody types: ten thousand characters in sentences have less than two hundred."""


def clean(text: str, kind: Text, field: str = "") -> str:
    """The text trimmed, with line ends as they should be; `BadInput` when it is too long or is not text.

    `field` is the name of the argument where it is not the kind's own.
    """
    cleaned = _LINE_END.sub("\n", text).strip()
    if len(cleaned) > kind.limit:
        sentence = _(
            "Too long: {what} may have {limit} characters, and this has {length}. Shorten it and send it again."
        )
        raise BadInput(
            format_lazy(sentence, what=kind.label, limit=kind.limit, length=len(cleaned)), field or kind.field
        )
    if cleaned.count("\n") >= _MOST_LINES:
        sentence = _("Too long: {what} may have {limit} lines. Join some of them and send it again.")
        raise BadInput(format_lazy(sentence, what=kind.label, limit=_MOST_LINES), field or kind.field)
    if any(_is_no_text(sign) for sign in cleaned):
        sentence = _("There is a character in {what} that is not text. Type it again, or paste it without formatting.")
        raise BadInput(format_lazy(sentence, what=kind.label), field or kind.field)
    return cleaned


def demanded(text: str, kind: Text, missing: Sentence = "") -> str:
    """As `clean`, and `ReasonMissing` when nothing is left, with that sentence or the kind's own."""
    cleaned = clean(text, kind)
    if not cleaned:
        raise ReasonMissing(missing or kind.missing, kind.field)
    return cleaned


def _is_no_text(sign: str) -> bool:
    """Control characters but line ends and tabs, halves of broken pairs, and what Unicode keeps for nothing."""
    is_nothing = ord(sign) & 0xFFFE == 0xFFFE or 0xFDD0 <= ord(sign) <= 0xFDEF
    return is_nothing or (unicodedata.category(sign) in ("Cc", "Cs") and sign not in "\n\t")


def without_no_text(text: str) -> str:
    """The text without what XML has no place for: something stored before it was refused, or named by a file."""
    return "".join(sign for sign in text if not _is_no_text(sign))


_UNDIVIDED = str.maketrans("łøđı", "lodi")
"""Letters that Unicode does not take apart into a letter and its accent."""


def folded(text: str) -> str:
    """The text in lower case without accents; the Polish barred l counts as l."""
    if text.isascii():
        return text.lower()
    parts = unicodedata.normalize("NFKD", text.casefold().translate(_UNDIVIDED))
    return "".join(sign for sign in parts if not unicodedata.combining(sign))

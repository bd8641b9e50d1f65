"""Refusals: what the user can mend, in one translated sentence that says what was wrong and what to do.

What must never happen is no refusal: it is an ordinary exception, in plain English, logged and loud.
"""

from typing import Any

from django.utils.functional import Promise

from rulings.models import Board

Sentence = str | Promise


class Refusal(Exception):
    """Nothing was done. `status` is that of the answer, `code` is stable for ever, `str()` the sentence."""

    status = 409
    code = "refused"

    def __init__(self, message: Sentence) -> None:
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        return str(self.message)


class NotAllowed(Refusal):
    """Somebody else may do this, not he."""

    status, code = 403, "not_allowed"


class BoardUnseen(NotAllowed):
    """A playing director asked for what he may not see before he has played the `board`."""

    code = "board_unseen"

    def __init__(self, message: Sentence, board: Board) -> None:
        super().__init__(message)
        self.board = board


class BadInput(Refusal):
    """Something in the form cannot be taken. `field` names it as the service's argument does."""

    status, code = 422, "bad_input"

    def __init__(self, message: Sentence, field: str = "") -> None:
        super().__init__(message)
        self.field = field


class UnknownBoard(BadInput):
    """The session has no such board."""

    code = "unknown_board"


class UnknownSituation(BadInput):
    """The edition of the Laws rules on no such situation."""

    code = "unknown_situation"


class UnknownFact(BadInput):
    """A fact that this case's law never asks for."""

    code = "unknown_fact"


class NotAnOption(BadInput):
    """An answer that the fact does not take here."""

    code = "not_an_option"


class ReasonMissing(BadInput):
    """A judgement, an override or a correction without its reason."""

    code = "reason_missing"


class ContradictsRuling(BadInput):
    """A score that cannot be what its ruling says: the sentence holds both."""

    code = "contradicts_ruling"


class NamesInText(BadInput):
    """A text that others would read names persons, or may. `hits` are the words that the sentence tells of.

    `marks` are all such words of the form with what stands around each, as `rulings.desk.base.naming.marks` finds them.
    """

    code = "names_in_text"

    def __init__(self, message: Sentence, field: str, hits: tuple[str, ...], marks: tuple[Any, ...] = ()) -> None:
        super().__init__(message, field)
        self.hits, self.marks = hits, marks


class WrongState(Refusal):
    """It cannot be done now; the sentence says what must come first."""

    code = "wrong_state"


class Stale(Refusal):
    """Somebody was quicker. `key` and `theirs` are the fact and the other's answer where it is about one."""

    code = "stale"

    def __init__(self, message: Sentence, key: str = "", theirs: dict[str, Any] | None = None) -> None:
        super().__init__(message)
        self.key, self.theirs = key, theirs

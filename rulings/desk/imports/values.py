"""What an import comes to: the session with what there is of it, or the file that cannot be read."""

from dataclasses import dataclass

from rulings.desk.base.refusals import BadInput
from rulings.formats.errors import FormatError
from rulings.formats.remarks import Remark
from rulings.models import (
    Session,
)


class BadFile(BadInput):
    """The file cannot be read. `error` says where and what was expected; the message is its English sentence."""

    code = "bad_file"

    def __init__(self, error: FormatError) -> None:
        super().__init__(str(error), "file")
        self.error = error


@dataclass(frozen=True)
class Imported:
    """The session, whether this file made it, and how much of it there is.

    `remarks` say what was left out, and how unclear things were read. `others` are the file's further sessions.
    """

    session: Session
    created: bool
    boards: int
    contestants: int
    results: int
    remarks: tuple[Remark, ...]
    others: tuple["Imported", ...] = ()

"""A file that cannot be read, as a refusal of the desk."""

from rulings.desk.imports.values import BadFile
from rulings.formats.errors import Expected, FormatError


def test_it_is_said_of_the_file_where_and_what_was_expected() -> None:
    error = FormatError(Expected.SEAT, line=7, found="Up")
    refusal = BadFile(error)
    assert (refusal.status, refusal.code, refusal.field, refusal.error) == (422, "bad_file", "file", error)
    assert str(refusal) == f"{error} Correct it in the scoring program, and export the file again."
    assert "line 7" in str(refusal)

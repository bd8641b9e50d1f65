"""A file as it is uploaded: for which club, how large, and what is said when it cannot be taken."""

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.utils.translation import override

from rulings.desk.base.refusals import NotAllowed
from rulings.desk.imports.forms.files import ImportForm
from rulings.desk.imports.values import BadFile
from rulings.formats.errors import Expected, FormatError
from rulings.formats.signatures import OtherFile, OtherKind
from rulings.models import Club

PONTE, WISLA = Club(pk=1, name="Ponte Vecchio"), Club(pk=2, name="Klub Wisła")


def sent(data: bytes = b"[Board]", *clubs: Club, **fields: str) -> ImportForm:
    file = SimpleUploadedFile("evening.pbn", data)
    return ImportForm({"club": "1", **fields}, {"file": file}, clubs or (PONTE,))


def test_it_gives_the_club_the_bytes_and_the_name_of_the_file() -> None:
    form = sent(b"[Board]", event_name="Autumn Pairs")
    assert form.is_valid(), form.errors
    assert form.given() == {
        "club": PONTE,
        "event_name": "Autumn Pairs",
        "data": b"[Board]",
        "filename": "evening.pbn",
        "day": None,
        "is_strict": False,
        "progress_key": None,
    }


def test_a_name_left_empty_is_the_files_own() -> None:
    form = sent()
    assert form.is_valid()
    assert form.given()["event_name"] is None


def test_one_club_alone_is_not_asked_for() -> None:
    assert ImportForm(None, None, [PONTE]).fields["club"].widget.is_hidden
    assert not ImportForm(None, None, [PONTE, WISLA]).fields["club"].widget.is_hidden


def test_a_club_for_which_nothing_may_be_imported_is_no_choice() -> None:
    form = sent(b"[Board]", WISLA)
    assert not form.is_valid()
    assert list(form.errors) == ["club"]


def test_a_form_without_a_file_asks_for_one() -> None:
    form = ImportForm({"club": "1"}, {}, [PONTE])
    assert form.errors == {"file": ["Choose a file first."]}


def test_a_file_over_eight_megabytes_is_refused_with_its_size() -> None:
    form = sent(b"x" * (8 * 1024 * 1024 + 1))
    assert not form.is_valid()
    assert "may have at most 8 MB. Split it" in str(form.errors["file"])


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (
            FormatError(Expected.SEAT, line=7, column=3, element="HAND", found="Up"),
            "Nothing was imported. Where: line 7, column 3, element HAND. In the file: “Up”. Expected: a seat: N, E, S"
            " or W. Correct it in the scoring program, and export the file again.",
        ),
        (
            FormatError(Expected.SOME_TEXT),
            "Nothing was imported. Where: the whole file. Expected: a file that is not empty. Export the file again: it"
            " was cut off or changed on its way.",
        ),
    ],
)
def test_a_file_that_cannot_be_read_says_where_and_what_was_expected(error: FormatError, said: str) -> None:
    form = sent()
    form.is_valid()
    form.show_refusal(BadFile(error))
    assert (form.errors["file"], form.status) == ([said], 422)


def test_a_file_that_is_something_else_is_named_with_what_to_send_instead() -> None:
    form = sent()
    form.is_valid()
    form.show_refusal(BadFile(OtherFile(OtherKind.ARCHIVE, name="gzip")))
    said = "Nothing was imported. This is a gzip archive: unpack it, and import the file of the session itself."
    assert (form.errors["file"], form.status) == ([said], 422)


def test_it_is_said_in_the_readers_language() -> None:
    form = sent()
    form.is_valid()
    with override("it"):
        form.show_refusal(BadFile(FormatError(Expected.SEAT, line=7)))
    assert "riga 7" in str(form.errors["file"])


def test_any_other_refusal_is_said_of_the_file_too() -> None:
    form = sent()
    form.is_valid()
    form.show_refusal(NotAllowed("Ask an administrator."))
    assert (form.errors["file"], form.status) == (["Ask an administrator."], 403)

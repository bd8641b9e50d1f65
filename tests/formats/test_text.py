"""Size, zero bytes, encodings, and finding a place in a text."""

import codecs
from datetime import date

import pytest

from rulings.formats.errors import Expected, FormatError
from rulings.formats.text import MAX_BYTES, Source, check_size, day_of, decode, with_minus
from tests.formats.samples import exactly


def encoding_of(data: bytes) -> tuple[str, list[str]]:
    text, remarks = decode(data)
    return text, [remark.values["encoding"] for remark in remarks]


@pytest.mark.parametrize("data", [b"", b" \r\n\t"])
def test_an_empty_file_is_refused(data: bytes) -> None:
    with pytest.raises(FormatError, match=exactly("the file: expected a file that is not empty.")):
        check_size(data)


def test_a_file_above_the_limit_is_refused_with_its_size() -> None:
    check_size(b"x" * MAX_BYTES)
    with pytest.raises(FormatError, match=exactly("the file: expected a file of at most 8 MB, found '10.0 MB'.")):
        check_size(b"x" * 10 * 1024 * 1024)


def test_a_zero_byte_is_refused_with_its_line() -> None:
    with pytest.raises(FormatError, match=exactly("line 3: expected text without zero bytes.")):
        check_size(b"a\nb\nc\0")


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_unicode_is_read_with_and_without_its_mark(encoding: str) -> None:
    data = '[Event "Łódź"]'.encode(encoding)
    check_size(data)
    assert decode(data) == ('[Event "Łódź"]', [])


def test_a_zero_character_in_utf_16_is_refused() -> None:
    with pytest.raises(FormatError, match=exactly("line 2: expected text without zero bytes.")):
        decode("a\n\0".encode("utf-16"))


def test_half_a_character_of_utf_16_is_refused() -> None:
    with pytest.raises(FormatError, match="line 1: expected text in UTF-8, Windows-1250"):
        decode(codecs.BOM_UTF16_LE + b"a")


def test_polish_letters_within_words_are_read_as_windows_1250() -> None:
    assert encoding_of("Łęczna, mała świnia".encode("cp1250")) == ("Łęczna, mała świnia", ["Windows-1250"])


def test_a_polish_word_settles_letters_that_both_encodings_have() -> None:
    assert encoding_of("Turniej MONIKA Chorzów".encode("cp1250")) == ("Turniej MONIKA Chorzów", ["Windows-1250"])


def test_other_letters_are_read_as_windows_1252() -> None:
    assert encoding_of("Café à Liège, Malmö".encode("cp1252")) == ("Café à Liège, Malmö", ["Windows-1252"])


def test_a_declared_encoding_is_believed() -> None:
    data = '%Content-type: text/x-pbn; charset=ISO-8859-2\n[Event "Łódź"]'.encode("iso8859-2")
    assert encoding_of(data)[0].endswith('[Event "Łódź"]')
    assert encoding_of(data)[1] == []


def test_an_encoding_declared_in_xml_is_believed() -> None:
    data = '<?xml version="1.0" encoding="windows-1250"?><A>Łódź</A>'.encode("cp1250")
    assert encoding_of(data) == ('<?xml version="1.0" encoding="windows-1250"?><A>Łódź</A>', [])


def test_an_unknown_declared_encoding_is_remarked_and_the_letters_are_looked_at() -> None:
    assert encoding_of(b"%charset=rot13\nplain") == ("%charset=rot13\nplain", ["rot13"])


def test_a_declared_encoding_that_cannot_be_true_is_not_believed() -> None:
    text, encodings = encoding_of(b"%charset=utf-8\nCaf\xe9")
    assert (text, encodings) == ("%charset=utf-8\nCafé", ["Windows-1252"])


def test_bytes_that_mean_nothing_in_windows_are_read_as_latin_1() -> None:
    assert encoding_of(b"\x81\x83\x98 \x8d") == ("\x81\x83\x98 \x8d", ["ISO 8859-1"])


def test_every_kind_of_line_end_becomes_a_line_feed_and_control_signs_become_spaces() -> None:
    assert decode(b"a\r\nb\rc\nd\x1a\x0c") == ("a\nb\nc\nd  ", [])


def test_a_place_is_a_line_and_a_column() -> None:
    source = Source("ab\n\ncd")
    assert [source.place(at) for at in (0, 2, 3, 4, 5)] == [(1, 1), (1, 3), (2, 1), (3, 1), (3, 2)]
    assert (
        str(source.error(5, Expected.SEAT, found="d")) == "line 3, column 2: expected a seat: N, E, S or W, found 'd'."
    )


def test_a_page_of_the_web_says_its_letters_in_its_head() -> None:
    data = '<html><meta http-equiv="Content-Type" content="text/html; charset=iso-8859-2"><td>średnia'.encode(
        "iso8859-2"
    )
    text, encodings = encoding_of(data)
    assert (text[-7:], encodings) == ("średnia", [])


def test_a_minus_and_a_dash_are_written_as_a_hyphen() -> None:
    assert [with_minus(text) for text in ("−50", "–50", "-50", "50")] == ["-50", "-50", "-50", "50"]


@pytest.mark.parametrize("text", ["2024.05.28", "2024-5-28", "28.05.2024", "28/5/2024", "2024.05.28 19:30"])
def test_a_day_is_written_year_first_or_day_first(text: str) -> None:
    assert day_of(text) == date(2024, 5, 28)


@pytest.mark.parametrize("text", ["", "2024", "2024.13.01", "31/02/2024", "2024.05.??", "Tuesday"])
def test_another_text_is_no_day(text: str) -> None:
    assert day_of(text) is None

"""Safe XML with lines."""

import pytest

from rulings.formats.errors import FormatError
from rulings.formats.usebio.xml import parse
from tests.formats.samples import exactly

BOMB = """<?xml version="1.0"?>
<!DOCTYPE USEBIO [
 <!ENTITY a "ha">
 <!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">
]>
<USEBIO>&b;</USEBIO>"""


def test_an_element_knows_its_line_text_and_children() -> None:
    root = parse('<?xml version="1.0" encoding="latin-1"?>\n<a X="1">\n <b> one </b>\n <c/><b>two</b></a>')
    assert (root.name, root.line, root.attributes) == ("A", 2, {"X": "1"})
    assert [(child.name, child.text, child.line) for child in root.children] == [
        ("B", "one", 3),
        ("C", "", 4),
        ("B", "two", 4),
    ]
    assert (root.value("C", "B"), root.value("D"), root.first("D")) == ("one", "", None)


def test_a_document_type_that_is_only_named_is_allowed() -> None:
    assert parse('<!DOCTYPE USEBIO SYSTEM "http://www.example.org/x.dtd"><USEBIO/>').name == "USEBIO"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            "<a><b></a>",
            "line 1, column 9: expected well-formed XML (something else is closed here than was opened last).",
        ),
        ("<a>", "line 1, column 4: expected well-formed XML (the file ends before everything in it is closed)."),
        (BOMB, "line 3: expected XML that declares no entities and refers to no other file."),
        (
            '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>',
            "line 1: expected XML that declares no entities and refers to no other file.",
        ),
        ("<a>" * 40 + "</a>" * 40, "line 1, element A/A: expected XML of at most 30 levels."),
        (
            "<a>" + "x" * 1001 + "</a>",
            f"line 1, element A: expected a text of at most 1,000 characters, found '{'x' * 60}...'.",
        ),
        (
            "<a>" + "<b/>" * 400_000 + "</a>",
            "the file: expected XML of at most 400,000 elements and attributes, found '400001'.",
        ),
    ],
)
def test_xml_that_is_broken_or_dangerous_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(FormatError, match=exactly(sentence)):
        parse(text)


@pytest.mark.parametrize(
    ("text", "meant"),
    [("Ash & Birch", "Ash & Birch"), ("A&B;C", "A&B;C"), ("Ash&#x1;", "Ash"), ("A &amp; B & C", "A & B & C")],
)
def test_what_people_write_for_an_ampersand_is_mended(text: str, meant: str) -> None:
    assert parse(f"<a>{text}</a>").text == meant


def test_a_namespace_is_passed_over() -> None:
    root = parse('<u:USEBIO xmlns:u="http://usebio.org"><u:EVENT u:event_type="PAIRS"/></u:USEBIO>')
    assert (root.name, root.children[0].name, root.children[0].attributes) == (
        "USEBIO",
        "EVENT",
        {"EVENT_TYPE": "PAIRS"},
    )


@pytest.mark.parametrize(
    "declared",
    [
        '<!DOCTYPE USEBIO SYSTEM "http://www.ebu.co.uk/usebio/usebio_v1_2.dtd">',
        '<!DOCTYPE USEBIO PUBLIC "-//EBU//DTD USEBIO 1.1//EN" "http://www.usebio.org/files/usebio_v1_1.dtd">',
        '<!DOCTYPE USEBIO SYSTEM "usebio_v1_3.dtd" []>',
    ],
)
def test_a_document_type_is_named_and_never_fetched(declared: str) -> None:
    assert parse(f'<?xml version="1.0"?>{declared}<USEBIO/>').name == "USEBIO"

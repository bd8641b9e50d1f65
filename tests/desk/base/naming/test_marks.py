"""What of a text is a name for certain, what may be one, and what is none."""

import pytest

from rulings.desk.base.naming.marks import Known, known, marks_in, pieces

NEAR = ["Łucja Źrebiec", "Rita D'Angelo Rossi", "Jo King", "Bo West", "Anne-Marie Ó Súilleabháin", "Jan Nowak", "Li Wu"]
FAR = ["Anna Kowalska", "Tom May", "Zofia Gołąb", "Stefano Costa"]


@pytest.fixture(scope="module")
def whom() -> Known:
    return known(NEAR, FAR)


def said(text: str, whom: Known, *spared: str) -> dict[str, str]:
    """Each word with `whole`, `certain` or `maybe`."""
    kinds = {
        mark: "whole" if mark.is_whole else "certain" if mark.is_certain else "maybe"
        for mark in marks_in(text, whom, spared)
    }
    return {mark.word: kind for mark, kind in kinds.items()}


@pytest.mark.parametrize(
    ("text", "hits"),
    [
        ("", {}),
        ("West led the king of hearts to the queen.", {}),
        ("The angel of death. A jo may be one, nor is an on.", {"jo": "maybe"}),
        ("Rossini played no card.", {}),
        ("rossi played no card.", {"rossi": "certain"}),
        ("LUCJA ZREBIEC", {"LUCJA ZREBIEC": "whole"}),
        ("Źrebiec, Łucja", {"Źrebiec, Łucja": "whole"}),
        ("Jo  King led.", {"Jo King": "whole"}),
        ("Bo West led.", {"Bo West": "whole"}),
        ("(suilleabhain)", {"suilleabhain": "certain"}),
        ("Wtedy ręka Źrebca.", {"Źrebca": "certain"}),
        ("Karta Kowalskiej i Gołębia.", {"Kowalskiej": "certain", "Gołębia": "certain"}),
        ("the Nowaks’ card", {"Nowaks": "certain"}),
        ("a card of d'Angelo, dell’Angelo", {"Angelo": "certain"}),
        ("Then Li passed and J.N. led; JN", {"Li": "certain", "J.N": "certain", "JN": "maybe"}),
        ("Then N o w a k and No-\nwak and Νоwаk", {"N o w a k": "certain", "No- wak": "certain", "Νоwаk": "certain"}),
        ("Then Zbigniewski led. Zbigniewski led.", {"Zbigniewski": "maybe"}),
        ("Then PanNowak led, and panAlien; nowak@example.org", {"Nowak": "certain", "nowak@example": "certain"}),
        ("A small card of Новак. Новак led.", {"Новак": "maybe"}),
        ("Then J/N led, j. n. and J N; N-S, A-K, i.e.", {"J/N": "maybe", "j. n": "maybe", "J N": "maybe"}),
        ("On Friday, in April, w piątek, 4SA. Hence 4BA.", {}),
        ("A card of nowaaak, #jannowak", {"nowaaak": "certain", "jannowak": "certain"}),
        ("Łucji, hence the hand of ng", {"Łucji": "certain"}),
        ("Then May led; may East pass? May East pass?", {"May": "maybe"}),
        ("la costa e la Costa", {"Costa": "maybe"}),
        ("Then the King led; King of spades", {"King": "maybe"}),
    ],
)
def test_names_are_found_in_any_form_and_words_are_left(text: str, hits: dict[str, str], whom: Known) -> None:
    assert said(text, whom) == hits


@pytest.mark.parametrize("text", ["North passed; Nord e Północ", "Law 27, Stayman, UI, NT", "EW -50, NS, AK sec"])
def test_seats_terms_and_cards_are_no_names(text: str, whom: Known) -> None:
    assert said(text, whom) == {}


def test_what_was_said_to_be_no_name_is_none_but_for_a_whole_name(whom: Known) -> None:
    text = "Rossi, a colour. Jan Nowak."
    assert said(text, whom, "rossi", "Jan Nowak", "Nowak") == {"Jan Nowak": "whole"}


def test_a_mark_tells_where_it_stands(whom: Known) -> None:
    text = "It was a long evening, and the hand of Nowak was seen by everybody at the table."
    (mark,) = marks_in(text, whom)
    assert text[mark.start : mark.end] == "Nowak"
    assert mark.around == "…long evening, and the hand of Nowak was seen by everybody at the…"


def test_the_text_stands_in_pieces(whom: Known) -> None:
    assert pieces("Rossi led.", marks_in("Rossi led.", whom)) == [("Rossi", True), (" led.", False)]
    assert pieces("", []) == []


def test_a_part_within_a_whole_name_is_not_marked_again(whom: Known) -> None:
    assert list(said("Jan Nowak led, then Nowak.", whom).values()) == ["whole", "certain"]

"""A word is read as it looks, whatever signs it is made of, and where it stands is known."""

import pytest

from rulings.desk.base.naming.letters import plain, words

NOWAK = [
    "Nowak",
    "NOWAK",
    "Now\u00adak",
    "N\u200bo\u200cw\u200da\u2060k",
    "\u202eNowak\u202c",
    "\ufeffNowak",
    "N\u034fowa\ufe0fk",
    "Nowa\u0301k\u0323",
    "Ńọẃāḱ",
    "Nоwаk",
    "Νοwаκ",
    "Ｎｏｗａｋ",
    "𝐍𝐨𝐰𝐚𝐤",
    "𝓝𝓸𝔀𝓪𝓴",
    "𝙽𝚘𝚠𝚊𝚔",
    "ɴᴏᴡᴀᴋ",
    "ⓃⓄⓌⒶⓀ",
    "🄽🄾🅆🄰🄺",
    "🅝🅞🅦🅐🅚",
    "🇳🇴🇼🇦🇰",
    "ɴøwåƙ",
]


@pytest.mark.parametrize("typed", NOWAK)
def test_signs_that_nobody_sees_are_left_out_and_letters_that_look_alike_are_one(typed: str) -> None:
    found = words(f"({typed})")[0]
    assert (found.plain, found.start, found.end) == ("nowak", 1, len(typed) + 1)


@pytest.mark.parametrize(
    ("typed", "reading"),
    [("N0wak", "nowak"), ("Now@k", "nowak"), ("Kowa1ski", "kowalski"), ("M1chal", "michal"), ("KowaIski", "kowalski"),
     ("Novvak", "nowak"), ("Korn", "kom"), ("Nowak2", "nowak"), ("lrena", "irena")],
)  # fmt: skip
def test_what_a_word_may_read_too(typed: str, reading: str) -> None:
    assert reading in words(typed)[0].read


@pytest.mark.parametrize(
    "text",
    ["N o w a k", "N.o.w.a.k", "N-o-w-a-k", "N_o_w_a_k", "N. o. w. a. k.", "No-\nwak", "No\nwak", "No-wak", "No_wak",
     "No·wak", "No’wak", "No\u2010\n  wak", "No-wa-k", "x N o w a k i"],
)  # fmt: skip
def test_a_word_that_is_taken_apart_is_one_word_too(text: str) -> None:
    found = [word for word in words(text) if word.plain == "nowak"]
    assert [word.is_joined for word in found] == [True]
    assert text[found[0].start] == "N"


def test_words_that_only_a_space_or_the_end_of_a_sentence_parts_stay_two() -> None:
    assert [word.plain for word in words("No wak. No, wak; a b")] == ["no", "wak", "no", "wak", "a", "b"]


@pytest.mark.parametrize(
    ("text", "first"),
    [
        ("He led. Then East. “Why?” A pause", ["He", "Then", "Why", "A"]),
        ("J. Nowak led, np. Nowak", ["J"]),
        ("One\nTwo… Three", ["One", "Two", "Three"]),
        ("Law 27: The bid", ["Law"]),
    ],
)
def test_where_a_sentence_begins(text: str, first: list[str]) -> None:
    assert [word.typed for word in words(text) if word.is_first and not word.is_joined] == first


def test_letters_of_every_plane_give_small_latin_ones_or_themselves() -> None:
    for code in range(0x110000):
        sign = chr(code)
        assert plain(sign) == plain(sign).lower() or not plain(sign).isascii()


def test_a_text_of_nothing_but_such_signs_has_no_words() -> None:
    assert words("\u00ad\u200b -- … \u202e") == []

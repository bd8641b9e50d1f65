"""Characters to games: tags, sections, comments, empty lines."""

import pytest

from rulings.formats.errors import FormatError
from rulings.formats.faults import Faults
from rulings.formats.pbn.tokens import MAX_TOKENS, Game, games_of
from rulings.formats.text import Source
from tests.formats.samples import exactly


def games(text: str) -> list[Game]:
    return list(games_of(Source(text)))


def values(text: str) -> list[dict[str, str]]:
    return [{tag.name: tag.value for tag in game.tags.values()} for game in games(text)]


def words(text: str, section: str) -> list[str]:
    (game,) = games(text)
    return [word for word, _at in game.sections[section].tokens]


@pytest.mark.parametrize(
    "text", ['[Board "1"]', '[  Board"1"  ]', '\n[\n Board\n "1"\n]', "\n\n % hi".strip() + '\n[Board "1"]']
)
def test_a_tag_may_be_spread_and_squeezed(text: str) -> None:
    assert values(text) == [{"Board": "1"}]


def test_two_tags_may_share_a_line() -> None:
    assert values('[Event "e"] [Date "d"]') == [{"Event": "e", "Date": "d"}]


def test_an_empty_line_ends_a_game_and_several_do_so_once() -> None:
    assert values('[Board "1"]\n \t\n\n[Board "2"]\n') == [{"Board": "1"}, {"Board": "2"}]


def test_a_comment_ends_no_game_whatever_it_holds() -> None:
    text = '[Board "1"] ; rest [of] "line {\n{ two\n\nlines ; } [Site "s"]\n%\n% escaped\n[Room "Open"]'
    assert values(text) == [{"Board": "1", "Site": "s", "Room": "Open"}]


def test_a_brace_too_many_is_passed_over() -> None:
    assert values('{ a { b } }\n[Board "1"]') == [{"Board": "1"}]


def test_quotes_and_backslashes_are_unescaped() -> None:
    assert values(r'[East "\"\\ \a"]') == [{"East": r"\"\ \a".replace(r"\"", '"', 1)}]


def test_bare_quotes_are_forgiven_in_a_tag_that_has_its_line_for_itself() -> None:
    assert values('[Event "The "Summer" Cup"]\n[Site "C:\\deals\\"]') == [
        {"Event": 'The "Summer" Cup', "Site": "C:\\deals\\"}
    ]


def test_the_first_of_two_equal_tags_counts_and_the_other_is_kept_apart() -> None:
    (game,) = games('[Site "a"]\n[Site "b"]\n[site "a"]')
    assert (game.value("site"), [tag.value for tag in game.repeated]) == ("a", ["b"])


def test_a_question_mark_a_dash_and_nothing_are_no_value() -> None:
    (game,) = games('[North "?"]\n[South " - "]\n[East ""]')
    assert [game.value(name) for name in ("north", "south", "east", "west")] == [""] * 4


def test_words_after_a_tag_belong_to_its_section() -> None:
    assert words('[Auction "N"]\n1C ; one\n{two} P "a b" *', "auction") == ["1C", "P", "a b", "*"]


def test_sections_that_nobody_reads_are_forgotten() -> None:
    assert words('[OptimumResultTable "D;R"]\nN 7 S 8', "optimumresulttable") == []


def test_notes_belong_to_the_auction_or_the_play_before_them() -> None:
    (game,) = games('[Auction "N"]\nP\n[Note "1: a"]\n[Play "E"]\n*\n[Note "1:b"]\n[Note "1:c"]')
    assert (game.sections["auction"].notes, game.sections["play"].notes) == ({"1": "a"}, {"1": "b"})


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[Board 1]", "line 1, column 1: expected a tag such as [Board \"1\"], found '[Board 1]'."),
        ('[Board "1"\n[Site "s"]', 'line 1, column 1: expected a tag such as [Board "1"], found \'[Board "1"\'.'),
        ("\n  ]", "line 2, column 3: expected a tag such as [Board \"1\"], found ']'."),
        ('[Board "1"]\n{ open', "line 2, column 1: expected a closing brace for this comment, found '{ open'."),
        ('[Auction "N"]\n"open', "line 2, column 1: expected a closing quote for this text, found '\"open'."),
        ("1C", "line 1, column 1: expected a tag such as [Board \"1\"], found '1C'."),
        (
            '[Result "9"] nine',
            "line 1, column 14: expected the next tag, or an empty line before the next game, found 'nine'.",
        ),
        (
            '[Board "1"]\n[Board "2"]',
            "line 2, column 1: expected an empty line before the next board, found '2'.",
        ),
    ],
)
def test_what_is_out_of_place_is_refused_with_line_and_column(text: str, sentence: str) -> None:
    with pytest.raises(FormatError, match=exactly(sentence)):
        games(text)


def test_a_text_of_100_000_characters_is_refused() -> None:
    sentence = f"line 1, column 1: expected a text of at most 1,000 characters, found '{'x' * 60}...'."
    with pytest.raises(FormatError, match=exactly(sentence)):
        games(f'[North "{"x" * 100_000}"]')
    with pytest.raises(FormatError, match="a text of at most 1,000 characters"):
        games(f'[Auction "N"]\n{"x" * 100_000}')


def test_an_endless_section_is_refused() -> None:
    games('[Auction "N"]\n' + "- " * MAX_TOKENS)
    with pytest.raises(FormatError, match="at most 20,000 entries in one section"):
        games('[Auction "N"]\n' + "- " * (MAX_TOKENS + 1))


def test_words_between_two_games_belong_to_neither_and_are_told() -> None:
    faults = Faults([], is_strict=False)
    games = list(games_of(Source('[Board "1"]\n[Auction "N"]\nPass Pass\n\nPass Pass\n\n[Board "2"]\n'), faults))
    assert [len(game.sections["auction"].tokens) for game in games[:1]] == [2]
    assert [str(remark) for remark in faults.remarks] == [
        'Line 5: “Pass” was left out. Expected: a tag such as [Board "1"].'
    ]

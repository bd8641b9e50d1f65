"""import_session: what it took, what it left, and nothing at all when a file is bad."""

import json
import signal
from collections.abc import Iterator
from datetime import date
from io import StringIO
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from rulings.desk.demo.values import EVENING
from rulings.models import Club, Session
from tests.desk.imports.services.test_importing import PBN, nothing_is_stored
from tests.factories import make_club


@pytest.fixture
def club(db: None) -> Club:
    return make_club()


@pytest.fixture
def evening(tmp_path: Path) -> Path:
    path = tmp_path / "evening.pbn"
    path.write_text(PBN.replace('[Round "2"]', '[Round "2"]\n[Flavour "sour"]'), encoding="utf-8")
    return path


def lines(*words: object, **options: object) -> list[str]:
    out = StringIO()
    call_command("import_session", *map(str, words), stdout=out, **options)
    return out.getvalue().splitlines()


def test_it_says_what_it_took_and_left_and_last_the_sessions_name(club: Club, evening: Path) -> None:
    assert lines(evening) == [
        "evening.pbn: taken: Tuesday Pairs, 2026-11-17, 2 boards, 2 contestants, 1 result",
        "  Not used here, and left out: Flavour (1).",
        "  Boards of the file that have no result: 1. Their numbers: 2.",
        "ponte-2026-11-17",
    ]


def test_the_same_file_again_changes_nothing_and_says_so(club: Club, evening: Path) -> None:
    lines(evening)
    again = lines(evening)
    assert again[0].startswith("evening.pbn: has been taken before, nothing changed: Tuesday Pairs, 2026-11-17,")
    assert again[-1] == "ponte-2026-11-17"
    assert Session.objects.count() == 1


def test_several_files_are_as_many_sessions(club: Club, evening: Path) -> None:
    printed = lines(evening, EVENING)
    slugs = [session.slug for session in Session.objects.order_by("pk")]
    assert [line for line in printed if line in slugs] == slugs
    assert len(slugs) == 2


def test_club_and_event_may_be_named(club: Club, evening: Path) -> None:
    other = make_club("wisla", "Klub Wisła")
    lines(evening, club="wisla", event="Puchar Wisły")
    assert Session.objects.get().event.name == "Puchar Wisły"
    assert Session.objects.get().event.club == other


@pytest.mark.parametrize(
    ("slug", "sentence"),
    [
        (None, "say which club, with --club; clubs: ponte, wisla"),
        ("moon", "no club 'moon'; clubs: ponte, wisla"),
    ],
)
def test_an_unclear_club_is_exit_code_2(club: Club, evening: Path, slug: str | None, sentence: str) -> None:
    make_club("wisla")
    with pytest.raises(CommandError) as refusal:
        lines(evening, club=slug)
    assert (str(refusal.value), refusal.value.returncode) == (sentence, 2)
    assert nothing_is_stored()


def test_without_a_club_it_says_how_to_make_one(db: None, evening: Path) -> None:
    with pytest.raises(CommandError, match=r"clubs: none yet: make one with create_club$"):
        lines(evening)


def test_one_bad_file_stores_none_of_them(club: Club, evening: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad.pbn"
    bad.write_text(PBN.replace('[Contract "4SX"]', '[Contract "9S"]'), encoding="utf-8")
    with pytest.raises(CommandError) as refusal:
        lines(evening, bad, strict=True)
    said = "line 17, column 1: expected a contract such as 4SX, or Pass, found '9S'."
    assert str(refusal.value) == f"{bad}: {said} Correct it in the scoring program, and export the file again."
    assert refusal.value.returncode == 2
    assert nothing_is_stored()


def test_what_is_wrong_in_a_file_is_kept_aside_and_said(club: Club, tmp_path: Path) -> None:
    bad = tmp_path / "bad.pbn"
    bad.write_text(PBN.replace('[Contract "4SX"]', '[Contract "9S"]'), encoding="utf-8")
    said = "line 17, column 1: expected a contract such as 4SX, or Pass, found '9S'."
    assert lines(bad)[-3:] == [
        f"  kept aside, board 1, table 4, 1 Ada Bo – Ida Co against 8 Ugo Do – Eva Fo: {said}",
        "  decide on its page: /sessions/ponte-2026-11-17/files/aside/",
        "ponte-2026-11-17",
    ]


@pytest.mark.parametrize(("given", "day"), [({}, str(date.today())), ({"date": "2026-11-18"}, "2026-11-18")])
def test_a_file_without_a_day_is_taken_on_the_one_given_else_today_with_a_remark(
    club: Club, tmp_path: Path, given: dict[str, str], day: str
) -> None:
    path = tmp_path / "evening.pbn"
    path.write_text(PBN.replace('[Date "2026.11.17"]', ""), encoding="utf-8")
    told = lines(path, *(f"--{name}={value}" for name, value in given.items()))
    remark = f"  The file does not say on which day it was played; it was taken as played on {day}."
    assert str(Session.objects.get().date) == day
    assert (remark in told) is not bool(given)


def test_the_day_of_the_file_stands_before_the_one_given(club: Club, evening: Path) -> None:
    lines(evening, "--date=2026-01-01")
    assert str(Session.objects.get().date) == "2026-11-17"


def test_it_is_told_as_data_too(club: Club, tmp_path: Path) -> None:
    bad = tmp_path / "bad.pbn"
    bad.write_text(PBN.replace('[Contract "4SX"]', '[Contract "9S"]'), encoding="utf-8")
    (told,) = json.loads("\n".join(lines(bad, "--json")))
    assert (told["session"], told["created"], told["results"]) == ("ponte-2026-11-17", True, 0)
    (kept,) = told["kept_aside"]
    assert (kept["board"], kept["line"], kept["found"], kept["expected"]) == (1, 17, "9S", "CONTRACT")
    assert told["scores"] == {"lines": [], "totals": []}


def test_a_file_that_is_not_there_is_exit_code_2(club: Club, evening: Path) -> None:
    with pytest.raises(CommandError) as refusal:
        lines(evening, "nowhere.pbn")
    assert (str(refusal.value), refusal.value.returncode) == ("nowhere.pbn: No such file or directory", 2)
    assert nothing_is_stored()


SHEET = "nr;eins;zwei;was;wer\n1;1;2;4 kiery;N\n1;3;4;3BA;S\n2;1;4;4 pasy;\n"


def test_the_columns_of_a_sheet_are_said_by_letters_headings_or_a_file(club: Club, tmp_path: Path) -> None:
    sheet = tmp_path / "ours.csv"
    sheet.write_text(SHEET, encoding="utf-8")
    told = lines(sheet, columns="board=A,ns=eins,ew=C,contract=was,by=E")
    assert told[0].endswith("2 boards, 4 contestants, 3 results")
    assert "NS number" in told[1]


def test_a_sheet_that_nobody_knows_is_refused_with_what_to_say(club: Club, tmp_path: Path) -> None:
    sheet = tmp_path / "ours.csv"
    sheet.write_text(SHEET.replace("4 kiery", "one").replace("3BA", "two").replace("4 pasy", "x"), encoding="utf-8")
    with pytest.raises(CommandError, match="Say with --columns which column holds what") as refused:
        lines(sheet)
    assert "what happened" in str(refused.value)
    with pytest.raises(CommandError, match="the sheet has no column Z"):
        lines(sheet, columns="board=Z")
    nothing_is_stored()


class Terminal(StringIO):
    """Standard error where somebody looks on; at a step he presses the keys that end a command."""

    ends_at = "-"

    def isatty(self) -> bool:
        return True

    def write(self, text: str) -> int:
        if self.ends_at in text:
            signal.raise_signal(signal.SIGINT)
        return super().write(text)

    def shown(self) -> list[str]:
        """The lines as they stood there, one in the place of the other."""
        return [line.strip() for line in self.getvalue().split("\r") if line.strip()]


def test_a_terminal_shows_each_step_and_is_empty_again(club: Club, evening: Path) -> None:
    terminal = Terminal()
    lines(evening, stderr=terminal)
    assert terminal.shown() == [
        "evening.pbn: reading",
        "evening.pbn: matching 1 result",
        "evening.pbn: scoring 1 result",
        "evening.pbn: waiting for its turn",
        "evening.pbn: writing 1 result",
    ]
    assert terminal.getvalue().endswith("\r" + " " * 100 + "\r")


def test_where_nobody_looks_on_nothing_is_shown(club: Club, evening: Path) -> None:
    quiet = StringIO()
    lines(evening, stderr=quiet)
    assert quiet.getvalue() == ""


@pytest.fixture
def keys_end_it() -> Iterator[None]:
    """As at a terminal: who starts the tests in the background has them ignore these keys."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("keys_end_it")
@pytest.mark.parametrize("step", ["reading", "matching", "scoring", "waiting", "writing"])
def test_cancelled_at_any_step_nothing_is_stored(club: Club, evening: Path, step: str) -> None:
    terminal = Terminal()
    terminal.ends_at = f" {step}"
    with pytest.raises(CommandError) as cancelled:
        lines(evening, EVENING, stderr=terminal)
    assert (str(cancelled.value), cancelled.value.returncode) == ("cancelled: nothing was stored", 130)
    assert nothing_is_stored()


def test_of_several_files_the_one_that_is_refused_is_named_and_none_is_stored(
    club: Club, evening: Path, tmp_path: Path
) -> None:
    other = tmp_path / "other.pbn"
    other.write_text(PBN.replace("Tuesday Pairs", "O" * 201), encoding="utf-8")
    with pytest.raises(CommandError, match=r"other\.pbn: "):
        lines(evening, other)
    assert nothing_is_stored()

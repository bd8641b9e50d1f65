"""The lines as they are typed: in three languages, read line by line, untouched ones left alone."""

from typing import Any

import pytest
from django.utils.translation import override

from rulings.desk.base.refusals import BadInput, Stale, WrongState
from rulings.desk.movements.queries import seating_of
from rulings.desk.scores.forms.lines import LinesForm
from rulings.desk.scores.queries.lines import lines_of_board
from rulings.desk.scores.values.outcomes import mark_of
from rulings.models import Club, Result, Session, User
from rulings.scoring.boards.table_results import PASSED_OUT, TableResult
from rulings.scoring.notation.results import read_result
from tests.desk.evening import begun, mitchell, section
from tests.factories import make_result


@pytest.fixture
def evening(dora: User, club: Club) -> Session:
    """A Mitchell of three tables, one board a round."""
    return begun(dora, club, section("", 3, mitchell(3, 1)), last_board=3)


def form(session: Session, data: dict[str, str] | None = None) -> LinesForm:
    """The traveller of board 1: tables 1, 3 and 2, in this order of rounds."""
    return LinesForm(data, lines_of_board(session.boards.get(number=1), seating_of(session)))


def entries(session: Session, **played: str) -> Any:
    """What is given of the lines of these tables, sent from the page as it stands."""
    sent = form(session, typed(session, **played))
    assert sent.errors == {}
    return sent.given()["entries"]


def typed(session: Session, **played: str) -> dict[str, str]:
    """The page as it stands with other texts at these tables: `t1="4S= N"`."""
    page = form(session)
    shown = {name: str(page[name].value()) for name in page.fields}
    fields = {f"t{line.sitting.place}": f"played_{line.field}" for line in page.lines}
    return shown | {fields[table]: text for table, text in played.items()}


@pytest.mark.parametrize(
    ("language", "text", "played"),
    [
        ("en", "4S X -2 W", "4S X -2 W"),
        ("en", "3nt+1n", "3NT +1 N"),
        ("it", "4P X -2 O", "4S X -2 W"),
        ("it", "3SA = N", "3NT = N"),
        ("it", "2C = S", "2H = S"),
        ("pl", "4P X -2 W", "4S X -2 W"),
        ("pl", "3BA +1 N", "3NT +1 N"),
        ("pl", "2T = S", "2C = S"),
    ],
)
def test_a_result_is_read_as_scorers_of_each_language_write_it(
    evening: Session, language: str, text: str, played: str
) -> None:
    with override(language):
        (entry,) = entries(evening, t1=text)
    assert entry.played == read_result(played, "en")
    assert (entry.board, str(entry.place), entry.round, entry.was) == (1, "1", 1, "")


@pytest.mark.parametrize(("language", "text"), [("en", "Pass"), ("it", "passo"), ("pl", "4 pasy")])
def test_a_board_passed_out_is_a_result(evening: Session, language: str, text: str) -> None:
    with override(language):
        assert [each.played for each in entries(evening, t2=text)] == [PASSED_OUT]


@pytest.mark.parametrize("language", ["en", "it", "pl"])
@pytest.mark.parametrize(
    ("text", "played"),
    [
        ("NP", "NP"),
        ("np", "NP"),
        ("60/40", "A6040"),
        ("A5050", "A5050"),
        ("40-60", "A4060"),
        ("AVE+/AVE-", "AVE+/AVE-"),
    ],
)
def test_not_played_and_artificial_scores_are_written_alike_everywhere(
    evening: Session, language: str, text: str, played: str
) -> None:
    with override(language):
        assert [each.played for each in entries(evening, t3=text)] == [played]


@pytest.mark.parametrize("language", ["en", "it", "pl"])
@pytest.mark.parametrize("text", ["4S= N", "7NT XX -13 W", "Pass", "1C +6 E", "A6040", "NP", "62.5%/40%", "AVE=/AVE="])
def test_what_is_recorded_is_shown_so_that_it_can_be_sent_again(evening: Session, language: str, text: str) -> None:
    (entry,) = entries(evening, t1=text)
    line = form(evening).lines[0]
    stored = make_result(line.board, line.sitting.ns[0], line.sitting.ew[0])
    played = entry.played
    of_table = isinstance(played, TableResult)
    contract = played.contract if of_table else None
    Result.objects.filter(pk=stored.pk).update(
        artificial="" if of_table else played,
        contract=(str(contract).partition(" ")[0] if contract else "Pass") if of_table else "",
        declarer=str(played.declarer or "") if of_table else "",
        tricks=played.tricks if of_table else None,
    )
    with override(language):
        shown = form(evening)
        assert shown[f"played_{line.field}"].value() != ""
        assert entries(evening) == []
        sent = form(evening, typed(evening) | {f"shown_{line.field}": ""})
        assert sent.errors == {}


def test_an_empty_line_is_none_and_an_emptied_one_takes_back(evening: Session) -> None:
    assert entries(evening) == []
    assert entries(evening, t1="  ") == []
    line = form(evening).lines[0]
    result = make_result(line.board, line.sitting.ns[0], line.sitting.ew[0])
    (entry,) = entries(evening, t1="")
    assert (entry.played, entry.was) == (None, mark_of(result))


def test_a_line_that_nobody_touched_is_left_alone_even_if_it_changed_meanwhile(evening: Session) -> None:
    line = form(evening).lines[0]
    result = make_result(line.board, line.sitting.ns[0], line.sitting.ew[0])
    sent = typed(evening, t2="3NT = N")
    Result.objects.filter(pk=result.pk).update(tricks=9)
    bound = form(evening, sent)
    assert bound.is_valid()
    assert [str(each.place) for each in bound.given()["entries"]] == ["2"]


@pytest.mark.parametrize("artificial", ["A5050^", "what the file says", "AVE+"])
def test_what_a_file_wrote_and_nobody_can_read_stays_as_it_is(evening: Session, artificial: str) -> None:
    line = form(evening).lines[0]
    make_result(line.board, line.sitting.ns[0], line.sitting.ew[0], artificial=artificial, awards=[{"unit": "MP"}])
    assert [str(each.place) for each in entries(evening, t2="3NT = N")] == ["2"]


@pytest.mark.parametrize("text", ["4S", "9S = N", "= N", "four spades", "4S = N 4H = S", "60", "150/40", "<b>"])
def test_a_text_that_says_nothing_is_an_error_on_its_own_field(evening: Session, text: str) -> None:
    sent = form(evening, typed(evening, t2=text, t1="3NT = N"))
    field = f"played_{sent.lines[2].field}"
    assert list(sent.errors) == [field]
    assert len(sent.errors[field]) == 1
    assert [sent[f"played_{line.field}"].value() for line in sent.lines] == ["3NT = N", "", text]


def test_what_was_typed_on_a_line_that_is_gone_is_named_and_nothing_is_given(evening: Session) -> None:
    sent = form(evening, typed(evening, t1="3NT = N") | {"played_5-2-1": "4S = N", "played_6-2-1": "", "played_x": "1"})
    assert not sent.is_valid()
    (sentence,) = sent.non_field_errors()
    assert sentence.startswith("The movement was changed in the meantime.")
    assert "table 5, board 1: 4S = N." in sentence
    assert "table 6" not in sentence


def test_a_refusal_stands_on_the_line_that_it_names_or_above_them_all(evening: Session) -> None:
    for refusal, place in (
        (BadInput("Not so.", "1-1-1"), "played_1-1-1"),
        (BadInput("Not so.", "board"), "__all__"),
        (WrongState("Closed."), "__all__"),
        (Stale("Quicker.", "9-9-9"), "__all__"),
    ):
        sent = form(evening, typed(evening, t1="3NT = N"))
        assert sent.is_valid()
        sent.show_refusal(refusal)
        assert (list(sent.errors), sent.status) == ([place], refusal.status)


def test_after_somebody_quicker_the_line_says_what_he_left_and_the_next_sending_is_about_that(
    evening: Session,
) -> None:
    sent = typed(evening, t1="3NT = N")
    line = form(evening).lines[0]
    result = make_result(line.board, line.sitting.ns[0], line.sitting.ew[0])
    refused = form(evening, sent)
    assert refused.is_valid()
    refused.show_refusal(Stale("Quicker.", line.field))
    assert [str(each) for each in refused.errors[f"played_{line.field}"]] == ["Quicker.", "It says now: 4S = S."]
    assert refused[f"played_{line.field}"].value() == "3NT = N"
    again = form(evening, {name: str(refused[name].value()) for name in refused.fields})
    assert again.is_valid()
    (entry,) = again.given()["entries"]
    assert (entry.played, entry.was) == (read_result("3NT = N", "en"), mark_of(result))

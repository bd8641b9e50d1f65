"""The forms of the club's list: text or file, faults line by line, a player with his partner."""

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile

from rulings.desk.base.forms import submit
from rulings.desk.base.refusals import BadInput
from rulings.desk.roster.forms.players import FindForm, FromSessionForm, NewPlayerForm, PasteForm, form_of
from rulings.desk.roster.values.lists import BadLines, Entry
from rulings.desk.roster.values.typed import Named
from rulings.models import RosterPlayer, Session


def pasted(text: str = "", data: bytes | None = None) -> PasteForm:
    files = {"file": SimpleUploadedFile("players.csv", data)} if data is not None else {}
    return PasteForm({"text": text}, files)


def test_one_player_is_one_entry() -> None:
    form = NewPlayerForm({"name": "Anna Nowak", "number": " 7 ", "partner": "Jan (8)"})
    assert form.is_valid()
    assert form.given() == {"entries": [Entry(Named("Anna Nowak", "7"), Named("Jan", "8"))], "field": "name"}


@pytest.mark.parametrize(
    ("sent", "field"),
    [({"name": ""}, "name"), ({"name": "77"}, "name"), ({"name": "Anna", "number": "x"}, "number"),
     ({"name": "Anna", "partner": "??"}, "partner")],
)  # fmt: skip
def test_what_is_wrong_stands_on_its_field(sent: dict[str, str], field: str) -> None:
    form = NewPlayerForm(sent)
    assert (submit(form, dict), list(form.errors)) == (None, [field])


def test_text_or_file_become_the_same_entries() -> None:
    text = pasted("Łucja;1")
    file = pasted(data="\ufeffNome;Tessera\nŁucja;1".encode())
    assert [form.is_valid() for form in (text, file)] == [True, True]
    given = [form.given() for form in (text, file)]
    assert [each["entries"][0].player for each in given] == [Named("Łucja", "1")] * 2
    assert [each["field"] for each in given] == ["text", "file"]


@pytest.mark.parametrize(
    ("form", "field", "faults"),
    [
        (pasted(";1\n;2"), "text", 2),
        (pasted(""), "text", 1),
        (pasted(data="Łucja".encode("cp1250")), "file", 1),
        (pasted(data=b"x" * (8 * 1024 * 1024 + 1)), "file", 1),
    ],
)
def test_each_fault_is_a_sentence_of_its_own(form: PasteForm, field: str, faults: int) -> None:
    assert submit(form, dict) is None
    assert (list(form.errors), len(form.errors[field])) == ([field], faults)


def test_a_service_s_faults_stand_line_by_line_too() -> None:
    form = pasted("Anna")
    assert form.is_valid()
    form.show_refusal(BadLines(["Line 1: x.", "Line 2: y."], "text"))
    assert (form.errors["text"], form.status) == (["Line 1: x.", "Line 2: y."], 422)
    form.show_refusal(BadInput("No.", "elsewhere"))
    assert form.non_field_errors() == ["No."]


def test_a_session_is_one_of_those_offered(session: Session) -> None:
    form = FromSessionForm({"session": str(session.pk)}, [session])
    assert form.is_valid()
    assert form.given() == {"session": session}
    assert not FromSessionForm({"session": "0"}, [session]).is_valid()


def test_a_player_is_shown_as_he_is_typed(people: list[RosterPlayer]) -> None:
    form = form_of(RosterPlayer.objects.select_related("partner").get(pk=people[0].pk), None)
    assert [form[name].value() for name in ("name", "number", "partner")] == ["Łucja Źrebiec", "1001", "Jan Kos (1002)"]
    assert FindForm({"q": "x" * 101}).is_valid() is False

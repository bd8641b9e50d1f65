"""The forms of an appeal: what they begin with, and what they give to the service."""

import pytest

from rulings.desk.appeals.forms.steps import (
    CommentForm,
    DecideForm,
    DepositForm,
    DirectorsLodgeForm,
    PlayersLodgeForm,
    SeatForm,
    StepForm,
)
from rulings.desk.appeals.values import DECISIONS
from rulings.desk.cases.queries.hearers import Member
from rulings.models import Appeal, Body, Ruling, Session, User
from tests.appealing import make_appeal, make_ready, make_seated
from tests.factories import a_key, make_ruling


@pytest.fixture
def ruling(dora: User, session: Session) -> Ruling:
    return make_ruling(dora, session)


@pytest.fixture
def appeal(dora: User, ruling: Ruling) -> Appeal:
    return make_appeal(dora, ruling)


def test_a_press_has_no_field_and_gives_nothing(appeal: Appeal) -> None:
    form = StepForm({}, appeal)
    assert form.is_valid()
    assert (dict(form.fields), form.given()) == ({}, {})


def test_a_form_begins_with_what_is_stored(appeal: Appeal) -> None:
    appeal.comments, appeal.deposit, appeal.deposit_fate = "He had none.", "20 EUR", "returned"
    assert CommentForm(None, appeal).initial == {"comments": "He had none."}
    assert DepositForm(None, appeal).initial == {"deposit": "20 EUR", "is_paid": False, "fate": "returned"}


def test_each_body_is_offered_what_it_may_decide(appeal: Appeal) -> None:
    for body in Body:
        appeal.body = body
        choices = DecideForm(None, appeal).fields["decision"].choices  # type: ignore[attr-defined]
        assert tuple(value for value, _label in choices) == DECISIONS[body]


def test_a_member_is_known_by_the_name_of_his_account(dora: User, rev: User, ruling: Ruling, appeal: Appeal) -> None:
    form = SeatForm({"body": "committee", "name_1": "alti rev", "name_2": "Carla Verdi", "chair": "2"}, appeal)
    assert form.is_valid(), form.errors
    assert form.given()["members"] == [Member("alti rev", rev), Member("Carla Verdi", is_chair=True)]
    seated = SeatForm(None, make_seated(rev, make_ready(dora, appeal)))
    assert seated.initial["name_1"] == "Rev Alti"


def test_a_director_names_one_who_agrees_where_one_is_enough() -> None:
    data = {"side": "NS", "reasons": "He had a heart.", "first": "Anna", "second": "Bruno", "appeal_key": str(a_key())}
    two, one = DirectorsLodgeForm(data, 2), DirectorsLodgeForm(data, 1)
    assert two.is_valid()
    assert one.is_valid()
    assert (two.given()["consents"], one.given()["consents"]) == (["Anna", "Bruno"], ["Anna"])


def test_a_player_speaks_for_his_partner_only_where_he_says_so(ruling: Ruling) -> None:
    data = {"ruling": str(ruling.pk), "reasons": "He had a heart.", "name": "Anna", "appeal_key": str(a_key())}
    form = PlayersLodgeForm(data | {"partner": "Bruno"}, [ruling], "")
    assert form.is_valid(), form.errors
    assert (form.given()["ruling"], form.given()["consents"]) == (ruling, ["Anna"])
    agreed = PlayersLodgeForm(data | {"partner_agrees": "on"}, [ruling], "")
    assert not agreed.is_valid()
    assert agreed.errors == {"partner": ["Write the name of your partner, who agrees."]}

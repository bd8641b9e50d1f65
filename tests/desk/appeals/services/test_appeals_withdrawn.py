"""An appeal that its side takes back, and the next one."""

import pytest
from django.db import IntegrityError

from rulings.desk.appeals.services.lodging import withdraw_appeal
from rulings.desk.base.refusals import WrongState
from rulings.models import Ruling, Session, User
from tests.appealing import end_the_time_to_appeal, make_appeal
from tests.factories import a_key, make_ruling


@pytest.fixture
def ruling(dora: User, session: Session) -> Ruling:
    return make_ruling(dora, session)


def test_an_appeal_is_withdrawn_with_its_reason(dora: User, ruling: Ruling) -> None:
    appeal = withdraw_appeal(actor=dora, appeal=make_appeal(dora, ruling), reason="They accept it.")
    assert (appeal.state, appeal.withdrawn_because) == ("withdrawn", "They accept it.")


def test_a_withdrawn_appeal_is_lodged_again_as_a_new_one_in_time_or_late(
    dora: User, ruling: Ruling, session: Session
) -> None:
    first = withdraw_appeal(actor=dora, appeal=make_appeal(dora, ruling), reason="A misunderstanding.")
    again = make_appeal(dora, ruling, reasons="West had two hearts.")
    assert (again.number, again.state, again.reasons) == (2, "admitted", "West had two hearts.")
    first.refresh_from_db()
    assert (first.state, first.reasons) == ("withdrawn", "West had a heart.")
    with pytest.raises(WrongState, match="it is appeal 2"):
        make_appeal(dora, ruling)
    withdraw_appeal(actor=dora, appeal=again, reason="They accept it.")
    end_the_time_to_appeal(session)
    assert make_appeal(dora, ruling).state == "late"


def test_two_appeals_of_a_side_that_both_stand_are_refused_by_the_database(dora: User, ruling: Ruling) -> None:
    appeal = make_appeal(dora, ruling)
    appeal.pk, appeal.number, appeal.appeal_key = None, 2, a_key(2)
    with pytest.raises(IntegrityError, match="appeal"):
        appeal.save(force_insert=True)

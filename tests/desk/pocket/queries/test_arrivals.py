"""What may become of something that clashed, and what its page and its row show."""

import pytest

from rulings.desk.playing.queries import Unseen
from rulings.desk.pocket.queries.arrivals import choices_of, sheet_of, waiting_in
from rulings.desk.pocket.queries.meanwhile import others_of
from rulings.models import ArrivalChoice, Session, User
from tests.desk.pocket.carrying import ANSWERS, OTHERWISE, arrived
from tests.factories import make_report

pytestmark = pytest.mark.django_db
BESIDE, ATTACHED, ANEW, NARRATIVE, DROPPED = ArrivalChoice


@pytest.mark.parametrize(
    ("is_meanwhile", "changed", "offered"),
    [
        (True, {}, [BESIDE, ATTACHED, NARRATIVE, DROPPED]),
        (False, {"ruling": OTHERWISE}, [ANEW, NARRATIVE, DROPPED]),
        (True, {"ruling": OTHERWISE}, [ATTACHED, ANEW, NARRATIVE, DROPPED]),
        (False, {"answers": ANSWERS[:-1]}, [NARRATIVE, DROPPED]),
        (False, {"answers": [*ANSWERS, ["of_another_year", "yes"]]}, [NARRATIVE, DROPPED]),
        (False, {"situation": "of_another_year"}, [DROPPED]),
        (False, {"board": 99}, [DROPPED]),
        (False, {"session": "wednesday"}, [DROPPED]),
    ],
)
def test_it_offers_what_can_be_done(
    is_meanwhile: bool,
    changed: dict[str, object],
    offered: list[ArrivalChoice],
    session: Session,
    dora: User,
    rev: User,
) -> None:
    if is_meanwhile:
        make_report(rev, session, board_number=2, table="5")
    arrival = arrived(session, dora, **changed)
    assert choices_of(arrival, others_of(arrival)) == offered
    assert sheet_of(arrival)["title"]


def test_the_desk_lists_what_waits_but_for_hidden_boards(session: Session, dora: User) -> None:
    arrival = arrived(session, dora, ruling=OTHERWISE)
    arrived(session, dora, session="wednesday", key="00000000-0000-0000-0000-000000000042")
    assert len(waiting_in(session, Unseen(dora.pk, ()))) == 2
    assert arrival.board is not None
    (left,) = waiting_in(session, Unseen(dora.pk, (arrival.board,)))
    assert left.arrival.session is None


def test_its_answers_are_said_in_words(session: Session, dora: User) -> None:
    said = dict(sheet_of(arrived(session, dora, ruling=OTHERWISE))["answers"])
    assert "West" in said.values()

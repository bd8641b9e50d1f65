"""How a session is to begin, as a template keeps it."""

from hypothesis import given
from hypothesis import strategies as st

from rulings.desk.tonight.values import Plan, SectionPlan
from rulings.laws.record.record import Form
from rulings.models import Club, User
from tests.desk.evening import begun, howell, mitchell, section

NAMES = st.sampled_from(["", "A", "B", "RED"])
MOVEMENTS = st.sampled_from([{}, mitchell(8), howell(4, missing=True), {"kind": "rows", "rows": "1,1,1,2,1"}])
SECTIONS = st.builds(SectionPlan, NAMES, st.integers(1, 99), MOVEMENTS)
PLANS = st.builds(
    Plan,
    st.sampled_from(["", *map(str, Form)]),
    st.none() | st.integers(1, 9),
    st.integers(1, 999),
    st.integers(1, 999),
    st.lists(SECTIONS, max_size=4).map(tuple),
)


@given(PLANS)
def test_a_plan_is_read_back_as_it_was_stored(plan: Plan) -> None:
    assert Plan.read(plan.stored) == plan


def test_what_a_template_does_not_say_is_as_in_a_plan_without_it() -> None:
    assert Plan.read({}) == Plan()
    assert Plan.read({"sections": [{"name": "A", "tables": 5}]}) == Plan(sections=(SectionPlan("A", 5),))


def test_the_plan_of_a_session_is_how_it_stands(dora: User, club: Club) -> None:
    session = begun(dora, club, section("A", 4, mitchell(4)), section("B", 3), form="pairs_imp", last_board=30)
    plan = Plan.of(session, session.boards.values_list("number", flat=True))
    assert plan == Plan("pairs_imp", session.profile_id, 1, 30, (section("A", 4, mitchell(4)), section("B", 3)))


def test_a_session_without_boards_has_a_plan_too(dora: User, club: Club) -> None:
    session = begun(dora, club)
    assert (Plan.of(session, []).first_board, Plan.of(session, []).last_board) == (1, 1)


def test_a_section_moves_on_to_other_boards_unless_they_were_entered_by_hand() -> None:
    assert section("A", 8, mitchell(8, first_board=1)).moved("B", 24) == section("B", 8, mitchell(8, first_board=25))
    rows = {"kind": "rows", "rows": "1,1,1,2,1"}
    assert section("A", 8, rows).moved("", 24) == section("", 8, rows)

"""How like two rulings are: the facts that branch tell them apart, seats and cards that only travel do not."""

from typing import Any

import pytest

from rulings.desk.cases.queries.likeness import Matter, Told, branching, inconsistent, matter_of, nearest, ruled_outcome
from rulings.laws.engine import StoredFinding, write_finding
from rulings.models import Ruling, Session, User
from tests.factories import make_club, make_dora, make_ruling, make_session

TRICK = StoredFinding("64A2", "tricks_transferred", "one_trick_transferred", {})
NO_TRICK = StoredFinding("64B", "no_rectification", "no_trick", {})


@pytest.fixture
def dora(db: None) -> User:
    return make_dora(make_club())


@pytest.fixture
def session(dora: User) -> Session:
    return make_session(dora.memberships.get().club)


def test_a_seat_branches_nowhere_and_a_yes_or_no_does() -> None:
    keys = branching("defective_trick", "2017")
    assert keys is not None
    assert "offender" not in keys
    assert "offending_side_won_a_trick" in keys


def test_a_situation_that_is_no_longer_here_is_compared_by_all_its_facts() -> None:
    assert branching("forgotten", "2017") is None
    assert Matter("forgotten", "2017", {"offender": "W"}, {}).telling == {"offender": "W"}


def test_another_seat_is_the_same_matter(dora: User, session: Session) -> None:
    other = make_ruling(dora, session)
    matter = matter_of(other)
    elsewhere = Matter(matter.situation, matter.edition, {**matter.facts, "offender": "N"}, {}, matter.outcome)
    assert [each.is_same for each in nearest(elsewhere, [other])] == [True]
    assert [each.is_otherwise for each in nearest(elsewhere, [other])] == [False]


def test_the_same_facts_with_another_outcome_are_marked(dora: User, session: Session) -> None:
    other = make_ruling(dora, session)
    mine = Matter(other.situation, other.edition, other.facts, {}, ruled_outcome([NO_TRICK]))
    assert [each.is_otherwise for each in nearest(mine, [other])] == [True]


def test_other_facts_with_another_outcome_are_not_marked(dora: User, session: Session) -> None:
    other = make_ruling(dora, session)
    facts = {**other.facts, "offending_side_won_a_trick": "no"}
    found = nearest(Matter(other.situation, other.edition, facts, {}, ruled_outcome([NO_TRICK])), [other])
    assert [(each.unlike > 0, each.is_otherwise) for each in found] == [(True, False)]


def test_other_regulations_are_another_matter(dora: User, session: Session) -> None:
    other = make_ruling(dora, session)
    mine = Matter(other.situation, other.edition, other.facts, {"law_x": "on"}, ruled_outcome([NO_TRICK]))
    assert [each.is_otherwise for each in nearest(mine, [other])] == [False]


UNAUTHORIZED = {
    "information_from": "tempo",
    "information_judged": "play_over",
    "information_was_conveyed": "yes",
    "logical_alternative_existed": "yes",
    "demonstrably_suggested": "yes",
}
ALSO_JUDGED = {key: value for key, value in UNAUTHORIZED.items() if key != "demonstrably_suggested"}


@pytest.mark.parametrize(
    ("facts", "regulations", "is_judged"),
    [
        (ALSO_JUDGED | {"logical_alternative_existed": "no"}, {}, True),
        (UNAUTHORIZED | {"demonstrably_suggested": "no"}, {}, True),
        (UNAUTHORIZED, {}, False),
        (ALSO_JUDGED, {}, False),
        (ALSO_JUDGED | {"logical_alternative_existed": "no", "information_from": "gesture"}, {}, False),
        (ALSO_JUDGED | {"logical_alternative_existed": "no"}, {"law_x": "on"}, False),
    ],
)
def test_where_judgements_alone_differ_the_same_facts_were_judged_otherwise(
    facts: dict[str, str], regulations: dict[str, str], is_judged: bool
) -> None:
    """What follows from a judgement, and one of them never came to, is no fact that differs."""
    other = Ruling(pk=1, situation="unauthorized_information", edition="2017", facts=UNAUTHORIZED, findings=[])
    mine = Matter(other.situation, other.edition, facts, regulations)
    assert [each.is_judged_otherwise for each in nearest(mine, [other])] == [is_judged]


def test_nothing_is_marked_while_the_outcome_is_not_known(dora: User, session: Session) -> None:
    other = make_ruling(dora, session)
    mine = Matter(other.situation, other.edition, other.facts, {})
    assert [(each.is_same, each.is_otherwise) for each in nearest(mine, [other])] == [(True, False)]


def test_the_nearest_comes_first_and_of_equals_the_newest(dora: User, session: Session) -> None:
    far, near, newer = (make_ruling(dora, session) for _each in range(3))
    mine = matter_of(near)
    far.facts = {**far.facts, "offending_side_won_a_trick": "no"}
    assert [each.ruling for each in nearest(mine, [far, near, newer])] == [newer, near, far]
    assert len(nearest(mine, [far, near, newer], most=2)) == 2


def test_an_override_is_another_outcome_and_blanks_in_it_are_not() -> None:
    assert ruled_outcome([TRICK], "No trick.") != ruled_outcome([TRICK])
    assert ruled_outcome([TRICK], "No  trick. ") == ruled_outcome([TRICK], "No trick.")
    assert ruled_outcome([TRICK, NO_TRICK]) == ruled_outcome([NO_TRICK, TRICK])


def changed(ruling: Any, **fields: Any) -> Any:
    """The ruling in memory with other contents."""
    for name, value in fields.items():
        setattr(ruling, name, value)
    return ruling


def told(ruling: Ruling) -> Told:
    """The ruling as it is compared with others."""
    return Told(ruling.pk, ruling.issued_by_id, bool(ruling.override_text), matter_of(ruling))


def test_the_same_facts_ruled_otherwise_are_one_group_by_outcome(dora: User, session: Session) -> None:
    usual = [make_ruling(dora, session) for _each in range(2)]
    odd = changed(make_ruling(dora, session), findings=[write_finding(NO_TRICK)])
    (group,) = inconsistent(map(told, [odd, *usual]))
    assert (group.situation, group.count) == ("defective_trick", 3)
    assert group.by_outcome == (tuple(map(told, usual)), (told(odd),))


def test_rulings_that_came_out_alike_are_no_group(dora: User, session: Session) -> None:
    other_facts = changed(make_ruling(dora, session), findings=[write_finding(NO_TRICK)], facts={"error": "played_two"})
    assert inconsistent(map(told, [make_ruling(dora, session), make_ruling(dora, session), other_facts])) == []

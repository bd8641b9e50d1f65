"""A sitting: begun as often as a test takes, answered once and in order, deleted after its time."""

from dataclasses import replace
from datetime import timedelta

import pytest
from django.db import IntegrityError
from django.test import override_settings
from django.utils import timezone

from rulings.desk.base.bounds import TooMany
from rulings.desk.base.refusals import BadInput, WrongState
from rulings.desk.practice.queries.sittings import Sat, begun_of, sitting_by_token
from rulings.desk.practice.services import begin_sitting, expire_sittings, give_answer
from rulings.models import Sitting, SittingAnswer
from tests.desk.practice.rounds import SET

pytestmark = pytest.mark.django_db


def now(sitting: Sitting) -> Sat:
    """The sitting as it stands in the database."""
    found = sitting_by_token(sitting.token)
    assert found is not None
    return Sat(found)


def answer(sitting: Sitting, *, rightly: bool = True) -> None:
    """Answer the question at hand."""
    sat = now(sitting)
    at = sat.practised(sat.place)
    if at.choices:
        assert at.question is not None
        values = [each.value for each in at.choices]
        right = str(at.exercise.answers[at.question.key])
        given = right if rightly else next(value for value in values if value != right)
    else:
        letters = [name for name, _findings in at.rulings]
        given = next(name for name in letters if sat.practised(sat.place, name).rules_rightly is rightly)
    give_answer(sitting=sitting, place=sat.place, step=len(sat.given(sat.place)), given=given)


def test_what_was_answered_stays_answered() -> None:
    sitting = begin_sitting(test=SET)
    answer(sitting)
    (given,) = SittingAnswer.objects.all()
    with pytest.raises(WrongState):
        give_answer(sitting=sitting, place=0, step=0, given="N")
    assert list(SittingAnswer.objects.all()) == [given]
    with pytest.raises(IntegrityError):
        SittingAnswer.objects.create(sitting=sitting, exercise=0, step=0, given="S", given_at=timezone.now())


@pytest.mark.parametrize(("place", "step"), [(0, 1), (1, 0), (29, 0), (0, 99)])
def test_nothing_is_answered_before_it_is_asked(place: int, step: int) -> None:
    sitting = begin_sitting(test=SET)
    with pytest.raises(WrongState):
        give_answer(sitting=sitting, place=place, step=step, given="N")


def test_what_nobody_could_press_is_refused_and_the_question_stays_open() -> None:
    sitting = begin_sitting(test=SET)
    for given in ("", "Q", "a" * 100):
        with pytest.raises(BadInput):
            give_answer(sitting=sitting, place=0, step=0, given=given)
    assert not SittingAnswer.objects.exists()
    answer(sitting)


def test_a_sitting_comes_to_what_was_right_and_how_long_it_took() -> None:
    begin_sitting(test=SET)
    sitting = begin_sitting(test=SET)
    while now(sitting).place == 0:
        answer(sitting)
    answer(sitting, rightly=False)
    while now(sitting).place == 1:
        answer(sitting)
    result = now(sitting).result("Ida", begun_of(sitting))
    assert (result.marks, result.sitting, result.begun, result.limit) == ("10", 2, 2, 60)
    assert 0 <= result.seconds < 60


def test_a_test_is_begun_as_often_as_it_takes_and_another_one_all_the_same() -> None:
    first = begin_sitting(test=SET)
    Sitting.objects.bulk_create(like(first, 199, origin=0))
    with pytest.raises(TooMany):
        begin_sitting(test=SET)
    assert begin_sitting(test=replace(SET, seed=5)).number == 1


@pytest.mark.parametrize(
    ("sittings", "ago", "is_over"), [(150, 0, True), (149, 0, False), (150, 2, False), (300, 2, True)]
)
def test_one_network_takes_no_more_than_three_quarters_of_a_test(sittings: int, ago: int, is_over: bool) -> None:
    first = begin_sitting(test=SET, network="192.0.2.9")
    Sitting.objects.bulk_create(like(first, sittings - 1))
    Sitting.objects.update(begun_at=timezone.now() - timedelta(hours=ago))
    assert begin_sitting(test=SET, network="198.51.100.7").number == sittings + 1
    if is_over:
        with pytest.raises(TooMany):
            begin_sitting(test=SET, network="192.0.2.9")
    else:
        assert begin_sitting(test=SET, network="192.0.2.9").origin == first.origin
    assert begin_sitting(test=replace(SET, seed=5), network="192.0.2.9").origin != first.origin


def test_a_class_of_a_hundred_in_one_hall_begins_and_a_stranger_leaves_room_for_another_class() -> None:
    first = begin_sitting(test=SET, network="192.0.2.9")
    Sitting.objects.bulk_create(like(first, 99))
    assert begin_sitting(test=SET, network="192.0.2.9").number == 101
    Sitting.objects.bulk_create(like(first, 49, first=102))
    with pytest.raises(TooMany):
        begin_sitting(test=SET, network="192.0.2.9")
    assert [begin_sitting(test=SET, network="198.51.100.7").number for _each in range(50)][-1] == 200
    with pytest.raises(TooMany):
        begin_sitting(test=SET, network="203.0.113.1")


@override_settings(SECRET_KEY="a secret of this site" * 3)
def test_no_network_is_found_by_what_is_kept_of_it() -> None:
    mark = begin_sitting(test=SET, network="192.0.2.9").origin
    marks = {begin_sitting(test=SET, network=f"192.0.2.{number}").origin for number in range(10, 40)}
    assert (len(marks - {mark}) >= 28, min(marks) >= 1, max(marks) <= 4096) == (True, True, True)
    with override_settings(SECRET_KEY="another secret of this site" * 3):
        assert begin_sitting(test=SET, network="192.0.2.9").origin != mark


def like(begun: Sitting, number: int, first: int = 2, **columns: int) -> list[Sitting]:
    """So many more sittings of the same test, numbered from the first on, not stored yet."""
    told = {"origin": begun.origin, "sealed": begun.sealed, "test": begun.test, **columns}
    times = {"begun_at": begun.begun_at, "ends_at": begun.ends_at}
    return [Sitting(digest=str(each), number=each, **told, **times) for each in range(first, first + number)]


def test_a_sitting_is_deleted_once_its_link_has_ended_and_not_before() -> None:
    over, goes_on = begin_sitting(test=SET), begin_sitting(test=SET)
    answer(over)
    Sitting.objects.filter(pk=over.pk).update(ends_at=timezone.now() - timedelta(minutes=1))
    assert expire_sittings() == 1
    assert list(Sitting.objects.all()) == [goes_on]
    assert not SittingAnswer.objects.exists()
    assert sitting_by_token(over.token) is None

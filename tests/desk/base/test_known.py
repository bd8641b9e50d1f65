"""What is kept by the rows that it was made of."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest
from django.utils.safestring import mark_safe

from rulings.desk.base.compiled import Stored
from rulings.desk.base.known import Known, digest_of, forget_everything
from rulings.models import Session


def counting(made: list[int]) -> Callable[[], int]:
    """Makes the next number."""

    def make() -> int:
        made.append(len(made))
        return made[-1]

    return make


def test_it_is_made_once_for_each_key() -> None:
    known: Known[int] = Known(10)
    make = counting([])
    assert [known.of(key, make) for key in ("a", "b", "a", ("a", 1), ("a", 2), ("a", 1))] == [0, 1, 0, 2, 3, 2]


def test_when_there_would_be_too_many_all_are_forgotten() -> None:
    known: Known[int] = Known(2)
    make = counting([])
    assert [known.of(key, make) for key in "abca"] == [0, 1, 2, 3]


def test_all_can_be_forgotten_at_once() -> None:
    known: Known[int] = Known(2)
    make = counting([])
    known.of("a", make)
    forget_everything()
    assert known.of("a", make) == 1


def test_what_is_made_of_the_laws_and_words_alone_stays() -> None:
    known: Known[int] = Known(2, is_own=True)
    make = counting([])
    known.of("a", make)
    forget_everything()
    assert known.of("a", make) == 0


@dataclass(frozen=True)
class Row:
    """A value that may hold anything."""

    what: object


def test_a_row_of_a_model_is_no_key_for_it_is_equal_to_what_it_was(session: Session) -> None:
    known: Known[int] = Known(2)
    for key in (session, (session,), Row(session), (1, Row((session,))), Row([1])):
        with pytest.raises(TypeError):
            known.of(key, int)
    assert known.kept == {}


def test_a_text_that_counts_as_safe_is_no_key_for_it_is_equal_to_one_that_is_not() -> None:
    with pytest.raises(TypeError, match="plain values"):
        Known[int](2).of(mark_safe("<b>"), int)


def test_rows_have_one_digest_while_they_are_the_same_and_another_for_any_change() -> None:
    cells = [(1, "a"), (1, "b"), (1.0, "a"), (True, "a"), ("1", "a"), (1, None)]
    rows = [*((each,) for each in cells), ((1, "a"), (2, "")), ()]
    assert len({digest_of(Stored(each, iter, list)) for each in rows}) == len(rows)
    assert digest_of(Stored(((1, "a"),), iter, list)) == digest_of(Stored(((1, "".join("a")),), iter, list))
    none, one = Stored((), iter, list), Stored(((1,),), iter, list)
    assert digest_of(none, one) != digest_of(one, none)

"""A word finds the parts of names whose form it may be, and words together a whole name."""

import pytest

from rulings.desk.base.naming.letters import words
from rulings.desk.base.naming.names import Names, parts_of


@pytest.mark.parametrize(
    ("name", "parts"),
    [
        ("Łucja Źrebiec", ("lucja", "zrebiec")),
        ("Maria Nowak-Kowalska", ("maria", "nowak", "kowalska")),
        ("D'Angelo Rossi", ("angelo", "rossi")),
        ("Anna Della Valle", ("anna", "valle")),
        ("J. Nowak", ("nowak",)),
        ("Al", ("al",)),
        ("7", ()),
    ],
)
def test_the_parts_that_tell_who_it_is(name: str, parts: tuple[str, ...]) -> None:
    assert parts_of(name) == parts


@pytest.mark.parametrize(
    ("typed", "met"),
    [("Źrebca", {"zrebiec"}), ("zrebca", {"zrebiec"}), ("Wu", {"wu"}), ("wu", {"wu"}), ("wus", set()),
     ("Dangelo", {"angelo"}),
     ("Ewie", {"ewa"}), ("ewie", set()), ("Lis", set())],
)  # fmt: skip
def test_a_word_meets_parts_and_what_is_short_only_with_a_capital(typed: str, met: set[str]) -> None:
    names = Names(["Łucja Źrebiec", "Mei Wu", "Rita D’Angelo", "Ewa Kos"])
    assert names.met_by(words(typed)[0]) == met


@pytest.mark.parametrize(
    ("met", "is_whole"),
    [([{"anna"}, {"rossi"}], True), ([{"rossi"}, {"anna"}], True), ([{"anna"}, {"bianchi"}], False),
     ([{"anna"}, {"anna"}], False), ([{"anna", "carla"}, {"bianchi"}], True), ([{"anna"}], False)],
)  # fmt: skip
def test_words_together_are_a_whole_name_in_any_order(met: list[set[str]], is_whole: bool) -> None:
    names = Names(["Anna Rossi", "Carla Bianchi"])
    assert names.stand_together([frozenset(each) for each in met]) is is_whole


def test_initials_stand_in_both_orders() -> None:
    assert Names(["Jan Maria Nowak", "Ola"]).initials == {"jn", "nj", "jmn"}

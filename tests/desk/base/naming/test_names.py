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
    [("Źrebca", {"zrebiec"}), ("zrebca", {"zrebiec"}), ("Wu", {"wu"}), ("wu", {"wu"}), ("wus", {"wu"}),
     ("Dangelo", {"angelo"}),
     ("Ewie", {"ewa"}), ("ewie", {"ewa"}), ("Lis", set())],
)  # fmt: skip
def test_a_word_meets_the_parts_whose_form_it_may_be(typed: str, met: set[str]) -> None:
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


@pytest.mark.parametrize("typed", ["jannowak", "nowakjan", "jnowak", "nowakj", "lisnowak"])
def test_the_parts_run_together_are_a_name_too(typed: str) -> None:
    assert Names(["Jan Lis Nowak"]).met_by(words(typed)[0]) == {"nowak"}


@pytest.mark.parametrize(
    ("listed", "typed"),
    [("Jürgen Müller", "muellera"), ("Juergen Mueller", "müllera"), ("Åse Bøgh", "Boegh"),
     ("Oleh Shevchenko", "szewczenki"), ("Oleh Szewczenko", "shevchenko"), ("Jan Drijver", "Dryver"),
     ("Petr Novotný", "novotného"), ("Petr Svoboda", "Svobodou")],
)  # fmt: skip
def test_a_name_is_met_however_it_is_spelled(listed: str, typed: str) -> None:
    (met,) = Names([listed]).met_by(words(typed)[0])
    assert met in parts_of(listed)

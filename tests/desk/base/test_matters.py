"""Every act is about one matter, and says what it is decided on, or why nothing that others do can matter to it."""

from rulings.desk.base.matters import DECIDED_ON, DECIDED_ON_NOTHING, MATTER_OF, Matter, verbs_of
from rulings.models import Verb


def test_every_act_is_about_one_matter() -> None:
    assert sorted(MATTER_OF) == sorted(verb.value for verb in Verb)
    assert sorted(verbs_of(frozenset(Matter))) == sorted(MATTER_OF)


def test_every_act_says_what_it_is_decided_on_or_why_it_is_on_nothing() -> None:
    assert DECIDED_ON.keys() | DECIDED_ON_NOTHING.keys() == set(Verb)
    assert DECIDED_ON.keys() & DECIDED_ON_NOTHING.keys() == set()
    assert [verb for verb, matters in DECIDED_ON.items() if not matters or Matter.NOTHING in matters] == []


def test_every_matter_that_an_act_is_decided_on_has_its_sentence() -> None:
    used = {matter for matters in DECIDED_ON.values() for matter in matters}
    assert [matter for matter in used if not str(matter.sentence)] == []

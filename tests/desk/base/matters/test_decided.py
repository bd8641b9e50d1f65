"""Every act says what it is decided on, or why nothing that others do can matter to it."""

from rulings.desk.base.matters.decided import DECIDED_ON, DECIDED_ON_NOTHING
from rulings.desk.base.matters.kinds import Matter
from rulings.models import Verb


def test_every_act_says_what_it_is_decided_on_or_why_it_is_on_nothing() -> None:
    assert DECIDED_ON.keys() | DECIDED_ON_NOTHING.keys() == set(Verb)
    assert DECIDED_ON.keys() & DECIDED_ON_NOTHING.keys() == set()
    assert [verb for verb, matters in DECIDED_ON.items() if not matters or Matter.NOTHING in matters] == []


def test_every_matter_that_an_act_is_decided_on_has_its_sentence() -> None:
    used = {matter for matters in DECIDED_ON.values() for matter in matters}
    assert [matter for matter in used if not str(matter.sentence)] == []

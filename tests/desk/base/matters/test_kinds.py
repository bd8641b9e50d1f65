"""Every act is about one matter, and what changes a matter has its sentence."""

from rulings.desk.base.matters.kinds import MATTER_OF, Matter, verbs_of
from rulings.models import Verb


def test_every_act_is_about_one_matter() -> None:
    assert sorted(MATTER_OF) == sorted(verb.value for verb in Verb)
    assert verbs_of(frozenset(Matter)) == sorted(MATTER_OF)


def test_what_is_of_another_matter_may_change_this_one_too() -> None:
    assert MATTER_OF[Verb.DIFFERENCE_TAKEN] is Matter.FILE
    assert {Verb.RESULT_CORRECTED, Verb.DIFFERENCE_TAKEN} < set(verbs_of(frozenset({Matter.RESULT})))


def test_whatever_changes_a_matter_has_a_sentence_for_who_decided_on_it() -> None:
    changing = verbs_of(frozenset(Matter) - {Matter.NOTHING})
    assert [verb for verb in changing if not str(MATTER_OF[verb].sentence)] == []

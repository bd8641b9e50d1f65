"""The filters that put what the desk knows into words."""

from django.template import Context, Template

from rulings.bridge import Choice
from rulings.laws.situations import SITUATIONS
from rulings.models import PollAnswer
from rulings.templatetags.words import answered, considered, door_facts
from rulings.wording.situations import door_hint, door_title


def test_a_door_gives_the_answers_of_its_facts_as_a_query() -> None:
    door = next(door for situation in SITUATIONS for door in situation.doors if door.facts)
    facts = dict(door.facts)
    assert door_facts(door) == "".join(f"&{key}={value}" for key, value in facts.items())


def test_a_template_shows_a_door_by_its_title_and_hint() -> None:
    door = SITUATIONS[0].doors[0]
    shown = Template("{% load words %}{{ door|door_title }}: {{ door|door_hint }}").render(Context({"door": door}))
    assert shown == Template("{{ title }}: {{ hint }}").render(
        Context({"title": door_title(door), "hint": door_hint(door)})
    )


def test_an_answer_reads_as_calls_do() -> None:
    answer = PollAnswer(answer="3S", considered="P or 4S")
    assert (answered(answer, Choice.CALL), considered(answer, Choice.CALL)) == ("3♠", "pass or 4♠")

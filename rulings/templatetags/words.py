"""What the desk knows, in the reader's words: doors, laws, answers to a poll. No queries, no rules."""

from urllib.parse import urlencode

from django import template

from rulings.bridge import Choice
from rulings.desk.cases.wording.restrictions import until_text
from rulings.desk.guide.wording import help_text, law_note, law_subject
from rulings.desk.polls.wording import answer_text, considered_text
from rulings.laws.engine.situation import Door
from rulings.models import PollAnswer
from rulings.wording import situations

register = template.Library()

register.filter("door_title", situations.door_title)
register.filter("door_hint", situations.door_hint)
register.filter("situation_title", situations.situation_title)
register.filter("law_subject", law_subject)
register.filter("law_note", law_note)
register.filter("help_text", help_text)
register.filter("until_text", until_text)


@register.filter
def door_facts(door: Door) -> str:
    """The answers that a door gives already, to be put on to a query; "" where it gives none."""
    return f"&{urlencode(dict(door.facts))}" if door.facts else ""


@register.filter
def answered(answer: PollAnswer, choice: Choice) -> str:
    """What a player answered."""
    return answer_text(choice, answer.answer)


@register.filter
def considered(answer: PollAnswer, choice: Choice) -> str:
    """What else the player considered."""
    return considered_text(choice, answer.considered)

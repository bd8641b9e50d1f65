"""A ruling as plain data with its sentences, in the language that is active: what programs read."""

from collections.abc import Iterable, Mapping
from typing import Any

from rulings.laws.engine import AnyFact, Finding, Outcome, Question, Ruling
from rulings.laws.follow_ups import continuation
from rulings.wording.findings import sentence
from rulings.wording.questions import guidance_text, option_hint, option_text, question_text
from rulings.wording.shapes import FindingData, FollowUpData, OptionData, OutcomeData, Plain, QuestionData, RulingData


def known_values(ruling: Ruling) -> dict[str, Any]:
    """What has been established, by fact key: names seats and cards in the questions that follow."""
    return {fact.key: value for fact, value in ruling.relied_on.items()}


def ruling_data(
    situation: str, law: str, edition: str, language: str, ruling: Ruling, outcomes: Iterable[Outcome] = ()
) -> RulingData:
    """The JSON of `manage.py rule --json`; its shape is relied on from outside.

    `outcomes` are those of the answers to the open question.
    """
    return {
        "situation": situation,
        "law": law,
        "edition": edition,
        "complete": ruling.is_complete,
        "language": language,
        "findings": [_with_onward(finding, ruling, edition) for finding in ruling.findings],
        "relied_on": _written(ruling.relied_on),
        "derived": _written(ruling.derived),
        "question": _question_data(ruling.question, ruling, situation, outcomes) if ruling.question else None,
    }


def _finding_data(finding: Finding) -> FindingData:
    return {
        "paragraph": finding.paragraph,
        "effect": str(finding.effect),
        "key": finding.key,
        "values": finding.plain_values(),
        "text": sentence(finding),
    }


def _with_onward(finding: Finding, ruling: Ruling, edition: str) -> FindingData:
    """With where it leads on to, and the facts that need not be asked again."""
    told = _finding_data(finding)
    if onward := continuation(finding, ruling, edition):
        told["follow_up"] = FollowUpData(situation=onward.situation, facts=dict(onward.facts))
    return told


def _question_data(question: Question, ruling: Ruling, situation: str, outcomes: Iterable[Outcome]) -> QuestionData:
    fact, known = question.fact, known_values(ruling)
    return {
        "key": fact.key,
        "paragraph": fact.law,
        "asked_of": str(fact.asked_of),
        "options": [option_data(fact, value, known) for value in question.options],
        "text": question_text(fact, known, situation),
        "guidance": guidance_text(fact, known),
        "outcomes": [_outcome_data(fact, each, known, situation) for each in outcomes],
    }


def option_data(fact: AnyFact, value: Any, known: Mapping[str, Any]) -> OptionData:
    """An answer as it is sent, and as its button says it."""
    return {"value": fact.kind.write(value), "text": option_text(fact, value, known)}


def _outcome_data(fact: AnyFact, outcome: Outcome, known: dict[str, Any], situation: str) -> OutcomeData:
    """What an answer leads to: `said` is what its chooser hears, `question` the key of what is asked next."""
    asked = outcome.ruling.question
    return {
        "value": fact.kind.write(outcome.answer),
        "said": option_hint(fact, outcome.answer, known, situation),
        "findings": [_finding_data(each) for each in outcome.found],
        "question": asked.fact.key if asked else None,
    }


def _written(facts: dict[AnyFact, Any]) -> dict[str, Plain]:
    return {fact.key: fact.kind.write(value) for fact, value in facts.items()}

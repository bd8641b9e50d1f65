"""A ruling as plain data with its sentences, in the language that is active: what programs read."""

from typing import Any

from rulings.laws.engine import AnyFact, Question, Ruling
from rulings.wording.findings import sentence
from rulings.wording.questions import option_text, question_text


def known_values(ruling: Ruling) -> dict[str, Any]:
    """What has been established, by fact key: names seats and cards in the questions that follow."""
    return {fact.key: value for fact, value in ruling.relied_on.items()}


def ruling_data(situation: str, law: str, edition: str, language: str, ruling: Ruling) -> dict[str, Any]:
    """The JSON of `manage.py rule --json`; its shape is relied on from outside."""
    return {
        "situation": situation,
        "law": law,
        "edition": edition,
        "complete": ruling.is_complete,
        "language": language,
        "findings": [
            {
                "paragraph": finding.paragraph,
                "effect": str(finding.effect),
                "key": finding.key,
                "values": finding.plain_values(),
                "text": sentence(finding),
            }
            for finding in ruling.findings
        ],
        "relied_on": _written(ruling.relied_on),
        "derived": _written(ruling.derived),
        "question": _question_data(ruling.question, known_values(ruling), situation) if ruling.question else None,
    }


def _question_data(question: Question, known: dict[str, Any], situation: str) -> dict[str, Any]:
    fact = question.fact
    return {
        "key": fact.key,
        "paragraph": fact.law,
        "asked_of": str(fact.asked_of),
        "options": [
            {"value": fact.kind.write(value), "text": option_text(fact, value, known)} for value in question.options
        ],
        "text": question_text(fact, known, situation),
    }


def _written(facts: dict[AnyFact, Any]) -> dict[str, Any]:
    return {fact.key: fact.kind.write(value) for fact, value in facts.items()}

"""The Laws of duplicate bridge for other programs: which situations there are, what each asks, the ruling on facts.

    >>> from bridge_laws import rule
    >>> rule("penalty_card", {"offender": "W"}, language="it")["question"]

Everything comes as plain data (`shapes`), with its sentences in the language that is named. What cannot be taken is a
`ValueError` of one English line that says what was wrong and what is taken. The package `bridge_laws` begins with this
module; the command `rule` and the pages under /api/ ask the same functions.
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from django.utils.translation import override

from rulings.laws import situations as registered
from rulings.laws.engine import AnyFact, Case, Ruling, facts_of, outcomes
from rulings.laws.engine.exclusion import rule_naming_both
from rulings.laws.engine.situation import Door, Situation
from rulings.laws.record.case_file import read_case
from rulings.laws.situations import DEFAULT_EDITION, EDITIONS, find_situation
from rulings.wording import outline as printed
from rulings.wording.questions import guidance_text, question_text
from rulings.wording.rulings import option_data, ruling_data
from rulings.wording.shapes import DoorData, FactData, RulingData, SituationData, SituationInFull
from rulings.wording.situations import door_hint, door_title, situation_title

__all__ = ["DEFAULT_EDITION", "EDITIONS", "LANGUAGES", "outline", "rule", "situation", "situations"]

LANGUAGES = ("en", "it", "pl")
"""The languages of the sentences."""


class _UnknownLanguage(ValueError):
    """No such language here."""

    def __init__(self, language: str) -> None:
        super().__init__(f"there is no language {str(language)[:20]!r} here: it is {', '.join(LANGUAGES)}")


def situations(*, edition: str = DEFAULT_EDITION, language: str = "en") -> list[SituationData]:
    """Every situation that the edition rules on, in the order of the Laws."""
    with _said_in(language):
        if edition not in EDITIONS:
            raise registered.UnknownSituation("", edition)
        return [_situation_data(each) for each in registered.situations(edition)]


def situation(key: str, *, edition: str = DEFAULT_EDITION, language: str = "en") -> SituationInFull:
    """One situation with every fact that it may ask."""
    with _said_in(language):
        found = find_situation(key, edition)
        facts = [_fact_data(fact, key) for fact in facts_of(found.laws[edition]).values()]
        return {**_situation_data(found), "edition": edition, "language": language, "facts": facts}


def rule(
    situation: str,
    facts: Mapping[str, object] | None = None,
    *,
    edition: str = DEFAULT_EDITION,
    language: str = "en",
    record: Mapping[str, object] | None = None,
) -> RulingData:
    """The ruling on the facts told, or as far as they lead: then `question` is what must be told next.

    `facts` are answers by the fact's key, "yes", "W" or ["SA"]. `record` is what was recorded at the table, all of it
    optional: board, dealer, vulnerability, form, offender, deal, auction, contract, opening_leader, tricks, cards,
    penalty_cards, claim, and the settings of the regulations; what it tells is not asked.
    """
    with _said_in(language):
        found = find_situation(situation, edition)
        entries = {**(facts or {}), **({"record": record} if record else {})}
        _case, ruling = ruled(found, edition, entries)
        return told(found, edition, language, entries, ruling)


def outline(situation: str, *, edition: str = DEFAULT_EDITION, language: str = "en") -> str:
    """The whole decision tree as indented text: each question with its answers, and what follows from them."""
    with _said_in(language):
        return printed.outline(find_situation(situation, edition), edition)


def ruled(situation: Situation, edition: str, entries: object) -> tuple[Case, Ruling]:
    """The law run over facts with their record, as JSON has them."""
    law = situation.laws[edition]
    case = read_case(law, entries)
    return case, rule_naming_both(law, case)


def told(
    situation: Situation, edition: str, language: str, entries: Mapping[str, object], ruling: Ruling
) -> RulingData:
    """A ruling on these facts as plain data, in the language that is active: `language` is its name."""
    found = outcomes(lambda more: ruled(situation, edition, more)[1], entries, 1) if ruling.question else ()
    return ruling_data(situation.key, situation.law, edition, language, ruling, found)


@contextmanager
def _said_in(language: str) -> Iterator[None]:
    """The language of everything said meanwhile."""
    if language not in LANGUAGES:
        raise _UnknownLanguage(language)
    with override(language):
        yield


def _situation_data(situation: Situation) -> SituationData:
    return {
        "key": situation.key,
        "law": situation.law,
        "title": situation_title(situation.key),
        "stage": str(situation.stage),
        "editions": sorted(situation.laws, reverse=True),
        "doors": [_door_data(each) for each in situation.doors],
    }


def _door_data(door: Door) -> DoorData:
    return {"key": door.key, "title": door_title(door), "hint": door_hint(door), "facts": dict(door.facts)}


def _fact_data(fact: AnyFact, situation: str) -> FactData:
    """A fact as it reads before anything is known."""
    return {
        "key": fact.key,
        "paragraph": fact.law,
        "asked_of": str(fact.asked_of),
        "kind": fact.kind.name,
        "text": question_text(fact, {}, situation),
        "guidance": guidance_text(fact, {}),
        "options": [option_data(fact, value, {}) for value in fact.kind.options],
    }

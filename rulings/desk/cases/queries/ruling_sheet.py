"""A stored ruling as the templates show it: its sentences as announced, what it relied on, what leads on from it.

And put once more before today's law, on the facts and the record that it was given. Reads snapshots; changes nothing.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from django.utils.translation import get_language

from rulings.bridge import Seat
from rulings.desk.base.known import Known
from rulings.desk.cases.queries.asking import ToldFact, ToldFinding
from rulings.desk.cases.wording.headlines import WEIGHTIEST, headline_text
from rulings.laws.engine import AnyFact, Case, Effect, StoredFinding, facts_of, read_regulations, rule
from rulings.laws.engine import Ruling as Word
from rulings.laws.record.record import Record, read_record
from rulings.laws.record.roles import offender
from rulings.laws.situations import UnknownSituation, find_situation, law_of
from rulings.models import FollowUp, IrregularityReport, Ruling
from rulings.wording.questions import fact_label, option_text
from rulings.wording.situations import situation_title
from rulings.wording.terms import value_text


@dataclass(frozen=True)
class _Difference:
    """A stored ruling and, in English, how today's law would rule otherwise."""

    ruling: Ruling
    reason: str


def replay() -> Iterator[_Difference]:
    """Every current ruling that would come out differently today, oldest first."""
    current = Ruling.objects.filter(is_current=True).select_related("report__club").order_by("pk")
    for ruling in current.iterator(chunk_size=500):
        if reason := difference(ruling):
            yield _Difference(ruling, reason)


def difference(ruling: Ruling, record: Record | None = None) -> str:
    """How the ruling would come out differently, on its own record or another; "" when it would not."""
    try:
        today = _word_again(ruling, record)
    except (UnknownSituation, ValueError) as error:
        return str(error)
    if today.question is not None:
        return f"asks {today.question.fact.key} now"
    return _findings_apart(ruling.found, tuple(map(StoredFinding.of, today.findings)))


def word_under(ruling: Ruling, regulations: Mapping[str, Any]) -> Word | None:
    """Today's law on what the ruling was given, under other regulations; None where it takes that no longer."""
    try:
        return _word_again(ruling, regulations=regulations)
    except (UnknownSituation, ValueError):
        return None


def _word_again(ruling: Ruling, record: Record | None = None, regulations: Mapping[str, Any] | None = None) -> Word:
    """Today's law on what the ruling was given; `UnknownSituation`, or `ValueError` for what it takes no longer."""
    given = {key: value for key, value in ruling.facts.items() if key not in ruling.derived}
    before = record or read_record(ruling.record)
    read = read_regulations(dict(ruling.regulations if regulations is None else regulations))
    return rule(law_of(ruling.situation, ruling.edition), Case(given, before, read))


def _facts_from_claim(ruling: Ruling) -> frozenset[str]:
    """The keys of the facts that the claim on its record told, and not the rest of it; none where no law tells them
    any more.
    """
    if "claim" not in ruling.record:
        return frozenset()
    try:
        return _word_again(ruling).from_claim & frozenset(ruling.derived)
    except (UnknownSituation, ValueError):
        return frozenset()


def _findings_apart(then: tuple[StoredFinding, ...], now: tuple[StoredFinding, ...]) -> str:
    """The findings of one and not of the other, by paragraph and key."""
    gone = [_name(finding) for finding in then if finding not in now]
    new = [_name(finding) for finding in now if finding not in then]
    if not (gone or new):
        return "" if then == now else "the same findings in another order"
    parts = (f"no longer {', '.join(gone)}" if gone else "", f"now {', '.join(new)}" if new else "")
    return "; ".join(part for part in parts if part)


def _name(finding: StoredFinding) -> str:
    return f"{finding.paragraph} {finding.key}"


@dataclass(frozen=True)
class NextCase:
    """What a ruling sends on to: the situation, its title, and who is the offender there."""

    situation: str
    title: str
    law: str
    offender: str

    @property
    def seat(self) -> str:
        """The offender's seat in the reader's language, "" where the finding names nobody."""
        return value_text(Seat(self.offender)) if self.offender else ""


def sentences_of(sentences: dict[str, list[str]]) -> list[str]:
    """The stored sentences in the reader's language, else in English."""
    language = (get_language() or "en").split("-")[0]
    return sentences.get(language) or sentences.get("en", [])


def announced_findings(ruling: Ruling) -> tuple[ToldFinding, ...]:
    """The findings as they were announced."""
    pairs = zip(sentences_of(ruling.sentences), ruling.found, strict=False)
    return tuple(ToldFinding(text, finding.paragraph, finding.effect == Effect.CHECK_LATER) for text, finding in pairs)


def headline(ruling: Ruling) -> str:
    """Who, what and the result in one sentence, for every row and page that names the ruling."""
    who, own = ruling.fact(offender), ruling.override_text
    if own:
        return headline_text(ruling.situation, who, (), own)
    key = (get_language(), ruling.situation, who, repr(ruling.findings))
    return _HEADLINES.of(key, lambda: headline_text(ruling.situation, who, ruling.found))


_HEADLINES: Known[str] = Known(2000, is_own=True)


def main_sentence(ruling: Ruling) -> str:
    """The finding that says most as it was announced, or the director's own ruling."""
    return ruling.override_text or weightiest(ruling, sentences_of(ruling.sentences))


def has_effect(ruling: Ruling, *effects: Effect) -> bool:
    """Whether one of its findings has one of these effects."""
    return any(finding.effect in effects for finding in ruling.found)


def weightiest(ruling: Ruling, texts: list[str]) -> str:
    """Of the sentences of a ruling's findings the one that says most."""
    by_effect = {finding.effect: text for finding, text in reversed(list(zip(ruling.found, texts, strict=False)))}
    return next((by_effect[effect] for effect in WEIGHTIEST if effect in by_effect), texts[0] if texts else "")


def facts_relied_on(ruling: Ruling) -> tuple[ToldFact, ...]:
    """What the ruling relied on; what no law here asks any more is left out.

    A judgement comes with its reason, with whom he consulted and whom he polled, a line each.
    """
    facts = _facts_known(ruling)
    known = {key: value for key in ruling.facts if key in facts and (value := ruling.fact(facts[key])) is not None}
    claimed, judged = _facts_from_claim(ruling), ruling.judged
    return tuple(
        ToldFact(
            key=key,
            label=fact_label(facts[key], known, ruling.situation),
            text=option_text(facts[key], value, known),
            source="claim" if key in claimed else _source_of(ruling, key),
            reason="\n".join(judged[key].notes.values()) if key in judged else "",
        )
        for key, value in known.items()
    )


def _facts_known(ruling: Ruling) -> dict[str, AnyFact]:
    """The facts of the ruling's law, none when it is no longer here."""
    try:
        return facts_of(law_of(ruling.situation, ruling.edition))
    except UnknownSituation:
        return {}


def _source_of(ruling: Ruling, key: str) -> str:
    """Where a fact of the snapshot came from."""
    if key in ruling.derived:
        return "record"
    return "overruled" if key in ruling.overruled else ""


def next_cases(ruling: Ruling) -> list[NextCase]:
    """The situations that the findings send on to, each for each player, as far as this edition rules on them here."""
    found: dict[tuple[str, str], NextCase] = {}
    for finding in ruling.found:
        key = str(finding.values.get("situation", "")) if finding.effect == Effect.SEE_LAW else ""
        if key and _is_ruled_on(key, ruling.edition):
            who = finding.who or ""
            law = find_situation(key, ruling.edition).law
            found.setdefault((key, who), NextCase(key, situation_title(key), law, who))
    return list(found.values())


def _is_ruled_on(situation: str, edition: str) -> bool:
    """Whether the edition rules on the situation here."""
    try:
        find_situation(situation, edition)
    except UnknownSituation:
        return False
    return True


def by_table(report: IrregularityReport) -> tuple[list[tuple[int, str]], int]:
    """Sorts reports by table, the ninth before the tenth, then by board; without a table they come last."""
    parts = [(int(part), "") if part.isdecimal() else (0, part) for part in re.split(r"(\d+)", report.table) if part]
    return parts or [(10**6, "")], report.board.number


def follow_up_text(follow_up: FollowUp) -> str:
    """What is to be come back to: the sentence that the ruling announced for it."""
    for text, finding in zip(sentences_of(follow_up.ruling.sentences), follow_up.ruling.found, strict=False):
        if (finding.key, finding.paragraph) == (follow_up.key, follow_up.paragraph):
            return text
    return follow_up.key

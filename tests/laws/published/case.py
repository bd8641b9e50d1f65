"""What a published case is, and how its answer is written down."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from rulings.laws.engine import Effect, Finding, Ruling, rule
from rulings.laws.record.case_file import read_case
from rulings.laws.situations import DEFAULT_EDITION, law_of

Facts = Mapping[str, object]
NORTH_SOUTH_AT_FAULT: Facts = {"form_of_scoring": "pairs_mp", "fault_of_ns": "directly", "fault_of_ew": "none"}
EAST_WEST_AT_FAULT: Facts = {"form_of_scoring": "pairs_mp", "fault_of_ns": "none", "fault_of_ew": "directly"}


@dataclass(frozen=True)
class Published:
    """A case, the facts a director would enter, and the answer.

    `finds` are what the ruling must hold, each `paragraph effect name=value ...`, and `lacks` effects that it must
    not. `asks` is the open question, as `key: options`, where the answer leaves the choice to a player or a judgement.
    `differs` says how the publication answered otherwise, and by which paragraph the desk does not.
    """

    title: str
    source: str
    situation: str
    facts: Facts
    finds: tuple[str, ...] = ()
    lacks: tuple[str, ...] = ()
    asks: str = ""
    record: Facts = field(default_factory=dict)
    edition: str = DEFAULT_EDITION
    differs: str = ""

    def rule(self) -> Ruling:
        law = law_of(self.situation, self.edition)
        return rule(law, read_case(law, {**self.facts, "record": dict(self.record)}))

    def check(self) -> None:
        """Fails with what was found where the ruling is not the published one."""
        ruling = self.rule()
        assert question(ruling) == self.asks
        found = [said(finding) for finding in ruling.findings]
        missing = [find for find in self.finds if not any(set(find.split()) <= words for words in found)]
        assert not missing, (missing, [" ".join(sorted(words)) for words in found])
        assert {Effect(lack) for lack in self.lacks}.isdisjoint(finding.effect for finding in ruling.findings)


def said(finding: Finding) -> set[str]:
    """A finding as words: its paragraph, its effect, and its values, a list as `S7,S6`."""
    values = {
        f"{name}={','.join(value) if isinstance(value, list) else value}"
        for name, value in finding.plain_values().items()
    }
    return {finding.paragraph, str(finding.effect), *values}


def question(ruling: Ruling) -> str:
    """The open question with the answers it takes; nothing when the ruling is complete."""
    if ruling.question is None:
        return ""
    fact = ruling.question.fact
    return " ".join([f"{fact.key}:", *(str(fact.kind.write(option)) for option in ruling.question.options)])

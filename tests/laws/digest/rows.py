"""What a row of the digest's tables is, and the cases worked from it.

A row is named `law-number-cite-title`: its number counts the rows of that law's tables from 1, in the digest's order.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from rulings.laws.engine import Ruling
from tests.laws.ruling import by_fault, ruled


@dataclass(frozen=True)
class Worked:
    """One case of a row. `finds` are "paragraph key" that the ruling must hold, `lacks` keys that it must not.

    `judged` are the facts that must have been asked as judgement; `asks` is the open question, where the row is one.
    """

    situation: str
    facts: Mapping[str, object]
    finds: tuple[str, ...] = ()
    lacks: tuple[str, ...] = ()
    judged: tuple[str, ...] = ()
    asks: str = ""
    record: Mapping[str, object] = field(default_factory=dict)
    edition: str = "2017"

    def rule(self) -> Ruling:
        """Where it comes to the score of a board that does not count, East-West alone is at fault, unless told."""
        given = by_fault(self.situation, self.edition) | self.facts
        return ruled(self.situation, self.edition, dict(self.record), **given)

    def check(self) -> None:
        """Fails with the ruling at hand where it is not what the row says."""
        ruling = self.rule()
        assert (ruling.question.fact.key if ruling.question else "") == self.asks
        found = [f"{finding.paragraph} {finding.key}" for finding in ruling.findings]
        assert {*self.finds} - {*found} == set(), found
        assert {*self.lacks} & {finding.key for finding in ruling.findings} == set()
        assert {*self.judged} - {fact.key for fact in ruling.judgements} == set()


def instead_of_the_result(
    situation: str,
    facts: Mapping[str, object],
    record: Mapping[str, object] | None = None,
    is_judged: bool = True,
    only_teams: bool = False,
) -> tuple[Worked, ...]:
    """12C and 86B for a board that is not played or does not count; `is_judged` where a result may be assigned."""

    def worked(form: str, *finds: str, regulated: bool = False, **more: object) -> Worked:
        told = {"regulations": {"law12c2d_multiple_boards": "yes"}} if regulated else {}
        return Worked(situation, {**facts, "form_of_scoring": form, **more}, finds, record={**(record or {}), **told})

    both = {fault: {"fault_of_ns": fault, "fault_of_ew": fault} for fault in ("none", "partly")}
    several = {"team_boards": "several"}
    assigned = ("12C1(a) assigned_score_replaces_the_result", "12C1(b) probable_result_without_the_infraction")
    judged = (worked("pairs_mp", *assigned, result_can_be_assigned=True),) if is_judged else ()
    pairs = (
        *judged,
        worked("pairs_mp", "12C2(a) average_plain_in_matchpoints", **both["partly"]),
        worked("pairs_imp", "12C2(b) average_plus_in_imps", "12C2(b) average_minus_in_imps"),
        worked("pairs_imp", "12C2(a) average_plain_in_imps", fault_of_ns="partly"),
        worked("individual", "12C3 individual_partners_share_the_score"),
        worked(
            "pairs_mp",
            "12C2(d) regulated_amount_for_a_later_board",
            regulated=True,
        ),
    )
    return (
        *(() if only_teams else pairs),
        worked("teams", *assigned, team_boards="one_other_table_not_clear", result_can_be_assigned=True)
        if is_judged
        else worked("teams", "12C2(b) average_plus_in_imps", team_boards="one_other_table_not_clear"),
        worked("teams", "12C2(a) average_plain_in_imps", team_boards="one_other_table_not_clear", fault_of_ns="partly"),
        worked(
            "teams",
            "12C2(d) regulated_amount_for_a_later_board",
            regulated=True,
            team_boards="one_other_table_not_clear",
        ),
        worked(
            "knockout", "12C4 knockout_scores_are_averaged", team_boards="one_other_table_not_clear", **both["none"]
        ),
        worked("teams", "86B1 other_table_demands_an_assigned_score", *assigned, team_boards="one_other_table_clear"),
        worked(
            "teams",
            "86B2(b) better_of_average_plus_and_assigned",
            "86B2(b) complement_for_the_side_at_fault",
            **several,
        ),
        worked(
            "teams",
            "86B2(a) substitute_boards_if_time_permits",
            "86B2(a) boards_are_cancelled",
            **several,
            **both["none"],
        ),
        worked("teams", "86B2(c) no_substitute_boards", "86B2(c) boards_are_cancelled", **several, **both["partly"]),
        worked("teams", "86B3 boards_of_one_table_by_regulation", team_boards="by_regulation"),
    )


@dataclass(frozen=True)
class Row:
    """One row of the tables of a law; `cases` are worked cases, or plain checks where nothing is ruled."""

    law: str
    number: int
    cite: str
    title: str
    cases: tuple[Worked | Callable[[], None], ...]

    @property
    def name(self) -> str:
        return f"{self.law}-{self.number:02}-{self.cite}-{self.title}".replace(" ", "-")

    def check(self) -> None:
        for case in self.cases:
            case.check() if isinstance(case, Worked) else case()


def rows(law: str, *listed: tuple[str, str, tuple[Worked | Callable[[], None], ...]]) -> tuple[Row, ...]:
    """The rows of a law's tables from (cite, title, cases), numbered as they stand."""
    return tuple(Row(law, number, *row) for number, row in enumerate(listed, start=1))

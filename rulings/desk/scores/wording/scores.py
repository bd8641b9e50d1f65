"""What scoring says in words: refusals, forms of scoring, units, numbers. The scoring room holds keys only."""

from collections.abc import Iterable
from fractions import Fraction

from django.utils.translation import get_language, pgettext_lazy
from django.utils.translation import gettext_lazy as _

from rulings.desk.scores.values.outcomes import table_result
from rulings.desk.scores.values.scoring import CannotScore
from rulings.models import Contestant, ContestantKind, Result
from rulings.scoring.errors import Refusal, ScoringError
from rulings.scoring.notation.results import write_result
from rulings.scoring.regulations import Method, Unit
from rulings.scoring.rounding import decimal_text
from rulings.scoring.sessions.session_scores import ALL
from rulings.wording.terms import Text

REFUSALS: dict[Refusal, Text] = {
    Refusal.NO_RESULT: _("“{text}” is not a result; write it like {example}."),
    Refusal.UNKNOWN_WORD: _("“{text}” holds “{word}”, which is not understood; write the result like {example}."),
    Refusal.TWICE: _("“{text}” says the same thing twice; write the result like {example}."),
    Refusal.LEVEL: _("“{text}” is no contract at the level of {level}: bids go from 1 to 7."),
    Refusal.WITHOUT_DECLARER: _("“{text}” does not say who declares; write the result like {example}."),
    Refusal.WITHOUT_TRICKS: _("“{text}” does not say how many tricks were taken; write =, +1, -2 or the tricks."),
    Refusal.TRICKS: _("{tricks} tricks cannot be: declarer takes 0 to 13."),
    Refusal.RELATIVE: _("{contract} cannot end {relative}: declarer takes 0 to 13 tricks."),
    Refusal.PASSED_OUT: _("A board that was passed out has no tricks."),
    Refusal.TRANSFER: _("{tricks} tricks cannot be transferred: the other side took {taken}."),
    Refusal.DECLARER_UNKNOWN: _("Nobody has said who declares {contract}."),
    Refusal.NO_COMPONENTS: _("A weighted score has at least one result."),
    Refusal.WEIGHT: _("The weight {weight} cannot be; every result has a weight above 0."),
    Refusal.LANGUAGE: _("“{language}” is not a language here; choose one of {known}."),
    Refusal.METHOD: _("“{method}” is not a form of scoring here; choose one of {known}."),
    Refusal.RULE: _("“{value}” is not a value of {setting}; choose one of {known}."),
    Refusal.NOT_AT_BOARD: _("These pairs did not play board {board} together."),
    Refusal.TWICE_AT_BOARD: _("Somebody stands twice on board {board}, so that it cannot be scored."),
    Refusal.MATCH_LENGTH: _("A match cannot have {boards} boards; give a number from 1 to {most}."),
    Refusal.PENALTY_UNIT: _("A penalty in {unit} cannot be applied here; this session is scored in {scored}."),
    Refusal.PENALTY_AMOUNT: _("A penalty of {amount} cannot be; its amount is above 0."),
    Refusal.CONTESTANT: _("There is a penalty for somebody who does not play in this session."),
    Refusal.VICTORY_POINTS: _(
        "Matches in {scored} have no scale of victory points here. Give the regulations a table of their own for them, "
        "or rank them without."
    ),
    Refusal.AVERAGE_UNIT: _("An artificial score in {unit} cannot be given here; this session is scored in {scored}."),
}
METHODS: dict[Method, Text] = {
    Method.MATCHPOINTS: _("Matchpoints"),
    Method.CROSS_IMPS: _("Cross-IMPs"),
    Method.BUTLER: _("Butler"),
    Method.AGGREGATE: _("Total points"),
    Method.TEAMS: _("Teams of four, IMPs"),
    Method.BOARD_A_MATCH: _("Board-a-match"),
}
UNITS: dict[Unit, Text] = {
    Unit.MATCHPOINTS: pgettext_lazy("unit", "MP"),
    Unit.IMPS: pgettext_lazy("unit", "IMP"),
    Unit.POINTS: pgettext_lazy("unit", "points"),
    Unit.VPS: pgettext_lazy("unit", "VP"),
}
_LISTS: dict[str, Text] = {
    "NS": pgettext_lazy("side", "North-South"),
    "EW": pgettext_lazy("side", "East-West"),
    "all": _("All pairs"),
}
KINDS: dict[str, tuple[Text, Text]] = {
    ContestantKind.PAIR: (_("Pair"), _("All pairs")),
    ContestantKind.TEAM: (_("Team"), _("All teams")),
    ContestantKind.INDIVIDUAL: (_("Player"), _("All players")),
}
"""Who is on a ranking list, and the name of the list that has them all."""
OTHERS = _("The file leaves the form of scoring open: {method} was taken; {others} would be possible as well.")
_ON_BOARD = _("Board {board}: {sentence}")


def refusal_text(error: ScoringError) -> str:
    """A refusal of the scoring room in the reader's language."""
    return str(REFUSALS[error.refusal]).format_map(error.values)


def cannot_text(refusal: CannotScore) -> str:
    """Why a session cannot be scored, in the reader's language."""
    if refusal.error is None:
        return str(refusal)
    sentence = refusal_text(refusal.error)
    return str(_ON_BOARD).format(board=refusal.board, sentence=sentence) if refusal.board else sentence


def kind_text(contestant: Contestant | None) -> str:
    """What somebody is who competes: `Pair`, `Team`, `Player`."""
    return str(KINDS[contestant.kind if contestant else ContestantKind.PAIR.value][0])


def list_title(line: str, contestants: Iterable[Contestant]) -> str:
    """The name of a ranking list, by who is on it."""
    kind = next((contestant.kind for contestant in contestants), ContestantKind.PAIR.value)
    return str(KINDS[kind][1] if line == ALL else _LISTS[line])


def award_text(award: Fraction | None) -> str:
    """An award, a total or a percentage with two decimals and a true minus sign; a dash where there is none."""
    return "–" if award is None else decimal_text(award).replace("-", "−")


def played_text(result: Result) -> str:
    """What was played, in the reader's habit: `4♠ X −2 W`; as much of it as is known, or the artificial score."""
    table = table_result(result)
    if result.artificial or table is None:
        return result.artificial or f"{result.contract} {result.declarer}".strip()
    return write_result(table, get_language() or "en", with_symbols=True)

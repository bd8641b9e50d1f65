"""The figures of a regulation profile in words, by their names: what each is, and what its values mean."""

from collections.abc import Mapping
from functools import reduce
from typing import Any

from django.utils.formats import localize
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rulings.desk.profiles.values.figures import AMOUNTS, FIGURES, Group
from rulings.desk.profiles.values.kinds import Figure, Kind, Part, inside
from rulings.desk.scores.wording.scores import METHODS
from rulings.laws.engine import Setting
from rulings.models import Body, Role
from rulings.scoring.methods.imps import CrossDivisor, UndividedAverage
from rulings.scoring.methods.short_fields import ShortField
from rulings.scoring.methods.victory_points import VpKind
from rulings.scoring.regulations import CountedFrom, Method, Sections, UnequalBoards
from rulings.scoring.rounding import Halves, read_exact
from rulings.wording.dates import minutes_text
from rulings.wording.terms import Text

COMMON_STAYS = _("This profile is everybody's and never changed. Copy it to your club, and change the copy.")
GROUPS: dict[Group, Text] = {
    Group.PERIODS: _("Times"),
    Group.APPEALS: _("Appeals and the recorder"),
    Group.AVERAGES: _("Artificial scores (12C2)"),
    Group.ADJUSTING: _("Adjusted scores and penalties"),
    Group.SCORING: _("How boards are scored"),
    Group.VICTORY_POINTS: _("Victory points"),
    Group.READINGS: _("What the Laws leave open"),
}
LABELS: dict[str, Text] = {
    "correction_minutes": _("Correction period, minutes after the official score (79C1)"),
    "appeal_minutes": _("Time to ask for a ruling or to appeal, minutes after the official score (92B)"),
    "body": _("Who hears appeals (93)"),
    "members": _("Members of a committee"),
    "late_decided_by": _("Who decides on a late appeal"),
    "deposit": _("Deposit for an appeal"),
    "further_days": _("Days for a further appeal to the federation, from the day the decision is told (93C1)"),
    "recorder_days": _("Days that a note on conduct is kept"),
    "plus": _("Average plus, percent"),
    "average": _("Average, percent"),
    "minus": _("Average minus, percent"),
    "plus_imps": _("Average plus, IMPs"),
    "average_imps": _("Average, IMPs"),
    "minus_imps": _("Average minus, IMPs"),
    "later_plus": _("Second average plus of a session, percent (12C2(d))"),
    "later_average": _("Second average, percent"),
    "later_minus": _("Second average minus, percent"),
    "later_plus_imps": _("Second average plus, IMPs"),
    "later_average_imps": _("Second average, IMPs"),
    "later_minus_imps": _("Second average minus, IMPs"),
    "with_session": _("Average plus and minus follow the rest of the session (12C2(c))"),
    "weighting_allowed": _("Weighted scores (12C1(c))"),
    "penalty_percent_of_top": _("Standard penalty, percent of a top"),
    "penalty_imps": _("Standard penalty, IMPs"),
    "penalty_vps": _("Standard penalty, victory points"),
    "method": _("Form of scoring"),
    "matchpoints_beaten": _("Matchpoints for a beaten score"),
    "matchpoints_from": _("Matchpoints are counted"),
    "sections": _("The sections of a field"),
    "short_field": _("A board played fewer times"),
    "fouled_board_formula": _("A board played in several forms (87B)"),
    "cross_divisor": _("Cross-IMPs are divided by"),
    "undivided_average": _("An average of so many IMPs (12C2(b)) is given"),
    "unequal_boards": _("Contestants with fewer boards"),
    "expected": _("Tables at which each board is to be played"),
    "datum_trim": _("Datum: scores left out at each end"),
    "datum_trim_percent": _("Datum: percent of the field left out at each end, where that is more"),
    "datum_least": _("Datum: results needed before any is left out"),
    "datum_unit": _("Datum: rounded to so many points"),
    "datum_halves": _("Datum: an exact half is rounded"),
    "datum_factored": _("Datum: a board played fewer times counts as if played as often as the others"),
    "vp_scale": _("Scale of victory points"),
    "vp_stake": _("Victory points at stake in a match"),
    "vp_table": _("Table of victory points"),
    "vp_percents": _("Table of victory points for matchpoints"),
    "law67b1_subject_to_64b": _("The exceptions of 64B apply to the trick that 67B1 transfers"),
    "defenders_may_ask_each_other": _("Defenders may ask each other about a revoke (61B3)"),
    "claim_suit_top_down": _("A claimer who stated no order plays a suit from the top (70E2)"),
    "mandatory_pause": _("A pause is demanded (73A2)"),
    "spectator_irregularity_rule": _("A rule for irregularities that a spectator causes (76C2)"),
    "law12c2d_multiple_boards": _("Other amounts for several boards without a result (12C2(d))"),
    "law16b2_reserve_rights": _("Players may reserve their rights (16B2)"),
    "opening_lead_face_up": _("Opening leads are faced at once (41A)"),
    "law53b_defender_card_is_pc": _("A lead out of turn that gave way to a proper lead is a penalty card (53B)"),
    "law57c_covers_lead_to_next": _("57C covers a lead to the next trick"),
    "call_made_when_removed": _("A call is made when its card leaves the bidding box (18F)"),
    "own_system_card_use": _("More use of one's own system card than 40B2(b) allows"),
    "opponents_system_card_at_any_time": _("The opponents' system card at any time (40B2(c))"),
    "memory_aids": _("More aids to memory than 40B2(d) allows"),
    "vary_methods_after_irregularity": _("Methods may be varied after an irregularity (40B2(a)(iv))"),
    "psychic_artificial_calls": _("Psychic artificial calls are allowed (40B2(a)(v))"),
    "further_appeal": _("There is an appeal from the committee's decision (93C1)"),
}
_OPTIONS: dict[str, dict[str, Text]] = {
    "body": {each.value: each.label for each in Body},
    "late_decided_by": {each.value: each.label for each in Role},
    "method": {"": _("as the session's file says"), **{each.value: METHODS[each] for each in Method}},
    "matchpoints_beaten": {
        "": _("as the session's file says"),
        "1": _("1, and a half for an equal one"),
        "2": _("2, and 1 for an equal one"),
    },
    "matchpoints_from": {
        CountedFrom.BOTTOM: _("from nothing: half of a top is average"),
        CountedFrom.AVERAGE: _("from the average: 0 is average"),
    },
    "sections": {
        Sections.TOGETHER: _("are compared with each other"),
        Sections.APART: _("are scored each by itself"),
    },
    "vp_scale": {
        "": _("as the session's file says"),
        VpKind.NONE: _("none"),
        VpKind.CONTINUOUS: _("the continuous scale"),
        VpKind.DISCRETE: _("the discrete scale"),
        VpKind.TABLE: _("a table of its own"),
    },
    "cross_divisor": {
        CrossDivisor.COMPARISONS: _("the other results"),
        CrossDivisor.RESULTS: _("all results"),
        CrossDivisor.NONE: _("nothing"),
    },
    "undivided_average": {
        UndividedAverage.EACH_COMPARISON: _("for each comparison"),
        UndividedAverage.IN_ALL: _("once in all"),
    },
    "unequal_boards": {
        UnequalBoards.AVERAGED: _("are compared by their average"),
        UnequalBoards.ADDED: _("are compared by their total"),
    },
    "datum_halves": {
        Halves.AWAY: _("away from zero"),
        Halves.TOWARDS: _("towards zero"),
        Halves.UP: _("up"),
        Halves.DOWN: _("down"),
        Halves.EVEN: _("to the even number"),
    },
}
_FORMULAS: dict[str, Text] = {
    ShortField.NEUBERG: _("Neuberg"),
    ShortField.WHITE: _("Neuberg, but fixed percentages for very few scores (EBU)"),
    ShortField.ASE: _("Neuberg, but fixed percentages for fewer than four scores (ASE)"),
    ShortField.EQUALLED: _("each score that is missing counts as an equal one"),
    ShortField.SHARE: _("the same part of a top"),
    ShortField.NONE: _("the matchpoints as they are"),
}
SETTINGS: dict[str, Text] = {
    Setting.YES: pgettext_lazy("setting", "yes"),
    Setting.NO: pgettext_lazy("setting", "no"),
    Setting.ASK: pgettext_lazy("setting", "the director judges"),
}
HELP: dict[str, Text] = {
    **{f"later_{name}": _("And all that follow. Empty: as the first.") for name in AMOUNTS},
    "further_days": _("0: no time is set."),
    "vp_stake": _("Only with a table of its own."),
    "vp_table": _(
        "Only with a table of its own: the least margin in IMPs for a drawn match, which is 0, then for one victory "
        "point more, for two more and so on, such as 0, 3, 7, 11."
    ),
    "vp_percents": _(
        "Only with a table of its own, for pairs that meet in matches of one length: the least percentage of a match "
        "for one victory point more than a draw, for two and so on, such as 50.66 51.99 53.34."
    ),
    "undivided_average": _("Only where the sum is divided by nothing."),
}
"""What a field of the form needs explained."""
_NOT_SET = pgettext_lazy("setting", "not set")
_AS_FIRST = _("as the first")


def options_of(figure: Figure) -> list[tuple[str, Text]]:
    """What a choice may be, in words."""
    words = _OPTIONS.get(figure.name) or (SETTINGS if figure.part is Part.SETTINGS else _FORMULAS)
    return [(option, words[option]) for option in figure.options]


def setting_texts(scoring: Mapping[str, Any]) -> list[tuple[str, str]]:
    """Each setting of scoring that is given, as a profile writes them: its label, and its value."""
    given = [(each, reduce(inside, each.path, scoring)) for each in FIGURES if each.part is Part.SCORING]
    return [(str(LABELS[each.name]), value_text(each, value)) for each, value in given if value is not None]


def value_text(figure: Figure, value: Any) -> str:
    """A figure's value in the reader's language."""
    if value in ("", None) and figure.kind is not Kind.CHOICE:
        return str(_AS_FIRST if figure.name.startswith("later_") else _NOT_SET)
    match figure.kind:
        case Kind.CHOICE:
            return str(dict(options_of(figure))[str(value)])
        case Kind.YES_NO:
            return str(SETTINGS[Setting.YES if value else Setting.NO])
        case Kind.AMOUNT:
            return _number_text(str(value))
        case _ if figure.part is Part.PERIODS:
            return minutes_text(int(value))
        case _:
            return str(value)


def _number_text(text: str) -> str:
    """A number as the reader writes it: 0.5, 0,5; a third stays 1/3."""
    number = read_exact(text)
    decimal = float(number)
    return localize(int(number)) if number.denominator == 1 else text if "/" in text else localize(decimal)

"""A ruling in one sentence: who, what, result. `West led out of turn: the lead stands and East is dummy`.

For rows, the ruling's own page, the queue and the casebook alike. Names seats and sides, never a player.
"""

from collections.abc import Iterator, Sequence

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rulings.bridge import Seat, Side
from rulings.desk.cases.wording.deeds import deed
from rulings.laws.engine import Award, Effect, StoredFinding
from rulings.laws.scores_left import LEAVE_THE_SCORE
from rulings.wording.terms import SEATS, SIDES, Text

_WHOLE = pgettext_lazy("headline", "{deed}: {result}")
_TRICKS: dict[int, Text] = {1: _("one trick to {to}"), 2: _("two tricks to {to}"), 3: _("three tricks to {to}")}
_MORE_TRICKS = _("tricks to {to}: {tricks}")
_BY_KEY: dict[str, Text] = {
    "tricks_left_are_awarded": _("of the tricks left {tricks} to {side}, {rest} to {other}"),
    "lead_accepted_dummy_is_spread": _("the lead stands and {dummy} is dummy"),
    "partner_of_the_spread_hand_declares": _("the lead stands, {who} declares and {dummy} is dummy"),
    "lead_refused_partner_leads": _("the lead is refused and {who} leads"),
    "transfer_was_enough": _("no further adjustment"),
}
_BY_EFFECT: dict[Effect, Text] = {
    Effect.ADJUSTED_SCORE: _("the score is adjusted"),
    Effect.LEAD_RESTRICTION: _("lead restriction"),
    Effect.PENALTY_CARD: _("penalty card"),
    Effect.MUST_PASS: _("{who} must pass"),
    Effect.CANCELLED: pgettext_lazy("headline", "cancelled"),
    Effect.CARD_RETURNED: _("the card goes back"),
    Effect.CARD_ADDED: _("the missing card is added"),
    Effect.TURN_RETURNS: _("the turn goes back"),
    Effect.STANDS: pgettext_lazy("headline", "it stands"),
    Effect.NO_RECTIFICATION: _("no rectification"),
    Effect.MUST_PLAY: _("a card must be played"),
    Effect.PLAY_RESTRICTION: _("restriction in the play"),
    Effect.PLAY_ON: _("play goes on"),
    Effect.PENALTY: _("a penalty"),
    Effect.CHECK_LATER: _("to be judged later"),
}
_ARTIFICIAL = _("an artificial adjusted score")
_NO_TRICK = _("no trick is transferred")
_SCORE_STANDS = _("the score stands")
_WEIGHTY = (
    Effect.TRICKS_TRANSFERRED,
    Effect.ADJUSTED_SCORE,
    Effect.LEAD_RESTRICTION,
    Effect.PENALTY_CARD,
    Effect.MUST_PASS,
)
"""Effects of which two are told; of any other the first alone."""
WEIGHTIEST = (
    *_WEIGHTY,
    Effect.CANCELLED,
    Effect.CARD_RETURNED,
    Effect.CARD_ADDED,
    Effect.TURN_RETURNS,
    Effect.STANDS,
    Effect.NO_RECTIFICATION,
    Effect.MUST_PLAY,
    Effect.PLAY_RESTRICTION,
    Effect.PLAY_ON,
    Effect.PENALTY,
    Effect.SEE_LAW,
)
"""What a ruling does, by how much it says."""
_MOST = 2


def headline_text(situation: str, who: Seat | None, found: Sequence[StoredFinding], own: str = "") -> str:
    """Who and what, then the result, or the director's `own` ruling in place of the findings."""
    result = own or "; ".join(list(dict.fromkeys(_results(found)))[:_MOST])
    done = deed(situation, who)
    return str(_WHOLE).format(deed=done, result=result) if result else done


def _results(found: Sequence[StoredFinding]) -> Iterator[str]:
    """What was ruled, the weightiest first."""
    told = [_filled(_BY_KEY[finding.key], finding) for finding in found if finding.key in _BY_KEY][:1]
    for effect in (*WEIGHTIEST, Effect.CHECK_LATER):
        matching = [finding for finding in found if finding.effect == effect and finding.key not in _BY_KEY]
        if effect in _WEIGHTY or not told:
            told += [_result(effect, finding) for finding in matching if effect is not Effect.SEE_LAW]
    yield from told


def _result(effect: Effect, finding: StoredFinding) -> str:
    """What one finding does, in a few words."""
    tricks = finding.values.get("tricks")
    if effect is Effect.TRICKS_TRANSFERRED:
        return _filled(_TRICKS.get(tricks, _MORE_TRICKS) if isinstance(tricks, int) else _MORE_TRICKS, finding)
    if effect is Effect.NO_RECTIFICATION and tricks == 0:
        return str(_NO_TRICK)
    if finding.key in LEAVE_THE_SCORE:
        return str(_SCORE_STANDS)
    is_artificial = finding.values.get("kind") == Award.ARTIFICIAL
    return str(_ARTIFICIAL) if is_artificial else _filled(_BY_EFFECT[effect], finding)


class _Names(dict[str, object]):
    """Values by name; one that the ruling does not have is left open."""

    def __missing__(self, name: str) -> str:
        return "–"


def _filled(sentence: Text, finding: StoredFinding) -> str:
    """The sentence with the finding's values, seats and sides by their names."""
    return str(sentence).format_map(_Names({name: _name(value) for name, value in finding.values.items()}))


def _name(value: object) -> object:
    if not isinstance(value, str):
        return value
    return SEATS[Seat(value)] if value in set(Seat) else SIDES[Side(value)] if value in set(Side) else value

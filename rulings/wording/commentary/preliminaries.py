"""Laws 1 to 16: the board, the deal, the director, and what may be known."""

from collections.abc import Mapping

from django.utils.translation import gettext_lazy as _

from rulings.wording.terms import Text

MISTAKES: Mapping[str, tuple[Text, ...]] = {
    "wrong_seat": (
        _("Partners change seats because one of them likes the other better. That needs the director’s leave (5A)."),
        _(
            "Boards played in wrong seats are not thrown away for it: the pairs are sent back, and what can "
            "count counts."
        ),
    ),
    "board_handling": (
        _(
            "Each player counts his cards before he looks at them; if he has not counted, what comes of it is his "
            "fault (7B2)."
        ),
        _("The pair that put a hand into the wrong pocket has moved on: it may be penalized all the same (90B6)."),
        _(
            "A player reaches for an opponent’s cards to see a trick again. He asks for it; he does not touch "
            "them (7B3)."
        ),
    ),
    "late_board": (
        _("Both sides are given an average without a word. First it is found out whose fault the delay is (12C2)."),
        _("The round is not over for a table that still plays when the next one is called (8B1)."),
        _("A board that was begun is stopped as a last resort; if its result can be judged, that is assigned (12C1)."),
    ),
    "misdeal": (
        _("Players deal again of their own accord. Only the director decides that a deal does not count."),
        _("A flat or unlikely deal is no misdeal: how the cards fell is never a reason to deal again."),
    ),
    "call_attention": (
        _(
            "Players settle it among themselves. Once attention has been drawn, nobody acts before the director "
            "has come."
        ),
        _(
            "“Dummy called the director, so we lose our rights.” Calling him once attention was drawn costs "
            "nobody anything."
        ),
    ),
    "action_before_director": (
        _("Players believe that their own ruling binds them. The director may let it stand or set it aside."),
        _(
            "The side that acted too soon may lose its own right to the rectification; the director may then penalize "
            "the offenders all the same, but he gives back nothing that was forfeited."
        ),
    ),
    "adjusted_score": (
        _("A score is not adjusted because somebody feels that a rectification was too mild or too hard (12B2)."),
        _("Average plus and minus are for boards without a result; where there was one, a score is assigned."),
        _("A serious error of the innocent side does not give the offenders their good score back."),
    ),
    "wrong_number_of_cards": (
        _("Cards are moved from hand to hand before anybody has asked whether a player with a wrong hand has called."),
        _("All four hands are counted first, and nobody shows a card meanwhile."),
    ),
    "missing_card": (
        _("The missing card belonged to the hand all the time: not to have played it may have been a revoke."),
        _("A missing card that lies among the played ones is no missing card: look at the tricks first."),
    ),
    "cards_from_wrong_board": (
        _("The call on the wrong cards is cancelled; it is not for the players to say whether it can be repeated."),
        _("What was seen of the other board counts when that board is played: look whether it still can be."),
    ),
    "wrong_board_played": (
        _("The score of a board that neither side had played before stands, even if it was not meant for them."),
        _("A board that one of the players had played before cannot be kept for his opponents alone."),
    ),
    "unauthorized_information": (
        _("A hesitation is no offence: what may be one is the partner’s choice after it."),
        _("“I would always have bid it” does not count: what counts is what his peers would have considered."),
        _("The director does not forbid calls at the table: the partner calls, and the rest is judged afterwards."),
    ),
    "withdrawn_actions": (
        _("What the offenders withdrew may be used by the other side, and not by their own."),
        _("What the other side withdrew because of the offence may be used by that side, and not by the offenders."),
    ),
    "extraneous_information": (
        _(
            "A player who overheard something about a board keeps silent until it is too late. He tells the "
            "director at once."
        ),
        _("Nobody is at fault who hears by chance: he gets average plus where the board cannot be played."),
    ),
}

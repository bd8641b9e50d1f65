"""Laws 72 to 93: conduct, scores, the director’s rulings and appeals."""

from collections.abc import Mapping

from django.utils.translation import gettext_lazy as _

from rulings.wording.terms import Text

MISTAKES: Mapping[str, tuple[Text, ...]] = {
    "conduct": (
        _(
            "A side that gained by chance keeps the gain, but not if it could have known beforehand that the "
            "offence might help."
        ),
        _("Manners are a matter of penalties, not of the score of the board."),
    ),
    "tempo": (
        _("Opponents who draw conclusions from tempo do so at their own risk."),
        _("The score is adjusted if he hesitated without a bridge reason and could have known that it might help him."),
    ),
    "mistaken_explanation": (
        _("A mistaken call is no offence; a mistaken explanation is one."),
        _(
            "The player who hears his call explained wrongly may not let it be seen, and calls on as if it had "
            "been right."
        ),
        _("A defender waits with the correction until the play is over."),
    ),
    "spectator": (
        _("A spectator says nothing, and looks at one hand only."),
        _("He may not point out an irregularity; he answers only when the director asks him."),
    ),
    "disputed_tricks": (
        _("Once the hands are back in the board, the number of tricks is hard to change: speak before."),
        _("A wrongly entered score is put right until the correction period ends."),
    ),
    "directors_error": (
        _("When the director was wrong, both sides count as innocent, and the two scores need not add up."),
        _("He puts his error right as soon as he sees it, also against himself."),
    ),
    "facts_established": (
        _("Where the players disagree, the director finds the facts by what is more likely, and rules at once."),
        _("He collects evidence; he does not ask who complained first or who is the better player."),
    ),
}

"""What is wrong with a result, and what is said of the public ranking, in words."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.terms import Text

CONTRADICTIONS: dict[str, Text] = {
    "not_in_movement": _("by the movement these two do not meet on this board"),
    "plays_twice": _("one of the two has another result on this board"),
    "other_points": _("the points are not those of contract and tricks (77)"),
}
NOT_OVER = _("Play goes on. The ranking is here when it is over.")
SHOWN = _("Kept. Whoever has the address reads the ranking there when play is over.")
HIDDEN = _("Kept. Nobody reads the ranking without an account.")
ADDRESS_TAKEN = _("Another session has this address. Choose another one.")
NO_ADDRESS = _("Use letters without accents, digits and hyphens, such as ponte-tuesday-17.")
STILL_TO_PLAY = _("You still have boards to play in this session. Take its files when you have played them.")

"""What the practice says of its levels, and where an address asks for what is not there."""

from django.utils.translation import gettext_lazy as _

from rulings.laws.practice.levels import PRACTISED, Level
from rulings.laws.situations import find_situation
from rulings.wording.laws.tables import TITLES
from rulings.wording.situations import STAGES
from rulings.wording.terms import Text

LEVELS: dict[Level, Text] = {
    Level.PLAYER: _("Player"),
    Level.DIRECTOR: _("Club director"),
    Level.EXAM: _("Federation exam"),
}
ABOUT: dict[Level, Text] = {
    Level.PLAYER: _("What happens every evening, with few questions."),
    Level.DIRECTOR: _("Every situation that is practised here, as a club director meets it."),
    Level.EXAM: _("Long cases, and a clock: a minute and a half for each. Nothing is lost when the time is over."),
}
NO_SUCH_ANSWER: Text = _(
    "That is not an answer to this question: begin the exercise again, and press one that is shown."
)
NO_SUCH_TEST: Text = _("This is not the link of a test: ask your trainer for it again, and copy it whole.")
TEST_IS_OVER: Text = _("This test is over: ask your trainer for another link.")
TOO_MANY_CODES: Text = _("At most 200 codes are read at once: paste them in parts.")
NO_SUCH_SET: Text = _("There is no such round of exercises: choose level and number on the page of the practice.")
ANSWERED_ALREADY: Text = _(
    "This question is answered already, and an answer of a test stays as it was given: go on to the next."
)
BEGUN_BY_ANOTHER: Text = _("Somebody began the test in the same moment: press the button once more.")
LAWS_HAVE_CHANGED: Text = _(
    "This site has changed since the test was begun: open the link of the test again, and begin anew."
)


def situations_by_stage() -> list[tuple[Text, list[tuple[str, Text]]]]:
    """The situations that are practised, by their key, under the stage at which they come up."""
    grouped: dict[Text, list[tuple[str, Text]]] = {name: [] for name in STAGES.values()}
    for key in PRACTISED:
        grouped[STAGES[find_situation(key).stage]].append((key, TITLES[key]))
    return [(name, rows) for name, rows in grouped.items() if rows]

"""The guide of one page for directors and that for players, and what is new."""

from dataclasses import dataclass

from django.utils.translation import gettext_lazy as _

from rulings.wording.terms import Text


@dataclass(frozen=True)
class _Section:
    """A heading, and what stands under it."""

    heading: Text
    sentences: tuple[Text, ...]


DIRECTORS: tuple[_Section, ...] = (
    _Section(
        _("Before the session"),
        (
            _(
                "Begin tonight's session with its tables, boards and movement, or load the file of your scoring "
                "program."
            ),
            _("Print the table cards: players call you with their own phones."),
        ),
    ),
    _Section(
        _("At the table"),
        (
            _("Press “New ruling”, choose table and board, and say what happened."),
            _(
                "Answer only what is asked. Where the Laws leave it to your judgement, the question says so: "
                "write down why."
            ),
            _("Read the sentences to the table. Each has its paragraph, and tells both sides what they may do."),
        ),
    ),
    _Section(
        _("Afterwards"),
        (
            _(
                "An adjusted score is given on the ruling's page; you see what it does to the ranking before you "
                "keep it."
            ),
            _("A ruling is never edited. Replace it by a new version, and say why."),
            _("What a ruling leaves for later stands on your desk until it is settled."),
        ),
    ),
    _Section(
        _("When it is disputed"),
        (
            _("Give both sides their private links: there they read the ruling, and until when they may appeal."),
            _("Lodge an appeal from the ruling's page, with its reasons and the consent of both partners."),
        ),
    ),
    _Section(
        _("At the end"),
        (
            _(
                "“The official end” lists what is left. Say when the official score was available: the periods "
                "run from then."
            ),
        ),
    ),
    _Section(
        _("If something fails"),
        (
            _("Without a network what you typed stays on the page: press again when it is back."),
            _("Forms on paper are in the menu. Enter them later: the record keeps both times."),
        ),
    ),
)
PLAYERS: tuple[_Section, ...] = (
    _Section(
        _("Call the director"),
        (
            _(
                "Once attention has been drawn to an irregularity, call the director at once. Nobody acts until "
                "he has come (Law 9B)."
            ),
            _("Scan the card on your table, and press once."),
        ),
    ),
    _Section(
        _("While he rules"),
        (
            _("Say what happened, and answer what he asks. It is no trial: most rulings only put things right."),
            _("Where you may choose, he tells you first what follows from each choice."),
        ),
    ),
    _Section(
        _("Your ruling"),
        (
            _(
                "Ask for your side's private link. It shows the ruling, its paragraphs, and until when you may "
                "query or appeal."
            ),
            _("Keep it to your side: whoever opens it speaks for you."),
        ),
    ),
    _Section(
        _("A wrong score"),
        (_("Query it before the correction period ends (Law 79C): on your link, or by telling the director."),),
    ),
    _Section(
        _("An appeal"),
        (
            _(
                "You and your partner both have to agree to it, in time and with reasons (Law 92). A deposit may "
                "be asked for."
            ),
        ),
    ),
    _Section(
        _("What others see"),
        (
            _("Published cases carry no names."),
            _("The club tells you on request what it holds about you, and takes your name out of it."),
        ),
    ),
)
NEWS: tuple[Text, ...] = (
    _("Regulations side by side, and a figure tried on old rulings before it is changed."),
    _("A club runs itself in the browser: invitations, roles that end, forgotten passwords."),
    _("Files of more scoring programs; a line that contradicts itself is kept aside, and all the others come in."),
    _("An evening without any file: movements, names at the door, calls from the tables, the round clock."),
    _("Seventy situations of the Laws of 2017, and those of 2007 beside them."),
)
"""The latest first."""

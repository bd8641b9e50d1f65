"""Sentences and questions of Law 79: a disagreement on the number of tricks, or a score recorded wrongly."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rulings.wording.asked import Asked, DoorWords
from rulings.wording.laws.shared import BOARD_PUT_OFF
from rulings.wording.terms import Text

TITLES: dict[str, Text] = {"disputed_tricks": _("Disagreement on tricks won")}
DOORS: dict[str, DoorWords] = {
    "disputed_tricks": DoorWords(
        _("The sides disagree on the tricks won"),
        pgettext_lazy("search words", "tricks number disagree disputed after the round result score"),
        _("also when the round is over"),
    ),
    "score_recorded_wrongly": DoorWords(
        _("A score was entered or computed wrongly"),
        pgettext_lazy("search words", "score entered recorded wrongly mistake correction period contract declarer"),
        _("the sides agree on the tricks"),
    ),
}
SENTENCES: dict[str, Text] = {
    "tricks_agreed_to": _("{who} wants tricks after agreeing to a claim or concession: see Law {law}."),
    "tricks_conceded": _("{by} wants tricks back that his side conceded: see Law {law}."),
    "one_result_is_ruled": _(
        "I was called in the round: I rule one number of tricks for both sides, by what is more probable on the "
        "evidence."
    ),
    "cards_tell_the_tricks": _(
        "Each player looks at his own cards, and who has mixed them may lose by it: see Law {law}."
    ),
    "result_is_put_right_for_both": _(
        "I am clearly convinced of the result at the table: the score is put right for both sides."
    ),
    "recorded_score_stays": _("I was called after the round and am not clearly convinced: the recorded score stays."),
    "one_score_is_lowered": _(
        "I was called after the round and am not clearly convinced: the score of {to} is lowered, that of {side} is "
        "not raised."
    ),
    "wrong_record_is_put_right": _(
        "The tricks are agreed and only the record is wrong: within the correction period it is put right for both "
        "sides."
    ),
    "only_approved_and_beyond_doubt": _(
        "The correction period is over: the score changes only if the organizer approves and I have no reasonable "
        "doubt."
    ),
    "late_score_is_put_right": _("Both conditions are met: the score is put right."),
    "late_score_stays": _("Not both conditions are met: the recorded score stays."),
}
QUESTIONS = {
    "organizer_approves": Asked(
        _("Does the organizer approve of a correction after the correction period?"),
        _("Organizer approves"),
    ),
    "wrong_beyond_reasonable_doubt": Asked(
        _("Is it beyond reasonable doubt that the recorded score is wrong?"),
        _("Beyond doubt"),
        guidance=_("More than probable: nothing that a reasonable person would doubt."),
    ),
    "tricks_were_claimed": Asked(
        _("Did a claim or concession end the play?"),
        _("Claim"),
        {
            "nothing": _("No, the board was played to the end"),
            "by_the_other_side": _("Yes, of the opponents of {who}"),
            "by_themselves": _("Yes, of the side of {who}"),
            "agreed_upon": _("All agree on the tricks: the score was entered or computed wrongly"),
        },
    ),
    "called_to_the_tricks": Asked(
        _("When was the director called?"),
        _("Director called"),
        {
            "in_the_round": _("Before the end of the round"),
            "after_the_round": _("After the round, in the correction period"),
            "after_the_correction_period": _("After the correction period"),
        },
        {"after_the_round": BOARD_PUT_OFF},
    ),
    "convinced_of_the_tricks": Asked(
        _("Are you clearly convinced of the number of tricks won at the table?"),
        _("Convinced"),
        {
            "convinced": _("Yes, clearly convinced"),
            "leaves_it": _("No, and nothing speaks against the recorded score"),
            "lowers_the_other": _("No, but the opponents of {who} probably won fewer than recorded"),
        },
        {
            "convinced": _("the scores of both sides change"),
            "leaves_it": _("the recorded score stays"),
            "lowers_the_other": _("only the score of the opponents of {who} is lowered, none is raised"),
        },
        guidance=_(
            "More probable than not is not enough here. Compare the score slips, the play as both sides tell it and "
            "the cards; where that does not convince you, no score may be raised."
        ),
    ),
}

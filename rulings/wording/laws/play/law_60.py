"""Sentences and questions of Laws 52 and 60: a penalty card not played, and play after an illegal play."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rulings.wording.asked import Asked, DoorWords
from rulings.wording.terms import Text

TITLES: dict[str, Text] = {
    "failure_to_play_penalty_card": _("Penalty card not played"),
    "play_after_illegal_play": _("Play after an illegal play"),
}
DOORS = {
    "failure_to_play_penalty_card": DoorWords(
        _("A defender played another card instead of his penalty card"),
        pgettext_lazy("search words", "penalty card not played failed another card"),
    ),
    "play_after_illegal_play": DoorWords(
        _("Somebody played on after a lead or play out of turn"),
        pgettext_lazy("search words", "forfeit right play after illegal out of turn accepted"),
        _("before the director was called"),
    ),
}
SENTENCES = {
    # 52
    "may_not_change_it_himself": _("{who} may not take the card back of his own accord."),
    "declarer_accepts_the_other_card": _("Declarer accepts the card that {who} has played: it stands."),
    "declarer_must_accept_the_other_card": _(
        "Declarer has played since, from his hand or from dummy: he must accept the card of {who}, it stands."
    ),
    "unplayed_penalty_card_stays": _("The penalty card that {who} did not play stays a penalty card."),
    "duties_of_the_penalty_card_go_on": _(
        "{who} must play it at his first legal chance if it is a major one, and then declarer chooses before {partner} "
        "leads."
    ),
    "penalty_card_is_substituted": _("Declarer does not accept: {who} plays the penalty card instead."),
    "every_illegal_card_is_major": _(
        "Every card that {who} illegally led or played in this irregularity is a major penalty card: see Law {law}."
    ),
    "unplayed_penalty_card_no_trick": _(
        "It was a revoke not to play the penalty card, but no trick is transferred for it."
    ),
    "equity_after_unplayed_penalty_card": _(
        "After play: would {side} have scored better had {of} played the penalty card? Then the score is adjusted."
    ),
    # 60
    "proper_lead_forfeits_nothing": _(
        "{by} made his own proper lead after the lead out of turn of {who}: nothing is lost by that, see Law {law}."
    ),
    "right_forfeited_by_playing_on": _(
        "{by} played after the card of {who}, before it had been ruled on: the right to rectification is lost."
    ),
    "illegal_card_counts_as_in_turn": _("The card of {who} counts as played in turn."),
    "earlier_duties_remain": _(
        "Penalty cards and lead restrictions that {side} had before this remain for later turns."
    ),
    "other_opponent_played_on": _(
        "The opponent who played on was not the next after {who}: whether the right is lost is in Law {law}."
    ),
    "defender_played_before_correct_lead": _(
        "{who} played after declarer had to take his lead back, and before the correct lead: his card is a major "
        "penalty card, see Law {law}."
    ),
    "rights_of_the_other_side_stay": _("{side} keeps its rights, for only the offending side has played on."),
    "play_of_offending_side_may_be_rectified_too": _(
        "What {side} played before the first irregularity was ruled on may be an irregularity of its own."
    ),
}
QUESTIONS = {
    "declarer_since_other_card": Asked(
        _("Has declarer played since {who} played the other card?"),
        _("Declarer since"),
        {
            "not_played": _("No, from neither hand"),
            "played": _("Yes, from his hand or from dummy"),
            "found_later": _("Yes, and it was found out only later"),
        },
        {"found_later": _("in a later trick, or after the play")},
    ),
    "declarer_accepts_other_card": Asked(
        _("Declarer, do you accept the card that {who} has played? Dummy may not advise."),
        _("Card accepted"),
        {"yes": _("I accept it"), "no": _("I do not accept it")},
        {
            "yes": _("it stands; the penalty card stays one, and {who} owes it at his next legal chance"),
            "no": _(
                "he plays the penalty card; the other card is a major penalty card on the table, and before {partner} "
                "leads, declarer chooses"
            ),
        },
    ),
    "played_after": Asked(
        _("Who played after the irregular card of {who}?"),
        _("Played after"),
        {
            "next_opponent": _("{lho}, the next opponent, before it was ruled on"),
            "other_opponent": _("{rho}, the other opponent"),
            "defender_after_retraction": _("A defender, after declarer had to take his own lead back"),
            "offending_side": _("Only {who} or {partner}"),
        },
        {"defender_after_retraction": _("and before declarer's side led correctly")},
    ),
    "early_defender": Asked(
        _("Which defender played before the correct lead?"),
        _("Defender"),
        {"he": _("{who}"), "lho": _("{lho}"), "rho": _("{rho}")},
    ),
    "made_his_proper_lead": Asked(
        _("Was it {lho}'s turn to lead, and did he make that lead rather than play to the irregular one?"),
        _("Proper lead"),
    ),
}

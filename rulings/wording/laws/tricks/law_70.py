"""Sentences and questions of Law 70: a contested claim or concession, step by step."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rulings.wording.asked import Asked, DoorWords, Otherwise
from rulings.wording.laws.shared import YES_NO_OR_LOST
from rulings.wording.terms import Text

TITLES: dict[str, Text] = {
    "contested_claim": _("Contested claim or concession"),
    "claim_after_revoke": _("Claim contested by the side that had revoked"),
}
DOORS: dict[str, DoorWords] = {
    "contested_claim": DoorWords(
        _("A claim or concession is contested"),
        pgettext_lazy("search words", "claim contested doubted outstanding trump unstated line order of suit"),
        _("judge it: trump, line, cards to be found, order"),
    ),
    "claim_after_revoke": DoorWords(
        _("A claim is contested by the side that had revoked"),
        pgettext_lazy("search words", "claim after revoke objected revoke corrected doubt against the revoker"),
        _("the revoke is corrected first, then the claim is judged"),
    ),
}
SENTENCES: dict[str, Text] = {
    # 70B
    "claimer_repeats_his_statement": _("{who} repeats the statement he made when he claimed or conceded."),
    "opponents_object": _("{side} states its objections; the ruling is not limited to them."),
    "hands_may_be_faced": _("I may have all hands faced."),
    # 70D3, in 2007 only
    "plays_after_the_claim_may_be_evidence": _(
        "Play stops with a claim. Where it went on all the same, I may take what was played as evidence of the plays "
        "that were probable, and of whether the claim of {who} was right."
    ),
    # 70C
    "trick_goes_to_the_trump": _(
        "{who} said nothing of the trump still out, may well have been unaware of it, and a normal play loses to it: "
        "each such trick goes to {side}."
    ),
    "trump_alone_costs_nothing": _(
        "The trump still out costs {who} nothing by itself: he was aware of it, or no normal play loses to it."
    ),
    # 70D
    "stated_line_is_followed": _("The line that {who} stated is followed."),
    "unstated_line_accepted": _("{who} did not state this line, but no normal alternative does worse: it is accepted."),
    "unstated_line_refused": _(
        "{who} did not state this line, and a normal alternative does worse: it is not accepted, the less successful "
        "line counts."
    ),
    "unstated_line_is_not_among_those_left": _(
        "{who} did not state this line, and a normal alternative does worse: it is not accepted."
    ),
    "partner_is_taken_to_choose_wrongly": _(
        "{side} gets no trick that depends on {who} choosing right between normal plays."
    ),
    # 70E
    "line_accepted_opponent_shown_out": _(
        "The card could be placed: an opponent had shown out, or would on every normal line. The line of {who} is "
        "accepted."
    ),
    "line_refused_needs_a_guess": _(
        "The unstated line of {who} needs a card to lie with one opponent rather than the other: it is not accepted."
    ),
    "suit_is_played_from_the_top": _(
        "{who} stated no order: he is taken to play the suit from the top, but not against what was ruled before."
    ),
    "no_order_is_prescribed": _(
        "The Regulating Authority has not laid down an order in which a suit is taken to be played."
    ),
    "worse_order_for_the_claimer": _(
        "No order in which a suit is taken to be played is laid down here: where {who} stated none, the normal one "
        "that is worse for him counts."
    ),
    "worse_order_for_the_revoker": _(
        "No order in which a suit is taken to be played is laid down here: where {who} stated none, the normal one "
        "that is better for him counts, for the other side had revoked."
    ),
    "order_unfavourable_to_the_claimer": _("{who} stated no order: the normal order that is worse for him counts."),
    "order_unfavourable_to_the_revoker": _(
        "{who} stated no order, and the other side had revoked: the normal order that is better for {who} counts."
    ),
    # 70A
    "doubt_against_the_claimer": _("Doubtful points are resolved against {who}, in favour of {side}."),
    "doubt_against_the_revoker": _(
        "The revoke came before the claim: doubtful points are resolved against the side that revoked, in favour of "
        "{side}."
    ),
    "tricks_left_are_awarded": _(
        "Of the tricks left {side} gets {tricks} and {other} gets {rest}; there is no weighting."
    ),
    "board_is_scored_by_all_its_tricks": _(
        "With the tricks won before, these give the score of the board. It counts as any result: at teams it is "
        "compared with that of the other table, in IMPs."
    ),
}
QUESTIONS = {
    "trump_is_out_and_unmentioned": Asked(
        _("Is a trump still out with the opponents of {who}, of which he said nothing?"),
        _("Trump out"),
        YES_NO_OR_LOST,
        {"cannot_be_told": _("the hands have been mixed, or it is disputed what was played or said")},
    ),
    "unaware_of_the_trump": Asked(
        _("Is it at all likely that {who} was unaware of that trump when he claimed?"),
        _("Unaware"),
        guidance=_("At all likely, not probably: a real possibility is enough."),
    ),
    "could_be_lost_to_the_trump": Asked(
        _("Could a trick be lost to that trump by any normal play?"),
        _("Could lose to it"),
        guidance=_("Normal play may be careless or inferior for this class of player, but not irrational."),
    ),
    "proposed_line": Asked(
        _("How does the line that {who} now proposes stand to his statement?"),
        _("Line"),
        {
            "stated": _("It was part of the statement"),
            "unstated_none_worse": _("It was not stated, but no normal alternative does worse"),
            "unstated_worse_exists": _("It was not stated, and a normal alternative does worse"),
        },
        guidance=_(
            "Judge by the words used at the time. Normal play may be careless or inferior, not irrational; nobody is "
            "made to play illegally."
        ),
    ),
    "depends_on_partners_choice": Asked(
        _("Does a part of the claim depend on {partner} choosing one of several normal plays?"),
        _("Depends on partner"),
        guidance=_("A defender cannot claim that his partner will find the right play."),
    ),
    "location_of_card": Asked(
        _("Does an unstated line need a card to lie with one opponent rather than the other?"),
        _("Card to be placed"),
        {
            "not_needed": _("No, it needs none"),
            "shown_out": _("Yes, and an opponent had shown out, or would on every normal line"),
            "guess": _("Yes, and nobody is shown out on every normal line"),
        },
        guidance=_("A finesse or a guess that was not stated is not granted."),
    ),
    "order_within_suit_matters": Asked(
        _("Does the order in which {who} plays a suit matter, and did he state none?"),
        _("Order of a suit"),
    ),
    "suit_taken_from_the_top": Asked(
        _("Does a regulation have a suit played from the top where no order was stated?"),
        _("From the top"),
    ),
    "tricks_left": Asked(
        _("How many tricks were left?"),
        _("Tricks left"),
    ),
    "tricks_awarded": Asked(
        _("How many of them does the side of {who} win by the normal line that is left and worst for it?"),
        _("Tricks awarded"),
        otherwise=(
            Otherwise(
                {"situation": "claim_after_revoke"},
                _("How many of them does the side of {who} win by the normal line that is left and best for it?"),
            ),
        ),
    ),
}

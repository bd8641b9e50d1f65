"""Sentences and questions of Law 16: unauthorized information, withdrawn actions, other sources."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rulings.wording.asked import Asked, DoorWords, Otherwise
from rulings.wording.terms import Text

TITLES: dict[str, Text] = {
    "unauthorized_information": _("Unauthorized information from partner"),
    "withdrawn_actions": _("Information from withdrawn calls and plays"),
    "extraneous_information": _("Information from another source"),
}
DOORS = {
    "hesitation": DoorWords(
        _("A hesitation, or a call or play too fast"),
        pgettext_lazy("search words", "hesitation tempo slow fast pause unauthorized information UI"),
    ),
    "remark_question_or_gesture": DoorWords(
        _("A remark, a question or a gesture may have told partner something"),
        pgettext_lazy("search words", "remark question gesture mannerism unauthorized information UI reserve rights"),
    ),
    "information_from_explanation_or_alert": DoorWords(
        _("An explanation or alert told partner something"),
        pgettext_lazy("search words", "explanation alert unexpected answer unauthorized information UI"),
    ),
    "withdrawn_actions": DoorWords(
        _("A call or play was withdrawn: who may use it?"),
        pgettext_lazy("search words", "withdrawn cancelled call retracted card information authorized"),
    ),
    "heard_or_saw_a_board": DoorWords(
        _("A player heard or saw something of a board"),
        pgettext_lazy("search words", "overheard saw another table wrong hand result extraneous"),
        _("a result, another table's cards, a wrong hand"),
    ),
}
SENTENCES = {
    "information_not_from_partner": _("The information of {who} did not come from his partner: see Law {law}."),
    "tempo_alone_is_no_infraction": _(
        "A break in tempo by {who} is no infraction in itself; the opponents draw inferences from it at their own risk."
    ),
    "takes_no_advantage_of_partner": _(
        "{who} has to avoid carefully any advantage from what {partner} has let him know."
    ),
    "rights_are_reserved": _(
        "{side} may say that it reserves the right to call the director later: the regulations here allow that."
    ),
    "rights_not_reserved_director_called": _(
        "Here players do not reserve rights among themselves: the director is called, and notes what happened."
    ),
    "other_side_should_call_at_once": _("{side} disputes what happened, and should call the director at once."),
    "disputed_facts_by_probability": _("Disputed facts are decided by the balance of probability on the evidence."),
    "auction_and_play_go_on": _("Nothing is rectified now: the auction and play go on."),
    "call_again_when_play_ends": _(
        "When play ends: did {who} choose an action that the information suggested over another? "
        "Whoever thinks so calls me then."
    ),
    "no_information_was_conveyed": _(
        "Nothing was conveyed to {who} that he did not know already: no infraction, the result stands."
    ),
    "no_logical_alternative": _("{who} had no logical alternative to what he did: no infraction, the result stands."),
    "not_demonstrably_suggested": _(
        "The information did not demonstrably suggest what {who} did over the alternative: no "
        "infraction, the result stands."
    ),
    "chose_the_suggested_action": _(
        "{who} chose an action that the information suggested over a logical alternative: that is an infraction."
    ),
    "result_without_the_suggested_action": _(
        "The offending side gained by it: an assigned adjusted score must be given, as if {of} "
        "had taken a logical alternative."
    ),
    "weights_leave_out_the_suggested": _(
        "The score may be weighted, but never with the results of what {who} was not allowed to do: see Law {law}."
    ),
    "infraction_brought_no_gain": _("{side} gained nothing by it: the result stands."),
    "use_of_information_may_be_penalized": _("If {who} used it blatantly, a procedural penalty may be added."),
    "comparable_call_leaves_information_free": _(
        "The call was replaced by a comparable one: {who}'s side may use what the withdrawn call told."
    ),
    "did_comparable_call_help": _(
        "After play: without the help of the withdrawn call of {who}, could the result well have "
        "been different, to the others' damage?"
    ),
    "lowest_bid_leaves_information_free": _(
        "The insufficient bid was replaced by the lowest bid of the same denomination: {who}'s "
        "side may use what it told."
    ),
    "did_lowest_bid_help": _(
        "After play: without the help of the insufficient bid of {who}, could the result well "
        "have been different, to the others' damage?"
    ),
    "withdrawn_actions_authorized": _("{side} may use what the withdrawn actions of both sides told."),
    "withdrawn_actions_unauthorized": _(
        "{side} may not use what they told: from logical alternatives it may not choose one that they suggest."
    ),
    "was_withdrawn_action_used": _(
        "After play: did the side of {who} use what a withdrawn action told, to the others' damage?"
    ),
    "no_alternative_to_withdrawn_action": _("{side} had no logical alternative: no infraction, the result stands."),
    "withdrawn_action_suggested_nothing": _(
        "The withdrawn action did not demonstrably suggest what {side} did: no infraction, the result stands."
    ),
    "use_of_withdrawn_action_damaged": _(
        "The use of a withdrawn action damaged {side}: an assigned adjusted score must be given."
    ),
    "use_of_withdrawn_action_did_no_damage": _(
        "What {side} did was not allowed, but nobody was damaged: the result stands."
    ),
    "receiver_tells_the_director": _("The director is told at once, best by {who} himself."),
    "unlikely_to_interfere_play_on": _(
        "The information is unlikely to disturb normal play: the board is played, and the director keeps an eye on it."
    ),
    "players_change_seats": _(
        "The players change seats for this board, so that {who} holds the hand he knows of; only "
        "if the contest and the scoring permit it."
    ),
    "board_redealt_for_them": _(
        "The board is dealt again for these contestants; only if the form of the contest permits it."
    ),
    "play_goes_on_with_the_information": _("The board is played; the director stands ready to adjust the score."),
    "did_the_information_affect_the_result": _(
        "After play: did what {who} knew affect the result? Then the score is adjusted."
    ),
    "adjusted_for_information_before_call": _(
        "The board is not played by these contestants: the score is adjusted, assigned if a result can be judged."
    ),
    "could_not_interfere_play_on": _("The information cannot disturb normal play: the board is played."),
    "artificial_for_information_before_call": _(
        "The board is not played by these contestants: the score is artificial, by fault."
    ),
    "only_play_on_after_a_call": _("A call has been made: the board can only be played on."),
    "only_play_on_or_adjust": _("A call has been made: the board can only be played on or given an adjusted score."),
    "adjusted_for_information_during_play": _(
        "The board is not finished: the score is adjusted, assigned if a result can be judged."
    ),
    "information_may_have_affected_the_result": _(
        "The information may have affected the result: the score is adjusted, assigned if a result can be judged."
    ),
    "information_has_affected_the_result": _(
        "The information has affected the result: the score is adjusted, assigned if a result can be judged."
    ),
    "information_has_not_affected_the_result": _("The information has not affected the result: it stands."),
}
QUESTIONS = {
    "information_from": Asked(
        _("What told a player something that he may not use?"),
        _("Information"),
        {
            "tempo": _("Partner's tempo"),
            "remark_or_question": _("A remark or question of partner's"),
            "explanation": _("Partner's explanation or answer"),
            "alert": _("An unexpected alert, or none"),
            "manner": _("Partner's gesture, tone or manner"),
            "not_from_partner": _("Not from partner"),
        },
    ),
    "information_given_by": Asked(
        _("Who hesitated, or called or played too fast?"),
        _("Given by"),
        otherwise=(
            Otherwise({"information_from": "remark_or_question"}, _("Who made the remark, or asked?")),
            Otherwise({"information_from": "explanation"}, _("Who gave the explanation or answer?")),
            Otherwise({"information_from": "alert"}, _("Who alerted unexpectedly, or did not alert?")),
            Otherwise({"information_from": "manner"}, _("Whose gesture, tone or manner was it?")),
        ),
    ),
    "information_judged": Asked(
        _("Is the board still being bid or played?"),
        _("Moment"),
        {
            "now": _("Yes, it goes on"),
            "play_over": _("No, play is over"),
        },
    ),
    "facts_of_the_matter": Asked(
        _("Do both sides agree on what happened?"),
        _("Facts"),
        {
            "agreed": _("Agreed"),
            "disputed": _("Disputed"),
        },
    ),
    "rights_may_be_reserved": Asked(
        _("May players here reserve their rights without calling the director?"),
        _("Rights reserved"),
    ),
    "information_was_conveyed": Asked(
        _("Did {partner} convey to {who} more than the legal calls and plays tell?"),
        _("Conveyed"),
        guidance=_(
            "Establish whether it happened, and note whether it is agreed or disputed. What he knew "
            "anyway does not count."
        ),
    ),
    "logical_alternative_existed": Asked(
        _("Did {who} have a logical alternative to what he did?"),
        _("Logical alternative"),
        guidance=_(
            "Poll players of his class who use the same methods, without the information. An "
            "alternative is what a significant part of them would seriously consider and some might "
            "choose. Note whom you asked and what each said."
        ),
    ),
    "demonstrably_suggested": Asked(
        _("Did the information demonstrably suggest what {who} did over that alternative?"),
        _("Suggested"),
        guidance=_(
            "The link must be one that can be shown, not guessed at from the hand. A slow pass says "
            "action; a slow double may say anything."
        ),
    ),
    "offending_side_gained": Asked(
        _("Did the side of {who} gain by it?"),
        _("Gained"),
        guidance=_("Compare the result with what the logical alternatives would probably have brought."),
    ),
    "withdrawn_action_replaced_by": Asked(
        _("What took the place of the withdrawn call or play?"),
        _("Replaced by"),
        {
            "otherwise": _("Something else, or nothing"),
            "comparable": _("A comparable call"),
            "lowest_same_denomination": _("The lowest sufficient bid of the same denomination"),
        },
    ),
    "alternative_to_withdrawn_action": Asked(
        _("Did the player of {who}'s side have a logical alternative to what he did?"),
        _("Alternative"),
        guidance=_(
            "The same test as for information from partner: poll players of his class who use the "
            "same methods, without the withdrawn action."
        ),
    ),
    "withdrawn_action_suggested_it": Asked(
        _("Did the withdrawn action demonstrably suggest what he did over that alternative?"),
        _("Suggested"),
        guidance=_("Count the withdrawn actions of both sides. The link must be one that can be shown."),
    ),
    "withdrawn_action_damaged": Asked(
        _("Was the other side damaged by it?"),
        _("Damage"),
        guidance=_("Compare the result with the probable one had that side not used the withdrawn action."),
    ),
    "information_received": Asked(
        _("When did {who} receive the information?"),
        _("Received"),
        {
            "before_any_call": _("Before any call on the board"),
            "after_first_call": _("After the first call, before the end of play"),
            "play_over": _("The board was played with it: to be judged now"),
            "cannot_be_told": _("It cannot be told, and play is not over"),
        },
    ),
    "likely_to_interfere": Asked(
        _("Is it likely to disturb normal bidding or play?"),
        _("Likely to disturb"),
        guidance=_(
            "Ask {who} away from the table what he knows. A good fit or a bad break matters; one "
            "small card hardly does."
        ),
    ),
    "could_interfere_2007": Asked(
        _("Could it disturb normal bidding or play?"),
        _("Could disturb"),
        guidance=_(
            "Ask {who} away from the table what he knows. A good fit or a bad break matters; one "
            "small card hardly does."
        ),
    ),
    "director_chooses_way": Asked(
        _("How can the board still give a bridge result?"),
        _("Bridge result"),
        {
            "reseat": _("If the players change seats for this board"),
            "redeal": _("If the board is dealt again for them"),
            "play_on": _("If they play on as they sit"),
            "adjust": _("Not at all: an adjusted score now"),
        },
        {
            "reseat": _("who knows one hand then holds it himself; the contest and scoring permit it"),
            "redeal": _("only if the form of the contest permits it"),
            "play_on": _("after play the score is adjusted only if the information affected the result"),
            "adjust": _("nothing more is played; assigned if a result can be judged, else averages by fault"),
        },
        guidance=_("Prefer what gives a bridge result. Once you let them play, only the score can still be adjusted."),
    ),
    "information_affected_result_2007": Asked(
        _("May the information have affected the result?"),
        _("Affected"),
        guidance=_("Look for a call or play that {who} would hardly have made without it."),
    ),
    "information_affected_result": Asked(
        _("Did the information affect the result?"),
        _("Affected"),
        guidance=_("Look for a call or play that {who} would hardly have made without it."),
    ),
}
QUESTIONS |= {f"{key}_2007": QUESTIONS[key] for key in ("information_received", "director_chooses_way")}

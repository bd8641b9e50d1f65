"""Laws 17 to 40: the auction and its calls."""

from collections.abc import Mapping

from django.utils.translation import gettext_lazy as _

from rulings.wording.terms import Text

MISTAKES: Mapping[str, tuple[Text, ...]] = {
    "auction_period": (
        _(
            "After three passes the auction period goes on until the opening lead is faced: calls may still be "
            "put right."
        ),
    ),
    "passes_out_of_turn_skip_a_player": (
        _("Three passes do not close an auction in which a player has lost his turn to call: it goes back to him."),
        _("The passes after the one out of turn are cancelled, but nobody is penalized for them."),
    ),
    "was_it_a_call": (
        _("A card taken from the bidding box to make a call is a call where the regulations say so, seen or not."),
        _("Whether the call was meant is another question: that is asked after it is clear that it was made."),
    ),
    "review_and_explanation": (
        _("Questions are answered by the partner of the player who made the call, never by the player himself."),
        _("To ask about one call alone is allowed, but it may tell the partner something."),
    ),
    "explanation_corrected": (
        _("A defender never corrects his partner’s explanation before the play is over."),
        _(
            "The declaring side corrects it after the final pass and before the opening lead, and calls the "
            "director first."
        ),
    ),
    "misinformation": (
        _("A wrong explanation is presumed unless there is evidence of a mistaken call."),
        _("The misled player may change his last call only as long as his partner has not called over it."),
        _("Damage is judged with the right explanation in hand, not with the knowledge that it had been wrong."),
    ),
    "end_of_the_auction": (
        _("Not who made the last bid declares, but who of his side was the first to bid that denomination."),
        _("A passed-out board is scored and never dealt again, however much everybody wants to play."),
    ),
    "comparable_call": (
        _("A comparable call need not mean the same: a more precise meaning is enough."),
        _("No call is tested before the left-hand opponent has decided whether he accepts the first one."),
        _(
            "After a comparable call there is no lead restriction, but the director looks after the play whether "
            "it helped."
        ),
    ),
    "card_exposed_in_auction": (
        _(
            "A low card that was not led makes nobody pass; an honour, a card that was led, or two cards make "
            "partner pass once."
        ),
        _("The card becomes a penalty card only if its owner becomes a defender."),
    ),
    "unintended_call": (
        _("A change of mind is no slip of the hand. What counts is what he meant when he reached for the card."),
        _("It may be changed until his partner calls, however he came to notice it, even by partner’s alert."),
    ),
    "change_of_call": (
        _("The second call stands only if the left-hand opponent accepts it; otherwise the first one stands."),
        _("A call withdrawn on purpose tells his partner something that he may not use."),
    ),
    "lead_restriction": (
        _("The restriction is for partner’s first turn to lead, which need not be the opening lead."),
        _("It does not end after one trick: it lasts as long as he keeps the lead."),
        _("After a comparable call there is no lead restriction."),
    ),
    "insufficient_bid": (
        _("The bid is made good in a hurry. First the left-hand opponent says whether he accepts it."),
        _(
            "The offender’s partner need not pass if the replacement is comparable, or the lowest bid that shows "
            "the same."
        ),
        _("A double is no free replacement: it must be comparable, or it is not allowed."),
    ),
    "pass_out_of_rotation": (
        _("It makes a difference whose turn it was; that is asked before anything else."),
        _(
            "After a pass out of turn at the right-hand opponent’s turn he passes at his next turn, and nothing "
            "more follows."
        ),
    ),
    "bid_out_of_rotation": (
        _("The left-hand opponent may accept it, but only by calling; nobody else is asked."),
        _("A new call that is not comparable makes partner pass at his next turn, not for the whole auction."),
        _("If the right-hand opponent passes, the bid must be repeated, and nothing follows from it."),
    ),
    "double_out_of_rotation": (
        _("A double out of turn may be accepted only if it would be a legal double from that place."),
        _("If the right-hand opponent passes, the double is repeated at the right turn, if it is still legal."),
    ),
    "simultaneous_calls": (
        _("The call of the player whose turn it was counts first, whichever card was quicker on the table."),
        _("The other call counts as made after it: it may have become out of turn."),
    ),
    "inadmissible_double": (
        _("A double of partner’s bid is cancelled, and is never accepted by a call over it."),
        _(
            "Its owner makes a legal call, and his partner passes for the rest of the auction, whatever that "
            "call means."
        ),
    ),
    "call_by_player_required_to_pass": (
        _("A bid by a player who has to pass may be accepted: if the next player calls over it, everything stands."),
        _("Otherwise a pass takes its place, and both partners pass for the rest."),
    ),
    "bid_above_seven": (
        _("It is never accepted: no call over it makes an eight-level bid stand."),
        _("All calls over it are cancelled with it."),
    ),
    "call_after_final_pass": (
        _("A call after the auction is over is cancelled; it opens nothing again."),
        _("From a defender it costs a lead restriction, unless it was a pass."),
    ),
    "understandings": (
        _("A forgotten agreement is no offence; what was told of it may be."),
        _("An agreement that the regulations forbid is adjusted for only where it did damage, or as they say."),
    ),
    "psychic_call": (
        _("A psychic call is legal. It is no offence, and nobody apologizes for it."),
        _("What is an offence: a partner who has reason to expect it and does not say so."),
    ),
}

"""Sentences and questions of Law 62: correction of a revoke, of both sides' revokes, and in the twelfth trick."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.asked import Asked, DoorWords, Otherwise
from rulings.wording.laws.shared import YES_NO_OR_LOST
from rulings.wording.terms import Text

TITLES: dict[str, Text] = {}
DOORS: dict[str, DoorWords] = {}
SENTENCES: dict[str, Text] = {
    # 62A and B
    "revoke_must_be_corrected": _("{who} must correct his revoke."),
    "legal_card_instead": _("{who} takes the revoke card back and plays a card that he may legally play."),
    "revoke_card_is_penalty_card": _(
        "The card that {who} takes back is a major penalty card, whatever its rank: it was played on purpose."
    ),
    "penalty_card_of_a_revoke": _("What follows from the penalty card of {who}: see Law {law}."),
    "faced_card_costs_nothing_more": _(
        "The card of {who} lay faced already: it lies there again as the penalty card that it was, and the correction "
        "costs nothing more."
    ),
    "declarer_corrects_freely": _(
        "{who} corrects without further rectification: declarer's card does not become a penalty card."
    ),
    "dummys_card_corrected_freely": _("The card of {who} is dummy's: it is corrected without further rectification."),
    "corrected_and_as_if_established": _(
        "Dummy, {partner}, had lost his rights and was the first to ask: {who} corrects, and tricks are also counted "
        "as if the revoke were established, with the corrected card in its trick: see Law {law}."
    ),
    "trick_goes_by_the_cards_now": _(
        "The trick goes to the hand that wins it with the cards as they now lie, and that hand leads to the next."
    ),
    "no_trick_revoke_corrected_in_time": _("The revoke of {side} was corrected in time: no trick is transferred."),
    # 62C1 and C2, with 16C
    "opponent_may_change_his_card": _(
        "{who} may take back the card he played after the revoke, and play another; if it is dummy's, declarer decides."
    ),
    "defender_may_change_his_card": _("{who} may take back the card he played after the revoke, and play another."),
    "cards_before_the_revoke_stay": _("Cards played to the trick before the revoke of {who} stay."),
    "opponents_card_is_no_penalty_card": _(
        "A card that {side} takes back in changing goes back to its hand: it is no penalty card, and nothing follows "
        "from it."
    ),
    "partner_may_change_too": _("{other} has changed his card, so {who} may change his too."),
    "partners_withdrawn_card_is_penalty_card": _("The card that {who} takes back is a major penalty card."),
    "partners_withdrawn_card_binds_nobody": _(
        "{who} is of the declaring side: if his card goes back it is no penalty card, and nobody is bound by it."
    ),
    "partner_keeps_his_card": _("{who} does not change his card: it stays, and it is no penalty card."),
    "partners_card_stays": _("{other} has not changed his card, so the card of {who} stays."),
    "card_to_next_trick_may_be_changed": _(
        "A card that {side} has already played to the next trick may be taken back too."
    ),
    "withdrawn_cards_known_to_the_others": _(
        "{side} may use all it has seen of cards taken back, its own and the others'."
    ),
    "withdrawn_cards_not_to_be_used": _(
        "{side} may not use what it has learned from cards taken back, by either side."
    ),
    "claim_is_judged_after_correction": _(
        "Once it is corrected I judge the claim by Law {law}; any doubt goes against {side}."
    ),
    # 62C3
    "each_revoke_is_corrected": _(
        "Neither side has played to the next trick: both revokes are corrected, that of {who} and that of the other "
        "side."
    ),
    "both_revokes_are_corrected": _(
        "Only one side has played to the next trick: both revokes, that of {who} and that of the other side, must be "
        "corrected, and cards played since are taken back."
    ),
    "all_withdrawn_cards_of_defenders_are_penalty_cards": _(
        "Every card that the defenders take back is a penalty card, a lead to the next trick too; the revoke card of "
        "{who} is a major one."
    ),
    "declaring_sides_card_binds_nobody": _(
        "A card that {side}, the declaring side, takes back goes back to its hand: it is no penalty card."
    ),
    "no_trick_both_corrected": _("Both revokes were corrected: no trick is transferred."),
    "both_revokes_stand": _("Both sides have played to the next trick: both revokes are established and stand."),
    "established_revoke_stands_other_corrected": _(
        "The side of {who} has played to the next trick: his revoke is established and stands, that of {other} is "
        "corrected."
    ),
    "declaring_side_corrects_freely": _(
        "{who} corrects without further rectification: a card of declarer's side does not become a penalty card."
    ),
    # 62D
    "trick_twelve_is_corrected": _(
        "A revoke in the twelfth trick is corrected even if it is established: {who} takes his card back and plays a "
        "legal one."
    ),
    "revoke_card_is_his_last": _(
        "The card that {who} takes back is his last: he plays it to the thirteenth trick, so nothing follows from its "
        "having been seen."
    ),
    "cards_after_the_revoke_may_be_changed": _("Cards that {side} has played after the revoke may be taken back too."),
    "trick_twelve_stands_hands_returned": _("All four hands are back in the board: the twelfth trick stands."),
    "partner_may_not_use_revoke_card": _(
        "{who} may not choose between his two cards by what he saw of the revoke card of {of}."
    ),
    "did_partner_choose_by_revoke_card": _(
        "After play: did {who} choose his card by the sight of the revoke card of {of}, to the other side's harm? Then "
        "the score is adjusted."
    ),
    "partner_barred_from_suggested_play": _(
        "If {who} has cards of two suits, he may not choose the play that the revoke card of {of} could have suggested."
    ),
}
QUESTIONS = {
    "withdrawn_card": Asked(
        _("Whose card is the revoke card?"),
        _("Revoke card"),
        {
            "defenders_hand": _("A defender's, from his hand"),
            "defenders_faced_card": _("A defender's, lying faced already"),
            "declarers": _("Declarer's; dummy did not ask first, or had the right to"),
            "dummys": _("It is dummy's"),
            "declarers_dummy_asked_unlawfully": _("Declarer's, and dummy asked first though he had lost his rights"),
        },
        hints={
            "defenders_faced_card": _("a penalty card"),
            "declarers_dummy_asked_unlawfully": _(
                "he had looked at a defender's cards, exchanged hands with declarer, or left his seat to watch him"
            ),
        },
    ),
    "played_after_revoke": Asked(
        _("Who has played to that trick after {who}?"),
        _("Played after him"),
        {
            "nobody": _("Nobody"),
            "lho": _("{lho}"),
            "lho_and_partner": _("{lho} and {partner}"),
            "all_three": _("{lho}, {partner} and {rho}"),
        },
    ),
    "opponent_changes_his_card": Asked(
        _("{lho}, you played after the card that {who} takes back. Do you change your card?"),
        _("Opponent changes"),
        hints={
            "yes": _(
                "he takes it back, no penalty card, and plays another legal card; then the card of {partner} may be "
                "changed as well, and goes back to the hand"
            ),
            "no": _("his card stays on the table, and that of {partner} too"),
        },
        otherwise=(
            Otherwise(
                {"withdrawn_card": "defenders_hand defenders_faced_card"},
                hints={
                    "yes": _(
                        "he takes it back, no penalty card, and plays another legal card; then {partner} may change "
                        "his card as well, and the card that {partner} takes back is a major penalty card"
                    )
                },
            ),
        ),
    ),
    "dummys_card_is_changed": Asked(
        _("Declarer, {lho} played after the card that {who} takes back. Do you change dummy's card?"),
        _("Dummy's card changed"),
        hints={
            "yes": _(
                "another card of dummy is played that is legal; then {partner} may change his card as well, and the "
                "card that {partner} takes back is a major penalty card"
            ),
            "no": _("dummy's card stays on the table, and that of {partner} too"),
        },
    ),
    "partner_changes_his_card": Asked(
        _("{partner}, do you change your card too?"),
        _("Partner changes"),
        hints={
            "yes": _("he plays another legal card, and the card that he takes back is a major penalty card"),
            "no": _("his card stays on the table"),
        },
    ),
    "sides_played_on": Asked(
        _("Which sides have led or played to the next trick?"),
        _("Played on"),
        {
            "neither": _("Neither side"),
            "one": _("One side only"),
            "both": _("Both sides"),
        },
    ),
    "offenders_side_played_on": Asked(
        _("Has the side of {who} led or played to the next trick?"),
        _("His side played on"),
        {"yes": _("Yes, the side of {who}"), "no": _("No, the other side")},
    ),
    "other_revoker": Asked(
        _("Which opponent of {who} revoked in that trick?"),
        _("The other revoke"),
    ),
    "hands_returned": Asked(
        _("Are all four hands back in the board?"),
        _("Hands in the board"),
    ),
    "revoked_before_partners_turn": Asked(
        _("Did {who} revoke before it was the turn of {partner} in that trick?"),
        _("Before partner's turn"),
        YES_NO_OR_LOST,
    ),
}

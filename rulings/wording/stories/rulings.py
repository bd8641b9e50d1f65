"""The director and his rulings: a sentence for each written answer to each fact; facts alike share a row."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.terms import Text

TOLD: dict[str, dict[str, Text]] = {
    "attention": {
        "in_auction": _("A player spoke of it during the auction."),
        "in_play": _("A player spoke of it during the play."),
        "after_play": _("A player spoke of it when the play was over."),
        "before_it_happened": _("A player spoke in time to keep somebody from it, and it did not happen."),
        "own_side_silent": _(
            "A player knows that his own side has done something wrong, and asks whether he must say so."
        ),
    },
    "about_partners_explanation": {
        "yes": _("What he spoke of was a wrong explanation by his own partner."),
        "no": _("What he spoke of had nothing to do with an explanation by his own partner."),
    },
    "done_since_attention": {
        "nothing": _("After that the table waited for you."),
        "non_offenders": _("After that, before you came, the side that had done nothing wrong went on."),
        "offenders": _("After that, before you came, the side that had done wrong went on."),
        "corrected": _("After that, before you came, the player who had done wrong put it right himself."),
    },
    "spoke_in_play": {
        "declarer_or_defender": _("It was declarer or a defender who spoke."),
        "dummy": _("It was dummy who spoke, and not of an explanation."),
        "dummy_of_explanation": _("It was dummy who spoke, of a wrong explanation that declarer had given."),
        "turned_card": _("What he said was only that a turned card points the wrong way."),
    },
    "dummy_broke_43a2_before": {
        "yes": _("Before that, dummy had looked into declarer’s or a defender’s hand."),
        "no": _("Dummy had looked into nobody’s hand and had kept his seat."),
        "cannot_be_told": _("Whether dummy had looked into a hand before, is disputed and cannot be proved."),
    },
    "dummy_spoke_of": {
        "declarers": _("What dummy spoke of was declarer’s: a revoke."),
        "defenders": _("What dummy spoke of was a defender’s."),
    },
    "own_infraction": {
        "partners_explanation": _("What he knows of is a wrong explanation by his partner."),
        "own_revoke": _("What he knows of is a revoke of his own."),
        "trick_not_won": _("What he knows of is a trick counted for his side that it did not win."),
        "other": _("What he knows of is something else than a revoke, a trick or an explanation."),
    },
    "action_before_director.offender": {
        "*": _("The player whose act it is about is {who}."),
    },
    "done_without_director": {
        "ruled_themselves": _("The players settled among themselves what it should cost."),
        "non_offenders_acted": _("The side that had done nothing wrong went on before it called you."),
        "consulted_partner": _("A player who had a choice asked his partner what to choose."),
        "ask_to_waive": _("The side that had done nothing wrong asks you to let the others off."),
        "choice_to_be_made": _("Nothing had been done: a player has a choice, and wants to know how he makes it."),
    },
    "players_own_ruling_is_allowed": {
        "yes": _("You judge that what they settled is what the Laws say."),
        "no": _("You judge that what they settled is not what the Laws say, and it can still be undone."),
    },
    "side_that_gained": {
        "not_yet_known": _("The board goes on, and who gains by it is not yet known."),
        "neither": _("The board is over, and neither side has gained by it."),
        "offenders": _("The board is over, and the side that had done wrong has gained by it."),
        "non_offenders": _("The board is over, and the side that had done nothing wrong has gained by it."),
    },
    "opponent_was_ignorant_of_the_law": {
        "yes": _("You judge that it gained because an opponent did not know the law."),
        "no": _("You judge that it did not gain by anybody’s ignorance of the law."),
    },
    "right_is_forfeited": {
        "yes": _(
            "You judge that it knew of the irregularity when it went on, so that to rectify it now would be unfair."
        ),
        "no": _("You judge that it is still fair to rectify."),
    },
    "chooser_keeps_the_option": {
        "yes": _("You judge that he can still choose by himself: {partner} told him nothing of use."),
        "no": _("You judge that {partner} has told him what to choose."),
    },
    "rectification_is_waived": {
        "yes": _("You judge that there is a good reason for it."),
        "no": _("You judge that there is no good reason for it."),
    },
    "whose_error": {
        "directors_ruling": _("A ruling of yours was wrong, as you have found since."),
        "procedure": _("No ruling was wrong: the tables had been told to move the wrong way."),
    },
    "board_can_be_scored_normally": {
        "yes": _("You judge that it can be put right so that the board is scored as always."),
        "no": _("You judge that it cannot be put right so that the board is scored as always."),
    },
    "director_learned": {
        "saw_it": _("You stood by and saw it."),
        "told_by_a_spectator": _("A spectator told you of it."),
        "told_by_others": _("A player of another table told you of it."),
        "found_in_the_scores": _("You found it when you looked through the scores."),
    },
    "learned_when": {
        "board_goes_on": _("The board is still in play."),
        "board_is_over": _("The board is finished, and there is still time to ask for a ruling."),
        "time_has_run_out": _("The time in which rulings and corrections may be asked for has run out."),
    },
    "director_asked_the_spectator": {
        "yes": _("It was you who had asked the spectator."),
        "no": _("The spectator spoke without being asked."),
    },
    "facts_established.offender": {
        "*": _("The irregularity was by {who}."),
    },
    "players_accounts": {
        "agreed": _("All four tell you the same."),
        "disputed": _("Each side tells you something else."),
    },
    "laws_provide": {
        "nothing": _("The Laws name no rectification for it."),
        "rectification": _("The Laws name the rectification for it."),
        "players_option": _("The Laws give a player a choice in it."),
        "directors_option": _("The Laws give the director a choice in it."),
    },
    "damage_without_rectification": {
        "probable": _("You judge that the other side was probably damaged."),
        "not_probable": _("You judge that the other side was hardly damaged."),
    },
    "facts_can_be_determined": {
        "yes": _("You judge that it can be established what probably happened."),
        "no": _("You judge that what happened cannot be established."),
    },
    "ruling_at_his_table": {
        "yes": _("It was made at his own table, on a board that he played."),
        "no": _("It was made at a table where he did not play."),
    },
    "asked_in_time": {
        "yes": _("The time for appeals is not over."),
        "no": _("The time for appeals is over."),
    },
    "partner_concurs": {
        "yes": _("His partner {partner} wants it too."),
        "no": _("His partner {partner} does not want it."),
    },
    "who_hears_appeals": {
        "committee": _("There is a committee for appeals."),
        "nobody": _("There is no committee, nor could one meet without disturbing the event."),
        "already_decided": _("The committee has decided, and he does not accept that either."),
    },
    "appeal_is_about": {
        "law_or_regulation": _("What he disputes is the meaning of a law."),
        "fact_or_judgement": _("What he disputes is how it was judged."),
        "discipline": _("What he disputes is a disciplinary penalty."),
    },
    "appeal_from_the_committee": {
        "yes": _("The Regulating Authority has arranged for a further appeal."),
        "no": _("The Regulating Authority has arranged for no further appeal."),
    },
    "captain_concurs": {
        "yes": _("The captain of his team wants it too."),
        "no": _("The captain of his team does not want it."),
    },
    "tricks_were_claimed": {
        "nothing": _("The board had been played to the end, and he counts the tricks differently."),
        "by_the_other_side": _("The other side had claimed or conceded."),
        "by_themselves": _("His own side had claimed or conceded."),
        "agreed_upon": _("All agree on the tricks: what was entered does not match them."),
    },
    "called_to_the_tricks": {
        "in_the_round": _("He says so before the round has ended."),
        "after_the_round": _("He says so after the round, and the correction period is not over."),
        "after_the_correction_period": _("He says so when the correction period is over."),
    },
    "convinced_of_the_tricks": {
        "convinced": _("You are clearly convinced of the number of tricks that were won."),
        "leaves_it": _("You are not convinced, and nothing speaks against what was recorded."),
        "lowers_the_other": _("You are not convinced, but the other side has probably won fewer than recorded."),
    },
    "organizer_approves": {
        "yes": _("The organizer approves of correcting it even now."),
        "no": _("The organizer does not approve of correcting it now."),
    },
    "wrong_beyond_reasonable_doubt": {
        "yes": _("You judge it beyond reasonable doubt that what was recorded is wrong."),
        "no": _("You judge that there is room for doubt whether what was recorded is wrong."),
    },
}

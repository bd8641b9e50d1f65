"""What is said at the table, in English: the phrases of each door, with commas between."""

from collections.abc import Mapping

SAYINGS: Mapping[str, str] = {
    "board_dealt_wrongly": "two cards to the same player while dealing, dealt one hand too many cards, dealer "
    "made a mistake dealing, machine dealt wrong, dealt 14 cards to one hand",
    "card_seen_in_the_deal": "card flashed while shuffling, card turned over during the deal, saw a card while dealing",
    "board_not_shuffled": "forgot to shuffle, nobody shuffled, last week's hands still in the board",
    "board_from_another_session": "played this deal last week, same hands as yesterday, already played these hands",
    "new_deal_wanted": "redeal, redeal this board, deal it again, new cards",
    "attention_drawn_in_auction": "noticed it in the auction, someone pointed out the irregularity during the "
    "bidding, opponent noticed, attention during the bidding",
    "dummy_drew_attention": "dummy said there was an infraction, dummy noticed first",
    "who_may_draw_attention": "own infraction, must I point out my own, obliged to call attention, must I "
    "call the director, admit my own revoke, own up, admit that I revoked",
    "acted_before_calling": "director called too late, late call, continuing, bid on before calling the "
    "director, went on playing before they called",
    "options_to_explain": "what are my options, choose an option, explain options",
    "consulted_partner": "asked partner which option",
    "wants_waiver": "waive the penalty, let them off, don't penalize them",
    "adjusted_score": "redress, should I adjust, adjust the result, ask for an adjustment",
    "board_cannot_be_played": "scored as not played, ave, ave plus, no time to play the board, board "
    "cancelled, ran out of time board not played",
    "hand_with_more_than_thirteen": "one hand has extra card, thirteen cards wrong, player has too many cards",
    "card_of_another_pack": "card from another deck, duplicate card, two aces of spades, same card twice in the deal",
    "missing_card": "only 12 cards, only have twelve cards, card on the chair, one card short from the start, "
    "hand one card short",
    "called_on_cards_of_another_board": "took the hand from the next board",
    "board_whose_cards_were_taken": "looked at earlier, board he had looked at earlier, already bid on that "
    "hand, now the other board",
    "wrong_board_played": "played board 7 instead of 8, not scheduled, not supposed to play this board, "
    "already played this board, board against the wrong pair",
    "hesitation": "long pause then pass, slow pass, slow double, fast bid, broke tempo, agreed hesitation, "
    "took ages to bid, went into the tank, long think",
    "remark_question_or_gesture": "partner made a face, sighed, grimace, groaned, asked a question then "
    "passed, shook his head, tone of voice, comment during the auction",
    "information_from_explanation_or_alert": "partner's explanation reminded him, heard partner explain and "
    "remembered the system, alert woke him up, used UI from "
    "partner's explanation",
    "withdrawn_actions": "withdrawn bid information, retracted call information, withdrawn card UI, can I use it",
    "heard_or_saw_a_board": "heard a comment about the board, saw an opponent's hand, saw the traveller, "
    "heard the result, heard talk from the next table",
    "auction_period": "whose turn to call, whose bid is it, when does the auction begin, when does the "
    "auction end, who is dealer, is the auction over, auction over",
    "passes_out_of_turn_skip_a_player": "never called, didn't get his turn to bid, skipped in the auction, "
    "passed out too soon",
    "review_and_explanation": "review of the bidding, what does it mean, may I ask what it means, asking "
    "about the opponents' bidding, what does that bid mean, ask for an explanation",
    "wrong_review": "reviewed the bidding incorrectly, review wrong, left out a call in the review",
    "improper_question": "pro question, Kaplan question, question for partner's benefit, asked only to help partner",
    "explanation_corrected": "partner explained wrongly when do I correct, correcting partner's explanation, "
    "I realised I explained wrongly, my own wrong explanation",
    "wrong_explanation": "misinfo, explained as weak but strong, explained wrong, wrong information given to "
    "opponents, told us the wrong thing",
    "missing_alert": "didn't alert, forgot to alert, should have been alerted, never alerted, failed to "
    "alert, no announcement, conventional and not alerted, conventional bid not alerted",
    "hand_differs_from_explanation": "hand didn't match, hand doesn't match the explanation, did not have "
    "what was explained, forgot the system, explained as majors but had "
    "minors",
    "misinformation": "change my last call because of misinformation, changed his call after a corrected "
    "explanation, misunderstood the bid, would have bid otherwise",
    "comparable_call": "replacement call comparable, same meaning as the withdrawn call",
    "card_exposed_before_auction": "card dropped before the auction started, showed a card before anybody "
    "bid, taking the hand out of the board",
    "card_exposed_in_auction": "led before the auction was over, dropped a card during the bidding, showed a "
    "card during the bidding, led while the bidding was still going on",
    "card_exposed_after_final_pass": "card fell after the last pass, exposed a card after the auction ended, "
    "before the opening lead",
    "unintended_call": "wrong bidding card noticed only when partner alerted, "
    "pulled the wrong card, bid box mistake, bidding box error, wrong bid came out, slip "
    "of the hand, fingers slipped, meant to bid another, sticky bidding cards, meant to "
    "bid but took",
    "change_of_call": "can I take back my bid, changed his bid, wants to change his bid, changed her mind "
    "after passing, take back a pass, replaced his bid",
    "lead_restriction": "can declarer forbid a lead, ban a suit lead, lead prohibited after a withdrawn bid, "
    "demand a lead",
    "insufficient_bid": "bid Stayman without seeing the overcall, did not realise North had "
    "opened and bid 2C over 2H, had not noticed the opponent's bid and bid the same, "
    "bid 1H over 1S, not high enough, underbid over, bid lower than the last bid, didn't "
    "see the last bid",
    "pass_out_of_rotation": "passed before dealer, dealer's partner passed first, passed when not his turn, "
    "pass in the wrong seat",
    "bid_out_of_rotation": "bid when it was not her turn, bid before her turn, not his turn to bid, opened "
    "when not dealer, opened in the wrong seat, bid, call, opened but another was the "
    "dealer, opened but was not the dealer, opened but North was the dealer",
    "artificial_pass_out_of_rotation": "conventional pass out of turn, forcing pass out of turn, artificial pass",
    "double_out_of_rotation": "doubled when it was his partner's turn, "
    "DOOT, doubled when not his turn, redoubled out of turn, double, redouble",
    "simultaneous_calls": "both opened at the same moment, "
    "bid at the same time, simultaneous bids, bid together, both players bid at the same time",
    "inadmissible_double": "doubled his partner, redoubled an undoubled bid, double when nothing to double",
    "call_by_player_required_to_pass": "barred, silenced, bid when barred, had to pass but bid",
    "bid_above_seven": "bid 8 clubs, eight level, eight spades, 8NT, bid 8",
    "call_after_final_pass": "bid after three passes, doubled after the auction was over, bid after the auction ended",
    "understandings": "CPU, concealed agreement, brown sticker, convention not allowed, HUM",
    "system_card_or_aid": "declarer looked at his score card to see what the contract was, "
    "checked his notes, notes during the auction, looked at own convention card, memory aid",
    "psychic_call": "opened one spade with three points and a doubleton, "
    "deviated from the system, psyched, fielded a psych, psychic opening, bluff bid",
    "face_down_lead": "face down lead, lead face down by the wrong defender, changed the face-down lead",
    "late_question": "can he still ask for a review, what is the contract, asked about the auction during the "
    "play, review during the play, what was the bidding, bidding asked after the first trick",
    "dummy_spread_wrongly": "dummy forgot to put down a card, hidden in dummy, dummy put down only 12 cards, "
    "dummy's cards stuck together, card stuck behind another in dummy",
    "dummy_spoke": "dummy warned declarer, dummy asked declarer, dummy called the director, dummy spoke up, "
    "dummys rights, dummy told declarer",
    "dummy_looked_at_a_hand": "dummy got up, dummy left the table, dummy looked at a defender's cards, dummy "
    "came round to see declarer's hand, dummy saw a hand",
    "defender_card_played": "is the defender's card played, detached a card, could his partner see the face, "
    "defender held the card out",
    "declarer_card_played": "is declarer's card played, must declarer play the card he held, declarer's card "
    "touched the table, declarer held a card face up",
    "dummy_card_played": "is dummy's card played, touched a card in dummy, is the card from dummy played, "
    "declarer touched a card in dummy",
    "declarer_meant_another_card": "called for the wrong card, said the ace but meant the jack, calling a "
    "card by mistake, slip of the tongue calling a card",
    "dummy_places_wrong_card": "dummy played the wrong card, dummy put a card declarer didn't call, dummy "
    "misheard, dummy picked the wrong card",
    "fifth_card": "five cards in the trick, played to the trick twice, five cards on the table",
    "dummy_indicates": "dummy suggested a play, dummy touched a card, dummy reached for a card before "
    "declarer called, dummy pointed at a card",
    "designation": "called a card that is not in dummy and the next player played, "
    "said play, just said play, low club but dummy has none, run the clubs, play anything, "
    "incomplete designation, called a card dummy does not have, top, small, whatever",
    "retracted_card": "can I change my card, changed card, take back the card played, took his card back, "
    "wants to change his card, changed card at trick two, misled by a card of the last trick not turned over",
    "played_on_wrong_explanation": "played the card because of a wrong explanation, change his play after "
    "misinformation, misinformation corrected during play, would have led "
    "something else, would have led differently with the right explanation, "
    "would have played otherwise",
    "told_wrongly_it_was_his_turn": "declarer said you are on lead, told it's your turn, opponent told him it "
    "was his lead, your lead by mistake",
    "declarer_exposes": "declarer put his hand on the table, declarer's cards fell, declarer showed a card, "
    "declarer dropped his cards, declarer's cards fell face up",
    "penalty_card": "PC, MPC, major or minor, defender dropped a card, two penalty cards, defender's card "
    "face up, exposed cards on the table, opponent knocked a card out of his hand, made him drop a card",
    "card_taken_back_is_penalty_card": "withdrawn lead becomes a penalty card, corrected his revoke first "
    "card, defender took back his card, defender corrected",
    "failure_to_play_penalty_card": "ignored the penalty card, forgot about the penalty card, did not play "
    "penalty card, played another card instead of the penalty card",
    "defender_led_out_of_turn": "defender led when partner won the trick, defender on the wrong side led, led "
    "out of turn in the middle of the hand, defender led to trick 5, partner had "
    "won the trick",
    "declarer_led_from_dummy": "called a card from dummy when in hand, led from dummy but he was in hand, "
    "lead was in hand but played dummy, from the board instead of hand, played "
    "dummy when the lead was in hand",
    "declarer_led_from_his_hand": "from hand but in dummy, played from hand when the lead was in dummy, was "
    "on the table led from hand, lead was in dummy but played from hand, led "
    "from hand but was in dummy",
    "declarer_led_from_the_wrong_hand": "out of the wrong hand, not in that hand, wrong handed lead, declarer "
    "wrong hand, declarer led from the wrong side",
    "opening_lead_out_of_turn": "my partner was on lead, dummy came down after the wrong lead, wrong player "
    "led, not his lead, led but it was his partner's lead, led but it was North's "
    "lead",
    "played_before_partner": "third hand before second hand, too early to the trick, played too early, "
    "defender played before his partner, put his card down before his partner",
    "led_to_next_before_partner_played": "started the next trick too soon, led to the next trick before partner played",
    "played_at_right_opponents_turn": "before dummy had played, ahead of his RHO, fourth hand before third, "
    "played before RHO",
    "declarer_played_too_soon": "declarer played too soon, declarer played before LHO, from dummy before the "
    "defender, declarer played before the defender",
    "two_players_at_once": "both defenders led, both defenders led at the same time, two players led, both "
    "put a lead on the table",
    "two_cards_at_once": "defender put two cards on the table at once, "
    "two cards fell on the table together, led two cards at once, two cards stuck "
    "together, played two cards",
    "unable_to_comply": "void in the suit he must lead, can't lead the suit demanded, has none of the suit, "
    "nothing of the required suit",
    "play_after_illegal_play": "followed to the lead out of turn, played to the lead out of turn, played on "
    "after the illegal lead, next player followed",
    "revoke": "ruffed but had a heart, showed out but had one, ruffed but had the suit, didn't follow suit, "
    "discarded and then found one, trumped but could follow",
    "required_card_not_played": "did not lead the suit told to lead, led a forbidden suit, led the prohibited "
    "suit, broke the lead restriction",
    "both_sides_revoked_in_one_trick": "both sides revoked on the same trick, declarer and defender both revoked",
    "revoke_at_trick_twelve": "revoke at trick 12, revoked on the twelfth trick, last but one trick revoke",
    "revoke_inquiry": "having none partner, no hearts partner, no spades partner, asked if he revoked, having no more",
    "established_revoke": "revoker's side won the trick, one or two tricks penalty, transfer, is the revoke "
    "established, when is a revoke established, tricks for the revoke",
    "several_revokes": "two revokes in the same suit, revoked twice, second revoke, another revoke",
    "revoke_equity": "revoke cost us more, restore equity after revoke, equity, one trick is not enough",
    "card_wrongly_pointed": "card quitted in the wrong direction, trick turned the wrong way, pointed his card wrong",
    "wants_to_see_a_trick": "looked back at quitted tricks, show me that trick again, may I see the last "
    "trick, turned over an old trick",
    "trick_count_disputed": "tricks mixed up, how many did we take, shuffled his cards before agreeing the "
    "tricks, agree how many tricks were won at the end, mixed his cards",
    "no_card_to_a_trick": "didn't play to the trick, card too many at the end, one card left over, only three "
    "cards in the trick",
    "too_many_cards_to_a_trick": "two of his cards in one trick, one card short at the end, too many cards to "
    "a trick, card fewer than the others at the end, contributed two cards to an "
    "earlier trick",
    "played_card_not_among_tricks": "put the played card back in hand, played card back into his hand, "
    "already played card found in his hand, card he had played in his hand",
    "claim": "when is it a claim, is it a claim, rest are mine, claimed the remaining tricks, faced his cards",
    "concession": "threw in his cards, conceded the rest, gave up all the tricks, all yours",
    "agreed_claim": "agreed to the claim but changed his mind, accepted the claim now objects, withdrew acceptance",
    "contested_claim": "dispute the claim, don't agree with the claim, outstanding trump, forgot a trump when "
    "claiming, no line stated, objected to the claim",
    "claim_after_revoke": "revoke discovered after the claim, claimed after opponents revoked, defenders "
    "revoked then claimed",
    "cancelled_concession": "conceded a trick already won, conceded a trick he couldn't lose, take back the concession",
    "conduct": "insulted his partner, shouting, swearing, gloating, ZT, bad language, unpleasant, "
    "unacceptable behaviour, abusive, mobile phone rang",
    "could_have_foreseen": "could have known, could have been aware, would help him, damage by own irregularity",
    "tempo": "tempo break during the play, mannerism at the table, variation in tempo, remark during the "
    "play, uneven tempo",
    "misled_by_tempo": "coffeehousing, deceived by the hitch, deceived declarer, false hesitation, hesitated "
    "with nothing to think about, misled by a hesitation, stopped to think with only one "
    "card, thought with a singleton, went wrong because of a hesitation",
    "mistaken_explanation": "mistaken bid or mistaken explanation, bid wrongly but explained correctly, "
    "misbid or misexplanation",
    "spectator": "onlooker, onlooker said something, kibitzer spoke, kibitzer pointed out, bystander",
    "disputed_tricks": "contract made or down one, result disputed, disagree about the tricks made, score "
    "entered wrong, ten tricks or nine, one pair says ten tricks, made or down",
    "score_recorded_wrongly": "score entered wrongly in the bridgemate, wrong contract entered in the machine, score "
    "credited to the wrong side, score entered does not fit the contract, scoring error noticed after the session",
    "facts_disputed": "each side tells a different story, word against mine, conflicting stories, nobody "
    "agrees what happened",
    "facts_agreed": "none of these, none of these fits, something else happened, anything else, other irregularity",
}

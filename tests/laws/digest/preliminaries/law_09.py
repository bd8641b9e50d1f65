"""Law 9: procedure following an irregularity. Nothing is rectified: who may speak, who is called, who waits."""

from tests.laws.digest.rows import Worked, rows

SITUATION = "call_attention"
AUCTION = {"attention": "in_auction", "about_partners_explanation": False}
PLAY = {"attention": "in_play"}
DUMMY = {**PLAY, "spoke_in_play": "dummy"}
QUIET = {"done_since_attention": "nothing"}


def since(what: str, *finds: str) -> Worked:
    return Worked(SITUATION, {**AUCTION, "done_since_attention": what}, finds)


def own(what: str, *finds: str) -> Worked:
    return Worked(SITUATION, {"attention": "own_side_silent", "own_infraction": what}, finds)


def dummy_had_looked(whose: str, *finds: str) -> Worked:
    return Worked(SITUATION, {**DUMMY, "dummy_broke_43a2_before": True, "dummy_spoke_of": whose}, finds,
                  ("irregularity_is_ruled_all_the_same",))  # fmt: skip


ROWS = rows(
    "9",
    ("9A1", "auction: any player, unless a law forbids", (
        Worked(SITUATION, AUCTION | QUIET, ("9A1 any_player_may_speak_in_auction",)),
        Worked(SITUATION, {"attention": "in_auction", "about_partners_explanation": True},
               ("20F5(a) may_not_show_partner_wrong",), ("any_player_may_speak_in_auction",)),
    )),
    ("9A2", "play: declarer or a defender, dummy after it", (
        Worked(SITUATION, {**PLAY, "spoke_in_play": "declarer_or_defender"} | QUIET,
               ("9A2 declarer_or_defender_may_speak", "9B1(b) any_player_may_call_the_director")),
        Worked(SITUATION, {"attention": "after_play"} | QUIET, ("9A4 any_player_may_speak_after_play",),
               ("dummy_may_be_penalized",)),
        Worked(SITUATION, {**PLAY, "spoke_in_play": "dummy_of_explanation"},
               ("20F5(b)(ii) dummy_must_correct_explanation",), ("dummy_may_be_penalized",)),
    )),
    ("9A2", "a card pointing the wrong way: 65B3", (
        Worked(SITUATION, {**PLAY, "spoke_in_play": "turned_card"}, ("9A2 card_turned_wrongly",)),
    )),
    ("9A3", "to prevent an irregularity: any player, dummy within his limits", (
        Worked(SITUATION, {"attention": "before_it_happened"},
               ("9A3 any_player_may_prevent", "9A3 dummys_limits_when_preventing")),
    )),
    ("9A5", "own side's infraction: no duty, with three exceptions", (
        own("other", "9A5 no_duty_to_draw_attention", "72B3 concealing_is_forbidden"),
        own("partners_explanation", "9A5 explanation_must_be_corrected_in_time"),
        own("own_revoke", "62A own_revoke_must_be_corrected"),
        own("trick_not_won", "79A2 trick_not_won_may_not_be_taken"),
    )),
    ("9B1", "attention drawn: the director at once, nothing is forfeited", (
        since("nothing", "9B1(a) director_is_called_at_once", "9B1(b) any_player_may_call_in_the_auction",
              "9B1(c) calling_forfeits_nothing", "9B1(d) own_irregularity_leaves_rights"),
    )),
    ("9B2", "nobody acts before all is explained, else 10B and 11A", (
        since("nothing", "9B2 nobody_acts_before_explanation"),
        since("non_offenders", "9B2 somebody_acted_meanwhile"),
        since("offenders", "11A offenders_action_forfeits_nothing"),
    )),
    ("9C", "corrected prematurely: perhaps a further rectification", (
        since("corrected", "9C hasty_correction_may_cost_more"),
    )),
    ("9A4", "dummy spoke in the play: a penalty, ruled all the same", (
        Worked(SITUATION, {**DUMMY, "dummy_broke_43a2_before": False} | QUIET,
               ("43B1 dummy_may_be_penalized", "9A4 irregularity_is_ruled_all_the_same",
                "9B1(a) director_is_called_at_once")),
    )),
    ("43B2", "and he had broken 43A2 before: 43B2 or 43B3", (
        dummy_had_looked("declarers", "43B1 dummy_may_be_penalized", "43B2 dummy_helped_declarer"),
        dummy_had_looked("defenders", "43B1 dummy_may_be_penalized", "43B3 dummy_accused_a_defender"),
    )),
)  # fmt: skip

"""Laws 80 to 91 where the desk does something: agreed and disputed facts, teams, fouled boards, penalties."""

from collections.abc import Callable
from fractions import Fraction

from rulings.bridge import Average, Side
from rulings.desk.guide.wording import law_note
from rulings.laws.coverage import Help, coverage
from rulings.scoring.adjusted.guards import Guard, cautions
from rulings.scoring.adjusted.penalties import Penalty, PenaltyKind, PenaltyUnit
from rulings.scoring.adjusted.proposals import Proposal
from rulings.scoring.boards.lines import Artificial, ArtificialScore, Assigned, Line, OneSideAtFault, Played
from rulings.scoring.boards.played_boards import Board
from rulings.scoring.regulations import Method, ScoringRegulations
from rulings.scoring.sessions.session_scores import Session, score_session
from tests.laws.digest.rows import Worked, instead_of_the_result, rows
from tests.scoring.saying import awards, board, met, scored, won

ADJUSTED = "adjusted_score"
LAW = {"adjusted_score_basis": "law_adjusts"}
PLUS, PLAIN, MINUS = (ArtificialScore(average) for average in (Average.PLUS, Average.PLAIN, Average.MINUS))


def teams(boards: str, *finds: str, lacks: tuple[str, ...] = (), **facts: object) -> Worked:
    return Worked(ADJUSTED, {**LAW, "form_of_scoring": "teams", "team_boards": boards, **facts}, finds, lacks)


def by_fault(ns: str, ew: str, *finds: str, lacks: tuple[str, ...] = ()) -> Worked:
    return teams("several", *finds, lacks=lacks, fault_of_ns=ns, fault_of_ew=ew)


def no_damage(damaged: bool, *finds: str) -> Worked:
    """A violation for which the Laws prescribe nothing."""
    facts = {"adjusted_score_basis": "no_rectification_prescribed", "form_of_scoring": "pairs_mp"}
    assigned = {"result_can_be_assigned": True, "own_damage": "none", "innocent_side_damaged": damaged}
    return Worked(ADJUSTED, facts | assigned, finds, judged=("innocent_side_damaged",))


def the_side_at_fault_gets_the_complement() -> None:
    assert won(met(1, OneSideAtFault(Side.EW, 620), 170)) == {"A": 10, "B": -10}
    assert won(met(1, OneSideAtFault(Side.EW), 170)) == {"A": 3, "B": -3}


def average_plus_and_minus_are_three_imps() -> None:
    assert won(met(1, Artificial(PLUS, MINUS), 170)) == {"A": 3, "B": -3}


def a_knockout_board_that_does_not_balance_is_evened() -> None:
    knockout = ScoringRegulations(Method.TEAMS, knockout=True)
    assert won(met(1, Artificial(PLUS, PLUS), 170), regulations=knockout) == {"A": 0, "B": 0}


def each_form_of_a_fouled_board_is_rated_by_itself() -> None:
    listed = (("", 420), ("", 170), ("a", -50), ("a", -100))
    lines = [Line((f"N{at}",), (f"E{at}",), Played(points), form) for at, (form, points) in enumerate(listed)]
    found = awards(scored(Board(1, tuple(lines))), 1)
    assert found[0] == found[2]
    assert found[1] == found[3]
    assert found[0] != found[1]


def averages_by_fault_are_sixty_fifty_and_forty() -> None:
    outcomes = (Artificial(PLUS, MINUS), Artificial(PLAIN, PLAIN), 420, 420, 420)
    ns, ew = (awards(scored(board(1, *outcomes)), 1, side) for side in "NE")
    top = 8
    assert (ns[0], ew[0], ns[1], ew[1]) == (*(Fraction(top * share, 100) for share in (60, 40, 50, 50)),)


def a_penalty_costs_nobody_else(kind: PenaltyKind) -> Callable[[], None]:
    def check() -> None:
        boards = (board(1, 420, 170, 170), board(2, 100, 100, 100))
        penalty = Penalty.standard("N1", PenaltyUnit.PERCENT_OF_TOP, kind)
        before, after = (score_session(Session(boards, penalties=given)) for given in ((), (penalty,)))
        assert [awards(after, number) for number in (1, 2)] == [awards(before, number) for number in (1, 2)]
        lost = {
            standing.contestant: standing.total - after.rankings[0].of(standing.contestant).total
            for standing in before.rankings[0].standings
        }
        assert lost == {"N1": Fraction(25 * 4, 100), "N2": 0, "N3": 0}

    return check


def a_blameless_partner_gets_no_penalty() -> None:
    penalty = Penalty.standard("partner", PenaltyUnit.PERCENT_OF_TOP)
    proposal = Proposal(Assigned.to_both(420), paragraph="12A1", penalties=(penalty,), blameless=frozenset({"partner"}))
    assert [caution.guard for caution in cautions(proposal)] == [Guard.BLAMELESS_PARTNER]


CANCELLED = "86B2(a) boards_are_cancelled"
BY_REGULATION = {"premature": "led_to_next", "penalty_cards": "HQ", "suit_led": "H", "since_premature": "both_hands"}


def announced(setting: str, *finds: str) -> Worked:
    """The same lead to the next trick under a regulation that says whether 57C covers it."""
    regulations = {"law57c_covers_lead_to_next": setting}
    return Worked("premature_play", BY_REGULATION, finds, record={"regulations": regulations})


def the_coverage_page_informs(*laws: int) -> Callable[[], None]:
    def check() -> None:
        informed = {each.law for each in coverage() if Help.INFORMED in each.helps or Help.RULED in each.helps}
        assert {*laws} - informed == set()
        assert all(law_note(law) for law in laws)

    return check


OF_80 = rows(
    "80",
    ("80A", "the regulating authority's settings are data of the club", (
        the_coverage_page_informs(80), announced("yes", "57C1 declarer_had_played_from_both_hands"),
    )),
    ("80B", "the organizer arranges, and sets what the Laws leave to him", (
        Worked("disputed_tricks", {"tricks_were_claimed": "nothing",
                                   "called_to_the_tricks": "after_the_correction_period"},
               ("79C2 only_approved_and_beyond_doubt",), asks="organizer_approves"),
    )),
)  # fmt: skip
OF_81 = rows(
    "81",
    ("81B1", "the director is bound by the Laws and by announced regulations", (
        the_coverage_page_informs(81), announced("yes", "57C1 declarer_had_played_from_both_hands"),
    )),
    ("81B2", "he mends what the organizer has left out", (
        Worked("directors_error", {"whose_error": "procedure"}, ("82B2 require_postpone_or_cancel_play",)),
    )),
    ("81C3", "what he learns in any manner he rectifies within the time of 92B", (
        Worked(ADJUSTED, {"adjusted_score_basis": "too_late"}, ("92B too_late_for_an_adjusted_score",)),
    )),
    ("81C5", "waives for cause at the non-offending side's request", (
        Worked("action_before_director", {"done_without_director": "ask_to_waive", "rectification_is_waived": True},
               ("81C5 director_waives",), judged=("rectification_is_waived",)),
    )),
)  # fmt: skip
DISPUTED = {"players_accounts": "disputed"}


def facts_as(accounts: str, provided: str, *finds: str, lacks: tuple[str, ...] = (), **facts: object) -> Worked:
    return Worked("facts_established", {"players_accounts": accounts, "laws_provide": provided, **facts}, finds, lacks)


OF_83 = rows(
    "83",
    ("83", "a review may be in order: the players are told that they may appeal", (
        facts_as("disputed", "rectification", "83 right_to_appeal_is_told", facts_can_be_determined=True),
        facts_as("agreed", "rectification", lacks=("right_to_appeal_is_told",)),
        the_coverage_page_informs(83),
    )),
)  # fmt: skip
OF_84 = rows(
    "84",
    ("84A", "agreed and nothing to rectify: play on", (
        facts_as("agreed", "nothing", "84A nothing_to_rectify", damage_without_rectification="not_probable"),
        Worked("claim", {"role": "declarer", "claim_statement": "current_trick_only"},
               ("68 remark_on_trick_in_progress",), ("play_is_suspended",)),
    )),
    ("84B", "the law prescribes: applied", (
        facts_as("agreed", "rectification", "84B prescribed_rectification_is_applied"),
        Worked("established_revoke", {"revoke_trick_won_by": "partner", "exception_of_64b": "none"},
               ("64A2 one_trick_partner_won",)),
    )),
    ("84C-10C", "a player's option: all explained, then his choice is asked", (
        facts_as("agreed", "players_option", "84C options_are_explained_and_carried_out"),
        Worked("action_before_director", {"done_without_director": "choice_to_be_made"},
               ("10C1 all_options_are_explained", "10C2 choice_without_partner")),
        Worked("revoke", {"failure": "did_not_follow_suit", "revoke_trick": 4, "since_the_revoke": "nothing",
                          "withdrawn_card": "declarers", "played_after_revoke": "lho_and_partner"},
               ("62C1 defender_may_change_his_card",), asks="opponent_changes_his_card"),
    )),
    ("84D-12A1", "damage through an irregularity without rectification: adjusted", (
        facts_as("agreed", "nothing", "84D damage_without_rectification_is_adjusted",
                 damage_without_rectification="probable"),
        facts_as("agreed", "directors_option", "84D doubt_is_resolved_for_the_innocent_side"),
        no_damage(True, "12A1 no_rectification_for_this_violation", "12C1(a) assigned_score_replaces_the_result"),
        no_damage(False, "12B1 no_damage_no_adjusted_score"),
    )),
)  # fmt: skip
OF_85 = rows(
    "85",
    ("85A", "disputed: the balance of probability", (
        Worked("facts_established", {**DISPUTED, "facts_can_be_determined": True, "laws_provide": "rectification"},
               ("85A facts_by_the_balance_of_probability", "84B prescribed_rectification_is_applied"),
               judged=("facts_can_be_determined",)),
        Worked("unauthorized_information", {"information_from": "tempo", "information_judged": "now",
                                            "facts_of_the_matter": "disputed"},
               ("85A disputed_facts_by_probability",)),
        Worked("tricks_disordered", {"trouble_with_tricks": "after_play", "facts_in_the_cards": "both_or_none_mixed"},
               ("66D facts_are_disputed",)),
    )),
    ("85B", "cannot be determined: a ruling that lets play go on", (
        Worked("facts_established", {**DISPUTED, "facts_can_be_determined": False},
               ("85B ruling_that_lets_play_go_on", "83 right_to_appeal_is_told"),
               ("prescribed_rectification_is_applied",), ("facts_can_be_determined",)),
    )),
)  # fmt: skip
OF_86 = rows(
    "86",
    ("86A", "the match result could be known: no new deal", (
        *instead_of_the_result("misdeal", {"deal_trouble": "other_reason",
                                           "obstacle_to_new_deal": "match_result_knowable"}, only_teams=True),
    )),
    ("86B1", "one score and the other table clearly favours a side: assigned", (
        teams("one_other_table_clear", "86B1 other_table_demands_an_assigned_score",
              "12C1(a) assigned_score_replaces_the_result", own_damage="none"),
    )),
    ("12C", "not clearly favourable: assigned or artificial", (
        teams("one_other_table_not_clear", "12C1(a) assigned_score_replaces_the_result", result_can_be_assigned=True,
              own_damage="none"),
        teams("one_other_table_not_clear", "12C1(d) no_result_can_be_judged", "12C2(b) average_plus_in_imps",
              result_can_be_assigned=False, fault_of_ns="none", fault_of_ew="directly"),
    )),
    ("86B2(a)", "several and nobody at fault: cancelled, or substitute boards", (
        by_fault("none", "none", CANCELLED, "86B2(a) substitute_boards_if_time_permits"),
    )),
    ("86B2(b)", "several and one at fault: the better of two, the complement to the other", (
        by_fault("none", "directly", "86B2(b) better_of_average_plus_and_assigned",
                 "86B2(b) complement_for_the_side_at_fault", lacks=("boards_are_cancelled",)),
        the_side_at_fault_gets_the_complement,
    )),
    ("86B2(c)", "several and both at fault: cancelled, no substitute", (
        by_fault("partly", "partly", "86B2(c) boards_are_cancelled", "86B2(c) no_substitute_boards",
                 lacks=("substitute_boards_if_time_permits",)),
    )),
    ("86B3", "boards of one table: by the authority's rule", (
        teams("by_regulation", "86B3 boards_of_one_table_by_regulation"),
    )),
    ("12C2(b)", "average plus and minus: three IMPs", (average_plus_and_minus_are_three_imps,)),
    ("12C4", "a knockout board that does not balance: averaged", (a_knockout_board_that_does_not_balance_is_evened,)),
)  # fmt: skip
OF_87_TO_91 = (
    *rows(
        "87",
        ("87B", "pairs: each form by itself", (each_form_of_a_fouled_board_is_rated_by_itself,)),
        ("87C-86B2", "teams: never one adjusted score", (
            by_fault("none", "none", CANCELLED, lacks=("other_table_demands_an_assigned_score",)),
        )),
    ),
    *rows("88", ("88-12C2", "60, 50, 40 per cent by fault", (averages_by_fault_are_sixty_fifty_and_forty,))),
    *rows("89", ("89-12C3", "no penalty for a blameless partner", (a_blameless_partner_gets_no_penalty,))),
    *rows("90", ("90A", "a penalty costs nobody else", (a_penalty_costs_nobody_else(PenaltyKind.PROCEDURAL),))),
    *rows("91", ("91A", "a disciplinary penalty likewise", (a_penalty_costs_nobody_else(PenaltyKind.DISCIPLINARY),))),
)  # fmt: skip
ROWS = (*OF_80, *OF_81, *OF_83, *OF_84, *OF_85, *OF_86, *OF_87_TO_91)

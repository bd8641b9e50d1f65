"""Law 40: partnership understandings, disclosure, aids, psychic calls."""

from tests.laws.digest.rows import Worked, rows

DAMAGED = {"damaged_by_understanding": True}
UNHARMED = {"damaged_by_understanding": False}
J = ("damaged_by_understanding",)


def fault(
    kind: str,
    *finds: str,
    lacks: tuple[str, ...] = (),
    judged: tuple[str, ...] = (),
    setting: dict[str, str] | None = None,
    **facts: object,
) -> Worked:
    record = {"regulations": setting} if setting else {}
    return Worked("understandings", {"understanding_fault": kind, **facts}, finds, lacks, judged, record=record)


def departs(
    kind: str, *finds: str, judged: tuple[str, ...] = (), setting: dict[str, str] | None = None, **facts: object
) -> Worked:
    record = {"regulations": setting} if setting else {}
    return Worked("psychic_call", {"departure": kind, **facts}, finds, (), judged, record=record)


ONCE = {"failure_is_repeated": False}
EXPECTED = {"partner_had_more_reason_to_expect_it": True}
UNEXPECTED = {"partner_had_more_reason_to_expect_it": False}
RESTRICTED = {"psychic_artificial_calls": "no"}
ROWS = rows(
    "40",
    ("40B3(a)", "a required disclosure was not given and damaged", (
        fault("not_disclosed", "40B3(a) disclosure_failure_adjusted", judged=J, **ONCE, **DAMAGED),
        fault("not_disclosed", "40B3(a) no_damage_score_stands", lacks=("disclosure_failure_adjusted",), **ONCE,
              **UNHARMED),
        fault("wrong_explanation", "40B3(a) explanation_was_wrong"),
        fault("forgotten", "75C agreement_was_forgotten"),
    )),
    ("40B3(b)", "repeated failures to disclose", (
        fault("not_disclosed", "40B3(b) repeated_failure_penalty_possible", failure_is_repeated=True, **UNHARMED),
    )),
    ("40B4", "an understanding against the regulations that damaged", (
        fault("against_regulation", "40B4 forbidden_understanding_adjusted",
              "40B4 forbidden_understanding_penalty_possible", judged=J, **DAMAGED),
        fault("against_regulation", "40B4 no_damage_score_stands", lacks=("forbidden_understanding_adjusted",),
              **UNHARMED),
        fault("varied_after_irregularity", "40B2(a)(iv) varying_methods_is_forbidden_here",
              "40B4 forbidden_understanding_adjusted", setting={"vary_methods_after_irregularity": "no"}, **DAMAGED),
        fault("varied_after_irregularity", "40B2(a)(iv) varying_methods_is_allowed_here"),
    )),
    ("40B5(b)", "the explanation lacked what was crucial and that damaged", (
        fault("incomplete", "40B5(b) crucial_information_adjusted", judged=("missing_information_was_crucial", *J),
              missing_information_was_crucial=True, **ONCE, **DAMAGED),
        fault("incomplete", "40B5(b) no_damage_score_stands", missing_information_was_crucial=True, **ONCE, **UNHARMED),
        fault("incomplete", "40B5(b) omission_was_not_crucial", missing_information_was_crucial=False, **ONCE),
    )),
    ("40B5(a)", "everything known from agreement is told, general inference is not", (
        fault("incomplete", "40B5(a) everything_agreed_must_be_told", missing_information_was_crucial=False, **ONCE),
    )),
    ("40C1", "a departure that partner expects no more than the opponents is legal", (
        departs("psychic", "40C1 departure_is_legal", "40C2 nothing_to_disclose",
                judged=("partner_had_more_reason_to_expect_it",), **UNEXPECTED),
        departs("deviation", "40C1 departure_is_legal", **UNEXPECTED),
    )),
    ("40A1(b)", "the methods are made available as the regulations say", (
        fault("not_disclosed", "40A1(b) methods_must_be_made_known", **ONCE, **UNHARMED),
    )),
    ("40C1", "partner had more reason to expect it: an undisclosed understanding", (
        departs("psychic", "40C1 departure_was_an_undisclosed_understanding", "40C1 undisclosed_understanding_adjusted",
                "40C1 undisclosed_understanding_penalty_possible", judged=J, **EXPECTED, **DAMAGED),
        departs("deviation", "40C1 no_damage_score_stands", **EXPECTED, **UNHARMED),
    )),
    ("40B2(a)(v)", "a psychic artificial call where the regulations restrict them", (
        departs("psychic_artificial", "40B2(a)(v) psychic_artificial_call_forbidden_here",
                "40B4 forbidden_understanding_adjusted", "40B4 forbidden_understanding_penalty_possible",
                judged=J, setting=RESTRICTED, **DAMAGED),
        departs("psychic_artificial", "40B4 no_damage_score_stands", setting=RESTRICTED, **UNHARMED),
        departs("psychic_artificial", "40B2(a)(v) psychic_artificial_call_allowed_here", **UNEXPECTED),
    )),
    ("40B2(b)", "one's own system card, but for the declaring side before the play", (
        fault("own_card", "40B2(b) own_card_not_allowed", "16B what_own_card_told_unauthorized",
              own_card_between_auction_and_lead=False),
        fault("own_card", "40B2(b) own_card_was_allowed", own_card_between_auction_and_lead=True),
        fault("own_card", "40B2(b) own_card_was_allowed", setting={"own_system_card_use": "yes"}),
    )),
    ("40B2(c)", "the opponents' system card at its times", (
        fault("opponents_card", "40B2(c) opponents_card_was_allowed", opponents_card_at_a_right_time=True),
        fault("opponents_card", "40B2(c) opponents_card_at_his_turn_only", opponents_card_at_a_right_time=False),
        fault("opponents_card", "40B2(c) regulations_here_allow_more",
              setting={"opponents_system_card_at_any_time": "yes"}),
    )),
    ("40B2(d)", "aids to memory, calculation or technique", (
        fault("memory_aid", "40B2(d) aid_not_allowed"),
        fault("memory_aid", "40B2(d) aid_is_allowed_here", setting={"memory_aids": "yes"}),
    )),
    ("40A4", "methods that change with the partner who calls", (
        fault("by_partner", "40A4 methods_do_not_depend_on_which_partner"),
    )),
)  # fmt: skip

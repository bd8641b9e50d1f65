"""The regulations of a session that the Laws leave to others, as the laws receive them: frozen, known before play."""

from dataclasses import dataclass, field, fields
from enum import StrEnum


class Setting(StrEnum):
    """A reading that the Laws leave open: yes, no, or the director judges each time."""

    YES = "yes"
    NO = "no"
    ASK = "ask"


def _left(law: str) -> dict[str, object]:
    """A reading that a paragraph of 2017 leaves open."""
    return {"law": law, "is_left_open": True}


def _given(law: str) -> dict[str, object]:
    """A reading that a paragraph of 2017 gives, and an older one left open."""
    return {"law": law, "is_left_open": False}


@dataclass(frozen=True)
class Regulations:
    """Choices of the Regulating Authority or the organiser; defaults are the digest's.

    `law67b1_subject_to_64b`: do the exceptions of 64B apply to the trick that 67B1 transfers? The text names
    only 64A2; 64B by the structure lists when 64A2 is not applied.
    `defenders_may_ask_each_other` (2007 61B3, where the Regulating Authority may forbid it; 2017 always allows it).
    `claim_suit_top_down`: a claimer who stated no order is taken to play a suit from the top (70E2).
    `mandatory_pause`: a regulation demands a pause here (73A2).
    `spectator_irregularity_rule`: a regulation says what follows an irregularity caused by a spectator (76C2).
    `law12c2d_multiple_boards`: a regulation has other amounts for a contestant without a result on several boards of
    one session (12C2(d)).
    `law16b2_reserve_rights`: may players announce that they reserve rights (16B2), instead of calling the director?
    `opening_lead_face_up`: opening leads are faced at once (41A); "ask" is taken as no.
    `law53b_defender_card_is_pc`: a defender's lead out of turn that gave way to an opponent's proper lead (53B) is a
    penalty card. 2017 names only 16C; 2007 said that it is none.
    `law57c_covers_lead_to_next`: 57C1 and C2 speak of a play before partner's; do they cover a lead to the next trick?
    `call_made_when_removed`: a call is made when its card leaves the bidding box with apparent intent (18F);
    "no": only when it is held at the table, or so that it shows that the call was made.
    `own_system_card_use`, `opponents_system_card_at_any_time`, `memory_aids`: more is allowed than 40B2(b) to (d) say.
    `vary_methods_after_irregularity` (40B2(a)(iv)), `psychic_artificial_calls` (40B2(a)(v)): are they allowed?
    `further_appeal`: the Regulating Authority has arranged an appeal from the committee's decision (93C1).
    """

    law67b1_subject_to_64b: Setting = field(default=Setting.YES, metadata=_left("67B1"))
    defenders_may_ask_each_other: Setting = field(default=Setting.YES, metadata=_given("61B3"))
    claim_suit_top_down: Setting = field(default=Setting.NO, metadata=_left("70E2"))
    mandatory_pause: Setting = field(default=Setting.ASK, metadata=_left("73A2"))
    spectator_irregularity_rule: Setting = field(default=Setting.NO, metadata=_left("76C2"))
    law12c2d_multiple_boards: Setting = field(default=Setting.NO, metadata=_left("12C2(d)"))
    law16b2_reserve_rights: Setting = field(default=Setting.YES, metadata=_left("16B2"))
    opening_lead_face_up: Setting = field(default=Setting.NO, metadata=_left("41A"))
    law53b_defender_card_is_pc: Setting = field(default=Setting.NO, metadata=_left("53B"))
    law57c_covers_lead_to_next: Setting = field(default=Setting.NO, metadata=_left("57C"))
    call_made_when_removed: Setting = field(default=Setting.YES, metadata=_left("18F"))
    own_system_card_use: Setting = field(default=Setting.NO, metadata=_left("40B2(b)"))
    opponents_system_card_at_any_time: Setting = field(default=Setting.NO, metadata=_left("40B2(c)"))
    memory_aids: Setting = field(default=Setting.NO, metadata=_left("40B2(d)"))
    vary_methods_after_irregularity: Setting = field(default=Setting.YES, metadata=_left("40B2(a)"))
    psychic_artificial_calls: Setting = field(default=Setting.YES, metadata=_left("40B2(a)"))
    further_appeal: Setting = field(default=Setting.ASK, metadata=_left("93C1"))


def read_regulations(entries: dict[str, object]) -> Regulations:
    """Regulations from JSON; an unknown name or value is refused by a `ValueError` of one line."""
    known = {field.name for field in fields(Regulations)}
    for name, raw in entries.items():
        if name not in known:
            raise ValueError(f"regulations: unknown setting {name[:40]!r}; it takes {', '.join(sorted(known))}")
        if raw not in set(Setting):
            raise ValueError(f"regulations: {name} cannot be {str(raw)[:40]!r}: it takes {', '.join(Setting)}")
    return Regulations(**{name: Setting(str(raw)) for name, raw in entries.items()})


_DECLARED = {field.name: field.metadata for field in fields(Regulations)}


def paragraph_of(name: str) -> str:
    """The paragraph of 2017 that a setting is about."""
    return str(_DECLARED[name]["law"])


def is_left_open(name: str) -> bool:
    """Whether that paragraph leaves it to regulations; else it gives the default."""
    return bool(_DECLARED[name]["is_left_open"])

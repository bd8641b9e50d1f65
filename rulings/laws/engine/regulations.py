"""The regulations of a session that the Laws leave to others, as the laws receive them: frozen, known before play."""

from dataclasses import dataclass, fields
from enum import StrEnum


class Setting(StrEnum):
    """A reading that the Laws leave open: yes, no, or the director judges each time."""

    YES = "yes"
    NO = "no"
    ASK = "ask"


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
    `own_system_card_use`, `opponents_system_card_at_any_time`, `memory_aids`: more is allowed than 40B2(b) to (d) say.
    `vary_methods_after_irregularity` (40B2(a)(iv)), `psychic_artificial_calls` (40B2(a)(v)): are they allowed?
    """

    law67b1_subject_to_64b: Setting = Setting.YES
    defenders_may_ask_each_other: Setting = Setting.YES
    claim_suit_top_down: Setting = Setting.NO
    mandatory_pause: Setting = Setting.ASK
    spectator_irregularity_rule: Setting = Setting.NO
    law12c2d_multiple_boards: Setting = Setting.NO
    law16b2_reserve_rights: Setting = Setting.YES
    opening_lead_face_up: Setting = Setting.NO
    law53b_defender_card_is_pc: Setting = Setting.NO
    law57c_covers_lead_to_next: Setting = Setting.NO
    own_system_card_use: Setting = Setting.NO
    opponents_system_card_at_any_time: Setting = Setting.NO
    memory_aids: Setting = Setting.NO
    vary_methods_after_irregularity: Setting = Setting.YES
    psychic_artificial_calls: Setting = Setting.YES


def read_regulations(entries: dict[str, object]) -> Regulations:
    """Regulations from JSON; an unknown name or value is refused by a `ValueError` of one line."""
    known = {field.name for field in fields(Regulations)}
    for name, raw in entries.items():
        if name not in known:
            raise ValueError(f"regulations: unknown setting {name[:40]!r}; it takes {', '.join(sorted(known))}")
        if raw not in set(Setting):
            raise ValueError(f"regulations: {name} cannot be {str(raw)[:40]!r}: it takes {', '.join(Setting)}")
    return Regulations(**{name: Setting(str(raw)) for name, raw in entries.items()})

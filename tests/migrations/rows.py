"""A row of every table as it was at some step, made with the models of that step; no code of today is asked.

Every column is filled, those that may be empty too. Where somebody may be named, a second person is: who countersigns a
ruling is not who issued it. A round's number tells its rows from those of another.
"""

from datetime import UTC, date, datetime, timedelta
from typing import Any
from uuid import UUID

from django.db import transaction

MOMENT = datetime(2026, 11, 21, 20, 15, tzinfo=UTC)
CASE: dict[str, Any] = {
    "facts": "Błąd: West's partner, at FOUR spades, said «żółw» in the straße.",
    "override_text": "The trick counts.",
    "situation": "defective_trick",
    "laws": " 67 64 ",
    "stage": "play",
    "form": "pairs_mp",
    "paragraphs": ["67B1", "64A2"],
    "sentences": {"en": ["One trick is transferred."], "it": ["La presa è valida."], "pl": ["Przenosi się lewę."]},
    "auction": ["1S", {"call": "2NT", "note": "Jacoby"}],
    "not_names": ["Jacoby"],
    "appeal": {"text": "The deposit is returned.", "dissent": "I would keep it."},
}

FIRST = "First"
"""Whose row points to no other of its own table."""
Rows = dict[tuple[str, int], dict[str, Any]]


def models_of(apps: Any) -> list[Any]:
    """The desk's own models, as they were."""
    return list(apps.get_app_config("rulings").get_models())


@transaction.atomic
def fill(apps: Any, number: int) -> None:
    """Put a row into every table."""
    made: dict[tuple[str, str], Any] = {}
    for model in models_of(apps):
        row_of(model, number, made)


def row_of(model: Any, number: int, made: dict[tuple[str, str], Any], person: str = "Dora") -> Any:
    """The round's row of the table, made together with the rows it points to where they are not there yet."""
    key = (model._meta.model_name, person)
    if key not in made:
        values = special(model, number, person)
        for field in model._meta.concrete_fields:
            if field.is_relation:
                target = field.remote_field.model
                if (target is model and person == FIRST) or field.name in values:
                    continue
                someone = FIRST if target is model else person_beside(field, target)
                values[field.name] = row_of(target, number, made, someone)
            elif field.get_internal_type() not in ("BooleanField", "AutoField", "BigAutoField"):
                values.setdefault(field.name, value(field, number))
        made[key] = model._base_manager.create(**values)
    return made[key]


def person_beside(field: Any, target: Any) -> str:
    """Somebody else where a second person may be named."""
    return "Rev" if field.null and target._meta.model_name == "user" else "Dora"


def special(model: Any, number: int, person: str) -> dict[str, Any]:
    """What is not left to the kind of a column; of the cases every second one has been withdrawn."""
    columns: dict[str, dict[str, Any]] = {
        "user": {"username": f"{person} {number}"},
        "club": {"slug": f"first-{number}" if person == FIRST else f"slug-{number}"},
        "regulationprofile": {"name": f"{number} {person}"},
        "session": {"scoring": "MATCHPOINTS MP1"},
        "player": {"from_board": None if person == FIRST else number},
        "appeal": {"number": 100 + number, "appeal_key": UUID(int=100 + number), "side": "EW"}
        if person == FIRST
        else {},
        "followedcasebook": {"address": ""},
        "casemark": {"copy": None},
        "rosterplayer": {"number": f"{number} {person}"},
        "publication": {**CASE, "withdrawn_at": None if number % 2 else MOMENT},
    }
    there = {field.name for field in model._meta.concrete_fields}
    return {name: value for name, value in columns.get(model._meta.model_name, {}).items() if name in there}


def value(field: Any, number: int) -> Any:
    """Something that the column holds."""
    if field.choices:
        return field.choices[0][0]
    match field.get_internal_type():
        case "JSONField":
            content = {"said": "żółw", "number": number}
            return [content] if field.default is list else content
        case "DateTimeField":
            return MOMENT
        case "DateField":
            return date(2026, 1, 1) + timedelta(days=number)
        case "UUIDField":
            return UUID(int=number)
        case "SlugField":
            return f"slug-{number}"
        case "CharField" | "TextField":
            return f"{number} Żółw"[: field.max_length]
        case "BinaryField":
            return f"{number} Żółw".encode()
        case "PositiveSmallIntegerField":
            return number % 13 + 1
        case _:
            return number

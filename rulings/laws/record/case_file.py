"""A case as JSON: fact keys with their answers, and what is recorded. Shared by the command and the public guide."""

from collections.abc import Mapping

from rulings.laws.engine import Case, Law, Regulations, facts_of, read_regulations
from rulings.laws.record.record import BadRecord, Record, read_record


class UnknownFact(ValueError):
    """An answer to something that the situation never asks."""

    def __init__(self, key: str, known: tuple[str, ...]) -> None:
        super().__init__(f"unknown fact {key[:60]!r}: this situation asks {', '.join(known)}")
        self.key, self.known = key, known


def read_case(law: Law, entries: object) -> Case:
    """The case of `{"fact": answer, ..., "record": {...}}`.

    `UnknownFact`, `UnknownAnswer` or `BadRecord`, each of one line, when anything in it cannot be taken; every
    answer is read, also one that the ruling will not need.
    """
    if not isinstance(entries, Mapping):
        raise BadRecord("the facts are a JSON object: fact keys with their answers")
    answers = {str(key): raw for key, raw in entries.items() if key != "record"}
    known = facts_of(law)
    for key, raw in answers.items():
        if key not in known:
            raise UnknownFact(key, tuple(known))
        known[key].read(raw)
    record, regulations = _read_record(entries.get("record"))
    return Case(answers, record, regulations)


def _read_record(entries: object) -> tuple[Record, Regulations]:
    known = _object(entries, "record: it is a JSON object such as {'board': 7, 'contract': '4S by W'}")
    settings = _object(known.pop("regulations", None), "record: regulations is a JSON object of settings")
    return read_record(known), read_regulations(settings)


def _object(raw: object, refusal: str) -> dict[str, object]:
    """A JSON object; where none is given, an empty one."""
    if raw is None:
        return {}
    if not isinstance(raw, Mapping):
        raise BadRecord(refusal)
    return dict(raw)

"""The interface's answers, each held against its description."""

import json
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

from django.http import HttpResponse
from django.test import Client
from jsonschema import Draft202012Validator
from referencing import Registry
from referencing.jsonschema import DRAFT202012

import rulings.desk.api

DESCRIPTION: dict[str, Any] = json.loads(
    (Path(rulings.desk.api.__file__).parent / "openapi.json").read_text(encoding="utf-8")
)
SCHEMAS = DESCRIPTION["components"]["schemas"]
PENALTY_CARD = "/api/v1/rule?situation=penalty_card"
_ADDRESSES = count(1)


def stranger() -> Client:
    """A program at an address of its own, so that none uses up what another may ask."""
    number = next(_ADDRESSES)
    address = f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
    return Client(raise_request_exception=False, REMOTE_ADDR=address)


def posted(body: object, **more: Any) -> Any:
    text = body if isinstance(body, str | bytes) else json.dumps(body)
    return stranger().post("/api/v1/rule", text, content_type="application/json", **more)


def exact(schema: Any) -> Any:
    """The same schema, in which an object has no member that is not described."""
    if isinstance(schema, list):
        return [exact(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    inner = {name: exact(each) for name, each in schema.items()}
    return {"additionalProperties": False, **inner} if isinstance(schema.get("properties"), dict) else inner


@cache
def registry() -> Registry[Any]:
    return Registry().with_resource("urn:description", DRAFT202012.create_resource(exact(DESCRIPTION)))


def faults(schema: dict[str, Any], data: object) -> list[str]:
    """Where data is not as a schema of the description has it."""
    text = json.dumps(exact(schema)).replace('"#/', '"urn:description#/')
    return [
        error.message[:200] for error in Draft202012Validator(json.loads(text), registry=registry()).iter_errors(data)
    ]


def described(path: str, method: str, status: int) -> dict[str, Any]:
    """The answer of that status as the description has it; a `KeyError` where it has none."""
    told: dict[str, Any] = DESCRIPTION["paths"][path][method]["responses"][str(status)]
    if "$ref" in told:
        told = DESCRIPTION["components"]["responses"][told["$ref"].rpartition("/")[2]]
    return told


def held(answer: HttpResponse, path: str, method: str = "get") -> Any:
    """What it says, after it has been held against the description of its path."""
    told = described(path, method, answer.status_code)
    kind = answer.headers["Content-Type"].partition(";")[0]
    schema = told["content"][kind]["schema"]
    data = json.loads(answer.content) if kind.endswith("json") else answer.content.decode()
    assert faults(schema, data) == []
    assert answer.headers["Access-Control-Allow-Origin"] == "*"
    assert not answer.cookies
    return data

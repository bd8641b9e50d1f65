"""Director's help for a scoring program: python director.py [SITE] [LANGUAGE]. Python's standard library alone."""

import json
import sys
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import urlopen

SITE = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8000"
LANGUAGE = sys.argv[2] if len(sys.argv) > 2 else "en"


def ask(path, **parameters):
    try:
        with urlopen(f"{SITE}/api/v1/{path}?{urlencode({'language': LANGUAGE, **parameters}, doseq=True)}") as answer:
            return json.load(answer)
    except HTTPError as error:
        raise SystemExit(json.load(error)["detail"]) from None


def chosen(title, options):
    """Let the director choose one of the (value, text) pairs by its number, or type what is asked for."""
    print(f"\n{title}", *(f"{number:3} {text}" for number, (_value, text) in enumerate(options, 1)), sep="\n")
    typed = input("> ").strip()
    return options[int(typed) - 1][0] if typed.isdigit() and 0 < int(typed) <= len(options) else typed


situations = {each["key"]: each for each in ask("situations")["situations"]}
situation, facts = chosen("?", [(key, each["title"]) for key, each in situations.items()]), {}
while question := (ruling := ask("rule", situation=situation, **facts))["question"]:
    facts[question["key"]] = chosen(question["text"], [(each["value"], each["text"]) for each in question["options"]])
print("", *(f"{finding['paragraph']:>9}  {finding['text']}" for finding in ruling["findings"]), sep="\n")

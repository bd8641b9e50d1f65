"""`make package`: the laws alone as one wheel in dist/, `bridge_laws`: pure Python, without Django, typed.

Nothing is written twice for it: it holds the modules that `rulings/wording/programs.py` needs, under another name, and
in place of Django's translation that of `config/packaged/`. Of the catalogues it has the sentences of these modules.
"""

import ast
import re
from collections.abc import Iterator
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from config.wheel import ROOT, project_told, write_wheel

NAME = "bridge_laws"
_FACE = "rulings.wording.programs"
_ROOMS = ("rulings.bridge", "rulings.laws", "rulings.wording")
_OWN = ROOT / "config" / "packaged"
_IMPORTED = (
    (re.compile(r"\brulings\.(?=bridge\b|laws\b|wording\b)"), f"{NAME}."),
    (re.compile(r"\bdjango\.utils\.(?:translation|functional)\b"), f"{NAME}.translation"),
)
_WITHOUT_A_DATE = datetime(1980, 1, 1, tzinfo=UTC)


def build(to: Path) -> Path:
    """Write the wheel into the folder; the same tree gives the same bytes."""
    sources = {module: _file_of(module).read_text(encoding="utf-8") for module in sorted(_needed(_FACE))}
    files = {_place(module): _renamed(text).encode() for module, text in sources.items()}
    files[f"{NAME}/translation.py"] = (_OWN / "translation.py").read_bytes()
    files[f"{NAME}/py.typed"] = b""
    words = {word for text in sources.values() for word in _strings(text)}
    for po in sorted(ROOT.glob("rulings/locale/*/LC_MESSAGES/django.po")):
        files[f"{NAME}/locale/{po.parents[1].name}/LC_MESSAGES/{NAME}.mo"] = _catalogue(po, words)
    version = project_told()["version"]
    return write_wheel(to, f"{NAME}-{version}", files, {"METADATA": _metadata(version)})


def _needed(module: str, found: set[str] | None = None) -> set[str]:
    """The module and all of the house that it imports, by their names, with the packages that they lie in."""
    found = set() if found is None else found
    parts = module.split(".")
    for name in (".".join(parts[:length]) for length in range(2, len(parts) + 1)):
        if name not in found:
            found.add(name)
            for imported in _imports(_file_of(name)):
                _needed(imported, found)
    return found


def _imports(path: Path) -> Iterator[str]:
    """The modules of these rooms that a file imports."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith(_ROOMS):
            yield node.module
            inside = (f"{node.module}.{alias.name}" for alias in node.names)
            yield from (each for each in inside if _file_of(each).exists())


def _file_of(module: str) -> Path:
    """Where a module stands; that of a package is its `__init__`."""
    path = ROOT.joinpath(*module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def _place(module: str) -> str:
    """Where it stands in the package, which itself begins with the face."""
    if module == _FACE:
        return f"{NAME}/__init__.py"
    return f"{NAME}/{_file_of(module).relative_to(ROOT / 'rulings').as_posix()}"


def _renamed(text: str) -> str:
    """The same source under the package's name."""
    for pattern, name in _IMPORTED:
        text = pattern.sub(name, text)
    return text


def _strings(text: str) -> Iterator[str]:
    """Every string of a source: among them are its sentences and their contexts."""
    constants = (node.value for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Constant))
    yield from (value for value in constants if isinstance(value, str))


def _catalogue(po: Path, words: set[str]) -> bytes:
    """The translations of these words, compiled."""
    with po.open("rb") as file:
        whole = read_po(file)
    kept = Catalog(locale=po.parents[1].name, creation_date=_WITHOUT_A_DATE, revision_date=_WITHOUT_A_DATE)
    for message in whole:
        if (
            message.id
            and message.id in words
            and message.string
            and (message.context is None or message.context in words)
        ):
            kept.add(message.id, message.string, context=message.context)
    written = BytesIO()
    write_mo(written, kept)
    return written.getvalue()


def _metadata(version: str) -> str:
    """What the package says of itself, with its page for people."""
    lines = ["Metadata-Version: 2.1", f"Name: {NAME.replace('_', '-')}", f"Version: {version}"]
    lines += ["Summary: The Laws of Duplicate Bridge: questions and rulings, in English, Italian and Polish"]
    lines += ["Requires-Python: >=3.11", "Description-Content-Type: text/markdown", ""]
    return "\n".join(lines) + "\n" + (_OWN / "README.md").read_text(encoding="utf-8")


if __name__ == "__main__":
    print(build(ROOT / "dist"))

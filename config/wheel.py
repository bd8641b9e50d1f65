"""`make wheel`: the whole site as one wheel in dist/, with templates, static files and compiled catalogues.

Needs only Python's standard library, and the same tree gives the same bytes. What the site needs to run stands in it as
in requirements/run.in; `pip install --requirement requirements/run.txt` first keeps to the locked versions.
"""

import base64
import hashlib
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

ROOT = Path(__file__).resolve().parent.parent
_FOLDERS = ("config", "rulings", "static", "templates")
_LEFT_OUT = {".po", ".pot", ".pyc"}
_TAG = "py3-none-any"
_EXTRAS = ("analysis", "bridgemate", "sheets", "s3")


def build(to: Path) -> Path:
    """Write the wheel into the folder; `SystemExit` where the catalogues are not compiled."""
    project = project_told()
    if missing := [po for po in ROOT.glob("rulings/locale/*/LC_MESSAGES/*.po") if not po.with_suffix(".mo").exists()]:
        sys.exit(f"{missing[0]} is not compiled: run `make compiled` first.")
    if not (ROOT / "static" / "pocket" / "manifest.json").exists():
        sys.exit("The guide's data is not made: run `make compiled` first.")
    files = {path.relative_to(ROOT).as_posix(): path.read_bytes() for path in _carried()}
    return write_wheel(to, f"{project['name'].replace('-', '_')}-{project['version']}", files, _told(project))


def project_told() -> dict[str, str]:
    """What pyproject.toml says of the project."""
    told: dict[str, str] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return told


def write_wheel(to: Path, name: str, files: dict[str, bytes], told: dict[str, str]) -> Path:
    """Write a wheel of pure Python: `name` is name and version, `files` by path, `told` what it says of itself."""
    told = told | {"WHEEL": f"Wheel-Version: 1.0\nGenerator: rulings-desk\nRoot-Is-Purelib: true\nTag: {_TAG}\n"}
    files = files | {f"{name}.dist-info/{each}": text.encode() for each, text in told.items()}
    record = "".join(f"{path},{_digest(data)},{len(data)}\n" for path, data in files.items())
    files[f"{name}.dist-info/RECORD"] = f"{record}{name}.dist-info/RECORD,,\n".encode()
    to.mkdir(parents=True, exist_ok=True)
    wheel = to / f"{name}-{_TAG}.whl"
    with ZipFile(wheel, "w", ZIP_DEFLATED) as archive:
        for path, data in files.items():
            archive.writestr(_entry(path), data, ZIP_DEFLATED)
    return wheel


def _carried() -> Iterator[Path]:
    """Every file of the site, in one order."""
    yield ROOT / "manage.py"
    for folder in _FOLDERS:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.is_file() and path.suffix not in _LEFT_OUT:
                yield path


def _entry(path: str) -> ZipInfo:
    """A file without the moment at which it was written."""
    entry = ZipInfo(path, (1980, 1, 1, 0, 0, 0))
    entry.external_attr = 0o644 << 16
    return entry


def _told(project: dict[str, str]) -> dict[str, str]:
    """What a wheel says of itself."""
    lines = ["Metadata-Version: 2.1", f"Name: {project['name']}", f"Version: {project['version']}"]
    lines += [f"Summary: {project['description']}", f"Requires-Python: {project['requires-python']}"]
    lines += [f"Requires-Dist: {each}" for each in _needed("run")]
    for extra in _EXTRAS:
        lines.append(f"Provides-Extra: {extra}")
        lines += [f'Requires-Dist: {each}; extra == "{extra}"' for each in _needed(extra)]
    return {
        "METADATA": "\n".join(lines) + "\n",
        "entry_points.txt": "[console_scripts]\nrulings-desk = manage:main\n",
    }


def _needed(kind: str) -> list[str]:
    """The packages of a list, without what it takes from other lists."""
    lines = (ROOT / "requirements" / f"{kind}.in").read_text(encoding="utf-8").splitlines()
    return [line.strip() for line in lines if line.strip() and not line.startswith(("#", "-"))]


def _digest(data: bytes) -> str:
    """As RECORD has it."""
    return f"sha256={base64.urlsafe_b64encode(hashlib.sha256(data).digest()).decode().rstrip('=')}"


if __name__ == "__main__":
    print(build(ROOT / "dist"))

"""Images get the digests that docker tells of them, all or none."""

import os
import re
from pathlib import Path

import pytest
from django.conf import settings

from config.pin import pin, pinned

FILES = ("docker-compose.yml", "Dockerfile")
TELLS = """#!/bin/sh
for image; do :; done
printf 'sha256:%s' "$(printf %s "$image" | sha256sum | cut -d' ' -f1)"
"""


@pytest.fixture
def docker(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A program called docker, which tells a digest of every name; to be written anew."""
    program = tmp_path / "bin" / "docker"
    program.parent.mkdir()
    says(program, TELLS)
    monkeypatch.setenv("PATH", f"{program.parent}{os.pathsep}{os.environ['PATH']}")
    return program


def says(program: Path, script: str) -> None:
    program.write_text(script)
    program.chmod(0o755)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in FILES:
        (tmp_path / name).write_text((settings.BASE_DIR / name).read_text())
    return tmp_path


def test_every_foreign_image_is_the_bytes_that_its_digest_names() -> None:
    lines = [line.split() for name in FILES for line in (settings.BASE_DIR / name).read_text().splitlines()]
    images = [line[1] for line in lines if line[:1] in (["FROM"], ["image:"])]
    assert len(images) >= 5
    assert [each for each in images if not re.search(r":[\w.-]+@sha256:[0-9a-f]{64}$", each)] == []


def test_every_image_gets_a_digest_and_nothing_else_changes(folder: Path, docker: Path) -> None:
    lines = pin(folder)
    assert len(lines) == len([each for each in lines if "@sha256:" in each]) >= 5
    for name in FILES:
        before, after = (settings.BASE_DIR / name).read_text().splitlines(), (folder / name).read_text().splitlines()
        assert len(before) == len(after)
        for old, new in zip(before, after, strict=True):
            assert new == old or new.split("@")[0] == old.split("@")[0].split(" AS ")[0]
        names = [each.split()[1] for each in after if each.strip().startswith(("image: ", "FROM "))]
        assert names
        assert all("@sha256:" in each for each in names)
    assert " AS packages" in (folder / "Dockerfile").read_text()


def test_pinned_again_each_has_the_digest_of_its_version_once() -> None:
    text = "FROM python:3.11.11-slim AS packages\nFROM packages\n    image: postgres:16.6-alpine\n"
    first = pinned(text, lambda _image: "sha256:" + "a" * 64)
    assert first.count("@sha256:aaaa") == 2
    assert pinned(first, lambda image: "sha256:" + ("b" if "python" in image else "c") * 64) == (
        f"FROM python:3.11.11-slim@sha256:{'b' * 64} AS packages\nFROM packages\n"
        f"    image: postgres:16.6-alpine@sha256:{'c' * 64}\n"
    )


@pytest.mark.parametrize(
    ("script", "said"),
    [
        (
            "#!/bin/sh\necho 'no such manifest.' >&2\nexit 1\n",
            "Docker does not know caddy:.*: no such manifest. Nothing",
        ),
        ("#!/bin/sh\necho hello\n", "Docker said 'hello' in place of a digest of caddy:"),
        ('#!/bin/sh\ncase "$*" in *python*) exit 1;; esac\n' + TELLS, "Docker does not know python:"),
    ],
)
def test_what_docker_does_not_tell_leaves_everything_as_it_is(
    folder: Path, docker: Path, script: str, said: str
) -> None:
    says(docker, script)
    with pytest.raises(SystemExit, match=said):
        pin(folder)
    for name in FILES:
        assert (folder / name).read_text() == (settings.BASE_DIR / name).read_text()


def test_without_docker_it_says_so(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(folder))
    with pytest.raises(SystemExit, match="Docker is not installed here"):
        pin(folder)

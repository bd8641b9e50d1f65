"""`make pin`: writes behind each foreign image of docker-compose.yml and the Dockerfile the digest that it has now.

A version's name can be given to other bytes, a digest cannot. Docker asks the registry; a line that has a digest
already gets the newest one of its version. Nothing is written unless all of them are known.
"""

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

_ROOT = Path(__file__).parent.parent
_FILES = ("docker-compose.yml", "Dockerfile")
_NAMED = re.compile(r"^(?P<before>\s+image: |FROM )(?P<image>[^\s@$]+:[^\s@$]+)(?:@sha256:[0-9a-f]{64})?(?=\s|$)", re.M)
_DIGEST = re.compile(r"sha256:[0-9a-f]{64}")
_PATIENCE = 120


def pinned(text: str, digest_of: Callable[[str], str]) -> str:
    """The same file with a digest behind each image."""
    return _NAMED.sub(lambda found: f"{found['before']}{found['image']}@{digest_of(found['image'])}", text)


def _digest_of(image: str) -> str:
    """What the registry has under that name now; stops with a sentence where docker does not say."""
    command = ["docker", "buildx", "imagetools", "inspect", "--format", "{{.Manifest.Digest}}", image]
    try:
        said = subprocess.run(command, capture_output=True, text=True, check=True, timeout=_PATIENCE).stdout.strip()
    except FileNotFoundError:
        sys.exit("Docker is not installed here: run make pin where it is. Nothing was changed.")
    except subprocess.TimeoutExpired:
        sys.exit(f"The registry did not tell of {image} within {_PATIENCE} seconds. Nothing was changed.")
    except subprocess.CalledProcessError as error:
        sys.exit(f"Docker does not know {image}: {error.stderr.strip()} Nothing was changed.")
    if not _DIGEST.fullmatch(said):
        sys.exit(f"Docker said {said!r:.100} in place of a digest of {image}. Nothing was changed.")
    return said


def pin(folder: Path) -> list[str]:
    """Pin the images of the files in that folder; the lines that name them now."""
    written = {folder / name: pinned((folder / name).read_text("utf-8"), _digest_of) for name in _FILES}
    for path, text in written.items():
        path.write_text(text, "utf-8")
    return [found[0].strip() for text in written.values() for found in _NAMED.finditer(text)]


if __name__ == "__main__":
    print("\n".join(pin(_ROOT)))

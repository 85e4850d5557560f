"""Put Python for the browser into the built site: Pyodide from npm, attrs from PyPI, and pyskat from this folder.

    python docs/pyodide_files.py docs/_build/html/_static/pyodide

Without it the site is complete except for the prompt on one page, which then says how to build it. Downloads are kept
in ``docs/_build/downloads`` and used only if their hashes are those below.
"""

import base64
import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from typing import Final

PYODIDE: Final = "314.0.7"
PYODIDE_SHA512: Final = "0YvXxEhfEdpLfb/XkM2BFAeMROq0iMUX2bzzH9pOttyMcWkwq+HbE5uyuGD82LN7y2q+SNvi/6V5JEsOlD2R1A=="
"""As npm writes it: ``npm view pyodide@… dist.integrity``, without ``sha512-``."""
PYODIDE_FILES: Final = (
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "python_stdlib.zip",
    "pyodide-lock.json",
)

ATTRS: Final = "26.1.0"
ATTRS_SHA512: Final = "r7UcdBfTOC7cyRwN/rMN1nWOpWDXPqEVlM5RZ5VEefC4MDEuvktgNTmfanaLWCMMIksP5jQP9NmNXcg1bKjs4A=="

ROOT: Final = Path(__file__).resolve().parents[1]
DOWNLOADS: Final = ROOT / "docs/_build/downloads"


def main(target: Path) -> None:
    """Fetch what is missing, and fill the folder."""
    target.mkdir(parents=True, exist_ok=True)
    DOWNLOADS.mkdir(parents=True, exist_ok=True)
    package = _download(f"pyodide-{PYODIDE}.tgz", PYODIDE_SHA512, ["npm", "pack", "--silent", f"pyodide@{PYODIDE}"])
    with tarfile.open(package) as archive:
        for name in PYODIDE_FILES:
            member = archive.getmember(f"package/{name}")
            member.name = name
            archive.extract(member, target, filter="data")
    pip = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary=:all:"]
    shutil.copy(
        _download(f"attrs-{ATTRS}-py3-none-any.whl", ATTRS_SHA512, [*pip, f"attrs=={ATTRS}"]), target / "attrs.whl"
    )
    _build_wheel(target / "pyskat.whl")


def _download(name: str, sha512: str, command: list[str]) -> Path:
    """Give a file that was downloaded before, or run the command that downloads it."""
    path = DOWNLOADS / name
    if not path.exists():
        subprocess.run(command, cwd=DOWNLOADS, check=True, stdin=subprocess.DEVNULL, timeout=120)  # noqa: S603 - nothing of it comes from outside
    found = base64.b64encode(hashlib.sha512(path.read_bytes()).digest()).decode()
    if found != sha512:
        path.unlink()
        raise SystemExit(f"{name} is not the file it should be: its SHA-512 is {found}")
    return path


def _build_wheel(target: Path) -> None:
    """Build the wheel of this folder for every platform."""
    with tempfile.TemporaryDirectory() as out:
        command = [sys.executable, "-m", "build", "--outdir", out, str(ROOT)]
        pure = os.environ | {"PYSKAT_PURE": "1"}
        built = subprocess.run(command, env=pure, timeout=300, capture_output=True, text=True, check=False)  # noqa: S603 - likewise
        if built.returncode:
            raise SystemExit(f"pyskat could not be built: {built.stdout}{built.stderr}")
        (wheel,) = Path(out).glob("*-none-any.whl")
        shutil.copy(wheel, target)


if __name__ == "__main__":
    main(Path(sys.argv[1]))

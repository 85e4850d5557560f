"""Checks of the project: each installs what it needs into an environment of its own, and fails where it cannot.

``PYSKAT_PYTHONS`` names further Pythons that have to be there, such as ``3.12 3.14``; without it those that are found
are taken.
"""

import os
import shutil
import tarfile
from pathlib import Path

import nox

nox.options.default_venv_backend = "venv"
nox.options.error_on_missing_interpreters = True

WITH_MORE = (
    "tests/house/test_typing.py",
    "tests/display/test_notebook_example.py",
    "tests/docs/test_drawn_rooms.py",
    "tests/docs/test_pages.py",
    "tests/kernel/test_openspiel.py",
    "tests/rl",
)
"""What OpenSpiel, PettingZoo, Gymnasium, the type checkers, Jupyter and Sphinx are needed for; skipped in an environment without them."""

NEWER = ("3.12", "3.13", "3.14", "3.15")
PYENV = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
PYTEST = ("python", "-m", "pytest", "-q", "-n", "auto")


def _interpreters() -> list[str]:
    """Find each Python that is named, or each from 3.12 on that the machine has."""
    named = os.environ.get("PYSKAT_PYTHONS", "").split()
    found = []
    for version in named or NEWER:
        kept = sorted(PYENV.glob(f"{version}.*/bin/python"))
        other = str(kept[-1]) if kept else shutil.which(f"python{version}")
        found += [other] if other else [version] if named else []
    return found


@nox.session(python=_interpreters())
def tests(session: nox.Session) -> None:
    """Run the tests on another Python, with few examples: the rules are no others there."""
    session.install("-e", ".[test]")
    session.run(*PYTEST, *session.posargs, env={"PYSKAT_EFFORT": "1"})


@nox.session
def checks(session: nox.Session) -> None:
    """Lint, type-check, and run the tests that need more than the tests' own packages."""
    session.install("-e", ".[dev]")
    session.run("ruff", "check", ".")
    session.run("ruff", "format", "--check", ".")
    session.run("mypy")
    session.run(*PYTEST, *WITH_MORE, env={"PYSKAT_EFFORT": "20"})


@nox.session
def docs(session: nox.Session) -> None:
    """Build the documentation with warnings as errors, and run its examples."""
    session.install("-e", ".[docs]")
    _build_docs(session)


def _build_docs(session: nox.Session) -> None:
    sphinx = ("python", "-m", "sphinx", "-q", "-n", "-W", "--keep-going", "-j", "auto")
    for builder in ("html", "doctest"):
        session.run(*sphinx, "-b", builder, "docs", f"docs/_build/{builder}")


@nox.session
def site(session: nox.Session) -> None:
    """Build the documentation as ``docs`` does, add Python for the prompt on its pages, and open it in a browser."""
    session.install("-e", ".[docs,browser,test]", "build")
    _build_docs(session)
    session.run("python", "docs/pyodide_files.py", "docs/_build/html/_static/pyodide")
    session.run("python", "-m", "pytest", "-q", "-m", "browser", "tests/browser", env={"PYSKAT_BROWSER": "1"})


@nox.session
def package(session: nox.Session) -> None:
    """Build what a release consists of, and run all its tests, with a share of the examples, on what an install gives.

    Where mypyc or a C compiler is missing the wheel is plain Python, and says so in its name.
    """
    out = Path(session.create_tmp())
    shutil.rmtree(out, ignore_errors=True)
    build = ("python", "-m", "build", "--no-isolation", "--outdir")
    session.install("build", "setuptools>=77", "attrs>=24.2")
    session.run(*build, f"{out}/no-mypyc", "--wheel", "--skip-dependency-check")
    session.install("mypy>=2.2")
    session.run(*build, f"{out}/no-compiler", "--wheel", env={"CC": "false"})
    for plain in (out / "no-mypyc", out / "no-compiler"):
        if not list(plain.glob("*-py3-none-any.whl")):
            session.error(f"a wheel of plain Python is named as if it were for one platform: {list(plain.iterdir())}")

    session.run(*build, f"{out}/dist", env={"PYSKAT_COMPILE": "1"})
    (source,), (wheel,) = (out / "dist").glob("*.tar.gz"), (out / "dist").glob("*.whl")
    session.install(f"{wheel}[test]")
    with tarfile.open(source) as archive:
        archive.extractall(out, filter="data")
    session.chdir(out / source.name.removesuffix(".tar.gz"))
    session.run("python", "-c", "from pyskat import kernel; assert kernel.COMPILED")
    session.run("python", "-m", "pyskat", "--seed", "3")
    session.run(*PYTEST, "tests", "-m", "thousands or not thousands", env={"PYSKAT_EFFORT": "40"})

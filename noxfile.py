"""Checks of the project, each in its own environment."""

import os
import shutil
from pathlib import Path

import nox

nox.options.default_venv_backend = "venv"
nox.options.error_on_missing_interpreters = False

WITH_MORE = (
    "tests/house/test_typing.py",
    "tests/display/test_notebook_example.py",
    "tests/docs/test_drawn_rooms.py",
    "tests/kernel",
)
"""What OpenSpiel, the type checkers, Jupyter and Sphinx are needed for; skipped in an environment without them."""

NEWER = ("3.12", "3.13", "3.14", "3.15")
PYENV = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"


def _interpreters() -> list[str]:
    """Find each Python from 3.12 on that the machine has."""
    found = []
    for version in NEWER:
        kept = sorted(PYENV.glob(f"{version}.*/bin/python"))
        other = shutil.which(f"python{version}")
        found += [str(kept[-1])] if kept else [other] if other else []
    return found


@nox.session(python=_interpreters())
def tests(session: nox.Session) -> None:
    """Run the tests on another Python, with a share of the examples: the rules are no others there."""
    session.install("-e", ".[test]")
    session.run("python", "-m", "pytest", "-q", "-n", "auto", *session.posargs, env={"PYSKAT_EFFORT": "10"})


@nox.session(python=False)
def checks(session: nox.Session) -> None:
    """Lint, type-check, and run the tests that need more than the tests' own packages."""
    session.run("ruff", "check", ".")
    session.run("ruff", "format", "--check", ".")
    session.run("mypy")
    session.run("python", "-m", "pytest", "-q", "-n", "auto", *WITH_MORE)


@nox.session(python=False)
def docs(session: nox.Session) -> None:
    """Build the documentation with warnings as errors, and run its examples."""
    for builder in ("html", "doctest"):
        session.run(
            "python", "-m", "sphinx", "-q", "-n", "-W", "--keep-going", "-b", builder, "docs", f"docs/_build/{builder}"
        )


@nox.session(python=False)
def site(session: nox.Session) -> None:
    """Build the documentation as ``docs`` does, add Python for the prompt on its pages, and open it in a browser."""
    docs(session)
    session.run("python", "docs/pyodide_files.py", "docs/_build/html/_static/pyodide")
    session.run("python", "-m", "pytest", "-q", "-m", "browser", "tests/browser", env={"PYSKAT_BROWSER": "1"})


@nox.session
def compiled(session: nox.Session) -> None:
    """Run the tests on the build that an install with a C compiler gives, with all examples and thousands of deals."""
    session.install(".[test,numpy]", env={"PYSKAT_COMPILE": "1"})
    session.run("python", "-c", "from pyskat import kernel; assert kernel.COMPILED")
    session.run("python", "-m", "pytest", "-q", "-n", "auto", "tests")
    session.run("python", "-m", "pytest", "-q", "-n", "auto", "-m", "thousands", "tests/laws")


@nox.session(python=False)
def package(session: nox.Session) -> None:
    """Build the wheel and the source distribution, and run what an install gives."""
    out = session.create_tmp()
    session.run("python", "-m", "build", "-o", out, ".")
    session.run("python", "-m", "venv", f"{out}/venv")
    (wheel,) = Path(out).glob("*.whl")
    session.run(f"{out}/venv/bin/python", "-m", "pip", "install", "-q", str(wheel), external=True)
    session.run(f"{out}/venv/bin/python", "-m", "pyskat", "--seed", "3", external=True)

"""Build pyskat, its integer core compiled by mypyc wherever that works.

Two environment variables, each ``1`` or unset, decide:

- neither: a regular build (``pip install .``, ``python -m build``) compiles if it can, and otherwise warns and installs
  the same code as plain Python. An editable install stays plain: a compiled module beside its source would go on being
  imported after the source has been edited.
- ``PYSKAT_PURE``: plain Python, and a wheel for every platform (``py3-none-any``).
- ``PYSKAT_COMPILE``: compile or fail, editable installs too. Their compiled modules lie in ``src`` and shadow the
  sources until they are built again, or deleted with ``find src -name '*.so' -delete``.

``pyskat.kernel.COMPILED`` says what came of it.
"""

import os
import sys
import warnings
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext

COMPILED_MODULES = (
    *(
        "kernel/tables",
        "kernel/play",
        "kernel/chance",
        "kernel/shedding",
        "kernel/layout",
        "kernel/limited",
        "kernel/search",
        "kernel/proof",
        "kernel/perft",
    ),
    *("base/frozen", "plays"),
    *(
        f"phases/{name}"
        for name in (
            *("story", "claims", "state", "finished", "in_play", "early_end", "claimed"),
            *("play", "doubling", "pushing", "skat", "bidding"),
        )
    ),
    *("engine", "worlds/lies", "worlds/building"),
)
"""What runs on plain integers, and the states of a deal. A module that holds an attrs class stays as it is: compiled,
attrs would lose the types of its fields."""

BUILDS = {"bdist_wheel", "build", "build_ext", "editable_wheel", "install"}
EDITABLE = {"develop", "editable_wheel"}

PURE = os.environ.get("PYSKAT_PURE") == "1"
MUST_COMPILE = os.environ.get("PYSKAT_COMPILE") == "1"


def wanted() -> bool:
    """Tell whether this run of the file is to compile; asking for the version or an sdist is not."""
    commands = set(sys.argv[1:])
    if PURE or not commands & BUILDS:
        return False
    return MUST_COMPILE or not commands & EDITABLE


def stay_pure(why: object) -> None:
    """Go on without compiled modules, and say so; or stop, where they were asked for."""
    if MUST_COMPILE:
        raise SystemExit(f"PYSKAT_COMPILE=1, but pyskat cannot be compiled: {why}")
    warnings.warn(f"pyskat stays pure Python, which is slower and otherwise the same: {why}", stacklevel=2)


def extensions() -> list[Extension]:
    """Translate the modules to C; none where mypyc is missing or refuses."""
    sources = [Path("src/pyskat") / f"{name}.py" for name in COMPILED_MODULES]
    # The project's own type check is another matter: here nothing but these modules is looked at, without attrs.
    options = ["--config-file=", "--python-version=3.11", "--ignore-missing-imports", "--follow-imports=silent"]
    try:
        from mypyc.build import mypycify  # noqa: PLC0415 - it may be missing

        built = mypycify([*options, *map(str, sources)], opt_level="3", debug_level="0", group_name="pyskat")
    except (Exception, SystemExit) as error:  # noqa: BLE001 - whatever goes wrong here, the install goes on
        stay_pure(repr(error))
        return []
    if sys.platform != "win32":
        for extension in built:
            # What nobody else calls can be inlined.
            extension.extra_compile_args = [*extension.extra_compile_args, "-fvisibility=hidden"]
    return built


class BuildOrStayPure(build_ext):
    """Compile all modules or none: they share one library, and half of them would not import."""

    def run(self) -> None:
        """Compile, and forget what was compiled if anything failed."""
        try:
            super().run()
        except (Exception, SystemExit) as error:  # noqa: BLE001 - a missing compiler shows itself in many ways
            for name in self.get_outputs():
                Path(name).unlink(missing_ok=True)
            self.extensions = self.distribution.ext_modules = []
            stay_pure(repr(error))


class WheelAsBuilt(bdist_wheel):
    """Compile before the wheel gets its name: what stayed plain Python is for every platform."""

    def run(self) -> None:
        """Compile, and then pack."""
        self.run_command("build_ext")
        self.root_is_pure = not self.distribution.has_ext_modules()
        super().run()


if wanted():
    setup(ext_modules=extensions(), cmdclass={"build_ext": BuildOrStayPure, "bdist_wheel": WheelAsBuilt})
else:
    setup()

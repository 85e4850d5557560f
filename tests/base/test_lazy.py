"""A package imports a module when it is first asked for, and says so where there is none."""

from types import ModuleType

import pytest

import pyskat.base
import pyskat.phases


@pytest.mark.parametrize(("package", "name"), [(pyskat.base, "frozen"), (pyskat.phases, "rows")])
def test_a_package_has_its_modules_and_no_others(package: ModuleType, name: str) -> None:
    assert package.__getattr__(name).__name__ == f"{package.__name__}.{name}"
    with pytest.raises(AttributeError, match="nothing"):
        package.__getattr__("nothing")

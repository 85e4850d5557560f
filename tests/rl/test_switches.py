"""Every rule of a table has its numbers."""

from hypothesis import given

import pyskat as sk
from laws.strategies import LAW, any_rules
from pyskat.rl import codec
from pyskat.rl.switches import SWITCHES


def test_the_switches_of_two_tables() -> None:
    assert codec.rules_vector(sk.ISKO).tolist() == [
        *(1, 0, 0, 1, 0, 1, 0, 1, 0, 1),
        *(1, 0, 0, 0, 0, 1, 0, 0),
        *(1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    ]
    house = codec.rules_vector(sk.HOUSE)
    assert len(house) == 35 == sum(count for _, count in SWITCHES)
    assert house.tolist() == [
        *(1, 0, 0, 1, 0, 1, 0, 1, 0, 1),
        *(0, 0, 1, 0, 0, 0, 0, 1),
        *(0, 1, 1, 1, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0),
    ]


@given(any_rules(), any_rules())
@LAW
def test_different_rules_have_different_numbers(one: sk.Rules, other: sk.Rules) -> None:
    def kept(rules: sk.Rules) -> object:  # the order of the events plays no part
        return repr(rules).replace(repr(rules.bock), str(rules.bock and sorted(rules.bock.events)))

    same = codec.rules_vector(one).tolist() == codec.rules_vector(other).tolist()
    assert same == (kept(one) == kept(other))
    assert [name for name, _ in SWITCHES] == list(sk.Rules.__annotations__)

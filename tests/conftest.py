"""How many examples hypothesis tries where a test does not say, and how a run tells what it skipped."""

import signal
from collections import Counter

import pytest
from hypothesis import HealthCheck, settings

from effort import some

settings.register_profile(
    "usual", max_examples=some(60), deadline=None, print_blob=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("usual")  # on a machine that may be busy with something else

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # as in a shell's background, where Ctrl-C would do nothing
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say what was skipped, one line for each reason."""
    skipped: list[pytest.TestReport] = terminalreporter.getreports("skipped")
    reasons = Counter(str(report.longrepr[2]) for report in skipped if isinstance(report.longrepr, tuple))
    for reason, count in sorted(reasons.items()):
        terminalreporter.line(f"{count} skipped: {reason.removeprefix('Skipped: ')}")

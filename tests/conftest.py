"""How many examples hypothesis tries where a test does not say, on a machine that may be busy with something else."""

from hypothesis import HealthCheck, settings

from effort import some

settings.register_profile(
    "usual", max_examples=some(60), deadline=None, print_blob=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("usual")

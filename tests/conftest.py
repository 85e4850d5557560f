"""How many examples hypothesis tries where a test does not say."""

from hypothesis import settings

from effort import some

settings.register_profile("usual", max_examples=some(60), deadline=None, print_blob=True)
settings.load_profile("usual")

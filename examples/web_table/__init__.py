"""A server at which people and bots play Skat in the browser: python -m web_table."""

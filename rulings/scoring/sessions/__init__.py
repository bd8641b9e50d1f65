"""A session and its matches: boards added up and ranked, and scored again when one of them changes."""

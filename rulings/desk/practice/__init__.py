"""Practice: the Laws ruled step by step from a story, without an account and with nothing stored."""

"""The engine and what it runs on."""

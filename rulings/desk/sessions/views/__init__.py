"""The pages of a session, its clocks, and the first page."""

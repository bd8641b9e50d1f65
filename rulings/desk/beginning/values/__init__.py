"""Where a club can be, its colour and its logo."""

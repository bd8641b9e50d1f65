"""Where a club can be, and its colour."""

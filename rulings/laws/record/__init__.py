"""What is already known of the board and the table, and what the laws read from it. Never judges, never rules."""

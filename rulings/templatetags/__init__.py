"""What templates may call: suits as symbol and name, the board's diagram, the auction's table."""

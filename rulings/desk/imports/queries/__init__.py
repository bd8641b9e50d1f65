"""What a file shows of itself: its own awards and totals, its contradictions, its rows."""

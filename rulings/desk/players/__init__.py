"""What a side sees by its private link."""

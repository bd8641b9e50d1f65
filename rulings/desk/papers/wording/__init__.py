"""What stands on the forms on paper."""

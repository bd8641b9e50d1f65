"""The pages of the practice."""

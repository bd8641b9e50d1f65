"""The pages of an appeal."""

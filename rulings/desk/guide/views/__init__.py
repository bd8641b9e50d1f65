"""The pages of the guide."""

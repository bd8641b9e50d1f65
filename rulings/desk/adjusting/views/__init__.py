"""The pages of an adjusted score."""

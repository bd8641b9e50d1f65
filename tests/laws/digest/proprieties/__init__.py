"""The digest's tables of Laws 72 to 76."""

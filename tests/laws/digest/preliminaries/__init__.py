"""The digest's tables of Laws 1 to 16."""

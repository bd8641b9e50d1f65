"""The digest's tables of Laws 41 to 60."""

"""The digest's tables of Laws 17 to 40."""

"""The digest's tables of Laws 61 to 71."""

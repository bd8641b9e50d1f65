"""The digest's tables of Laws 77 to 93."""

"""Laws 61 to 71: revokes, tricks, claims and concessions."""

"""Laws 12 and 86B: when the director adjusts the score, and what he awards."""

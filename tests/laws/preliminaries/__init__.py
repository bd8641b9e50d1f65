"""Laws 1 to 16 on worked cases."""

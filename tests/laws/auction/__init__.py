"""Laws 17 to 40 on worked cases."""

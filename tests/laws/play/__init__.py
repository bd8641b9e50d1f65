"""Laws 41 to 60 on worked cases."""

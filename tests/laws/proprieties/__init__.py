"""Laws 72 to 76 on worked cases."""

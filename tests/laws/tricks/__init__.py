"""Laws 61 to 71 on worked cases."""

"""Laws 77 to 93 on worked cases."""

"""Sentences and questions of Laws 1 to 16. Holds no rule."""

"""Sentences and questions of Laws 41 to 60. Holds no rule."""

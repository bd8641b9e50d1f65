"""Sentences and questions of Laws 61 to 71. Holds no rule."""

"""Sentences and questions of Laws 72 to 76. Holds no rule."""

"""Sentences and questions of Laws 17 to 40. Holds no rule."""

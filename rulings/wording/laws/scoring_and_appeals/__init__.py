"""Sentences and questions of Laws 77 to 93. Holds no rule."""

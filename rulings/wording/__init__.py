"""Keys to sentences: what findings, questions, situations and audit entries say, in the reader's language.

In `laws` one file a law holds its sentences and questions; this room holds no rule.
"""

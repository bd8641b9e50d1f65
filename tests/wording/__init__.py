"""The sentences, in three languages."""

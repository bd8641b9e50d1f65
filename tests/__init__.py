"""The tests, file for file as the code they try; `data/` holds what they read."""

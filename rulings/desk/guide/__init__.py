"""The public guide to the Laws."""

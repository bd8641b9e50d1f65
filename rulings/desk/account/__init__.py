"""Signing in, and what belongs to an account alone: its password, codes, passkeys, and where it is signed in."""

"""The director's page, late boards, and the public screen."""

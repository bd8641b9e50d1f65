"""What scoring says in words."""

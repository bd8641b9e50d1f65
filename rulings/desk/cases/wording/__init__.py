"""What the pages of cases and reports say in words."""

"""What is said of lists, pairs and entries that cannot be taken."""

"""What lodging an appeal and its steps ask for."""

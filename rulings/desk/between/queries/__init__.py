"""What is read of federations and of casebooks elsewhere."""

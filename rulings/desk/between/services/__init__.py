"""The writers of offices, of casebooks followed and of marks on cases."""

"""The digest's tables, row by row: for each row of a law the worked cases that it asks for."""

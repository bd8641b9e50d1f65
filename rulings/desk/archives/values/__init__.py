"""What an archive holds, table by table, and what it says of itself."""

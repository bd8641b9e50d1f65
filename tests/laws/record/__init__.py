"""What a record tells the laws."""

"""What a letter says to its receiver, whose mailbox it is, and the calendar of what waits. Writes nothing."""

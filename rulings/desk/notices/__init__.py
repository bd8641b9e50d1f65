"""What people are told by mail who want it, where, and the calendar file of what waits for them."""

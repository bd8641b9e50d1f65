"""What an adjusted score would do, and does; and its slip."""

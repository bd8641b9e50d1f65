"""What files that come in are said to have, and to lack, in words."""

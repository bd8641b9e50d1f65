"""Cases: the questions of a law put and answered, the ruling issued, what it leaves behind."""

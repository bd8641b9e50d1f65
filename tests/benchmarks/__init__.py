"""What the suite measures rather than asserts; run by hand or by `make bench`."""

"""The laws as data: what each situation asks and finds, written so that a program without any law can follow it."""

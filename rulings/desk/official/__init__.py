"""The official end: what is still missing, the ranking shown to everybody, exports."""

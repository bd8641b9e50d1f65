"""The pages between clubs."""

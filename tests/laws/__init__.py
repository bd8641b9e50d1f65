"""The laws, enumerated whole and tried on worked cases."""

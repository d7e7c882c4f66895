"""All that players read and hear."""

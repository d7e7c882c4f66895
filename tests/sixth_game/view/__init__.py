"""What players see and tap."""

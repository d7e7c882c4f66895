"""What players see and tap: a position as pictures, and taps that become moves."""

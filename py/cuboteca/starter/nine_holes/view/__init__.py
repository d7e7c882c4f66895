"""Pictures of a position, and the moves that taps on them make."""

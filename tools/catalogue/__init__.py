"""Lists every message that a player reads, for translators, and compiles what they make of it."""

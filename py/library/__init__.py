"""What the build puts into Python's standard library for browsers."""

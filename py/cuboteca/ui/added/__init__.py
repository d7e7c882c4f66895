"""Games that players add from a file: checked, kept, put on the shelf, and removed. It is loaded with the first."""

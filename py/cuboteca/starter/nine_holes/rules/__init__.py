"""The rules: which moves are legal, what they do, and why others are refused. No pictures."""

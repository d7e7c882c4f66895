"""How fast the site is, as ratios to things measured in the same run: a busy machine slows both sides."""

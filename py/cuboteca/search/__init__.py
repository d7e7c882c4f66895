"""Search that the opponents of several games share: thoughts and levels, alpha-beta, the clock, matches."""

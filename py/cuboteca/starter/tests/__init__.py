"""What the new game's own tests begin with."""

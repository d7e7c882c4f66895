"""What any game is: its protocol, its record, its table, and chance."""

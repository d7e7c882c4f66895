"""Drawing that every game and screen shares: light, wood, wells, marks, badges, icons."""

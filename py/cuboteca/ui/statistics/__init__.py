"""What players have played, counted: a pack of its own, loaded when somebody wants to see it."""

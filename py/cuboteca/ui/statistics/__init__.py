"""What players have played, counted: a bundle of its own, loaded when somebody wants to see it."""

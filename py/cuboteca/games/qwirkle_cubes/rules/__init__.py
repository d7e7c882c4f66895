"""What may be done and what comes of it. Reaches no text and no picture."""

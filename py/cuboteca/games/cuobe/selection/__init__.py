"""What has been picked for a move that is not complete yet, read from the parts that were tapped."""

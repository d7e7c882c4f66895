"""The review of a finished game, with each side's chances: a bundle of its own, loaded when one is first opened."""

"""All that the app has for seats that no person plays: a bundle of its own, loaded when a set-up is first opened."""

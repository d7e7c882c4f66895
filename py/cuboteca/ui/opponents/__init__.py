"""All that the app has for seats that no person plays. It comes in a pack of its own, when a set-up is first opened."""

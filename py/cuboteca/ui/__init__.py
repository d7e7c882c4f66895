"""The app: screens, and the answers to what the player does. Plain Python; it knows no browser."""

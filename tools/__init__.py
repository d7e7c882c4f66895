"""What makes, serves, checks and measures the site. Nothing here is part of it."""

"""How hard Cu[o]be is: a simple sensible team plays it thousands of times."""

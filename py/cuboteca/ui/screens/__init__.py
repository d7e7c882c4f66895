"""The screens, one module each: from what they are given to HTML."""

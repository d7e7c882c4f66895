"""The words that players read and hear, made from what the rules say."""

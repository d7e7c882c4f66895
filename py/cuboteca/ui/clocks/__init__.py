"""Clocks at the table: loaded with the first set-up, and with a game that has one."""

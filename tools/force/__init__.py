"""Looks by force for a move that is shown as made and lost: kills, full disks, takeovers, exceptions (`make force`)."""

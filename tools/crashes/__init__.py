"""Looks for a move that is shown as made and lost: after kills, full disks, takeovers, exceptions (`make crash`)."""

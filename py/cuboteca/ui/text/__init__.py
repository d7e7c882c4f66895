"""What players read and hear of the app itself: a module of messages for each subject, and nothing else."""

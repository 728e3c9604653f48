"""One file a revision, in the order of their numbers. What has been published never changes."""

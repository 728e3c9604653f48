"""The mechanisms that two games share, each by itself."""

"""Speed side by side with the nearest peer."""

"""The routes, room by room."""

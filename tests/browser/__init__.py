"""The table as people have it: the built app in a real browser, against a real server."""

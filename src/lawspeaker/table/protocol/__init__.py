"""What is said between server and browser.

- `messages`: what a socket says and hears; docs/protocol.md explains it.
"""

"""The table: a server at which people and bots play in the browser.

- `server` runs it, `settings` says how, and `house` holds everything that one process has.
- `terms`: what is agreed about a room; `typescript` writes the types of the browser app.
- `limits`: how much and how often, all in one place; `origins`: which pages may act for a person; `refusals`: what
  people are told when something is not granted.
- `http`: what is asked for by request, and who is let in.
- `live`: tables that somebody plays at or watches, and their sockets.
- `rooms`: opening rooms and sitting down; who people are; which games there are.
- `bots`: processes that think for bots, and whose turn it is.
- `protocol`: what is said between server and browser.
- `storage`: what is kept for good.

Each of these may use those below it: http, live, rooms, bots, protocol and storage.
"""

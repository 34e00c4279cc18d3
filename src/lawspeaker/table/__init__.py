"""The table: a server at which people and bots play in the browser.

- `server` runs it, `settings` says how, and `house` holds everything that one process has.
- `terms`: what is agreed about a room; `typescript` tells the browser app which types there are.
- `limits`: how much and how often, all in one place; `origins`: which pages may speak for a person; `refusals`: what is
  told to whoever cannot have something.
- `http`: what is asked for by request, and who is let in.
- `live`: tables that are being played at or looked at, and the sockets of those who do.
- `rooms`: opening rooms and sitting down; who people are; which games there are.
- `bots`: processes that think, and whose turn it is to be thought for.
- `protocol`: what is said between server and browser.
- `storage`: what is kept for good.

Each of these may use those below it: http, live, rooms, bots, protocol and storage.
"""

"""Lessons: games in which somebody learns the law by answering on the real table.

A lesson is a TOML file in the folder `lessons` of its game's package; docs/add-a-lesson.md explains how to write one.

- `reading`: a lesson as its file tells it, with errors that name the file and the line
- `library`: which lessons there are
- `taught`: a lesson while somebody takes it, as browser and terminal show it
- `checking`: whether a lesson can be taken from its beginning to its end, and has an answer to every wrong try
"""

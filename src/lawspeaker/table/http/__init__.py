"""HTTP: what is asked for by request.

- `app` puts everything together, and tells every error as a code and a sentence.
- `guard` stands before it, and turns away what comes from other pages or too often.
- `api` is all that is answered with JSON: `people`, `rooms`, `lessons` and the `library` of games and their law.
- `asking` finds out who asks, and `cards` are rooms in a list.
- `pages` are the files of the browser app.
"""

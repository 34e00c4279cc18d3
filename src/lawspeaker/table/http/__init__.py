"""HTTP: what is asked for by request.

- `app` puts everything together, and tells every error as a code and a sentence.
- `guard` stands before it, and turns away what comes from other pages or too often.
- `api` answers with JSON: people, rooms, games and the law.
- `pages` are the files of the browser app.
"""

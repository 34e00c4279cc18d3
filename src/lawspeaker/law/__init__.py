"""The lawbook: every clause of every document, the rulings where a document is silent, and what is proven."""

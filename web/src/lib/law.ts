// The law as a page shows it: chapters with their clauses, and what of a text is a link to another clause.

import type { Chapter, Clause, Law } from './api';

export interface Section {
  chapter: Chapter;
  clauses: Clause[];
  sections: Section[];
}

/** The clauses under their chapters, in the order of the rulebook. */
export function sectionsOf(law: Pick<Law, 'chapters' | 'clauses'>): Section[] {
  const opened = new Map<string, Chapter[]>();
  for (const chapter of law.chapters) opened.set(chapter.first, [...(opened.get(chapter.first) ?? []), chapter]);
  const all: Section[] = [];
  let at: Section | undefined;
  for (const clause of law.clauses) {
    for (const chapter of opened.get(clause.id) ?? []) {
      at = { chapter, clauses: [], sections: [] };
      const above = all.find((section) => section.chapter.id === chapter.under);
      (above?.sections ?? all).push(at);
    }
    at?.clauses.push(clause);
  }
  return all;
}

/** The titles of the chapter and the section that a clause stands in. */
export function titlesOf(sections: Section[], clause: string): string[] {
  for (const section of sections) {
    const rest = titlesOf(section.sections, clause);
    if (rest.length || section.clauses.some(({ id }) => id === clause)) return [section.chapter.title, ...rest];
  }
  return [];
}

/** The scope of most of a chapter: only what differs from it needs to be said. */
export function usualScope(section: Section): string {
  return (section.clauses[0] ?? section.sections[0]?.clauses[0])?.scope ?? '';
}

export interface Piece {
  text: string;
  /** The clause that this piece of the text names. */
  clause?: string;
}

const NAME = /[A-Za-z]*\d*[A-Za-z]?(?:\.[A-Za-z0-9]+)+|[A-Z]{1,2}\d{1,2}[a-z]?/g;

/** A text in pieces; `targets` are clauses by the names that a text may give them. */
export function linked(text: string, targets: ReadonlyMap<string, string>): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  for (const found of text.matchAll(NAME)) {
    const clause = targets.get(found[0]);
    if (!clause) continue;
    pieces.push({ text: text.slice(done, found.index) }, { text: found[0], clause });
    done = found.index + found[0].length;
  }
  return [...pieces, { text: text.slice(done) }].filter((piece) => piece.text);
}

/** The names of clauses, and those of sections, which stand for their first clause. */
export function targetsOf(law: Pick<Law, 'chapters' | 'clauses'>): Map<string, string> {
  return new Map([
    ...law.chapters.map(({ id, first }) => [id, first] as const),
    ...law.clauses.map(({ id }) => [id, id] as const),
  ]);
}

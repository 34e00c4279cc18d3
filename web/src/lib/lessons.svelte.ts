// Lessons: how far this browser has come in each, and one that is being taken.

import { api, type LessonSeen } from './api';
import { inWords } from './troubles';

/** What is remembered of a lesson: the answers so far, and whether it was ever finished. */
interface Taken {
  answers: string[];
  done: boolean;
}

const NAME = 'lawspeaker-lessons';

function read(): Record<string, Taken> {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? '{}') as Record<string, Taken>;
  } catch {
    return {};
  }
}

const known: Record<string, Taken> = $state(read());

export function taken(game: string, lesson: string): Taken {
  return known[`${game}/${lesson}`] ?? { answers: [], done: false };
}

function remember(game: string, lesson: string, now: Taken): void {
  known[`${game}/${lesson}`] = now;
  try {
    localStorage.setItem(NAME, JSON.stringify(known));
  } catch {
    // It is then remembered until the page is closed.
  }
}

export class Lesson {
  seen: LessonSeen | null = $state.raw(null);
  /** What the learner saw before the last answer: what is different now has just happened. */
  before: LessonSeen | null = $state.raw(null);
  /** The option on its way to the server, by its place; -1 where there is only something to read. */
  sending: number | null = $state(null);
  trouble = $state('');
  answers: string[] = $state.raw([]);

  constructor(
    readonly game: string,
    readonly name: string,
    private readonly lang: () => string,
  ) {
    this.answers = taken(game, name).answers;
  }

  get over(): boolean {
    return this.seen !== null && this.seen.number === this.seen.steps;
  }

  /** Where the lesson is; one that has changed since it was begun starts over. */
  async look(): Promise<void> {
    const seen = await this.ask(null);
    if (seen) this.seen = seen;
    else if (this.answers.length) await this.again();
  }

  /** From the beginning. */
  async again(): Promise<void> {
    this.answers = [];
    this.before = null;
    remember(this.game, this.name, { ...taken(this.game, this.name), answers: [] });
    const seen = await this.ask(null);
    if (seen) this.seen = seen;
  }

  /** One step back. */
  async back(): Promise<void> {
    this.answers = this.answers.slice(0, -1);
    this.before = null;
    const seen = await this.ask(null);
    if (seen) this.seen = seen;
  }

  /** Try an option, or without one go on after reading. */
  async attempt(place: number): Promise<void> {
    const now = this.seen;
    if (this.sending !== null || !now || this.over) return;
    const tried = place < 0 ? '' : (now.table.ask?.options[place]?.value ?? '');
    this.sending = place;
    const seen = await this.ask(tried);
    this.sending = null;
    if (!seen) return;
    if (!seen.wrong) {
      this.answers = [...this.answers, tried];
      this.before = now;
      const done = seen.number === seen.steps;
      remember(this.game, this.name, {
        answers: done ? [] : this.answers,
        done: done || taken(this.game, this.name).done,
      });
    }
    this.seen = seen;
  }

  private async ask(tried: string | null): Promise<LessonSeen | null> {
    try {
      const seen = await api.lessonStep(this.game, this.name, { answers: this.answers, tried }, { lang: this.lang() });
      this.trouble = '';
      return seen;
    } catch (error) {
      this.trouble = inWords(error);
      return null;
    }
  }
}

// The course of a game, asked for when it is over.

import { api, type Course } from './api';
import { inWords } from './troubles';

export class CourseOf {
  found: Course | null = $state.raw(null);
  trouble = $state('');

  constructor(private readonly room: string) {}

  async read(lang: string): Promise<void> {
    try {
      this.found = await api.course(this.room, { lang });
    } catch (error) {
      this.trouble = inWords(error);
    }
  }
}

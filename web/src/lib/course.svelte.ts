// The course of a game, asked for when it is over.

import { api, type GameCourse } from './api';
import { inWords } from './troubles';

export class CourseOf {
  found: GameCourse | null = $state.raw(null);
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

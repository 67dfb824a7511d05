/** The place of a lesson in the lab, which is loaded when there is one. */
import { later } from '../../../panels/later';
import { say } from '../../../words/say';

export const LessonColumn = later(
  say('The lesson'),
  async () => (await import('./LessonColumn')).LessonColumn,
);

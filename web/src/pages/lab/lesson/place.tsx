/** The place of a lesson in the lab, which is loaded when there is one. */
import { later } from '../../../panels/later';

export const LessonColumn = later(
  'The lesson',
  async () => (await import('./LessonColumn')).LessonColumn,
);

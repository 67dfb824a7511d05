/** The worker that reads lessons: a text comes, the lesson goes back, or what is wrong with it and where. */
import { messageOf } from '../../base/assert';
import type { FromReader } from './apart';
import { parseLesson } from './parse';
import { LessonProblem } from './types';

self.onmessage = ({ data }: MessageEvent<string>) => tell(answer(data));
tell({ type: 'ready' });

function answer(text: string): FromReader {
  try {
    return { type: 'lesson', lesson: parseLesson(text) };
  } catch (thrown) {
    const line = thrown instanceof LessonProblem ? thrown.line : 1;
    return { type: 'problem', line, message: messageOf(thrown) };
  }
}

function tell(message: FromReader): void {
  self.postMessage(message);
}

/** Where lessons come from: files beside the page, or one that somebody opened. */
import { LESSONS } from 'virtual:languages';
import { say, spoken } from '../../words/say';
import { lessonReader } from './apart';
import type { Shelf } from './progress';
import { type Lesson, OWN, problemWords } from './types';

export { OWN } from './types';

const OWN_TEXT = 'skywindow.own-lesson';

/** The text of the lesson opened from a file, also while the storage is full. */
let own: string | null = null;

/** The names of the lessons beside the page, in their order. */
export async function lessonNames(): Promise<readonly string[]> {
  const names: unknown = JSON.parse(await fetched('lessons/index.json'));
  if (!Array.isArray(names)) throw new Error(say('the list of lessons is damaged'));
  return names.filter((name): name is string => typeof name === 'string');
}

/** Whether a lesson beside the page is shown in English for want of a text in the language of the page. */
export function isInEnglishOnly(id: string): boolean {
  return spoken() !== null && id !== OWN && !inLanguage(id);
}

function inLanguage(id: string): boolean {
  return (LESSONS[spoken()?.code ?? ''] ?? []).includes(id);
}

function fileOf(id: string): string {
  const folder = inLanguage(id) ? `lessons/${spoken()?.code}` : 'lessons';
  return `${folder}/${encodeURIComponent(id)}.md`;
}

/** A lesson by its name; throws an error with a sentence. */
export async function loadLesson(id: string, shelf: Shelf | null): Promise<Lesson> {
  const text = id === OWN ? ownText(shelf) : await fetched(fileOf(id));
  try {
    return await lessonReader.read(text);
  } catch (thrown) {
    throw new Error(problemWords(thrown));
  }
}

/** Takes a lesson from a file's text; throws an error with a sentence, and keeps the one before, if it is none. */
export async function takeOwn(text: string, shelf: Shelf | null): Promise<void> {
  try {
    await lessonReader.read(text);
  } catch (thrown) {
    throw new Error(problemWords(thrown));
  }
  own = text;
  try {
    shelf?.setItem(OWN_TEXT, text);
  } catch {
    // It is there until the page is closed.
  }
}

/** The text of the lesson that was opened from a file on this device; null where none was. */
export function ownLesson(shelf: Shelf | null): string | null {
  return own ?? shelf?.getItem(OWN_TEXT) ?? null;
}

function ownText(shelf: Shelf | null): string {
  const text = ownLesson(shelf);
  if (!text) throw new Error(say('No lesson was opened from a file on this device.'));
  return text;
}

async function fetched(path: string): Promise<string> {
  let answer: Response;
  try {
    answer = await fetch(path);
  } catch {
    throw new Error(say('It could not be loaded. Look at the connection and try again.'));
  }
  if (answer.status === 404) throw new Error(say('There is no lesson of this name.'));
  if (!answer.ok) throw new Error(say`The server answered ${answer.status}.`);
  return answer.text();
}

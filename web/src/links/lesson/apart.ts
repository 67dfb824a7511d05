/**
 * Lessons read apart from the page: Markdown can be written so that its reader takes minutes, and anybody can hand in a
 * file. A worker reads one after the other; one that takes too long is ended with it.
 */
import { say } from '../../words/say';
import { type Lesson, LessonProblem } from './types';

/** What the worker says: that it is there, and then what it makes of each text. */
export type FromReader =
  | { readonly type: 'ready' }
  | { readonly type: 'lesson'; readonly lesson: Lesson }
  | { readonly type: 'problem'; readonly line: number; readonly message: string };

/** The worker as the page sees it. */
export interface ReaderPort {
  onmessage: ((event: { readonly data: FromReader }) => void) | null;
  onerror: (() => void) | null;
  postMessage(text: string): void;
  terminate(): void;
}

/** A lesson of the greatest length takes a tenth of this on a slow machine. */
const MOST_MS = 4000;

export class LessonReader {
  private readonly spawn: () => ReaderPort;
  private port: ReaderPort | null = null;
  private ready = false;
  /** What is read at the moment, and what waits behind it. */
  private turn: Promise<unknown> = Promise.resolve();

  constructor(spawn: () => ReaderPort) {
    this.spawn = spawn;
  }

  /** Reads a lesson; throws a `LessonProblem`, or an error with a sentence where nothing could read it. */
  read(text: string): Promise<Lesson> {
    const mine = this.turn.then(() => this.ask(text));
    this.turn = mine.catch(() => undefined);
    return mine;
  }

  private ask(text: string): Promise<Lesson> {
    return new Promise((resolve, reject) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const port = this.port ?? this.spawn();
      this.port = port;
      const end = (thrown: Error) => {
        clearTimeout(timer);
        port.terminate();
        this.port = null;
        this.ready = false;
        reject(thrown);
      };
      const send = () => {
        this.ready = true;
        port.postMessage(text);
        timer = setTimeout(() => {
          end(
            new Error(say('It takes too long to read: its emphasis or its links are too tangled.')),
          );
        }, MOST_MS);
      };
      port.onerror = () =>
        end(new Error(say('The reader of lessons could not be loaded. Try again.')));
      port.onmessage = ({ data }) => {
        if (data.type === 'ready') {
          send();
          return;
        }
        clearTimeout(timer);
        if (data.type === 'lesson') resolve(data.lesson);
        else reject(new LessonProblem(data.line, data.message));
      };
      if (this.ready) send();
    });
  }
}

function spawn(): ReaderPort {
  const worker = new Worker(new URL('./lesson.worker.ts', import.meta.url), {
    type: 'module',
    name: 'skywindow lessons',
  });
  const port: ReaderPort = {
    onmessage: null,
    onerror: null,
    postMessage: (text) => worker.postMessage(text),
    terminate: () => worker.terminate(),
  };
  worker.onmessage = (event) => port.onmessage?.(event);
  worker.onerror = () => port.onerror?.();
  return port;
}

export const lessonReader = new LessonReader(spawn);

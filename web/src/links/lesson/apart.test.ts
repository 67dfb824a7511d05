/** Lessons that would stop the page: their reader is ended, and says so. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FromReader, LessonReader, type ReaderPort } from './apart';
import { LessonProblem } from './types';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Workers that answer what `answer` says, or nothing where that is null. */
function workers(answer: (text: string) => FromReader | null) {
  const made: { ended: boolean; texts: string[] }[] = [];
  const spawn = (): ReaderPort => {
    const mine = { ended: false, texts: [] as string[] };
    made.push(mine);
    const port: ReaderPort = {
      onmessage: null,
      onerror: null,
      postMessage: (text) => {
        mine.texts.push(text);
        const said = answer(text);
        if (said) setTimeout(() => mine.ended || port.onmessage?.({ data: said }), 1);
      },
      terminate: () => {
        mine.ended = true;
      },
    };
    setTimeout(() => port.onmessage?.({ data: { type: 'ready' } }), 10_000);
    return port;
  };
  return { made, reader: new LessonReader(spawn) };
}

const wrong = (message: string): FromReader => ({ type: 'problem', line: 3, message });

test('a lesson that takes too long is refused in a sentence, and the next one is read', async () => {
  const { made, reader } = workers((text) => (text === 'tangled' ? null : wrong(text)));
  const first = expect(reader.read('tangled')).rejects.toThrow(/^It takes too long to read: .*\.$/);
  const second = reader.read('next').catch((thrown: unknown) => thrown);
  // However long the worker takes to come, reading has its own time.
  await vi.advanceTimersByTimeAsync(13_000);
  expect(made[0]?.ended).toBe(false);
  await vi.advanceTimersByTimeAsync(2000);
  await first;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await second).toEqual(new LessonProblem(3, 'next'));
  expect(made.map(({ ended, texts }) => [ended, texts])).toEqual([
    [true, ['tangled']],
    [false, ['next']],
  ]);
});

test('one worker reads lesson after lesson', async () => {
  const { made, reader } = workers(wrong);
  const all = Promise.allSettled(['a', 'b', 'c'].map((text) => reader.read(text)));
  await vi.advanceTimersByTimeAsync(60_000);
  expect((await all).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(made.map(({ ended, texts }) => [ended, texts])).toEqual([[false, ['a', 'b', 'c']]]);
});

/** Progress on the device: kept, begun anew with another text, and never in the way. */
import { expect, test } from 'vitest';
import { BEGUN, keepProgress, type Progress, readProgress, type Shelf } from './progress';

function shelfOf(kept: Record<string, string> = {}): Shelf & { kept: Record<string, string> } {
  return {
    kept,
    getItem: (name) => kept[name] ?? null,
    setItem: (name, value) => {
      kept[name] = value;
    },
    removeItem: (name) => {
      delete kept[name];
    },
  };
}

const progress: Progress = {
  step: 2,
  furthest: 3,
  given: { '0.0': { said: '5872', right: true } },
};

test('what was kept of a lesson is read again, and of another text nothing', () => {
  const shelf = shelfOf();
  expect(keepProgress(shelf, 'one', 'text', progress)).toBe(true);
  expect(readProgress(shelf, 'one', 'text')).toEqual({ mark: undefined, ...progress });
  expect(readProgress(shelf, 'one', 'another text')).toBe(BEGUN);
  expect(readProgress(shelf, 'two', 'text')).toBe(BEGUN);
  keepProgress(shelf, 'one', 'text', BEGUN);
  expect(shelf.kept).toEqual({});
});

test('a storage that is full or closed keeps nothing, and says so', () => {
  const full: Shelf = {
    ...shelfOf(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(keepProgress(full, 'one', 'text', progress)).toBe(false);
  expect(keepProgress(null, 'one', 'text', progress)).toBe(false);
  expect(readProgress(null, 'one', 'text')).toBe(BEGUN);
});

test.each(['', '{', '7', 'null', '{"step":2}', '[1]'])(
  '%j in the storage is no progress',
  (kept) => {
    expect(readProgress(shelfOf({ 'skywindow.lesson.one': kept }), 'one', 'text')).toBe(BEGUN);
  },
);

test('a step before the first is none', () => {
  const shelf = shelfOf();
  keepProgress(shelf, 'one', 'text', { ...progress, step: -3, furthest: 1.5 });
  expect(readProgress(shelf, 'one', 'text')).toMatchObject({ step: 0, furthest: 0 });
});

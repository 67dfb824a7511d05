/** Ways back and forth of an experiment of one's own. */
import { expect, test } from 'vitest';
import { changed, NOTHING, opened, redone, undone } from './history';

const text = (title: string, values: readonly number[]) =>
  JSON.stringify({ title, id: title.toLowerCase(), values });

test('a title is typed in one step, and everything else in a step each', () => {
  let history = opened(text('A', [1]));
  history = changed(history, text('AB', [1]));
  history = changed(history, text('ABC', [1]));
  history = changed(history, text('ABC', [1, 2]));
  history = changed(history, text('ABC', [1, 2, 3]));
  const seen = [history.now];
  for (let step = 0; step < 4; step += 1) {
    history = undone(history);
    seen.push(history.now);
  }
  expect(seen).toEqual([
    text('ABC', [1, 2, 3]),
    text('ABC', [1, 2]),
    text('ABC', [1]),
    text('A', [1]),
    text('A', [1]),
  ]);
  history = redone(redone(history));
  expect(history.now).toBe(text('ABC', [1, 2]));
  // A change ends the way forth.
  history = changed(history, text('D', [1, 2]));
  expect(redone(history)).toBe(history);
});

test('there is no way back to nothing, nor a step where nothing changed', () => {
  expect(undone(NOTHING)).toBe(NOTHING);
  const begun = changed(NOTHING, text('A', []));
  expect(begun.past).toEqual([]);
  expect(changed(begun, text('A', [])).past).toEqual([]);
});

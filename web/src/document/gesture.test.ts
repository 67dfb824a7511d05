/** What is one movement of a control: from pointer down to up, and keys until they rest. */
import { beforeEach, expect, test } from 'vitest';
import { Gesture } from './gesture';

let now = 0;
let gesture: Gesture;
/** Moves something and says whether it went on with the movement before. */
const move = (path = 'seed') => {
  const goesOn = gesture.continues(path);
  gesture.moved(path);
  return goesOn;
};

beforeEach(() => {
  now = 0;
  gesture = new Gesture(() => now);
});

test('a drag is one movement however long it pauses', () => {
  gesture.take();
  const steps = [0, 700, 5000, 60_000].map((pause) => {
    now += pause;
    return move();
  });
  expect(steps).toEqual([false, true, true, true]);
});

test('a drag that follows another at once is another movement', () => {
  gesture.take();
  move();
  gesture.end();
  gesture.take();
  expect(move()).toBe(false);
});

test('keys are one movement until they rest, told by their own clock', () => {
  gesture.press(0);
  move();
  // The page was busy: it learns of the key that came up long after.
  now = 4000;
  gesture.rest(100);
  gesture.press(600);
  expect(move()).toBe(true);
  now = 5000;
  gesture.rest(700);
  gesture.press(1600);
  expect(move()).toBe(false);
});

test('a key that is held is one movement', () => {
  gesture.press(0);
  move();
  now = 3000;
  gesture.press(3000);
  expect(move()).toBe(true);
});

test('another field is another movement, also under the same hand', () => {
  gesture.take();
  move('seed');
  expect(move('duration_s')).toBe(false);
});

test('what says nothing of a hand belongs together while it follows closely', () => {
  move();
  now += 300;
  expect(move()).toBe(true);
  now += 5000;
  expect(move()).toBe(false);
});

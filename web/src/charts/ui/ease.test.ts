/** Charts run in fewer frames where frames are slow to come. */
import { expect, test } from 'vitest';
import { Ease } from './ease';

/** So many frames so far apart; how often charts ran. */
function run(ease: Ease, from: number, frames: number, apart: number): number {
  return Array.from({ length: frames }, (_, at) => ease.frame(from + at * apart)).filter(Boolean)
    .length;
}

test('charts run in every frame of a page that keeps up', () => {
  const ease = new Ease();
  expect(run(ease, 0, 200, 17)).toBe(200);
  expect(run(ease, 10_000, 100, 40)).toBe(100);
});

test('they rest between the frames of one that does not, until it keeps up again', () => {
  const ease = new Ease();
  run(ease, 0, 40, 60);
  // Two frames fit into a rest: every second one draws.
  expect(run(ease, 10_000, 100, 60)).toBe(50);
  // Better is not good: it would be slow with charts in every frame.
  run(ease, 20_000, 40, 35);
  expect(run(ease, 30_000, 99, 35)).toBe(33);
  run(ease, 40_000, 40, 17);
  expect(run(ease, 50_000, 100, 17)).toBe(100);
});

test('a page that slept is not slow', () => {
  const ease = new Ease();
  expect(run(ease, 0, 60, 5000)).toBe(60);
});

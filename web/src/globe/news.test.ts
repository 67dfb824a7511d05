/** When the globe is drawn again for blocks alone. */
import { expect, test } from 'vitest';
import { News } from './news';
import type { GlobeRun } from './types';

interface Growing {
  version: number;
  simulated_s: number;
  finished: boolean;
}

/** A run of which so much has been simulated. */
function growing(): [GlobeRun, Growing] {
  const recording: Growing = { version: 0, simulated_s: 0, finished: false };
  return [{ recording, interval_s: 1 } as unknown as GlobeRun, recording];
}

test('while the page catches up with the playhead no block draws the globe', () => {
  const [run, recording] = growing();
  const news = new News();
  news.drawn(run, 500);
  for (recording.simulated_s = 1; recording.simulated_s <= 500; recording.simulated_s += 1) {
    recording.version += 1;
    expect(news.of(run, 500)).toBe(false);
  }
});

test('the instant is drawn when it is known, until nothing more can be learned of it', () => {
  const [run, recording] = growing();
  const news = new News();
  news.drawn(run, 500);
  Object.assign(recording, { version: 1, simulated_s: 500.5 });
  expect(news.of(run, 500)).toBe(true);
  news.drawn(run, 500);
  expect(news.of(run, 500)).toBe(false);
  // The load of the links in the interval that holds it.
  Object.assign(recording, { version: 2, simulated_s: 501.5 });
  expect(news.of(run, 500)).toBe(true);
  news.drawn(run, 500);
  for (recording.version = 3; recording.version < 99; recording.version += 1) {
    expect(news.of(run, 500)).toBe(false);
  }
});

test('the last instant is drawn when the run has ended, and another run at once', () => {
  const [run, recording] = growing();
  const news = new News();
  news.drawn(run, 600);
  Object.assign(recording, { version: 1, simulated_s: 600, finished: true });
  expect(news.of(run, 600)).toBe(true);
  news.drawn(run, 600);
  recording.version = 2;
  expect(news.of(run, 600)).toBe(false);
  expect(news.of(growing()[0], 600)).toBe(true);
});

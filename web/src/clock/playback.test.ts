/** The clock: it moves with frames, within what is simulated. */
import { beforeEach, expect, test } from 'vitest';
import { Playback, type Ticker } from './playback';
import { seenUntil } from './playbackSource';

class Frames implements Ticker {
  private waiting: ((now_ms: number) => void) | null = null;
  private now_ms = 0;
  request(callback: (now_ms: number) => void): number {
    this.waiting = callback;
    return 1;
  }
  cancel(): void {
    this.waiting = null;
  }
  pass(ms: number): void {
    this.now_ms += ms;
    this.waiting?.(this.now_ms);
  }
  get idle(): boolean {
    return this.waiting === null;
  }
}

let frames: Frames;
let playback: Playback;
let seen: number[];
let leave: () => void;

beforeEach(() => {
  frames = new Frames();
  playback = new Playback(frames);
  playback.setDuration(60);
  playback.setLimit(10);
  seen = [];
  leave = playback.subscribe((t) => seen.push(t));
  frames.pass(0);
});

test('stands still until it plays', () => {
  frames.pass(100);
  expect(playback.t).toBe(0);
});

test('moves by the time of a frame at its speed', () => {
  playback.play();
  frames.pass(100);
  playback.setSpeed(10);
  frames.pass(100);
  expect(playback.t).toBeCloseTo(1.1, 9);
  expect(seen.at(-1)).toBe(playback.t);
});

test('what comes can be hidden up to the playhead, which is told once', () => {
  let told = 0;
  playback.watch(() => {
    told += 1;
  });
  expect(seenUntil(playback)).toBe(Number.POSITIVE_INFINITY);
  playback.seek(4);
  playback.hideAhead(true);
  playback.hideAhead(true);
  expect([seenUntil(playback), told]).toEqual([4, 2]);
  playback.hideAhead(false);
  expect(seenUntil(playback)).toBe(Number.POSITIVE_INFINITY);
});

test('waits at the end of what is simulated and goes on when there is more', () => {
  playback.setSpeed(1000);
  playback.play();
  frames.pass(100);
  expect(playback.t).toBe(10);
  expect(playback.waiting).toBe(true);
  playback.setLimit(11);
  frames.pass(1);
  expect(playback.t).toBe(11);
});

test('pauses at the end of the run and plays again from the start', () => {
  playback.setLimit(60);
  playback.seek(59.99);
  playback.play();
  frames.pass(100);
  expect([playback.t, playback.playing]).toEqual([60, false]);
  playback.play();
  expect([playback.t, playback.playing]).toEqual([0, true]);
});

test('pauses also when the playhead is put at the end of the run', () => {
  playback.setLimit(60);
  playback.play();
  playback.seek(60);
  frames.pass(100);
  expect([playback.t, playback.playing]).toEqual([60, false]);
});

test('does not jump after the page slept', () => {
  playback.play();
  frames.pass(60_000);
  expect(playback.t).toBeLessThan(0.5);
});

test('seeks within what is simulated, but can be put ahead of it', () => {
  playback.seek(30);
  expect(playback.t).toBe(10);
  playback.moveTo(30);
  playback.play();
  frames.pass(100);
  expect([playback.t, playback.waiting]).toEqual([30, true]);
});

test('keeps speed and position in their ranges and ignores what is no number', () => {
  playback.setSpeed(1e9);
  expect(playback.speed).toBe(1000);
  playback.setSpeed(0);
  expect(playback.speed).toBe(0.01);
  playback.setSpeed(Number.NaN);
  playback.seek(Number.NaN);
  expect([playback.speed, playback.t]).toEqual([0.01, 0]);
});

test('asks for no frames when nobody watches', () => {
  leave();
  expect(frames.idle).toBe(true);
});

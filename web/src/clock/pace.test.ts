/** The pace of the simulation: recordings of every density play to their end, and keep what is on the screen. */
import { describe, expect, test } from 'vitest';
import { encodeBlock } from '../reading/encoder.testing';
import { RecordingStore } from '../reading/recordingStore';
import { ROW_LIMITS } from '../reading/thinning';
import { Pace } from './pace';
import { Playback } from './playback';

/** Rows and limits are this many times fewer than in the page, so that hours of frames take a moment. */
const SMALLER = 400;
const limits = Object.fromEntries(
  Object.entries(ROW_LIMITS).map(([table, most]) => [table, most / SMALLER]),
) as typeof ROW_LIMITS;
const FRAME_MS = 50;

/** How dense a run is: packets and hops a second. */
type Density = (t: number) => { readonly segments: number; readonly hops: number };

/** A run of some length in a store, a worker that simulates as far as it is asked, and the clock over both. */
class Watched {
  readonly store = new RecordingStore(limits);
  readonly playback: Playback;
  /** Packets on the screen that were dropped, as the greatest time by which they were missed, seconds. */
  missed_s = 0;
  private readonly density: Density;
  private readonly reach_s: number;
  private readonly pace = new Pace();
  private until_s = 0;
  private owed = { segments: 0, hops: 0 };
  private segments = 0;
  private frame: ((now_ms: number) => void) | null = null;
  private now_ms = 0;

  /** `reach_s` is how far the worker gets while one frame is shown. */
  constructor(density: Density, duration_s: number, reach_s: number) {
    this.density = density;
    this.reach_s = reach_s;
    this.playback = new Playback({
      request: (callback) => {
        this.frame = callback;
        return 1;
      },
      cancel: () => {
        this.frame = null;
      },
    });
    this.pace.opening = false;
    this.playback.setDuration(duration_s);
    this.playback.subscribe(() => this.ask());
  }

  /** Plays until the clock stands at the end, or for `most` frames; gives where it stands. */
  play(speed: number, most = 200_000): number {
    this.playback.setSpeed(speed);
    this.playback.play();
    for (let count = 0; count < most && this.playback.playing; count += 1) {
      this.now_ms += FRAME_MS;
      this.frame?.(this.now_ms);
      this.work();
      if (this.playback.t > 0) {
        this.missed_s = Math.max(this.missed_s, this.store.packetsSince_s - this.playback.t);
      }
    }
    return this.playback.t;
  }

  private ask(): void {
    const until_s = this.pace.ask(this.store, this.playback);
    if (until_s !== null) this.until_s = until_s;
  }

  /** Simulates on, and hands over a block. */
  private work(): void {
    const from = this.store.simulated_s;
    const to = Math.min(this.until_s, from + this.reach_s);
    if (to <= from) return;
    const { segments, hops } = this.density(from);
    const made = this.rows('segments', segments * (to - from));
    const crossed = this.rows('hops', hops * (to - from));
    const at = (row: number, rows: number) => from + ((to - from) * row) / rows;
    const first = this.segments;
    this.segments += made;
    this.store.append(
      encodeBlock({
        segments: Array.from({ length: made }, (_, row) => [at(row, made), 0]),
        hops: Array.from({ length: crossed }, (_, row) => {
          const owner = Math.min(this.segments - 1, first + Math.floor((row * made) / crossed));
          return [at(row, crossed), at(row, crossed) + 0.01, Math.max(0, owner), 0, 1];
        }),
        fates: Array.from({ length: made }, (_, row) => [at(row, made), first + row]),
      }),
      to,
      to >= this.playback.duration_s,
    );
    this.playback.setLimit(to);
    this.ask();
  }

  private rows(kind: 'segments' | 'hops', many: number): number {
    this.owed[kind] += many / SMALLER;
    const whole = Math.floor(this.owed[kind]);
    this.owed[kind] -= whole;
    return whole;
  }
}

const steady =
  (segments: number, hops: number): Density =>
  () => ({ segments, hops });

/** Packets and hops a second of recordings that filled the store before its middle was 30 s back. */
const dense: readonly [name: string, Density][] = [
  ['20 associations over Iridium', steady(3_400, 27_600)],
  ['30 associations over Iridium', steady(4_300, 34_000)],
  ['40 associations over Iridium', steady(5_400, 43_000)],
  ['100 associations over Iridium', steady(6_400, 51_000)],
  ['10 associations over 1,584 satellites', steady(1_400, 19_600)],
  ['one association of 50 Mbit/s', steady(6_700, 27_600)],
  ['three times as dense as any of them', steady(20_000, 160_000)],
  ['a run that is dense only later', (t) => steady(t < 60 ? 100 : 9_000, t < 60 ? 800 : 70_000)(t)],
  [
    'a run that is dense only at first',
    (t) => steady(t < 9 ? 12_000 : 50, t < 9 ? 95_000 : 400)(t),
  ],
];

describe.each(dense)('%s', (_, density) => {
  test.each([1, 10, 1000])('is played to its end at speed %d', (speed) => {
    const run = new Watched(density, 300, 0.9);
    expect(run.play(speed)).toBe(300);
  });

  test('keeps the packets at the playhead, at the speed of life and after a pause', () => {
    const run = new Watched(density, 120, 0.9);
    run.play(1, 400);
    run.playback.pause();
    for (let wait = 0; wait < 3; wait += 1) run.play(0.01, 300);
    run.play(1);
    expect(run.playback.t).toBe(120);
    expect(run.missed_s).toBeLessThanOrEqual(0);
  });
});

test('a sparse run is simulated far ahead, and not without end', () => {
  const run = new Watched(steady(20, 160), 5000, 40);
  run.play(1, 200);
  expect(run.store.simulated_s).toBeGreaterThan(700);
  expect(run.store.simulated_s).toBeLessThan(1000);
  expect(run.store.packetsSince_s).toBe(0);
});

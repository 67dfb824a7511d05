/** Runs on one seed that differ in the receiver's buffer meet the same handovers, blackouts and packet errors. */
import { Simulation } from 'skywindow-core';
import { expect, test } from 'vitest';
import { Direction, Outcome } from '../../../protocol/codes.gen';
import { RecordingStore } from '../../../reading/recordingStore';
import { coreForTests } from '../core.testing';

const core = await coreForTests();

/** A preset with changes, run to its end. */
function recorded(preset: string, changes: readonly (readonly [string, unknown])[]) {
  const scenario = changes.reduce(
    (text, [path, value]) => core.set(text, path, value),
    core.preset(preset),
  );
  const simulation = new Simulation(scenario);
  const store = new RecordingStore();
  while (!simulation.finished()) {
    const reached_s = simulation.advance(600, 100_000);
    store.append(simulation.take_block().buffer as ArrayBuffer, reached_s, simulation.finished());
  }
  simulation.free();
  return store;
}

/** Which of the data packets of the flow in focus, counted from the first, errors damaged. */
function damaged({ segments, fates }: RecordingStore): number[] {
  const ordinals = new Map<number, number>();
  segments.t.forEach((_, row) => {
    if (segments.flow[row] !== 0 || segments.direction[row] !== Direction.forward) return;
    ordinals.set(row, ordinals.size);
  });
  return [...fates.segment]
    .filter((segment, row) => fates.outcome[row] === Outcome.corruption && ordinals.has(segment))
    .map((segment) => ordinals.get(segment) ?? -1)
    .sort((a, b) => a - b);
}

const rows = (columns: object) =>
  JSON.stringify(Object.entries(columns).map(([name, column]) => [name, [...column]]));

test('the sky is the same to the bit: every link that comes and goes, and every state of an error process', () => {
  const changes = [
    ['duration_s', 120],
    ['background.associations', 0],
    [
      'error_processes',
      [
        {
          name: 'trees',
          good: { mean_s: 5 },
          bad: { mean_s: 1, drop_probability: 1 },
        },
      ],
    ],
    ['constellations[0].gsl.error_process', 'trees'],
  ] as const;
  const [a, b] = [21_120, 60_000].map((buffer) =>
    recorded('iridium-geo', [...changes, ['flows[0].sctp.receiver_buffer_bytes', buffer]]),
  );
  if (!a || !b) throw new Error('two runs');
  expect(a.segments.t.length).not.toBe(b.segments.t.length);
  expect(a.topology.t.length).toBeGreaterThan(50);
  expect(a.error_states.t.length).toBeGreaterThan(10);
  expect(rows(b.topology)).toBe(rows(a.topology));
  expect(rows(b.error_states)).toBe(rows(a.error_states));
});

test('a link damages the same of the packets that it carries, counted from the first', () => {
  const run = (buffer: number) =>
    recorded('two-links', [
      ['duration_s', 60],
      ['links[1].per', 0.02],
      ['flows[0].sctp.receiver_buffer_bytes', buffer],
    ]);
  const [a, b] = [run(24_000), run(48_000)];
  expect(a.segments.t.length).not.toBe(b.segments.t.length);
  const [one, other] = [damaged(a), damaged(b)];
  const common = Math.min(one.length, other.length);
  expect(common).toBeGreaterThan(10);
  expect(other.slice(0, common)).toEqual(one.slice(0, common));
});

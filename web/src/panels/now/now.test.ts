/** What is said of whole runs, instant by instant: only what the recording has at the playhead. */
import { describe, expect, it } from 'vitest';
import { phaseDoes, TOLD_PHASES } from '../../families/phaseWords';
import type { EventCode } from '../../protocol/codes.gen';
import { EVENT_CODES, PHASES } from '../../protocol/events.gen';
import { HandoverWatch } from '../../reading/handoverWatch';
import { nextHandover } from '../../reading/pathFacts';
import { TIMEOUT } from '../../reading/phases';
import { Tally } from '../../reading/tally';
import { runOf, type TestRun } from '../sequence/run.testing';
import { nowTeller } from './nowAt';

/** What is said of the first flow of a run, or of one of its paths. */
function tellerOf(run: TestRun, path: number | null = null) {
  const [flow] = run.flows;
  if (!flow) throw new Error('the run has no flow');
  const tally = new Tally(run.store);
  tally.update();
  const { explain } = run;
  return nowTeller({ store: run.store, meta: run.meta, flow, tally, path, explain });
}

describe('the opening run', () => {
  const run = runOf('opening', { duration_s: 25 });
  const tell = tellerOf(run);
  const factsAt = (t: number) => tell(t).facts.join(' · ');

  it('is set up, starts slowly, repairs a loss and goes on, each said while it is so', () => {
    expect(tell(0).name).toBe('Association is waiting for INIT ACK at New York');
    expect([tell(0.6).name, tell(0.6).does]).toEqual(['Slow start', phaseDoes('slow start')]);
    // The loss of TSN 37 at 1.308 s is known at 1.430 s.
    expect(tell(1.42).name).toBe('Slow start');
    expect(tell(1.44).name).toBe('Fast recovery');
    expect(tell(3).name).toBe('Congestion avoidance');
  });

  it('counts what was lost and what waits, and neither before it is so', () => {
    expect(factsAt(1.3)).not.toMatch(/lost|wait/);
    expect(factsAt(1.31)).toContain('1 data packet lost so far');
    expect(factsAt(1.5)).toContain('4 chunks wait for an earlier one');
    expect(factsAt(2)).not.toContain('wait');
  });

  it('counts down to the handover, and names the satellites of the path before it and after', () => {
    expect(factsAt(4.31)).toContain('handover of New York in 6 s');
    expect(factsAt(4.31)).toContain('7 links from P3 S4 to P0 S2, 75.1 ms');
    expect(factsAt(10.32)).toContain('8 links from P4 S4 to P0 S2');
    expect(factsAt(10.32)).not.toContain('New York in');
  });

  it('says the same whichever way the playhead came', () => {
    const times = Array.from({ length: 50 }, (_, at) => at / 2);
    const forwards = times.map(tell);
    expect(times.toReversed().map(tell).toReversed()).toEqual(forwards);
  });

  it('remembers handovers only for as long as they hold', () => {
    const watch = new HandoverWatch(run.store);
    const terminals = run.flows[0]?.terminals ?? [];
    for (const t of [0, 5, 10.3, 10.4, 24, 3, 12]) {
      for (const node of terminals) {
        expect(watch.at(node, t).next, `${node} at ${t}`).toBe(nextHandover(run.store, node, t));
      }
    }
  });
});

it('a transfer that is complete says so, and what limits a sender is said instead of what cwnd would do', () => {
  const run = runOf('two-links', {
    duration_s: 60,
    'flows.0.bytes': 60_000,
    'flows.0.sctp.receiver_buffer_bytes': 3000,
  });
  const tell = tellerOf(run);
  const { events } = run.store;
  const at = (code: EventCode) =>
    events.t[events.t.findIndex((_, row) => events.code[row] === code)] ?? 0;
  const { windowFull, transferComplete } = EVENT_CODES.sctp;
  expect(tell(at(windowFull)).does).toBe('the peer’s window is full');
  expect(tell(at(transferComplete) - 0.001).name).not.toBe('Transfer complete');
  expect(tell(at(transferComplete)).name).toBe('Transfer complete');
  expect(tell(60).does).toMatch(/^Association is over at/);
});

it('of several paths the one in use is told, or the one that is asked for', () => {
  const run = runOf('iridium-geo-multihomed', { duration_s: 120 });
  const [tell, other] = [tellerOf(run), tellerOf(run, 1)];
  const used = Array.from({ length: 120 }, (_, t) => tell(t).name.match(/ on path (\d)$/)?.[1]);
  expect(used[10]).toBe('0');
  // The first path fails, and new data take the other.
  const t = used.indexOf('1');
  expect(t).toBeGreaterThan(10);
  expect(other(t).facts).toEqual(tell(t).facts);
});

it('a flow that begins later has not begun', () => {
  const tell = tellerOf(runOf('two-links', { duration_s: 8, 'flows.0.start_s': 5 }));
  expect(tell(4).does).toBe('it has not begun');
  expect(tell(7).does).not.toBe('it has not begun');
});

it('a terminal without a satellite is why there is no path', () => {
  const tell = tellerOf(
    runOf('opening', { duration_s: 60, 'constellations.0.elevation_mask_deg': 45 }),
  );
  const words = Array.from({ length: 61 }, (_, t) => tell(t));
  const without = words.filter(({ name }) => name === 'No path');
  expect(without.length).toBeGreaterThan(0);
  expect(new Set(without.map(({ does }) => does))).toEqual(new Set(['New York has no satellite']));
});

it('words are of phases that the core declares', () => {
  const declared = new Set(Object.values(PHASES).flatMap((phases) => Object.values(phases)));
  expect(TOLD_PHASES.filter((phase) => phase !== TIMEOUT && !declared.has(phase))).toEqual([]);
  expect([...declared].filter((phase) => phaseDoes(phase) === '')).toEqual([
    'receiver has room',
    'probing over',
  ]);
});

/** Moments of whole runs: what is found, when, in which words, and how it is looked at. */
import { describe, expect, it } from 'vitest';
import { phaseLayers } from '../../charts/kinds/phaseLayer';
import { numberOf } from '../../protocol/codes.gen';
import { EVENT_CODES } from '../../protocol/events.gen';
import { EventIndex } from '../../reading/eventIndex';
import { FlowRows } from '../../reading/flowRows';
import { type Moment, MomentIndex, type MomentKind } from '../../reading/moments';
import { roundTripFrom } from '../../reading/roundTrip';
import type { FlowView } from '../../reading/source';
import { FLOW, recording } from '../../reading/tables.testing';
import { runOf, type TestRun } from '../sequence/run.testing';
import { followingSpeed, roundTripAt, viewOfMoment } from './momentView';
import { momentWords } from './momentWords';

/** The moments of the first flow, and their words. */
function momentsOf({ store, flows, meta, telling }: TestRun) {
  const [flow] = flows;
  if (!flow) throw new Error('the run has no flow');
  const index = new MomentIndex(store, flow, meta);
  index.update();
  const { list } = index;
  const { book } = telling(0);
  const kinds = list.map(({ kind }) => kind);
  const of = (kind: MomentKind): Moment => {
    const found = list.find((one) => one.kind === kind);
    if (!found) throw new Error(`no ${kind}`);
    return found;
  };
  return { list, kinds, of, words: (one: Moment) => momentWords(one, { store, meta, flow, book }) };
}

describe('a transfer over two paths of which one fails', () => {
  const run = runOf('iridium-geo-multihomed', { duration_s: 120 });
  const { list, kinds, of, words } = momentsOf(run);

  it('has its moments in order of time', () => {
    expect(kinds.slice(0, 3)).toEqual(['slow-start', 'loss', 'fast-retransmit']);
    expect(kinds).toEqual(expect.arrayContaining(['timeout', 'failover', 'longest-wait']));
    expect(list.map(({ t }) => t)).toEqual(list.map(({ t }) => t).sort((a, b) => a - b));
  });

  it('says what happens in the words of the core', () => {
    expect(words(of('loss'))).toMatch(/^TSN \d+ lost to corruption\. Bit errors damaged it/);
    expect(words(of('fast-retransmit'))).toMatch(
      /^Fast retransmit of TSN .* missing reports: cwnd/,
    );
    expect(words(of('failover'))).toBe('New data take path 1. Path 0 is inactive.');
  });

  it('finds the longest time for which chunks wait', () => {
    const { receivers } = run.store;
    let longest = 0;
    let since: number | null = null;
    for (const [row, waiting] of receivers.blocked.entries()) {
      if (receivers.flow[row] !== 0) continue;
      if (waiting > 0) since ??= receivers.t[row] ?? 0;
      if (since !== null) longest = Math.max(longest, (receivers.t[row] ?? 0) - since);
      if (waiting === 0) since = null;
    }
    const { t, until } = of('longest-wait');
    expect(until - t).toBe(longest);
    expect(words(of('longest-wait'))).toMatch(
      /^For \d\.\d{3} s the receiver holds data back for an earlier chunk: up to \d+ chunks at once\.$/,
    );
  });

  it('is looked at by round trips, slowly enough to see them', () => {
    const moment = of('fast-retransmit');
    const round_s = roundTripAt(run.store, 0, moment.t);
    expect(round_s).toBeGreaterThan(0.15);
    expect(round_s).toBeLessThan(0.25);
    const { range, speed, part } = viewOfMoment(moment, round_s);
    expect(range[0]).toBeLessThan(of('loss').t);
    expect(range[1] - moment.t).toBeCloseTo(14 * round_s, 9);
    expect([speed, part]).toEqual([0.05, 'charts']);
    expect(viewOfMoment(of('longest-wait'), round_s).part).toBe('streams');
  });

  it('knows a whole round trip from any instant, and how fast it can be followed', () => {
    const trip = roundTripFrom(run.store, 0, 10);
    if (!trip) throw new Error('no round trip');
    expect(trip.from).toBeGreaterThanOrEqual(10);
    expect(trip.arrival).toBeGreaterThan(trip.from);
    expect(trip.to).toBeGreaterThan(trip.arrival);
    expect(trip.to - trip.from).toBeLessThan(1);
    expect(trip.to - trip.from).toBeGreaterThan(0.15);
    expect(followingSpeed(trip.to - trip.from)).toBeLessThanOrEqual(0.02);
    expect(roundTripFrom(run.store, 0, 1e6)).toBeNull();
  });
});

it('concurrent multipath transfer names the path that a full buffer waits for, and the phase', () => {
  const run = runOf('cmt', { duration_s: 20 });
  const { store, flows } = run;
  const { of, words } = momentsOf(run);
  expect(words(of('buffer-blocking'))).toMatch(
    /^Receive-buffer blocking: data wait for TSN \d+ of path 1\. The receiver holds [\d,]+ bytes/,
  );
  const [iridium] = phaseLayers(new FlowRows(store, flows[0] as FlowView));
  iridium.update();
  iridium.prepare({ from: 0, to: 20 });
  const told = iridium.bands({ from: 0, to: 20 }, store.simulated_s).map(({ word }) => word);
  expect(told).toContain('receive-buffer blocking');
});

describe('what befalls associations', () => {
  const run = runOf('incidents', {});
  const told = (flow: number) => {
    const view = run.flows[flow] as FlowView;
    const index = new MomentIndex(run.store, view, run.meta);
    index.update();
    const { book } = run.telling(flow);
    const teller = { store: run.store, meta: run.meta, flow: view, book };
    return index.list.map((one) => `${one.t.toFixed(1)} ${one.kind}: ${momentWords(one, teller)}`);
  };
  const telling = (...sentences: string[]) =>
    sentences.map((sentence) => expect.stringContaining(sentence));

  it('a host that reboots in the middle of a transfer, and the restart that its peer sees', () => {
    const moments = told(0);
    expect(moments).toEqual(
      expect.arrayContaining(
        telling('6.0 incident: The host reboots', '9.4 restart: The peer has restarted at London'),
      ),
    );
  });

  it('an attacker who guesses tags: both attempts, what is discarded, and how the second ends it', () => {
    const moments = told(1);
    const of = telling(
      '5.0 incident: Forged packets are sent from Dakar. 200 packets',
      '5.0 discarded: ABORT discarded at Lisbon. Its tag is ',
      '20.0 incident: Forged packets are sent from Dakar. 100 packets',
      'abort: ABORT received at Lisbon',
    );
    expect(moments.filter((words) => /incident|discarded|abort/.test(words))).toEqual(of);
  });

  it('an old cookie: refused as stale, and one that is sent once more', () => {
    expect(told(2)).toEqual(
      expect.arrayContaining(
        telling(
          'stale-cookie: ERROR sent: Stale Cookie at Rome',
          '90.0 incident: An old cookie is sent again from Oslo',
        ),
      ),
    );
  });
});

describe('TCP over a link whose queue overflows', () => {
  const { of, words } = momentsOf(runOf('dumbbell', { 'measurement.from_s': 1, duration_s: 12 }));

  it('meets a full queue, a full window and a timeout', () => {
    expect(of('queue-full').t).toBe(of('loss').t);
    expect(words(of('queue-full'))).toMatch(/No place was left in the queue/);
    expect(words(of('window-closed'))).toMatch(/^The peer's window is full/);
    expect(words(of('timeout'))).toMatch(/^Retransmission timer expired/);
    expect(words(of('longest-wait'))).toMatch(/for an earlier segment/);
  });
});

it('a file that ends leaves room in the windows, which is a moment and a stretch below the chart', () => {
  const run = runOf('two-links', { 'flows[0].bytes': 200_000, duration_s: 30 });
  const { of, words } = momentsOf(run);
  const { t } = of('application-limited');
  expect(words(of('application-limited'))).toMatch(/^The application has no more data\. All its/);
  const [, limits] = phaseLayers(new FlowRows(run.store, run.flows[0] as FlowView));
  limits.update();
  limits.prepare({ from: 0, to: 30 });
  const told = limits.bands({ from: 0, to: 30 }, run.store.simulated_s);
  expect(told).toContainEqual(expect.objectContaining({ word: 'application-limited', from: t }));
  expect(told.at(-1)?.word).toBe('limited by cwnd alone');
});

it('the window of TCP goes through its phases, and every change of it can be stepped to', () => {
  const { store, flows } = runOf('dumbbell', { 'measurement.from_s': 1, duration_s: 12 });
  const flow = flows[0] as FlowView;
  const [phases] = phaseLayers(new FlowRows(store, flow));
  const all = { from: 0, to: 12 };
  phases.update();
  phases.prepare(all);
  const told = phases.bands(all, store.simulated_s).map(({ word }) => word);
  expect(told.slice(0, 2)).toEqual(['slow start', 'fast recovery']);
  expect(told).toContain('timeout');
  expect(told[told.indexOf('timeout') + 1]).toBe('slow start');

  const index = new EventIndex(store, flow);
  const { windows, events } = store;
  const changes = [...windows.t].filter(
    (_, row) => windows.flow[row] === 0 && numberOf(windows.reason[row]) > 0,
  );
  const steps: number[] = [];
  let row = index.windowChange(0, true);
  for (; row >= 0; row = index.windowChange(steps.at(-1) ?? 0, true)) {
    steps.push(events.t[row] ?? Number.NaN);
  }
  expect(steps).toEqual([...new Set(changes)]);
  expect(steps.length).toBeGreaterThan(20);
});

describe('a path over a star', () => {
  it('crosses the seam by a link, and is handed over', () => {
    const { of, words } = momentsOf(runOf('iridium-cross-seam', { duration_s: 101 }));
    expect(of('handover').t).toBe(100);
    expect(words(of('handover'))).toMatch(/^Handover: London P0 S2 to P0 S1\./);
    expect(words(of('seam'))).toMatch(/^The path goes from P\d+ S\d+ to P\d+ S\d+ across the seam/);
  });

  it('meets the seam when a terminal goes from the last plane to the first', () => {
    const events = [
      { t: 5, code: EVENT_CODES.network.handover, flow: 65535, a: 66, b: -1, c: 0 },
      { t: 6, code: EVENT_CODES.network.handover, flow: 65535, a: 99, b: 11, c: 0 },
      { t: 7, code: EVENT_CODES.network.handover, flow: 65535, a: 66, b: 0, c: 1 },
      { t: 8, code: EVENT_CODES.network.handover, flow: 65535, a: 67, b: 65, c: 0 },
    ];
    const plane = Uint32Array.from({ length: 66 }, (_, node) => Math.floor(node / 11));
    const none = new Uint32Array(66);
    const satellites = { name: [], constellation: new Uint16Array(66), plane, slot: none };
    const star = { kind: 'walker-star', planes: 6 };
    const meta = { satellites: { ...satellites, catalogue_number: none }, constellations: [star] };
    const index = new MomentIndex(recording({ events }), FLOW, meta as never);
    index.update();
    expect(index.list.map(({ kind, t, terminal }) => [kind, t, terminal])).toEqual([
      ['handover', 7, 66],
      ['seam', 8, 67],
    ]);
  });
});

it('a run is told of as it grows: what was found stays, also when rows are thinned', () => {
  const code = EVENT_CODES.sctp.slowStart;
  const grown = recording({ events: [{ t: 1, code, flow: 0 }] });
  const source = { ...grown, version: 1, generation: 0 };
  const meta = { satellites: { constellation: [], plane: [] }, constellations: [] };
  const index = new MomentIndex(source, FLOW, meta as never);
  index.update();
  const later = recording({
    events: [
      { t: 2, code, flow: 0 },
      { t: 3, code: EVENT_CODES.sctp.timeout, flow: 0 },
    ],
  });
  Object.assign(source, { events: later.events, version: 2, generation: 1 });
  index.update();
  expect(index.list.map(({ kind, t }) => [kind, t])).toEqual([
    ['slow-start', 1],
    ['timeout', 3],
  ]);
});

/** The steps of a flow: packets and rules in the order of time, and the words of each. */
import { beforeAll, describe, expect, test } from 'vitest';
import { Direction, Retransmit } from '../../protocol/codes.gen';
import { NONE } from '../../reading/lists';
import { arrowsBetween } from './arrows';
import { faTrace, runOf, type TestRun } from './run.testing';
import { lookOf } from './scene';
import { compare, type Step, stepAfter, stepAt, stepBefore, stepsAt, stepsBetween } from './steps';
import { windowWords } from './summary';
import { stepWords } from './words';

let trace: TestRun;
beforeAll(() => {
  trace = faTrace();
});

const END_S = 5.5;

describe.each([0, 1])('the steps of flow %i of the traced loss', (flow) => {
  test('are every packet sent, every packet come or lost, in the order of time', () => {
    const { packets } = trace.telling(flow);
    const steps = stepsBetween(packets, 0, END_S);
    const count = (kind: Step['kind']) => steps.filter((step) => step.kind === kind).length;
    const { flow: flows } = trace.store.segments;
    expect(count('sent')).toBe(flows.filter((of) => of === flow).length);
    expect(count('ended')).toBeGreaterThan(count('sent') / 2);
    expect(steps.every((step, at) => at === 0 || compare(steps[at - 1] ?? step, step) < 0)).toBe(
      true,
    );
  });

  test('are told in a sentence', () => {
    const { packets } = trace.telling(flow);
    const steps = stepsBetween(packets, 0, END_S);
    const count = (kind: Step['kind']) => steps.filter((step) => step.kind === kind).length;
    const words = windowWords(packets, 0, END_S);
    expect(words).toContain(`0.000 s to 5.500 s: ${count('sent')} packets are sent, `);
    expect(words).toContain(
      `${count('ended') - 1} arrive, 1 is lost; ${count('rule')} rules fire.`,
    );
  });

  test('lead from one to the next and back without leaving one out', () => {
    const { packets } = trace.telling(flow);
    const steps = stepsBetween(packets, 0, END_S);
    let at: Step | null = steps[0] ?? null;
    for (const step of steps) {
      expect(at).toEqual(step);
      at = at && stepAfter(packets, at);
    }
    for (const step of steps.toReversed().slice(1)) {
      const next = stepAfter(packets, step);
      expect(next && stepBefore(packets, next)).toEqual(step);
    }
    expect(stepAt(packets, END_S)).toEqual(steps.at(-1));
    expect(stepAt(packets, 0.5)?.t ?? 0).toBeLessThan(0.5);
  });

  test('have what came in before the rule that it fires, and the rule before what it lets go', () => {
    const { packets } = trace.telling(flow);
    const growth = stepsBetween(packets, 2, 3).find(({ kind }) => kind === 'rule');
    const kinds = stepsAt(packets, growth?.t ?? 0).map(({ kind }) => kind);
    expect(kinds[0]).toBe('ended');
    expect(kinds[1]).toBe('rule');
    expect(kinds.at(-1)).toBe('sent');
  });

  test('hold one loss, with its cause, before the end of the way, and its repair', () => {
    const { packets } = trace.telling(flow);
    const { arrows } = arrowsBetween(packets, 0, END_S, 1e6);
    const lost = arrows.filter((arrow) => arrow.lost);
    expect(lost).toHaveLength(1);
    const [loss] = lost;
    expect(loss?.share).toBeGreaterThan(0);
    expect(loss?.share).toBeLessThan(1);
    const { tsn, retransmit } = trace.store.segments;
    const again = arrows.filter(({ segment }) => retransmit[segment] !== Retransmit.first);
    expect(again.map(({ segment }) => tsn[segment])).toEqual([tsn[loss?.segment ?? -1]]);
  });
});

test('the loss, the fast retransmit and its rule are told in the words of the core', () => {
  const telling = trace.telling(0, 'ssn');
  const words = stepsBetween(telling.packets, 0, END_S).map((step) => stepWords(telling, step));
  const lost = words.find(({ end, rule }) => end === 'way' && rule === '');
  expect(lost?.title).toMatch(/lost/);
  const fast = words.find(({ title }) => title.startsWith('Fast retransmit'));
  expect(fast?.rule).toMatch(/RFC/);
  expect(fast?.phase).toBe('fast recovery');
  const ends = words.findIndex(({ title }) => title === 'Fast recovery ends');
  expect(words[ends]?.phase).toBe('recovery ended');
  expect(words[ends - 1]?.phase).toBe('fast recovery');
  const cwnd = fast?.changes.find(({ name }) => name === 'cwnd');
  expect(cwnd?.after).toBeLessThan(cwnd?.before ?? 0);
  const repair = words.find(({ title }) => /^source 1 sends .* again$/.test(title));
  expect(repair?.t).toBe(fast?.t);
  expect(repair?.rule).not.toBe('');
});

test('packets of the set-up are called by their names', () => {
  const names = (flow: number) => {
    const telling = trace.telling(flow);
    return stepsBetween(telling.packets, 0, 2)
      .filter(({ kind }) => kind === 'sent')
      .map(({ row }) => telling.names.of(row));
  };
  expect(names(0).slice(0, 2)).toEqual(['SYN', 'SYN, ACK']);
  expect(names(1).slice(0, 4)).toEqual(['INIT', 'INIT ACK', 'COOKIE ECHO', 'COOKIE ACK']);
});

test('acknowledgements say the number and the gap blocks, by byte or by segment', () => {
  const named = (flow: number, by: 'tsn' | 'ssn') => {
    const telling = trace.telling(flow, by);
    const { gaps, direction } = trace.store.segments;
    return stepsBetween(telling.packets, 2.8, END_S)
      .filter(
        ({ kind, row }) =>
          kind === 'sent' && direction[row] === Direction.reverse && (gaps[row] ?? 0) > 0,
      )
      .map(({ row }) => telling.names.of(row))[0];
  };
  expect(named(0, 'tsn')).toMatch(/^ACK \d+ \[\d+–\d+\]$/);
  expect(named(0, 'ssn')).toMatch(/^ACK 7 \[9–\d+\]$/);
  expect(named(1, 'tsn')).toMatch(/^SACK 7 \[9\]$/);
});

test('a packet refused by the first queue ends near the sender, at the instant of its loss', () => {
  const run = runOf('two-links', {
    duration_s: 20,
    'links[0].queue_packets': 3,
    'links[1].per': 0,
  });
  const { packets } = run.telling(0);
  const lost = arrowsBetween(packets, 0, 20, 1e6).arrows.filter((arrow) => arrow.lost);
  expect(lost.length).toBeGreaterThan(0);
  for (const { share, end_s, sent_s, fate } of lost) {
    expect(share).toBeLessThan(0.2);
    expect(end_s).toBe(run.store.fates.t[fate]);
    expect(end_s).toBeGreaterThanOrEqual(sent_s);
  }
});

test('of very many packets some arrows are left out, and no lost one', () => {
  const run = runOf('two-links', { duration_s: 60 });
  const { packets } = run.telling(0);
  const all = arrowsBetween(packets, 0, 60, 1e6);
  const some = arrowsBetween(packets, 0, 60, 500);
  const lost = ({ arrows }: typeof all) => arrows.filter((arrow) => arrow.lost).length;
  expect([all.every, some.every > 2]).toEqual([1, true]);
  expect(some.arrows.length).toBeLessThan(all.arrows.length / 2);
  expect(lost(some)).toBe(lost(all));
});

test('a forged packet says who sent it, and begins as far from its goal as it takes', () => {
  const run = runOf('incidents', { duration_s: 5.3 });
  const telling = run.telling(1);
  const steps = stepsBetween(telling.packets, 5, 5.3);
  const words = steps.map((step) => stepWords(telling, step));
  const titles = words.map(({ title }) => title);
  expect(titles).toContain('Lisbon receives ABORT, forged');
  const sent = 'Somebody at Dakar sends ABORT in the name of Quito';
  expect(words.find(({ title }) => title === sent)).toMatchObject({ changes: [], phase: '' });
  const { arrows } = arrowsBetween(telling.packets, 5, 5.3, 1e6);
  const looks = new Map(arrows.map((arrow) => [arrow, lookOf(telling.packets, arrow.segment)]));
  const forged = arrows.filter((arrow) => looks.get(arrow) === 'forged');
  expect(forged).toHaveLength(15);
  // 20 ms from Dakar, where Quito is 130 ms away.
  for (const { origin, share, fate } of forged) {
    if (fate === NONE) continue;
    expect(origin).toBeCloseTo(1 - 20 / 130, 1);
    expect(share).toBe(1);
  }
  const others = arrows.filter((arrow) => looks.get(arrow) !== 'forged');
  for (const { origin } of others) expect(origin).toBe(0);
});

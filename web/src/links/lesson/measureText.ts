/** Measures as lessons write them: "cwnd after the next SACK", "goodput of flow 1 from 10 s to 60 s". */
import { readQuantity } from '../../base/quantity';
import {
  GAUGES,
  type Gauge,
  type Instant,
  isEventName,
  type Measure,
  TOTALS,
  type Total,
} from '../../reading/measure';
import { say } from '../../words/say';

const OF = String.raw`(?: of flow (\d+))?(?: on path (\d+))?`;
const names = (table: object) => Object.keys(table).join('|');

const GAUGE = new RegExp(
  `^(${names(GAUGES)})${OF} (?:(now)|at (.+)|(after|before) the next (\\w[\\w-]*))$`,
);
const TOTAL = new RegExp(`^(${names(TOTALS)})${OF} from (.+) to (.+)$`);
const COUNT = new RegExp(`^number of (\\w[\\w-]*)${OF} from (.+) to (.+)$`);
const TIME = new RegExp(`^time (of|until) the next (\\w[\\w-]*)${OF}$`);
const NEXT = new RegExp(`^next${OF} of (.+)$`);

/** Reads a measure; throws an error with a sentence if it is none. */
export function readMeasure(text: string): Measure {
  return (
    readGauge(text) ??
    readTotal(text) ??
    readCount(text) ??
    readTime(text) ??
    readNext(text) ??
    refuse(text)
  );
}

function refuse(text: string): never {
  throw new Error(
    say`“${text}” is no measure: write for example “cwnd after the next SACK” or “goodput from 10 s to 60 s”`,
  );
}

function readGauge(text: string): Measure | null {
  const [all, of, flow, path, now, at, side, event] = GAUGE.exec(text) ?? [];
  if (all === undefined) return null;
  const when: Instant = now
    ? { by: 'now' }
    : at
      ? { by: 'time', t: readSeconds(at) }
      : { by: side as 'after' | 'before', event: known(event) };
  return { what: 'gauge', of: of as Gauge, ...whose(flow, path), at: when };
}

function readTotal(text: string): Measure | null {
  const [all, of, flow, path, from, to] = TOTAL.exec(text) ?? [];
  if (all === undefined) return null;
  return { what: 'total', of: of as Total, ...whose(flow, path), ...span(from, to) };
}

function readCount(text: string): Measure | null {
  const [all, event, flow, path, from, to] = COUNT.exec(text) ?? [];
  if (all === undefined) return null;
  return { what: 'count', event: known(event), ...whose(flow, path), ...span(from, to) };
}

function readTime(text: string): Measure | null {
  const [all, side, event, flow, path] = TIME.exec(text) ?? [];
  if (all === undefined) return null;
  return { what: side === 'of' ? 'time' : 'wait', event: known(event), ...whose(flow, path) };
}

function readNext(text: string): Measure | null {
  const [all, flow, path, listed = ''] = NEXT.exec(text) ?? [];
  if (all === undefined) return null;
  const events = listed.split(',').map((one) => known(one.trim()));
  return { what: 'next', events, ...whose(flow, path) };
}

function whose(flow = '0', path = '0') {
  return { flow: Number(flow), path: Number(path) };
}

function span(from = '', to = '') {
  const read = { from: readSeconds(from), to: readSeconds(to) };
  if (read.from >= read.to) throw new Error(say`there is no time from ${from} to ${to}`);
  return read;
}

function known(event = ''): string {
  if (!isEventName(event)) throw new Error(say`“${event}” is no event`);
  return event;
}

/** A time such as "12.5 s", "900 ms" or "2 min" in seconds. */
export function readSeconds(text: string): number {
  const t = readQuantity(text, 's');
  if (t === null || t < 0) throw new Error(say`“${text}” is no time: write for example “12.5 s”`);
  return t;
}

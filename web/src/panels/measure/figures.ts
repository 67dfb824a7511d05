/** What is measured between two instants, line by line: as the card says it, as text and as CSV. */
import { csvNumber, csvOf } from '../../base/csv';
import { plain, withUnit } from '../../base/quantity';
import { counted } from '../../base/text';
import type { Between, Count, Course, PathBetween } from '../../reading/between';
import { fixed } from '../../words/numbers';
import { say } from '../../words/say';

/** A number of a line by its unit, which a file has in a line of its own. */
interface Part {
  readonly unit: string;
  value(of: Between): number | null;
}

export interface Line {
  readonly name: string;
  readonly help: string;
  /** What the card says. */
  say(of: Between): string;
  readonly parts: readonly Part[];
}

/** What is not known. */
const NONE = '–';

/** The lines about flows with so many paths at most. */
export function linesFor(paths: number): readonly Line[] {
  const numbers = Array.from({ length: Math.max(1, paths) }, (_, path) => path);
  const ofPath = (path: number) => (paths > 1 ? say` of path ${path}` : '');
  return [
    ...COUNTS,
    THROUGHPUT,
    DELIVERED,
    GOODPUT,
    ...numbers.flatMap((path) =>
      courseLines({
        name: `cwnd${ofPath(path)}`,
        what: say('The congestion window'),
        unit: 'bytes',
        of: courseOf(path, ({ cwnd }) => cwnd),
      }),
    ),
    ...numbers.flatMap((path) =>
      courseLines({
        name: `SRTT${ofPath(path)}`,
        what: say('The smoothed round-trip time'),
        unit: 'ms',
        of: courseOf(path, ({ srtt_ms }) => srtt_ms),
      }),
    ),
  ];
}

type Counted = keyof NonNullable<Between['packets']>;

const COUNTS = (
  [
    [
      say('Sent'),
      'sent',
      say('Packets with data handed to the network, what was sent again included.'),
    ],
    [say('Sent again'), 'again', say('Packets with data that had been sent before.')],
    [say('Lost'), 'lost', say('Packets with data that were lost between the two instants.')],
    [say('Arrived'), 'arrived', say('Packets with data that reached the receiver.')],
  ] as const
).map(([name, key, help]) => countLine(name, key, help));

function countLine(name: string, key: Counted, help: string): Line {
  const count = ({ packets }: Between): Count | null => packets?.[key] ?? null;
  return {
    name,
    help: say`${help} Bytes count all headers.`,
    say: (of) => {
      const known = count(of);
      if (known === null) return NONE;
      return `${counted(known.packets, ['packet', 'packets'])} · ${withUnit(known.bytes, 'bytes')}`;
    },
    parts: [
      { unit: 'packets', value: (of) => count(of)?.packets ?? null },
      { unit: 'bytes', value: (of) => count(of)?.bytes ?? null },
    ],
  };
}

const THROUGHPUT = rateLine(
  say('Throughput'),
  say('What was sent, with all headers, over the time between.'),
  ({ packets, from, to }) => (packets && to > from ? (packets.sent.bytes * 8) / (to - from) : null),
);

const DELIVERED: Line = {
  name: say('Delivered'),
  help: say(
    'User data given to the application in order, in the measurement intervals that lie wholly between.',
  ),
  say: ({ measured }) => (measured ? withUnit(measured.delivered, 'bytes') : NONE),
  parts: [
    { unit: 'bytes', value: ({ measured }) => measured?.delivered ?? null },
    { unit: 'since, s', value: ({ measured }) => measured?.from ?? null },
    { unit: 'until, s', value: ({ measured }) => measured?.to ?? null },
  ],
};

const GOODPUT = rateLine(
  say('Goodput'),
  say('User data delivered, over the measurement intervals that lie wholly between.'),
  ({ measured }) =>
    measured && measured.to > measured.from
      ? (measured.delivered * 8) / (measured.to - measured.from)
      : null,
);

function rateLine(name: string, help: string, value: Part['value']): Line {
  return {
    name,
    help,
    say: (of) => {
      const rate = value(of);
      return rate === null ? NONE : rated(rate);
    },
    parts: [{ unit: 'bit/s', value }],
  };
}

/** A rate to four digits: more of them nobody compares. */
function rated(rate: number): string {
  return withUnit(Number(rate.toPrecision(4)), 'bit/s');
}

function courseOf(path: number, take: (of: PathBetween) => Course | null) {
  return ({ paths }: Between): Course | null => {
    const found = paths.find((one) => one.path === path);
    return found ? take(found) : null;
  };
}

interface CourseLine {
  readonly name: string;
  readonly what: string;
  readonly unit: string;
  of(between: Between): Course | null;
}

function courseLines({ name, what, unit, of }: CourseLine): readonly Line[] {
  const number = (value: number) => plain(unit === 'ms' ? Number(value.toFixed(1)) : value);
  const pair = (
    between: Between,
    [one, other]: readonly [keyof Course, keyof Course],
    by: string,
  ) => {
    const course = of(between);
    return course ? `${number(course[one])} ${by} ${number(course[other])} ${unit}` : NONE;
  };
  const part = (at: keyof Course, word: string): Part => ({
    unit: `${unit}, ${word}`,
    value: (between) => of(between)?.[at] ?? null,
  });
  return [
    {
      name,
      help: say`${what} at t1 and at t2.`,
      say: (between) => pair(between, ['first', 'last'], '→'),
      parts: [part('first', say('at t1')), part('last', say('at t2'))],
    },
    {
      name: say`${name}, range`,
      help: say`${what}: its least and its most between t1 and t2.`,
      say: (between) => pair(between, ['least', 'most'], '–'),
      parts: [part('least', say('least')), part('most', say('most'))],
    },
  ];
}

/** A flow or run that was measured, by its name. */
export interface Told {
  readonly name: string;
  readonly between: Between;
}

/** All of it as lines of text. */
export function asText(lines: readonly Line[], told: readonly Told[]): string {
  const [first] = told;
  if (!first) return '';
  const { from, to } = first.between;
  const head = say`From ${fixed(from, 3)} s to ${fixed(to, 3)} s: ${fixed(to - from, 3)} s`;
  return [
    head,
    ...told.flatMap(({ name, between }) => [
      '',
      name,
      ...lines.map((line) => `${line.name}: ${line.say(between)}`),
    ]),
    '',
  ].join('\n');
}

/** All of it as CSV: a line for each number, with all its digits, a column for each flow or run. */
export function asCsv(lines: readonly Line[], told: readonly Told[]): string {
  const row = (name: string, value: Part['value']) => [
    name,
    ...told.map(({ between }) => {
      const known = value(between);
      return known === null ? null : csvNumber(known);
    }),
  ];
  return csvOf([
    [say('quantity'), ...told.map(({ name }) => name)],
    row('t1 (s)', ({ from }) => from),
    row('t2 (s)', ({ to }) => to),
    ...lines.flatMap(({ name, parts }) =>
      parts.map(({ unit, value }) => row(`${name} (${unit})`, value)),
    ),
  ]);
}

/** The results of runs at the playhead in figures, and how far each is from the first. */
import { plain } from '../../base/quantity';
import type { Tallied } from '../../reading/tally';
import { fixed } from '../../words/numbers';
import { say } from '../../words/say';

/** A run whose results are told. */
export interface Compared {
  /** What became of its flow by `t`, or null if it has none. */
  at(t: number): Tallied | null;
  /** How far it is recorded, s, and whether it ends there. */
  recorded(): { readonly until_s: number; readonly ended: boolean };
}

interface Result {
  readonly name: string;
  readonly unit: string;
  readonly help: string;
  value(counts: Tallied): number;
}

export const RESULTS: readonly Result[] = [
  {
    name: say('Delivered'),
    unit: 'kB',
    help: say(
      'User data given to the application in order by the last whole measurement interval.',
    ),
    value: ({ delivered }) => delivered / 1000,
  },
  {
    name: say('Goodput'),
    unit: 'kbit/s',
    help: say('User data delivered, over the time since the run began.'),
    value: ({ delivered, measured_s }) =>
      measured_s > 0 ? (delivered * 8) / 1000 / measured_s : 0,
  },
  {
    name: say('Lost'),
    unit: 'packets',
    help: say('Packets with data that did not arrive, whatever the reason.'),
    value: ({ lost }) => lost,
  },
  {
    name: say('Sent again'),
    unit: 'packets',
    help: say('Packets with data that had been sent before.'),
    value: ({ again }) => again,
  },
  {
    name: say('Timeouts'),
    unit: '',
    help: say('Expiries of the retransmission timer.'),
    value: ({ timeouts }) => timeouts,
  },
];

/** What is not known. */
const NONE = '–';

/** A figure and how far it is from that of the first run. */
export interface Figure {
  readonly value: string;
  readonly apart: string;
}

/** A line for each result, a figure for each run; the last line says how far each is recorded. */
export function figuresAt(runs: readonly Compared[], t: number): readonly (readonly Figure[])[] {
  const counts = runs.map((run) => run.at(Math.min(t, run.recorded().until_s)));
  const [first = null] = counts;
  return [
    ...RESULTS.map(({ value }) =>
      counts.map((one, at) => {
        if (!one) return { value: NONE, apart: '' };
        const figure = value(one);
        return {
          value: rounded(figure),
          apart: at === 0 || !first ? '' : apart(figure, value(first)),
        };
      }),
    ),
    runs.map((run) => ({ value: stateAt(run, t), apart: '' })),
  ];
}

/** Whether a run goes on at `t`, has ended before, or is still being simulated. */
function stateAt(run: Compared, t: number): string {
  const { until_s, ended } = run.recorded();
  if (ended && t >= until_s) return say`ended ${fixed(until_s, 1)} s`;
  return until_s < t ? say`at ${fixed(until_s, 1)} s` : say('goes on');
}

function rounded(value: number): string {
  return plain(value < 10 ? Number(value.toFixed(1)) : Math.round(value));
}

/** "+12 %", or the number itself from nothing; empty where there is no difference. */
function apart(value: number, from: number): string {
  const by = value - from;
  if (Math.abs(by) < 1e-9) return '=';
  const sign = by > 0 ? '+' : '−';
  if (from < 10) return `${sign}${rounded(Math.abs(by))}`;
  const percent = Math.abs((100 * by) / from);
  return `${sign}${percent < 10 ? fixed(percent, 1) : plain(Math.round(percent))} %`;
}

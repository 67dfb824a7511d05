/** The figures of experiments in a sentence and as tables, for who reads rather than looks. */
import { plain } from '../../base/quantity';
import { counted } from '../../base/text';
import type { Range } from '../../charts/engine/ranges';
import type { StudiedPath } from '../../experiments/pathStudy';
import { LinkKind, readCode } from '../../protocol/codes.gen';
import type { SkyStill } from '../../protocol/experiment';
import { MAP_LINKS } from './flatMapPicture';
import type { TimeLine } from './timeChart';

/** A figure as words and numbers. */
export interface Told {
  readonly words: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const short = (value: number): string => plain(Number(value.toPrecision(4)));

/** Lines against time, within a span: a row an instant, in which a line that is drawn as steps keeps its value. */
export function seriesTold(lines: readonly TimeLine[], { from, to }: Range, yLabel: string): Told {
  const within = lines.map(({ t, y }) =>
    Array.from(t, (at, row) => [at, y[row] ?? Number.NaN] as const).filter(
      ([at]) => at >= from && at <= to,
    ),
  );
  const sentences = within.flatMap((points, number) => {
    const [first, last] = [points[0], points.at(-1)];
    if (!first || !last) return [];
    const values = points.map(([, y]) => y);
    const [least, most] = [
      values.reduce((a, b) => Math.min(a, b)),
      values.reduce((a, b) => Math.max(a, b)),
    ];
    return `${lines[number]?.label} from ${short(first[1])} to ${short(last[1])}, between ${short(least)} and ${short(most)}`;
  });
  const head = `${yLabel} from ${short(from)} s to ${short(to)} s`;
  return {
    words:
      sentences.length === 0 ? `${head}: nothing happened.` : `${head}: ${sentences.join('; ')}.`,
    head: ['Time, s', ...lines.map(({ label }) => `${label}: ${yLabel}`)],
    rows: heldRows(lines, within),
  };
}

type Points = readonly (readonly [t: number, y: number])[];

function heldRows(lines: readonly TimeLine[], within: readonly Points[]): string[][] {
  const times = [...new Set(within.flatMap((points) => points.map(([t]) => t)))].sort(
    (a, b) => a - b,
  );
  const at = lines.map(() => 0);
  const held = lines.map(() => '');
  return times.map((t) => {
    const cells = lines.map(({ form }, number) => {
      let cell = form === 'steps' ? (held[number] ?? '') : '';
      const points = within[number] ?? [];
      for (let next = points[at[number] ?? 0]; next && next[0] === t; ) {
        // Several packets of an instant are a value each.
        cell = form === 'dots' && cell !== '' ? `${cell}, ${short(next[1])}` : short(next[1]);
        at[number] = (at[number] ?? 0) + 1;
        next = points[at[number] ?? 0];
      }
      held[number] = cell;
      return cell;
    });
    return [t.toFixed(3), ...cells];
  });
}

/** Paths over a day: what each of them has been like. */
export function pathsTold(paths: readonly StudiedPath[], ends: readonly [string, string]): Told {
  const facts = paths.map(({ label, series }) => {
    const delays = Array.from(series.delay_ms).filter((delay) => !Number.isNaN(delay));
    const sorted = delays.sort((a, b) => a - b);
    const links = Array.from(series.links).filter((count) => !Number.isNaN(count));
    const fixed = (value: number | undefined) => (value === undefined ? '' : value.toFixed(2));
    const share = series.t.length === 0 ? 0 : 1 - sorted.length / series.t.length;
    return {
      label,
      least: fixed(sorted[0]),
      middle: fixed(sorted[sorted.length >> 1]),
      most: fixed(sorted.at(-1)),
      links: links.length === 0 ? '' : `${extreme(links, Math.min)} to ${extreme(links, Math.max)}`,
      changes: plain(series.path_changes.length),
      handovers: series.handovers.map((instants) => plain(instants.length)),
      without: `${(100 * share).toFixed(1)} %`,
    };
  });
  const sentences = facts.map(({ label, least, most }) =>
    least === '' ? `${label} has no path` : `${label} ${least} to ${most} ms`,
  );
  return {
    words: `One-way delay from ${ends[0]} to ${ends[1]}: ${sentences.join('; ')}.`,
    head: [
      'Network',
      'Least delay, ms',
      'Median, ms',
      'Greatest, ms',
      'Links',
      'Path changes',
      `Handovers, ${ends[0]}`,
      `Handovers, ${ends[1]}`,
      'Without a path',
    ],
    rows: facts.map(({ label, least, middle, most, links, changes, handovers, without }) => [
      label,
      least,
      middle,
      most,
      links,
      changes,
      ...handovers,
      without,
    ]),
  };
}

function extreme(values: readonly number[], of: (a: number, b: number) => number): string {
  return plain(values.reduce((a, b) => of(a, b)));
}

/** A sky over a flat map: how many there are of each kind of thing on it. */
export function mapTold(title: string, still: SkyStill, t: number): Told {
  const count = (kind: LinkKind) => {
    let links = 0;
    for (let at = 2; at < still.links.length; at += 3) {
      if (readCode(LinkKind, still.links[at]) === kind) links += 1;
    }
    return links;
  };
  const kinds = MAP_LINKS.map(({ kind, name }) => ({ name, links: count(kind) }));
  const satellites = still.satellites.length / 3;
  const rows = [
    ['satellites', plain(satellites)],
    ...kinds.map(({ name, links }) => [`${name}s`, plain(links)]),
    ['terminals', plain(still.terminals.length / 2)],
    ['seams', plain(still.seams_deg.length)],
  ];
  const said = kinds
    .filter(({ links }) => links > 0)
    .map(({ name, links }) => counted(links, [name, `${name}s`]));
  const links = said.length === 0 ? 'no link between satellites' : said.join(', ');
  return {
    words: `${title}, ${t} s after the start: ${counted(satellites, ['satellite', 'satellites'])}, ${links}.`,
    head: ['On the map', 'Number'],
    rows,
  };
}

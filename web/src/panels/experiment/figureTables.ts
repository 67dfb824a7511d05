/** The figures of experiments in a sentence and as tables, for who reads rather than looks. */
import { plain } from '../../base/quantity';
import { counted } from '../../base/text';
import type { Range } from '../../charts/engine/ranges';
import type { StudiedPath } from '../../experiments/pathStudy';
import { LinkKind, readCode } from '../../protocol/codes.gen';
import type { SkyStill } from '../../protocol/experiment';
import { fixed } from '../../words/numbers';
import { say, several } from '../../words/say';
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
    return say`${lines[number]?.label} from ${short(first[1])} to ${short(last[1])}, between ${short(least)} and ${short(most)}`;
  });
  const head = say`${yLabel} from ${short(from)} s to ${short(to)} s`;
  return {
    words:
      sentences.length === 0
        ? say`${head}: nothing happened.`
        : `${head}: ${sentences.join('; ')}.`,
    head: [say('Time, s'), ...lines.map(({ label }) => `${label}: ${yLabel}`)],
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
    return [fixed(t, 3), ...cells];
  });
}

/** Paths over a day: what each of them has been like. */
export function pathsTold(paths: readonly StudiedPath[], ends: readonly [string, string]): Told {
  const facts = paths.map(({ label, series }) => {
    const delays = Array.from(series.delay_ms).filter((delay) => !Number.isNaN(delay));
    const sorted = delays.sort((a, b) => a - b);
    const links = Array.from(series.links).filter((count) => !Number.isNaN(count));
    const two = (value: number | undefined) => (value === undefined ? '' : fixed(value, 2));
    const share = series.t.length === 0 ? 0 : 1 - sorted.length / series.t.length;
    return {
      label,
      least: two(sorted[0]),
      middle: two(sorted[sorted.length >> 1]),
      most: two(sorted.at(-1)),
      links:
        links.length === 0 ? '' : say`${extreme(links, Math.min)} to ${extreme(links, Math.max)}`,
      changes: plain(series.path_changes.length),
      handovers: series.handovers.map((instants) => plain(instants.length)),
      without: `${fixed(100 * share, 1)} %`,
    };
  });
  const sentences = facts.map(({ label, least, most }) =>
    least === '' ? say`${label} has no path` : say`${label} ${least} to ${most} ms`,
  );
  return {
    words: say`One-way delay from ${ends[0]} to ${ends[1]}: ${sentences.join('; ')}.`,
    head: [
      say('Network'),
      say('Least delay, ms'),
      say('Median, ms'),
      say('Greatest, ms'),
      say('Links'),
      say('Path changes'),
      say`Handovers, ${ends[0]}`,
      say`Handovers, ${ends[1]}`,
      say('Without a path'),
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
  const kinds = MAP_LINKS.map(({ kind, names }) => ({ names, links: count(kind) }));
  const satellites = still.satellites.length / 3;
  const rows = [
    [say('satellites'), plain(satellites)],
    ...kinds.map(({ names, links }) => [several(names), plain(links)]),
    [say('terminals'), plain(still.terminals.length / 2)],
    [say('seams'), plain(still.seams_deg.length)],
  ];
  const said = kinds
    .filter(({ links }) => links > 0)
    .map(({ names, links }) => counted(links, names));
  const links = said.length === 0 ? say('no link between satellites') : said.join(', ');
  return {
    words: say`${title}, ${t} s after the start: ${counted(satellites, ['satellite', 'satellites'])}, ${links}.`,
    head: [say('On the map'), say('Number')],
    rows,
  };
}

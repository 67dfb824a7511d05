/** Results as files: CSV and JSON with the same rows, and the plot as a picture. */
import { type Cell, csvOf } from '../../base/csv';
import { type Paper, pagePaper } from '../../charts/engine/paper';
import { framed } from '../../charts/engine/picture';
import type { Colors } from '../../charts/engine/theme';
import { writtenDocument } from '../../experiments/said';
import type { Experiment, Results, SweepMode } from '../../protocol/experiment.gen';
import { dated } from '../../words/numbers';
import { say } from '../../words/say';
import { pictureSource } from '../../words/source';
import type { DrawnPlot } from './PlotKeys';
import { drawMark, seriesStyle } from './pointSigns';

/** What made some results: files say it, so that they can be told apart and made again. */
export interface Made {
  readonly mode: SweepMode;
  /** Replications that every point has once all runs are made; seeds count up from the document's. */
  readonly planned: number;
  readonly core: string;
  /** The day, of results that came with the page. */
  readonly date: string | null;
}

/** What made one run: a curve against time, or the paths of a day. */
export interface MadeRun {
  readonly mode: SweepMode;
  readonly seed: number;
  readonly core: string;
}

/** A row a point: axes, replications, mean, ci95 and sd of every metric, and what made them. */
function flatRows({ document }: Experiment, made: Made, { rows }: Results): Record<string, Cell>[] {
  return rows
    .filter(({ replications }) => replications > 0)
    .map((row) => {
      const cells: Record<string, Cell> = { ...row.values, replications: row.replications };
      for (const metric of document.metrics) {
        const estimate = row.metrics[metric];
        cells[`${metric}_mean`] = estimate?.mean ?? null;
        cells[`${metric}_ci95`] = estimate?.ci95 ?? null;
        cells[`${metric}_sd`] = estimate?.sd ?? null;
      }
      return { ...cells, mode: made.mode, seeds: seedsOf(document.seed, made), core: made.core };
    });
}

/** The seeds of the replications, the first and the last. */
function seedsOf(first: number, { planned }: Made): string {
  return planned > 1 ? `${first}-${first + planned - 1}` : String(first);
}

function seedWords(first: number, { planned }: Made): string {
  return planned > 1 ? say`${first} to ${first + planned - 1}` : String(first);
}

/** The same in a sentence, for a picture; how many replications there are so far where not all are made. */
export function madeWords({ document }: Experiment, made: Made, results: Results | null): string {
  const counts = (results?.rows ?? []).map(({ replications }) => replications);
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  const of = say`${made.planned} replication${made.planned === 1 ? '' : 's'}`;
  const have =
    counts.length === 0 || most === 0
      ? say`no run of ${of} yet`
      : least === made.planned
        ? of
        : say`${least === most ? least : say`${least} to ${most}`} of ${of}`;
  const seeds = say`seed${made.planned === 1 ? '' : 's'} ${seedWords(document.seed, made)}`;
  const date = made.date === null ? '' : `, ${dated(made.date)}`;
  return say`${modeWords(made.mode)}, ${have}, ${seeds}. Core ${made.core}${date}.`;
}

/** What made a picture of one run, in a sentence. */
export function runWords({ mode, seed, core }: MadeRun): string {
  return say`${modeWords(mode)}, seed ${seed}. Core ${core}.`;
}

/** A table of one run with what made it in its last columns. */
export function stamped(
  table: readonly (readonly Cell[])[],
  { mode, seed, core }: MadeRun,
): readonly (readonly Cell[])[] {
  const own = [mode, seed, core];
  return table.map((cells, line) => [...cells, ...(line === 0 ? ['mode', 'seed', 'core'] : own)]);
}

const modeWords = (mode: SweepMode): string =>
  say`${mode === 'full' ? say('Full') : say('Quick')} mode`;

export function resultsCsv(experiment: Experiment, made: Made, results: Results): string {
  const rows = flatRows(experiment, made, results);
  const names = Object.keys(rows[0] ?? {});
  return csvOf([names, ...rows.map((row) => names.map((name) => row[name] ?? ''))]);
}

export function resultsJson(experiment: Experiment, made: Made, results: Results): string {
  const { id, title, seed } = writtenDocument(experiment.document);
  const content = {
    experiment: id,
    title,
    mode: made.mode,
    seed,
    seeds: seedsOf(seed, made),
    replications: made.planned,
    core: made.core,
    document: experiment.hash,
    rows: flatRows(experiment, made, results),
    claims: results.claims,
    reference: results.reference,
    paired_differences: results.pairs,
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** The plot with its title, words, legend and address. */
export function plotPicture(
  title: string,
  words: readonly string[],
  { picture, lines }: DrawnPlot,
  paper: Paper = pagePaper(),
): HTMLCanvasElement {
  const keys = lines.map(({ label }, number) => ({
    label,
    sign: (context: CanvasRenderingContext2D, colors: Colors) =>
      drawMark({ context, colors }, seriesStyle(number), [8, 6], 1),
  }));
  return framed({
    plot: picture(paper),
    paper,
    title,
    words,
    keys,
    source: pictureSource(location.href),
    background: 'surface',
  });
}

/** Results as files: CSV (RFC 4180) and JSON with the same rows, and the plot as a picture. */
import { quoted } from '../../charts/engine/csv';
import { framed } from '../../charts/engine/picture';
import type { Colors } from '../../charts/engine/theme';
import type { Experiment, Results, SweepMode } from '../../protocol/experiment.gen';
import type { DrawnPlot } from './PlotKeys';
import { drawMark, seriesStyle } from './pointSigns';

type Cell = number | string | boolean | null;

/** A row a point: axes, replications, and mean, ci95 and sd of every metric. */
export function flatRows({ document }: Experiment, { rows }: Results): Record<string, Cell>[] {
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
      return cells;
    });
}

export function resultsCsv(experiment: Experiment, results: Results): string {
  const rows = flatRows(experiment, results);
  const names = Object.keys(rows[0] ?? {});
  return csvOf([names, ...rows.map((row) => names.map((name) => row[name] ?? ''))]);
}

export function csvOf(lines: readonly (readonly Cell[])[]): string {
  return lines
    .map((cells) => `${cells.map((cell) => quoted(String(cell ?? ''))).join(',')}\r\n`)
    .join('');
}

export function resultsJson(experiment: Experiment, mode: SweepMode, results: Results): string {
  const { id, title, seed } = experiment.document;
  const content = {
    experiment: id,
    title,
    mode,
    seed,
    document: experiment.hash,
    rows: flatRows(experiment, results),
    claims: results.claims,
    reference: results.reference,
    paired_differences: results.pairs,
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** Pixels of a picture for one of the page. */
const DENSITY = 2;

/** The plot with its title, setting, legend and address, at twice the size of the page. */
export function plotPicture(
  title: string,
  setting: string,
  { picture, lines }: DrawnPlot,
): HTMLCanvasElement {
  const keys = lines.map(({ label }, number) => ({
    label,
    sign: (context: CanvasRenderingContext2D, colors: Colors) =>
      drawMark({ context, colors }, seriesStyle(number), [8, 6], 1),
  }));
  return framed({
    plot: picture(DENSITY),
    density: DENSITY,
    title,
    words: [setting],
    keys,
    source: `Source: simulated with Skywindow, ${location.href}`,
    background: 'surface',
  });
}

/** Results as files: CSV (RFC 4180) and JSON with the same rows, and the plot as a picture. */
import { readColors } from '../../charts/engine/theme';
import type { LinesPlot } from '../../model/experimentPlot';
import type { Experiment, Results, SweepMode } from '../../protocol/experiment.gen';
import { drawMark, isLight, seriesStyle } from './pointSigns';

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
  const lines = [names, ...rows.map((row) => names.map((name) => row[name] ?? ''))];
  return lines.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');
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

function quoted(cell: Cell): string {
  const text = cell === null ? '' : String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const PADDING = 14;
const LINE = 20;
const FONT = "'Inter Variable', Inter, system-ui, sans-serif";

/** The plot with its title and legend, at the resolution of the screen. */
export function plotPicture(
  title: string,
  labels: LinesPlot['lines'] | readonly { readonly label: string }[],
  plot: HTMLCanvasElement,
): HTMLCanvasElement {
  const ratio = devicePixelRatio;
  const colors = readColors();
  const picture = document.createElement('canvas');
  const head = PADDING * 2 + LINE * (labels.length + 1);
  picture.width = plot.width + 2 * PADDING * ratio;
  picture.height = plot.height + (head + PADDING) * ratio;
  const context = picture.getContext('2d');
  if (!context) return picture;
  context.fillStyle = colors.surface;
  context.fillRect(0, 0, picture.width, picture.height);
  context.drawImage(plot, PADDING * ratio, head * ratio);
  context.scale(ratio, ratio);
  context.textBaseline = 'middle';
  context.fillStyle = colors.text;
  context.font = `600 15px ${FONT}`;
  context.fillText(title, PADDING, PADDING + LINE / 2);
  context.font = `12px ${FONT}`;
  labels.forEach(({ label }, index) => {
    const y = PADDING + LINE * (index + 1.6);
    drawMark(context, seriesStyle(index, isLight()), [PADDING + 7, y], 1, null);
    context.fillStyle = colors.text;
    context.fillText(label, PADDING + 22, y);
  });
  return picture;
}

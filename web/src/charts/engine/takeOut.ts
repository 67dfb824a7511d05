/** What takes a chart out of the page, as a picture, a file or a table. Loaded when first asked for. */
import { saveVector, type VectorFormat } from '../vector/save';
import type { Chart } from './chart';
import { chartCsv } from './csv';
import { download, downloadPng, fileName } from './download';
import type { EventWords } from './layer';
import type { Paper } from './paper';
import { type ChartAbout, chartPicture } from './picture';
import type { Range } from './ranges';
import type { ChartSpec } from './spec';
import { summarise } from './summary';
import type { Theme } from './theme';

export { DataTable } from '../ui/DataTable';

export async function savePng(chart: Chart, range: Range, about: ChartAbout): Promise<void> {
  const picture = await chartPicture(chart, range, about);
  downloadPng(`${fileName(chart.spec.title, range.from, range.to)}.png`, picture);
}

export async function saveAs(
  format: VectorFormat,
  chart: Chart,
  range: Range,
  about: ChartAbout,
  theme: Theme,
): Promise<void> {
  const { spec } = chart;
  const words = `${about.scenario}. ${summarise(spec, range.to, range)}`;
  const name = fileName(spec.title, range.from, range.to);
  const draw = (paper: Paper) => chartPicture(chart, range, about, paper);
  await saveVector(name, format, { title: spec.title, words }, draw, theme);
}

export function saveCsv({ title, layers }: ChartSpec, range: Range, events: EventWords): void {
  const blob = new Blob([chartCsv(layers, range, events)], { type: 'text/csv' });
  download(`${fileName(title, range.from, range.to)}.csv`, blob);
}

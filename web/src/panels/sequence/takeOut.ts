/** The diagrams as a picture, their steps as a file. Loaded when first asked for. */
import { csvNumber, csvOf } from '../../base/csv';
import { download, downloadPng, fileName } from '../../charts/engine/download';
import { seconds } from '../../charts/engine/format';
import { type Paper, pagePaper, sheetOf } from '../../charts/engine/paper';
import { type ChartAbout, captions, framed } from '../../charts/engine/picture';
import type { Theme } from '../../charts/engine/theme';
import { saveVector, type VectorFormat } from '../../charts/vector/save';
import { familyOf } from '../../families';
import { listed } from '../../words/lists';
import { say, translated } from '../../words/say';
import type { Diagram } from './diagram';
import { stepsBetween } from './steps';
import type { SequenceView } from './view';
import { type StepWords, stepWords } from './words';

const TITLE = say('Time-sequence diagram');
/** Size of each diagram, drawing pixels. */
const WIDTH = 760;
const HEIGHT = 900;
const BETWEEN = 24;

export async function savePng(
  diagrams: readonly Diagram[],
  { window: { from, to } }: SequenceView,
  about: ChartAbout,
): Promise<void> {
  const drawn = await picture(diagrams, from, to, about, pagePaper());
  downloadPng(`${fileName(TITLE, from, to)}.png`, drawn);
}

export async function saveAs(
  format: VectorFormat,
  diagrams: readonly Diagram[],
  { window: { from, to } }: SequenceView,
  about: ChartAbout,
  theme: Theme,
): Promise<void> {
  const words = `${about.scenario}. ${shownWords(diagrams, from, to)}.`;
  const draw = (paper: Paper) => picture(diagrams, from, to, about, paper);
  await saveVector(fileName(TITLE, from, to), format, { title: TITLE, words }, draw, theme);
}

async function picture(
  diagrams: readonly Diagram[],
  from: number,
  to: number,
  about: ChartAbout,
  paper: Paper,
): Promise<HTMLCanvasElement> {
  const wide = diagrams.length === 1 ? WIDTH * 1.5 : WIDTH;
  const width = diagrams.length * (wide + BETWEEN) - BETWEEN;
  const plot = sheetOf(paper, width, HEIGHT);
  const context = plot.getContext('2d');
  for (const [at, diagram] of diagrams.entries()) {
    const drawn = diagram.picture(wide, HEIGHT, paper);
    context?.drawImage(drawn, at * (wide + BETWEEN) * paper.density, 0);
  }
  return framed({
    plot,
    paper,
    title: TITLE,
    ...(await captions(about, shownWords(diagrams, from, to))),
    background: 'surface',
  });
}

function shownWords(diagrams: readonly Diagram[], from: number, to: number): string {
  const names = diagrams.map(
    ({ packets: { flow } }) => `${flow.name} (${familyOf(flow.protocol).label})`,
  );
  return say`${listed(names)}, ${seconds(from)} to ${seconds(to)}`;
}

/** By their names in files, which are English. */
const COLUMNS = ['cwnd', 'ssthresh', 'flight size', 'window', 'held'];

/** Every step of the window. */
export function saveCsv(
  diagrams: readonly Diagram[],
  { window: { from, to } }: SequenceView,
): void {
  const blob = new Blob([stepsCsv(diagrams, from, to)], { type: 'text/csv' });
  download(`${fileName(say('Steps'), from, to)}.csv`, blob);
}

export function stepsCsv(
  diagrams: readonly Pick<Diagram, 'packets' | 'telling'>[],
  from: number,
  to: number,
): string {
  const changes = COLUMNS.flatMap((name) => [`${name} before (bytes)`, `${name} (bytes)`]);
  const head = ['time (s)', 'flow', 'at', 'step', 'detail', ...changes, 'phase', 'rule'];
  const lines = diagrams
    .flatMap(({ packets, telling }) =>
      stepsBetween(packets, from, to).map((step) => ({
        flow: packets.flow.name,
        window: familyOf(packets.flow.protocol).window,
        words: stepWords(telling, step),
      })),
    )
    .toSorted((a, b) => a.words.t - b.words.t)
    .map(({ flow, window, words }) => [
      csvNumber(words.t),
      flow,
      words.end,
      words.title,
      words.detail,
      ...COLUMNS.flatMap((name) => change(words, name === 'window' ? window : name)),
      words.phase,
      words.rule,
    ]);
  return csvOf([head, ...lines]);
}

function change({ changes }: StepWords, name: string): [string, string] {
  const found = changes.find((one) => one.name === translated(name));
  return found
    ? [found.before === null ? '' : String(found.before), String(found.after)]
    : ['', ''];
}

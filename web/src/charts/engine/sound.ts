/** A chart as sound and speech, stepped through by key, with chart2music. Loaded when first asked for. */

import { c2mChart } from 'chart2music';
import { unitWords } from '../../base/quantity';
import { fixed } from '../../words/numbers';
import { say } from '../../words/say';
import { isShown, type Layer, valueAt } from './layer';
import type { Range } from './ranges';
import type { ChartSpec } from './spec';

/** Notes of a line: enough for its shape, few enough to be walked through by key. */
const NOTES = 160;

export interface Note {
  readonly x: number;
  readonly y: number;
}

/** The lines of a chart within a range, by name and unit, at even instants; what has no value then is left out. */
export function notesOf(spec: ChartSpec, range: Range): Record<string, Note[]> {
  const sung = spec.layers.filter((layer) => isShown(layer) && layer.side !== null).reverse();
  const notes = sung.map((layer) => [nameOf(layer), heard(layer, range)] as const);
  return Object.fromEntries(notes.filter(([, line]) => line.length > 0));
}

function nameOf({ name, label, unit }: Layer): string {
  return unit === '' ? (name ?? label) : `${name ?? label}, ${unit}`;
}

function heard(layer: Layer, { from, to }: Range): Note[] {
  return Array.from({ length: NOTES + 1 }, (_, at) => from + ((to - from) * at) / NOTES)
    .map((x) => ({ x, y: valueAt(layer, x) }))
    .filter(({ y }) => Number.isFinite(y));
}

/** Lets `element` be heard while it has the focus, and `words` say what is heard; a sentence if there is nothing. */
export function sound(
  spec: ChartSpec,
  range: Range,
  element: HTMLElement,
  words: HTMLElement,
): string | null {
  const data = notesOf(spec, range);
  if (Object.keys(data).length === 0) return spec.empty;
  const made = c2mChart({
    type: 'line',
    title: spec.title,
    lang: 'en',
    data,
    element,
    cc: words,
    axes: {
      x: { label: say('Simulated time'), format: (t) => `${fixed(t, 2)} s` },
      y: { label: spec.unit === '' ? spec.title : unitWords(spec.unit), format: (y) => brief(y) },
    },
    options: { live: false, enableSound: true, enableSpeech: true },
  });
  return made.err;
}

/** A number as it is spoken: three digits that mean something. */
function brief(value: number): string {
  return String(Number(value.toPrecision(3)));
}

/** An experiment of somebody's own: what was chosen, and the document that the core, the command and campaigns take. */
import type { MetricName } from '../protocol/experiment.gen';
import { type OwnClaim, readClaim, testOf } from './ownClaims';

/** Most controls that are varied: more are a matter of a document written by hand. */
export const MOST_AXES = 3;

export type OwnValue = number | string | boolean;

/** A control that is varied. */
export interface OwnAxis {
  /** The name in results, unique in the experiment. */
  readonly name: string;
  readonly label: string;
  /** Where it writes, as the lab's control does. */
  readonly path: string;
  readonly values: readonly OwnValue[];
  /** How words are shown, by the word. */
  readonly labels: Readonly<Record<string, string>>;
  /** The unit in which numbers are shown, and what they are multiplied by for it. */
  readonly unit: string;
  readonly shown_factor: number;
  readonly scale: 'linear' | 'log';
}

/** What of a scenario is kept in an experiment: the built-in one that it came from, and the parts that differ. */
export interface OwnBase {
  readonly preset: string | null;
  readonly set: Readonly<Record<string, unknown>>;
}

export interface OwnChoices {
  readonly id: string;
  readonly title: string;
  readonly setting: string;
  readonly base: OwnBase;
  readonly axes: readonly OwnAxis[];
  readonly duration_s: number;
  readonly seed: number;
  readonly replications: number;
  /** What is measured. */
  readonly metrics: readonly MetricName[];
  /** What of it the figure draws: one metric, or several, a panel each. */
  readonly drawn: readonly MetricName[];
  /** How the drawn metric is shown; of several nothing is said, for each has its own. */
  readonly y: { readonly label: string; readonly unit: string; readonly factor: number };
  readonly claims: readonly OwnClaim[];
}

/** The document of an experiment, as `skywindow sweep` and campaigns take it. */
export function documentOf(choices: OwnChoices): Record<string, unknown> {
  const { id, title, setting, base, axes, duration_s, seed, replications, metrics, y } = choices;
  const { drawn } = choices;
  const [x] = axes;
  return {
    version: 1,
    id,
    title,
    paper: 'own',
    setting,
    base,
    axes: axes.map(({ name, label, path, values, labels, ...shown }) => ({
      name,
      label,
      paths: [path],
      values,
      // Of words that are no values a document says nothing.
      ...(Object.keys(labels).length === 0 ? {} : { labels: labelsOf(values, labels) }),
      ...shown,
    })),
    duration_s,
    seed,
    replications,
    quick: { replications: Math.min(replications, 3) },
    metrics,
    plot: {
      kind: 'lines',
      x: x?.name ?? null,
      y: drawn,
      series: axes.slice(1).map(({ name }) => name),
      y_label: y.label,
      y_unit: y.unit,
      y_factor: y.factor,
    },
    claims: choices.claims.map((claim, at) => ({
      id: `claim-${at + 1}`,
      sentence: claim.sentence,
      kind: 'check',
      test: testOf(claim),
    })),
  };
}

function labelsOf(values: readonly OwnValue[], labels: OwnAxis['labels']): OwnAxis['labels'] {
  const words = values.map(String).filter((word) => labels[word] !== undefined);
  return Object.fromEntries(words.map((word) => [word, labels[word] ?? word]));
}

/**
 * The document with nothing in it but what its runs follow from: experiments that differ in their names, in what their
 * figures draw or in what they claim have the same runs.
 */
export function runsOf(document: unknown): string {
  if (!isRecord(document)) return '';
  const { plot, ...rest } = document;
  const lines = isRecord(plot) && plot.kind === 'lines';
  const { y: _, y_label: __, y_unit: ___, y_factor: ____, ...drawn } = isRecord(plot) ? plot : {};
  const bare = { ...rest, id: 'own', title: 'own', setting: '', claims: [] };
  const y = listOf(document.metrics).slice(0, 1);
  return JSON.stringify({ ...bare, plot: lines ? { ...drawn, y } : plot });
}

/** The text of a file. */
export function documentText(choices: OwnChoices): string {
  return `${JSON.stringify(documentOf(choices), null, 2)}\n`;
}

/** What differs between a scenario and the built-in one it came from, whole parts; everything where one lacks a part. */
export function baseOf(
  scenario: Readonly<Record<string, unknown>>,
  builtIn: Readonly<Record<string, unknown>>,
  preset: string,
): OwnBase {
  const lacks = Object.keys(builtIn).some((key) => !SAID.has(key) && scenario[key] === undefined);
  const kept = Object.entries(scenario).filter(
    ([key, value]) =>
      !SAID.has(key) && (lacks || JSON.stringify(value) !== JSON.stringify(builtIn[key])),
  );
  return { preset: lacks ? null : preset, set: Object.fromEntries(kept) };
}

/** What an experiment says by fields of its own, or does without. */
const SAID = new Set(['version', 'title', 'description', 'seed', 'duration_s']);

/** A name for an axis: the last word of its path, another one where that is taken. */
export function axisName(path: string, taken: readonly string[]): string {
  const words = path.split(/[.[\]]+/).filter((word) => /^[a-z]\w*$/i.test(word));
  const last = (words.at(-1) ?? 'value').slice(0, LONGEST_NAME);
  let name = last;
  for (let number = 2; taken.includes(name); number += 1) name = `${last}_${number}`;
  return name;
}

const LONGEST_NAME = 36;

/** What was chosen for a document; null where it says what no choice here can say, as one written by hand may. */
export function choicesOf(document: unknown): OwnChoices | null {
  if (!isRecord(document) || !isRecord(document.base) || !isRecord(document.plot)) return null;
  const { base, plot } = document;
  const axes = listOf(document.axes).map(readAxis);
  const claims = listOf(document.claims).map(readClaim);
  const metrics = listOf(document.metrics);
  const { id, title, setting = '', duration_s, seed = 1, replications = 20 } = document;
  if (axes.includes(null) || claims.includes(null) || typeof duration_s !== 'number') return null;
  if (Object.keys(document).some((key) => !KNOWN.has(key)) || axes.length > MOST_AXES) return null;
  const choices: OwnChoices = {
    id: String(id),
    title: String(title),
    setting: String(setting),
    base: {
      preset: typeof base.preset === 'string' ? base.preset : null,
      set: isRecord(base.set) ? base.set : {},
    },
    axes: axes as OwnAxis[],
    duration_s,
    seed: Number(seed),
    replications: Number(replications),
    metrics: metrics as MetricName[],
    drawn: listOf(plot.y) as MetricName[],
    y: {
      label: String(plot.y_label ?? ''),
      unit: String(plot.y_unit ?? ''),
      factor: Number(plot.y_factor ?? 1),
    },
    claims: claims as OwnClaim[],
  };
  // What would be lost by writing it again is not shown as choices.
  return same(documentOf(choices), document) ? choices : null;
}

const KNOWN = new Set(
  'version id title paper setting base axes duration_s seed replications quick metrics plot claims'.split(
    ' ',
  ),
);

function readAxis(value: unknown): OwnAxis | null {
  if (!isRecord(value)) return null;
  const { name, label, paths, values, labels = {}, unit = '', shown_factor = 1 } = value;
  const [path, ...more] = listOf(paths);
  if (typeof path !== 'string' || more.length > 0 || !isRecord(labels)) return null;
  return {
    name: String(name),
    label: String(label),
    path,
    values: listOf(values) as OwnValue[],
    labels: labels as Record<string, string>,
    unit: String(unit),
    shown_factor: Number(shown_factor),
    scale: value.scale === 'log' ? 'log' : 'linear',
  };
}

/** Whether two documents say the same, in whatever order of fields. */
function same(one: unknown, other: unknown): boolean {
  if (!isRecord(one) || !isRecord(other)) {
    if (Array.isArray(one) && Array.isArray(other)) {
      return one.length === other.length && one.every((value, at) => same(value, other[at]));
    }
    return one === other;
  }
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => same(one[key], other[key]));
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

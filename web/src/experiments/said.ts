/** Built-in experiments in the language of the page. Their documents, and those of users, stay as they are written. */
import { plain } from '../base/quantity';
import type {
  Axis,
  ClaimResult,
  Experiment,
  ExperimentClaim,
  ExperimentDocument,
} from '../protocol/experiment.gen';
import { perhaps, spoken, translated } from '../words/say';
import { namedValue, sayValues, shownValue } from './experimentAxes';

/** Units that are words: symbols are the same in every language. */
const UNIT = /^[a-z ]{4,}$| per /;

/** Of documents that are said in another language, what is written. */
const written = new WeakMap<ExperimentDocument, ExperimentDocument>();

/** A built-in experiment, as it is shown. */
export function saidExperiment(experiment: Experiment): Experiment {
  if (spoken() === null) return experiment;
  return { ...experiment, document: saidDocument(experiment.document) };
}

/** The document as it is written: for files, which are English in every language. */
export function writtenDocument(document: ExperimentDocument): ExperimentDocument {
  return written.get(document) ?? document;
}

/** The texts of a built-in document in the language of the page; `scripts/words/experiments.mjs` names the same ones. */
export function saidDocument(document: ExperimentDocument): ExperimentDocument {
  const { plot, reference } = document;
  const said = {
    ...document,
    title: words(document.title),
    figure: words(document.figure),
    setting: words(document.setting),
    axes: document.axes.map(saidAxis),
    plot: { ...plot, y_label: words(plot.y_label), y_unit: unitOf(plot.y_unit) },
    claims: document.claims.map(saidClaim),
    reference: reference && { ...reference, source: words(reference.source) },
  };
  written.set(said, document);
  return said;
}

function saidAxis(axis: Axis): Axis {
  const labels = Object.entries(axis.labels).map(([value, text]) => [value, words(text)] as const);
  const said = {
    ...axis,
    label: words(axis.label),
    unit: unitOf(axis.unit),
    labels: Object.fromEntries(labels),
  };
  // Places are called by their own names.
  if (axis.places.length === 0) sayValues(said, words);
  return said;
}

function saidClaim(claim: ExperimentClaim): ExperimentClaim {
  const { sentence, place, note } = claim;
  return { ...claim, sentence: words(sentence), place: words(place), note: words(note) };
}

function words(text: string): string {
  return text === '' ? text : translated(text);
}

function unitOf(unit: string): string {
  return UNIT.test(unit) ? translated(unit) : unit;
}

/** What another program is called in the legend of a document. */
export function saidProgram(document: ExperimentDocument, program: string): string {
  return written.has(document) ? words(program) : program;
}

/** Why a claim does not hold, as its document says it. */
export function saidReason(document: ExperimentDocument, { reason }: ClaimResult): string {
  return written.has(document) ? words(reason) : reason;
}

/** What was measured, in words: the core's, with a point of the document's in them. */
export function saidMeasured(document: ExperimentDocument, result: ClaimResult): string {
  const { measured, findings } = result;
  if (spoken() === null) return measured;
  const point = findings
    .map((finding) => finding.point)
    .find((one) => one !== '' && measured.includes(`such as ${one}: `));
  const said = point === undefined ? measured : withPoint(document, measured, point);
  // A number alone, with its unit, is no text. Numbers in a text are written by the language as it is said: one that was
  // so before, 1,009, would be read as a thousand.
  const whole = perhaps(said);
  return whole === said ? (spoken()?.numbers(said) ?? said) : whole;
}

function withPoint(document: ExperimentDocument, measured: string, point: string): string {
  const at = measured.indexOf(`such as ${point}: `) + 'such as '.length;
  return `${measured.slice(0, at)}${saidPoint(document, point)}${measured.slice(at + point.length)}`;
}

/** A point as the core writes it, "Streams 4, Loss 1 %", in the words of the document. */
export function saidPoint(document: ExperimentDocument, point: string): string {
  const said: string[] = [];
  let rest = point;
  for (const [at, axis] of writtenDocument(document).axes.entries()) {
    const shown = document.axes[at] ?? axis;
    const found = valueAt(axis, shown, rest);
    if (found === null) continue;
    said.push(found.said);
    rest = rest.slice(found.length).replace(/^, /, '');
  }
  // What is not understood stays as it is.
  return rest === '' ? said.join(', ') : point;
}

interface SaidValue {
  readonly said: string;
  /** How many letters of the text it is. */
  readonly length: number;
}

/** The value of an axis with which a text begins, as the axis is shown. */
function valueAt(axis: Axis, shown: Axis, text: string): SaidValue | null {
  const ends = (length: number) => text.length === length || text.startsWith(', ', length);
  const words = axis.values
    .filter((value) => typeof value !== 'number' || axis.labels[String(value)] !== undefined)
    // Results of earlier versions have labels of numbers without the name of their axis.
    .flatMap((value) =>
      [namedValue, shownValue].map((of) => ({ value, of, word: of(axis, value) })),
    )
    .filter(({ word }) => text.startsWith(word) && ends(word.length))
    // "BBR, told" begins as "BBR" does.
    .sort((one, other) => other.word.length - one.word.length);
  const [longest] = words;
  if (longest) return { said: longest.of(shown, longest.value), length: longest.word.length };
  const [label, unit] = [`${axis.label} `, axis.unit === '' ? '' : ` ${axis.unit}`];
  const [digits] = /^-?[\d,]*\d(?:\.\d+)?(?:e-?\d+)?/.exec(text.slice(label.length)) ?? [];
  if (!text.startsWith(label) || digits === undefined) return null;
  const length = label.length + digits.length + unit.length;
  if (!text.startsWith(unit, length - unit.length) || !ends(length)) return null;
  const number = plain(Number(digits.replaceAll(',', '')));
  return { said: `${shown.label} ${number}${shown.unit === '' ? '' : ` ${shown.unit}`}`, length };
}

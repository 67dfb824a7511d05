/** Dated changes of a document: what becomes different while the run goes on, as the page reads and edits them. */
import { withUnit } from '../base/quantity';
import type { Core } from '../protocol/core';
import type { Field } from '../protocol/core.gen';
import { say } from '../words/say';
import { exactly } from '../words/typedNumbers';
import type { ScenarioDocument } from './document';

export type DatedChange = NonNullable<ScenarioDocument['changes']>[number];

/** From when on a moved control acts: from the start, from the playhead on, or as the playback has it. */
export type Acting = 'auto' | 'start' | 'here';

/** The same for all documents without changes, so that nothing is drawn anew for their sake. */
const NONE: readonly DatedChange[] = [];

export function datedChangesOf(document: ScenarioDocument): readonly DatedChange[] {
  return document.changes ?? NONE;
}

/** When a change happens, s; a document may give it as text with a unit. */
export function instantOf({ at_s }: DatedChange): number {
  return typeof at_s === 'number' ? at_s : Number.parseFloat(at_s);
}

/** Instants in documents and links have milliseconds. */
export function tidyInstant(t: number): number {
  return Math.round(t * 1000) / 1000;
}

/** Whether two documents are the same but for their dated changes. */
export function differsInDatedChangesAlone(a: ScenarioDocument, b: ScenarioDocument): boolean {
  const { changes: before = [], ...one } = a;
  const { changes: after = [], ...other } = b;
  const text = JSON.stringify;
  return text(before) !== text(after) && text(one) === text(other);
}

/** The document with other dated changes, in the order of their instants. */
export function withDatedChanges(
  document: ScenarioDocument,
  changes: readonly DatedChange[],
): ScenarioDocument {
  const { changes: _, ...rest } = document;
  const ordered = changes.toSorted((a, b) => instantOf(a) - instantOf(b));
  return ordered.length === 0 ? rest : { ...rest, changes: ordered };
}

/** The document with a field that has `value` from `at_s` on; what was said of it for that instant gives way. */
export function withDatedChange(
  document: ScenarioDocument,
  path: string,
  value: unknown,
  at_s: number,
): ScenarioDocument {
  const same = (change: DatedChange) => change.path === path && instantOf(change) === at_s;
  const others = datedChangesOf(document).filter((change) => !same(change));
  return withDatedChanges(document, [...others, { at_s, path, value } as DatedChange]);
}

/** Whether a field can change while the run goes on. */
export function isLive(fields: readonly Field[], path: string): boolean {
  const form = path.replaceAll(/\[\d+\]/g, '.*');
  return fields.some((field) => field.live === true && field.path === form);
}

/** The changes that have happened at `t`, in their order. */
export function happened(document: ScenarioDocument, t: number): readonly DatedChange[] {
  return datedChangesOf(document)
    .filter((change) => change.off !== true && instantOf(change) <= t)
    .toSorted((a, b) => instantOf(a) - instantOf(b));
}

/** The text of the document as its changes have made it, one after the other; one that does not fit is passed over. */
export function asChanged(core: Core, text: string, changes: readonly DatedChange[]): string {
  return changes.reduce((now, { path, value }) => {
    try {
      return core.set(now, path ?? '', value);
    } catch {
      return now;
    }
  }, text);
}

/** Whether a moved control acts from the playhead on: as was chosen, else while the run plays beyond its start. */
export function actsHere(
  acts: Acting,
  { playing, t }: { readonly playing: boolean; readonly t: number },
): boolean {
  return acts === 'auto' ? playing && t > 0 : acts === 'here';
}

/** What a change does, in a few words: "GSL bit error rate: 1e-5". */
export function datedChangeWords(change: DatedChange, fields: readonly Field[]): string {
  const broken = brokenWords(change);
  if (broken !== null) return broken;
  const { value } = change;
  const field = fieldOf(change, fields);
  const unit = unitOf(change, fields);
  const word = field?.choices?.find((choice) => choice.value === value)?.label;
  const said =
    typeof value === 'number'
      ? unit === ''
        ? exactly(value)
        : withUnit(value, unit)
      : (word ?? valueText(value));
  return `${field?.label ?? change.path ?? ''}: ${said}`;
}

/** The unit of the number that a change gives, or nothing. */
function unitOf(change: DatedChange, fields: readonly Field[]): string {
  return typeof change.value === 'number' ? (fieldOf(change, fields)?.unit ?? '') : '';
}

/** The field that a change gives another value, if it is one. */
export function fieldOf({ path }: DatedChange, fields: readonly Field[]): Field | undefined {
  const form = (path ?? '').replaceAll(/\[\d+\]/g, '.*');
  return fields.find((one) => one.path === form);
}

/** What a change breaks, in a few words; null where it gives a field another value. */
export function brokenWords(change: DatedChange): string | null {
  const { kind, satellite, from, to, packet, flow, station } = change;
  if (kind === 'satellite-off') return say`${satellite} off`;
  if (kind === 'link-off') return say`${from} – ${to} off`;
  if (kind === 'rain') return say`Rain over ${station}`;
  if (kind === 'freeze') return say`Receiver of ${flow} stops reading`;
  if (kind === 'drop-next') {
    return say`Next ${packet === 'acknowledgement' ? say('acknowledgement') : say('data packet')} of ${flow} dropped`;
  }
  return null;
}

/** Whether a change lasts: what breaks may work again. */
export function lasts({ kind = 'set' }: DatedChange): boolean {
  return kind !== 'set' && kind !== 'drop-next';
}

/** When a change holds, in words: "from 12 s on"; "at 12 s"; "from 12 s on, for 30 s". */
export function spanWords(change: DatedChange, at_s: number): string {
  if (change.kind === 'drop-next') return say`at ${at_s} s`;
  const { for_s } = change;
  const span = for_s === undefined || for_s === null ? '' : say`, for ${for_s} s`;
  return say`from ${at_s} s on${lasts(change) ? span : ''}`;
}

/** A value as it is written and typed. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined) return 'default';
  if (typeof value === 'string') return value;
  const small = typeof value === 'number' && value !== 0 && Math.abs(value) < 1e-3;
  return small ? value.toExponential() : JSON.stringify(value);
}

/** What somebody typed for a value: JSON, or bare text. */
export function typedValue(text: string): unknown {
  const said = text.trim();
  if (said === '' || said === 'default') return null;
  try {
    return JSON.parse(said) as unknown;
  } catch {
    return said;
  }
}

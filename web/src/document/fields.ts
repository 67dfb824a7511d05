/** Under which heading the lab has each control, and which part of the document it changes. */

import { midSentence } from '../base/text';
import { familyCalled } from '../families';
import type { Field } from '../protocol/core.gen';
import { noted } from '../words/say';
import { type ScenarioDocument, valueAt } from './document';
import { constellationName } from './names';

/** A control bound to one place of the document. */
export interface Control {
  readonly field: Field;
  /** Where it reads and writes, without wildcards unless it writes to all. */
  readonly path: string;
  readonly label: string;
  /** Shown without asking for more. */
  readonly first: boolean;
}

export interface ControlGroup {
  readonly title: string;
  readonly controls: readonly Control[];
}

/** The heading of what people change before all else, of whichever part of the document it is. */
export const OFTEN = noted('Often changed');

/** What of a flow's protocol is often changed, by the last part of its path, in its order. */
const OFTEN_OF_FLOWS = ['protocol', 'streams', 'receiver_buffer_bytes'];
/** And what of the constellation on show. */
const OFTEN_OF_LINKS = ['constellations.*.gsl.ber', 'constellations.*.isl.ber'];

const LINKS = noted('Links and errors');

/** Headings in their order. */
const HEADINGS: readonly string[] = [
  OFTEN,
  noted('Transport'),
  LINKS,
  noted('Places and traffic'),
  noted('Constellation'),
  noted('Routing and handover'),
  noted('Measurement'),
  noted('Physical constants'),
];

/** The place of a field among those often changed, or -1. */
function oftenRank(path: string): number {
  const [, key = ''] = /^flows\.\*\.(?:\w+\.)?(\w+)$/.exec(path) ?? [];
  const ofFlow = OFTEN_OF_FLOWS.indexOf(key);
  if (ofFlow >= 0) return ofFlow;
  const ofLink = OFTEN_OF_LINKS.indexOf(path);
  return ofLink < 0 ? -1 : OFTEN_OF_FLOWS.length + ofLink;
}

/** Fields that are not controls of the lab: names, places and paths have their own. */
const LEFT_OUT =
  /^(version|title|description|changes\.|stations\.|routers\.|constellations\.\*\.(id|elements)$|background\.\w+\.|flows\.\*\.(name|from|to)$|\w+\.\*\.(.*\.)?\*)/;

/** What a gateway of a flow is made of, but for its place. */
const OF_GATEWAYS = /^flows\.\*\.gateways\.\*\.(?!at$)/;

/** Rules of links between planes, of which geostationary satellites have one. */
const BETWEEN_PLANES = /^constellations\.\*\.isl\.(interplane|latitude|cross)/;
/** A rule of links between planes and of those to the nearest satellites. */
const CLEARANCE = 'constellations.*.isl.clearance_km';
/** What a station has for itself, as its links have: its place and its name are set elsewhere. */
const OF_STATIONS = /^stations\.\*\.[^*]+$/;
/** Rules of links across the seam that a star has. */
const ACROSS_THE_SEAM = /^constellations\.\*\.isl\.cross/;

/** The groups of controls for a document; `constellation` is the one that its fields are about. */
export function controlGroups(
  fields: readonly Field[],
  document: ScenarioDocument,
  constellation: number,
): ControlGroup[] {
  const groups = new Map<string, Control[]>(HEADINGS.map((title) => [title, []]));
  const optional = fields.filter(isOptionalPart).map(({ path }) => path);
  for (const field of fields.filter((one) => placesOf(one, document).length > 0)) {
    const group = groups.get(headingOf(field));
    const several = severalOf(field, document);
    if (several) {
      group?.push(...several.filter((control) => present(control, optional, document)));
    } else {
      const control = bind(field, document, constellation);
      if (control && present(control, optional, document)) group?.push(control);
    }
  }
  return [...groups].map(([title, controls]) => ({
    title,
    controls: title === OFTEN ? toldApart(controls).toSorted(byRank) : toldApart(controls),
  }));
}

/** The control of one field at a path, as the groups of its constellation have it; null where the document has none there. */
export function controlAt(
  fields: readonly Field[],
  document: ScenarioDocument,
  path: string,
): Control | null {
  const [, constellation = 0] = /^constellations\[(\d+)\]/.exec(path) ?? [];
  const controls = controlGroups(fields, document, Number(constellation)).flatMap(
    (group) => group.controls,
  );
  return controls.find((one) => one.path === path && one.field.fresh === undefined) ?? null;
}

const OF_A_FAMILY = /^flows\.\*\.(\w+)\./;

/** Where flows of several protocols stand beside each other, what they call alike is named with its protocol. */
function toldApart(controls: readonly Control[]): Control[] {
  const alike = (label: string) =>
    controls.filter((one) => one.label === label && OF_A_FAMILY.test(one.field.path)).length;
  return controls.map((control) => {
    const [, word] = control.field.path.match(OF_A_FAMILY) ?? [];
    const family = familyCalled(word ?? '');
    if (family === null || alike(control.label) < 2) return control;
    return { ...control, label: `${family.label}: ${midSentence(control.label)}` };
  });
}

function byRank(one: Control, other: Control): number {
  return oftenRank(one.field.path) - oftenRank(other.field.path);
}

function headingOf({ path, group }: Field): string {
  if (oftenRank(path) >= 0) return OFTEN;
  if (path.startsWith('earth.')) return 'Physical constants';
  if (path.includes('.handover.') || path.startsWith('routing.')) return 'Routing and handover';
  if (group === 'Ground stations and traffic') return 'Places and traffic';
  return group === 'Run' ? 'Measurement' : group;
}

/** Whether a list has no editor, neither as parts nor as numbers of a unit: such lists are documents' matter. */
function isBareList({ kind, fresh, unit }: Field): boolean {
  return kind === 'list' && fresh === undefined && unit === undefined;
}

/** Whether a field is a part of the document that can be there or not, such as the RED of a queue. */
function isOptionalPart({ kind, nullable }: Field): boolean {
  return kind === 'part' && nullable;
}

/** The elements of its list that a field has a place in, by index: all there are, unless it depends on a choice made there. */
function placesOf({ path, when, within }: Field, document: ScenarioDocument): number[] {
  const [list = '', rest] = path.split('.*.');
  const elements = rest === undefined ? null : valueAt(document, list);
  const keys = Array.isArray(elements) ? [...elements.keys()] : [];
  const all = rest === undefined ? [0] : keys;
  const choices = [when, within].filter((choice) => choice !== undefined);
  return all.filter((at) => {
    const here = (place: string) => valueAt(document, place.replace('.*', `[${at}]`));
    return choices.every(({ path: place, is, default: otherwise }) => {
      const choice = here(place) ?? otherwise;
      // Where nothing is chosen, what is given says which choice is meant: the settings of a queue's discipline do.
      return typeof choice === 'string' || typeof choice === 'boolean'
        ? is.includes(String(choice))
        : here(siblingOf(path, place)) != null;
    });
  });
}

/** What a field is or lies in beside the choice that it depends on. */
function siblingOf(path: string, choice: string): string {
  const place = choice.slice(0, choice.lastIndexOf('.') + 1);
  return place + path.slice(place.length).replace(/\..*$/, '');
}

/** The place of a control's value: of the first element of a list where it writes to several. */
function placeOf({ field, path }: Control, document: ScenarioDocument): string {
  return path.replaceAll('.*', `[${placesOf(field, document)[0] ?? 0}]`);
}

/** Whether the part that a control's field belongs to is there: a part that is off has only its switch. */
function present(
  control: Control,
  optional: readonly string[],
  document: ScenarioDocument,
): boolean {
  const part = optional.find((one) => control.field.path.startsWith(`${one}.`));
  if (part === undefined) return true;
  const place = placeOf(control, document);
  return valueAt(document, place.slice(0, place.lastIndexOf('.'))) != null;
}

function bind(field: Field, document: ScenarioDocument, constellation: number): Control | null {
  const { path } = field;
  if (LEFT_OUT.test(path) || isBareList(field)) return null;
  if (field.kind === 'part' && !field.nullable) return null;
  const first = oftenRank(path) >= 0 || field.first === true;
  if (path.startsWith('constellations.*')) {
    const chosen = document.constellations?.[constellation];
    if (!chosen || !placesOf(field, document).includes(constellation)) return null;
    if (chosen.kind === 'geostationary') {
      const nearest = chosen.isl?.rule === 'nearest';
      if (BETWEEN_PLANES.test(path) || (path === CLEARANCE && !nearest)) return null;
    }
    if (chosen.kind !== 'walker-star' && ACROSS_THE_SEAM.test(path)) return null;
    const own = path === KIND ? withoutElements(field, chosen.kind) : field;
    return {
      field: own,
      path: path.replace('.*', `[${constellation}]`),
      label: field.label,
      first,
    };
  }
  if (path === 'epoch' && !document.constellations?.some(({ kind }) => kind === 'elements')) {
    return null;
  }
  if (/^(earth|routing|errors)\./.test(path) && (document.constellations?.length ?? 0) === 0) {
    return null;
  }
  if (path.startsWith('flows.*')) {
    if ((document.flows?.length ?? 0) === 0) return null;
    return { field, path, label: field.label, first };
  }
  return { field, path, label: field.label, first };
}

const KIND = 'constellations.*.kind';

/** The kinds that a constellation can become: real satellites come with a file of theirs. */
function withoutElements(field: Field, kind: string | undefined): Field {
  if (kind === 'elements') return field;
  return { ...field, choices: field.choices?.filter(({ value }) => value !== 'elements') ?? [] };
}

/** The controls of a field that several parts of the document have each for itself; null of all others. */
function severalOf(field: Field, document: ScenarioDocument): Control[] | null {
  if (field.path.startsWith('links.*')) return bindLinks(field, document);
  if (OF_STATIONS.test(field.path) && field.group === LINKS) return bindStations(field, document);
  return OF_GATEWAYS.test(field.path) ? bindGateways(field, document) : null;
}

/** Most wired links, and most stations, that get controls of their own. */
const MOST_OF_A_KIND = 8;

/** Every wired link has controls of its own: rates and delays along a path differ. Below satellites they come later. */
function bindLinks(field: Field, document: ScenarioDocument): Control[] {
  if (isBareList(field) || /\.(from|to)$|\*\..*\*/.test(field.path)) return [];
  const wiredOnly = (document.constellations ?? []).length === 0;
  const first = wiredOnly && /_(bps|ms)$|\.per$/.test(field.path);
  return (document.links ?? []).slice(0, MOST_OF_A_KIND).map(({ from, to }, at) => ({
    field,
    path: field.path.replace('.*', `[${at}]`),
    label: `${from} – ${to}: ${midSentence(field.label.replace(/^Link /, ''))}`,
    first,
  }));
}

/** Every station that has a terminal has links of its own, which change by themselves. */
function bindStations(field: Field, document: ScenarioDocument): Control[] {
  const systems = (document.constellations ?? []).length;
  const served = [...(document.stations ?? []).entries()].filter(
    ([, { terminals }]) => (terminals?.length ?? systems) > 0,
  );
  return served.slice(0, MOST_OF_A_KIND).map(([at, { name }]) => ({
    field,
    path: field.path.replace('.*', `[${at}]`),
    label: `${name}: ${midSentence(field.label)}`,
    first: false,
  }));
}

/** Every gateway of the first flow has controls of its own: what it opens is another connection. */
function bindGateways(field: Field, document: ScenarioDocument): Control[] {
  return (document.flows?.[0]?.gateways ?? []).map(({ at }, number) => ({
    field,
    path: field.path.replace('.*', '[0]').replace('.*', `[${number}]`),
    label: `${at}: ${midSentence(field.label.replace(/^Gateway /, ''))}`,
    first: field.first ?? false,
  }));
}

/** The value a control shows: the document's, of the first of a list, or the default. */
export function shownValue(control: Control, document: ScenarioDocument): unknown {
  const value = valueAt(document, placeOf(control, document));
  return value === undefined ? control.field.default : value;
}

/** What the document had at a control's place when it was opened; the default where that part is another one now. */
export function originalValue(
  control: Control,
  document: ScenarioDocument,
  original: ScenarioDocument,
): unknown {
  const element = /^(?:constellations|links|flows\[0\]\.gateways)\[\d+\]/.exec(control.path)?.[0];
  if (element !== undefined) {
    const [now, before] = [document, original].map((one) => nameOf(valueAt(one, element)));
    if (now !== before) return control.field.default;
  }
  return shownValue(control, original);
}

/** Whether the document has another value at one of a control's places than it had when it was opened. */
export function isChanged(
  control: Control,
  document: ScenarioDocument,
  original: ScenarioDocument,
): boolean {
  return resetsOf(control, document, original).length > 0;
}

/** What leads a control back to what the document had when it was opened: a value for each place that has another. */
export function resetsOf(
  control: Control,
  document: ScenarioDocument,
  original: ScenarioDocument,
): readonly (readonly [path: string, value: unknown])[] {
  const places = control.path.includes('.*.')
    ? placesOf(control.field, document).map((at) => control.path.replace('.*', `[${at}]`))
    : [control.path];
  const changed = places.flatMap((path) => {
    const one = { ...control, path };
    const before = originalValue(one, document, original);
    return same(shownValue(one, document), before) ? [] : [[path, before] as const];
  });
  const [first] = changed;
  const alike = changed.length === places.length && changed.every(([, v]) => same(v, first?.[1]));
  // One step where one value does for all.
  return first && alike && changed.length > 1 ? [[control.path, first[1]]] : changed;
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What an element of a list is known by. */
function nameOf(element: unknown): string {
  const { id, from, to, at } = (element ?? {}) as Record<string, unknown>;
  return JSON.stringify([id, from, to, at]);
}

/** Whether the elements of a list differ in what a control writes to all of them. */
export function differs(control: Control, document: ScenarioDocument): boolean {
  const [list = '', rest = ''] = control.path.split('.*.');
  if (rest === '') return false;
  const elements = valueAt(document, list);
  if (!Array.isArray(elements)) return false;
  const values = placesOf(control.field, document).map(
    (at) => valueAt(elements[at], rest) ?? control.field.default,
  );
  return values.some((value) => value !== values[0]);
}

/** Names for the choice of the constellation that controls are about. */
export function constellationNames(document: ScenarioDocument): string[] {
  return (document.constellations ?? []).map(constellationName);
}

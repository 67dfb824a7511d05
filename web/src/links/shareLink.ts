/**
 * Share links: `#v1.<preset>.<base64url(deflate-raw(JSON))>`, and `#V2.<PRESET>.<short text>` for codes that are
 * scanned, which holds the same in fewer signs. The JSON holds what differs from the preset, the playhead and the view. A link that cannot be read says why in one sentence.
 */
import { messageOf } from '../base/assert';
import { readJson } from '../base/json';
import { letterOf, MOST_RUNS } from '../document/runLetters';
import type { Core } from '../protocol/core';
import { EVENT_KINDS, type EventKind } from '../reading/eventKinds';
import { type EventMark, readEventMark } from '../reading/eventMark';
import { packed, unpacked } from './packed';

/** What the right column can show: charts, streams and SACKs, time-sequence diagrams, the list of events, or the sky. */
export const PARTS = ['charts', 'streams', 'sequence', 'events', 'sky'] as const;
export type Part = (typeof PARTS)[number];

/** What the screen shows of a run; every part may be missing. */
export interface LinkView {
  /** The globe's camera, as the globe wrote it. */
  camera?: unknown;
  /** Simulated seconds that the charts show, or the span that follows the playhead. */
  chart?: unknown;
  /** Layers of the globe, by name. */
  layers?: Record<string, boolean>;
  /** The flow on show, by its number in the run. */
  flow?: number;
  /** The path that the charts are about alone, by its number; all paths without it. */
  path?: number;
  /** What the right column shows; the charts without it. */
  part?: Part;
  /** Whether the playhead stands still. */
  paused?: boolean;
  /** Whether what comes after the playhead is hidden. */
  hidden?: boolean;
  /** Simulated seconds per second; 1 without it. */
  speed?: number;
  /** The event whose card is open. */
  event?: EventMark;
  /** The kind of event at whose first one the run is opened, wherever in it that is. */
  first?: EventKind;
  /** What is marked on the globe, as the globe named it. */
  selection?: unknown;
  /** The satellite that the camera goes along with, by its number in the run. */
  tracked?: number;
  /** The kind of event that a step looks for. */
  step?: unknown;
  /** Which charts and lines are shown, and which chart is enlarged. */
  look?: unknown;
  /** What the time-sequence diagrams show. */
  sequence?: unknown;
  /** What the view of the sky shows. */
  sky?: unknown;
  /** What stands at hand while it is presented. */
  stage?: unknown;
  /** Instants that somebody has marked. */
  bookmarks?: readonly Bookmark[];
}

/** An instant that somebody has marked, the only one there, with what the screen showed; that has none of its own. */
export interface Bookmark {
  readonly name: string;
  readonly t: number;
  /** What somebody says of it; plain words, never markup. */
  readonly note?: string;
  readonly view: LinkView;
}

/** Most bookmarks of a link, and most letters of the name of one and of what is said of it. */
export const MOST_BOOKMARKS = 20;
export const MOST_NAME = 60;
export const MOST_NOTE = 160;

export interface Linked {
  readonly preset: string;
  readonly scenario: string;
  readonly t: number;
  readonly view: LinkView;
  /** The runs beside it; none while it is alone. */
  readonly beside?: Beside;
}

/** The JSON of a link as it came: difference to the preset, playhead, view and the runs beside it. */
export interface LinkContent {
  readonly d?: unknown;
  readonly t?: unknown;
  readonly v?: unknown;
  readonly r?: unknown;
}

/** A run that a link holds beside its own. */
export interface OtherRun {
  readonly preset: string;
  readonly scenario: string;
  /** What it is called; empty for its letter alone. */
  readonly name: string;
}

/** Runs beside each other. */
export interface Beside {
  /** The places of the link's own run, and of the one on show, among all. */
  readonly at: number;
  readonly shown: number;
  readonly name: string;
  /** The others, in the order of their letters. */
  readonly others: readonly OtherRun[];
  /** Why some of them cannot be opened, a sentence each. */
  readonly problems: string[];
}

/** What is written of a link. */
type Written = Omit<Linked, 'beside'> & { readonly beside?: Omit<Beside, 'problems'> | null };

/** A longer text cannot be a link of this page: data of that size does not deflate to it. */
const MOST_TEXT = 100_000;
const VERSION = 'v1';
/** In capitals, as all of it: a QR code has smaller signs for them. */
const SHORT_VERSION = 'V2';

/** Whether a fragment means to be a share link, readable or not. */
export function isLink(fragment: string): boolean {
  return /^#?v\d+(\.|$)/i.test(fragment);
}

/** What reading a link takes. */
type LinkCore = Pick<Core, 'presets' | 'apply'>;

/** Writes a link's fragment, with its `#`. */
export async function writeLink(core: Core, linked: Written): Promise<string> {
  return `#${VERSION}.${linked.preset}.${await packed(JSON.stringify(contentOf(core, linked)))}`;
}

/** Writes the fragment of a code that is scanned. */
export async function writeShortLink(core: Core, linked: Written): Promise<string> {
  const { shortened } = await import('./shortText');
  const text = shortened(JSON.stringify(contentOf(core, linked)));
  return `#${SHORT_VERSION}.${linked.preset.toUpperCase()}.${text}`;
}

function contentOf(core: Core, linked: Written): LinkContent {
  return {
    d: core.diff(linked.preset, linked.scenario),
    // In full: a rounded instant could lie just before the event that it was taken at.
    t: linked.t,
    v: linked.view,
    ...(linked.beside ? { r: writtenBeside(core, linked.beside) } : {}),
  };
}

/** Reads a link's fragment; throws an error with one sentence for the user. */
export async function readLink(core: LinkCore, fragment: string): Promise<Linked> {
  const text = fragment.replace(/^#/, '');
  if (text.length > MOST_TEXT) throw new Error('This link is too large to be opened.');
  const [version = '', named = '', data = '', ...more] = text.split('.');
  const short = version.toUpperCase() === SHORT_VERSION;
  const preset = short ? named.toLowerCase() : named;
  if (version !== VERSION && !short) {
    throw new Error('This link was made by a newer version of Skywindow.');
  }
  if (more.length > 0) throw new Error('This link is damaged.');
  refuseUnknown(core, preset);
  const json = short ? (await import('./shortText')).lengthened(data) : await unpacked(data);
  return linkedOf(core, preset, readContent(json));
}

/** What a link means whose JSON is at hand; throws an error with one sentence for the user. */
export function linkedOf(core: LinkCore, preset: string, content: LinkContent): Linked {
  refuseUnknown(core, preset);
  return {
    preset,
    scenario: applied(core, preset, content.d ?? {}),
    t: finite(content.t),
    view: readScreen(content.v),
    ...(content.r === undefined ? {} : { beside: readBeside(core, content.r) }),
  };
}

function refuseUnknown(core: LinkCore, preset: string): void {
  if (!core.presets().some(({ id }) => id === preset)) {
    throw new Error('This link starts from a scenario that is not known here.');
  }
}

function writtenBeside(core: Core, { at, shown, name, others }: Omit<Beside, 'problems'>): object {
  return {
    ...(at === 0 ? {} : { at }),
    ...(shown === 0 ? {} : { s: shown }),
    ...(name === '' ? {} : { n: name }),
    o: others.map((other) => ({
      p: other.preset,
      d: core.diff(other.preset, other.scenario),
      ...(other.name === '' ? {} : { n: other.name }),
    })),
  };
}

/** The runs beside a link's own; what is damaged of them is left out, with a sentence about each. */
function readBeside(core: LinkCore, value: unknown): Beside {
  const { at, s, n, o } = isRecord(value) ? value : ({} as Record<string, unknown>);
  const place = Math.min(ordinal(at) ?? 0, MOST_RUNS - 1);
  const problems: string[] = [];
  const given = Array.isArray(o) ? o : [o];
  if (given.length >= MOST_RUNS) {
    problems.push(`This link holds ${given.length + 1} runs; the first ${MOST_RUNS} are shown.`);
  }
  const others = given.slice(0, MOST_RUNS - 1).flatMap((one: unknown, index): OtherRun[] => {
    try {
      return [readOther(core, one)];
    } catch (thrown) {
      const letter = letterOf(index < place ? index : index + 1);
      problems.push(`Run ${letter} of this link is left out: ${messageOf(thrown)}`);
      return [];
    }
  });
  return { at: place, shown: ordinal(s) ?? 0, name: nameIn(n), others, problems };
}

function readOther(core: LinkCore, value: unknown): OtherRun {
  const { p, d, n } = isRecord(value) ? value : ({} as Record<string, unknown>);
  const preset = String(p);
  refuseUnknown(core, preset);
  return { preset, scenario: applied(core, preset, d ?? {}), name: nameIn(n) };
}

/** The runs beside each other as storage and files keep them, whole; null where there is one alone. */
export function savedBeside(value: unknown): Beside | null {
  const { at, shown, name, others } = (value ?? {}) as Record<string, unknown>;
  if (!Array.isArray(others)) return null;
  const place = (one: unknown) => (Number.isInteger(one) ? Math.max(0, one as number) : 0);
  return {
    at: place(at),
    shown: place(shown),
    name: nameIn(name),
    others: others.slice(0, MOST_RUNS - 1).map((one: unknown) => {
      const { preset, scenario, name: said } = (one ?? {}) as Record<string, unknown>;
      return { preset: String(preset), scenario: String(scenario), name: nameIn(said) };
    }),
    problems: [],
  };
}

/** What somebody called a run or an instant; nothing that is no text. */
export function nameIn(value: unknown): string {
  return typeof value === 'string' ? value.trim().slice(0, MOST_NAME) : '';
}

/** What somebody says of an instant, on one line; nothing that is no text. */
export function noteIn(value: unknown): string {
  return typeof value === 'string' ? value.replace(/\s+/g, ' ').trim().slice(0, MOST_NOTE) : '';
}

function readContent(text: string): LinkContent {
  try {
    const content = readJson(text);
    if (isRecord(content)) return content;
  } catch {
    // Said below: what is no JSON, or nests without end, is as damaged as JSON of another form.
  }
  throw new Error('This link is damaged.');
}

function applied(core: LinkCore, preset: string, diff: unknown): string {
  try {
    return core.apply(preset, diff);
  } catch (thrown) {
    const [first] = messageOf(thrown).split('\n');
    throw new Error(`The scenario of this link cannot run: ${first}.`);
  }
}

/** Reads what the screen showed; what means nothing is left out. */
export function readScreen(value: unknown): LinkView {
  const bookmarks = readBookmarks(isRecord(value) ? value.bookmarks : null);
  return { ...readView(value), ...(bookmarks.length === 0 ? {} : { bookmarks }) };
}

function readView(value: unknown): LinkView {
  if (!isRecord(value)) return {};
  const view: LinkView = {};
  if (isRecord(value.camera)) view.camera = value.camera;
  if (isRecord(value.chart)) view.chart = value.chart;
  if (isRecord(value.layers)) {
    const known = Object.entries(value.layers).filter(([, on]) => typeof on === 'boolean');
    view.layers = Object.fromEntries(known) as Record<string, boolean>;
  }
  const [flow, path, tracked] = [value.flow, value.path, value.tracked].map(ordinal);
  if (tracked !== undefined) view.tracked = tracked;
  if (flow !== undefined) view.flow = flow;
  if (path !== undefined) view.path = path;
  const part = PARTS.find((one) => one === value.part);
  if (part) view.part = part;
  if (value.paused === true) view.paused = true;
  if (value.hidden === true) view.hidden = true;
  if (finite(value.speed) > 0) view.speed = finite(value.speed);
  const event = readEventMark(value.event);
  if (event) view.event = event;
  const first = EVENT_KINDS.find((kind) => kind === value.first);
  if (first) view.first = first;
  if (isRecord(value.selection)) view.selection = value.selection;
  if (typeof value.step === 'string') view.step = value.step;
  if (isRecord(value.look)) view.look = value.look;
  if (isRecord(value.sequence)) view.sequence = value.sequence;
  if (isRecord(value.sky)) view.sky = value.sky;
  if (isRecord(value.stage)) view.stage = value.stage;
  return view;
}

/** The bookmarks of a link in order of time, one an instant; what is none is left out. */
function readBookmarks(value: unknown): Bookmark[] {
  const given = Array.isArray(value) ? value.slice(0, MOST_BOOKMARKS).filter(isRecord) : [];
  return given
    .flatMap(({ name, t, note, view }) => {
      const called = nameIn(name);
      const said = noteIn(note);
      if (called === '') return [];
      const own = said === '' ? {} : { note: said };
      return [{ name: called, t: finite(t), ...own, view: readView(view) }];
    })
    .sort((one, other) => one.t - other.t)
    .filter(({ t }, at, all) => all[at - 1]?.t !== t);
}

/** A number of a thing counted from zero, or undefined for anything else. */
function ordinal(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : undefined;
}

function finite(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? Math.max(0, value) : 0;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

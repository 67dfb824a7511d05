/** Keeps what the lab shows in the tab's storage, so that a reload loses nothing, also of what no link holds. */
import { readJson } from '../../../base/json';
import { type Beside, type Linked, readScreen, savedBeside } from '../../../links/shareLink';
import type { Core } from '../../../protocol/core';
import { say } from '../../../words/say';
import { besideOf } from '../runs/besideLink';
import { type FollowedParts, followed } from './followed';
import { viewOf } from './linkView';

/** Where playhead and view are kept; beside it the document, which is large and changes rarely. */
export const STATE_KEY = 'skywindow.lab';
export const DOCUMENT_KEY = 'skywindow.lab.document';
/** What could not be read is moved here: a newer version may. */
export const ASIDE = '.aside';
const VERSION = 1;

/** Changes that follow each other are kept together. */
const APART_MS = 500;
/** While time passes the playhead is kept this often. */
const EVERY_MS = 2000;

/** The storage of the tab; it may refuse, and be closed to the page. */
export interface Store {
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
  removeItem(key: string): void;
}

/** Where the state is found again. */
export interface Addresses {
  readonly address: string;
  /** What the address was before, as long as nobody went to another. */
  readonly replaced: readonly string[];
}

export type Recalled =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'refused'; readonly sentence: string }
  | { readonly kind: 'state'; readonly state: Linked; readonly addresses: Addresses };

/** What the lab shows, with the runs beside each other if there are several. */
type Shown = Omit<Linked, 'beside'> & { readonly beside?: Omit<Beside, 'problems'> | null };

/** Writes what the lab shows, its documents only if they have changed; returns whether there was room for it. */
export function save(store: Store, state: Shown, addresses: Addresses): boolean {
  const { preset, scenario: text, t, view, beside } = state;
  const documents = JSON.stringify({ version: VERSION, preset, text, beside });
  try {
    if (documents !== store.getItem(DOCUMENT_KEY)) store.setItem(DOCUMENT_KEY, documents);
    store.setItem(STATE_KEY, JSON.stringify({ version: VERSION, ...addresses, t, view }));
    return true;
  } catch {
    // A state without its document would be opened on another one.
    forget(store);
    return false;
  }
}

/** Reads what was kept. What cannot be read stays aside, and is said. */
export function recall(store: Store, core: Pick<Core, 'check' | 'presets'>): Recalled {
  const texts = [STATE_KEY, DOCUMENT_KEY].map((key) => store.getItem(key));
  const [state, document] = texts.map(parsed);
  if (texts.includes(null)) return { kind: 'nothing' };
  const newer = [state, document].some(
    (one) => typeof one?.version === 'number' && one.version > VERSION,
  );
  const { preset, text, beside } = document ?? {};
  const others = savedBeside(beside);
  const versions = [{ preset, scenario: text }, ...(others?.others ?? [])];
  if (newer || !state || !versions.every((one) => canRun(core, one))) {
    const kept = putAside(store, texts);
    const whose = newer
      ? say('was kept by a newer version of Skywindow')
      : say('cannot be read any more');
    const where = kept
      ? say('It is put aside, not lost.')
      : say('The storage has no room to put it aside.');
    return { kind: 'refused', sentence: say`What this tab showed before ${whose}. ${where}` };
  }
  const t = typeof state.t === 'number' && Number.isFinite(state.t) ? Math.max(0, state.t) : 0;
  return {
    kind: 'state',
    state: {
      preset: String(preset),
      scenario: String(text),
      t,
      view: readScreen(state.view),
      ...(others ? { beside: others } : {}),
    },
    addresses: {
      address: typeof state.address === 'string' ? state.address : '',
      replaced: Array.isArray(state.replaced) ? state.replaced : [],
    },
  };
}

/** Whether a document is one that this version can run. */
function canRun(core: Pick<Core, 'check' | 'presets'>, version: unknown): boolean {
  const { preset, scenario } = (version ?? {}) as Record<string, unknown>;
  if (typeof preset !== 'string' || typeof scenario !== 'string') return false;
  return core.presets().some(({ id }) => id === preset) && core.check(scenario).length === 0;
}

/** What an address asks for: a link, a scenario by its name, or a page as it was left. */
export type Asks = 'link' | 'scenario' | 'page';

/**
 * Whether what was kept is what the address means: the same link, or what was made of it in a page that is loaded
 * anew. A reload asks for the address of the instant when it began, and the page goes on until the answer comes.
 */
export function isMeant(
  { address, replaced }: Addresses,
  fragment: string,
  asks: Asks,
  reloaded: boolean,
): boolean {
  if (reloaded) return asks === 'page' || address === fragment || replaced.includes(fragment);
  return asks === 'link' && address === fragment;
}

/** Keeps it until the returned function is called; `full` is called once if there is no room. */
export function keepState(lab: FollowedParts, full: () => void, store = tabStore()): () => void {
  if (!store) return () => undefined;
  let told = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    if (!lab.opening.addressed || lab.opening.reading) return;
    const { preset, text } = lab.scenario.state.getState();
    const beside = besideOf(lab.run.getState());
    const state = { preset, scenario: text, t: lab.playback.t, view: viewOf(lab), beside };
    const { replaced } = lab.opening;
    const saved = save(store, state, { address: location.hash, replaced });
    if (!saved && !told) full();
    told ||= !saved;
  };
  const soon = () => {
    timer ??= setTimeout(write, APART_MS);
  };
  const stop = followed(lab).watch(soon);
  const ticking = setInterval(() => lab.playback.playing && soon(), EVERY_MS);
  addEventListener('pagehide', write);
  return () => {
    // Its entry of the history is left: from here on its addresses are links like any other.
    lab.opening.replaced.length = 0;
    write();
    stop();
    clearInterval(ticking);
    removeEventListener('pagehide', write);
  };
}

/** The storage of the tab, or null where it is closed to the page. */
export function tabStore(): Store | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

/** Whether the page was loaded anew, or come back to, rather than asked for. */
export function isReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const { type } = (entry ?? {}) as Partial<PerformanceNavigationTiming>;
  return type === 'reload' || type === 'back_forward';
}

/** Moves what cannot be read out of the way; returns whether there was room for it. */
function putAside(store: Store, texts: readonly (string | null)[]): boolean {
  forget(store);
  try {
    for (const [at, key] of [STATE_KEY, DOCUMENT_KEY].entries()) {
      store.setItem(`${key}${ASIDE}`, texts[at] ?? '');
    }
    return true;
  } catch {
    return false;
  }
}

function forget(store: Store): void {
  for (const key of [STATE_KEY, DOCUMENT_KEY]) store.removeItem(key);
}

function parsed(text: string | null): Record<string, unknown> | null {
  try {
    const value = readJson(text ?? '');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

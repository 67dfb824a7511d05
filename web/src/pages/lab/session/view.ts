/** The slice of the view: what of the run on show is on the screen, and what the lab has to say. */
import type { StoreApi } from 'zustand/vanilla';
import { defaultLayers, type Layers } from '../../../globe';
import type { Bookmark, Part } from '../../../links/shareLink';
import { defaultSky, type SkyLook } from '../../../panels/sky/look';
import type { StepChoice } from '../../../panels/timeline/stepping';

/** Notes to come back to, and the scenario beside which they were changed: its text and how many steps lead to it. */
export interface NotesStep {
  readonly bookmarks: readonly Bookmark[];
  readonly beside: { readonly text: string; readonly steps: number };
}

export interface ViewState {
  /** The flow on show. */
  readonly flow: number;
  /** The path of it that the charts are about alone, or null for all. */
  readonly path: number | null;
  /** What the right column shows. */
  readonly part: Part;
  /** How often a link has asked for another part than the charts. */
  readonly asked: number;
  readonly layers: Layers;
  /** What the view of the sky shows. */
  readonly skyLook: SkyLook;
  /** The kind of event that a step looks for. */
  readonly step: StepChoice;
  /** Instants that somebody has marked, in order of time. */
  readonly bookmarks: readonly Bookmark[];
  /** The way back and forth through their changes. */
  readonly notesPast: readonly NotesStep[];
  readonly notesFuture: readonly NotesStep[];
  /** A sentence for the user that can be closed. */
  readonly notice: string | null;
  /** Whether the notice is about a scenario that can be saved as a file instead. */
  readonly savable: boolean;
}

export type ViewSlice = StoreApi<ViewState>;

export const viewAtFirst: ViewState = {
  flow: 0,
  path: null,
  part: 'charts',
  asked: 0,
  layers: defaultLayers,
  skyLook: defaultSky,
  step: 'any',
  bookmarks: [],
  notesPast: [],
  notesFuture: [],
  notice: null,
  savable: false,
};

export function showFlow(view: ViewSlice, flow: number): void {
  view.setState({ flow, path: null });
}

export function setLayers(view: ViewSlice, layers: Partial<Layers>): void {
  view.setState({ layers: { ...view.getState().layers, ...layers } });
}

/** Says a sentence to the user until it is closed; null closes it. */
export function notify(view: ViewSlice, notice: string | null, savable = false): void {
  view.setState({ notice, savable });
}

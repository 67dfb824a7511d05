/** Everything the drawing modules read: one moment of one run, and how to draw it. */
import type { Bodies } from './bodies';
import type { LinkState } from './link-state';
import type { PathStates } from './path-state';
import type { Plot } from './plot';
import type { RouteState, Routes } from './route-state';
import type { Screen } from './screen';
import type { Span } from './span';
import type { GlobeRun, Layers, Selection } from './types';

export interface Moment {
  readonly run: GlobeRun;
  readonly bodies: Bodies;
  readonly links: LinkState;
  /** The ways of all recorded flows. */
  readonly routes: Routes;
  /** Those of the chosen flow, the primary first; and how each path stands. */
  readonly paths: readonly RouteState[];
  readonly states: PathStates;
  readonly span: Span;
  readonly plot: Plot;
  readonly screen: Screen;
  t: number;
  /** Simulated seconds that pass in a second on screen, bounded so that fades stay visible. */
  pace: number;
  layers: Layers;
  flow: number | null;
  selection: Selection;
  hover: Selection;
  reduced: boolean;
}

/** Half a second on screen: how long a change fades in. */
export const FADE_S = 0.5;

/** How far a change of time `changed` has come, from 0 to 1. */
export function progress(moment: Moment, changed: number): number {
  if (moment.reduced) return 1;
  const age = (moment.t - changed) / (FADE_S * moment.pace);
  return age >= 1 ? 1 : Math.max(0, age);
}

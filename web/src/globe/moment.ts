/** Everything the drawing modules read: one moment of one run, and how to draw it. */
import type { BadLinks } from '../reading/badLinks';
import type { LinkState } from '../reading/linkState';
import type { PathStates } from '../reading/pathState';
import type { RouteState, Routes } from '../reading/routeState';
import { rowsBelow } from '../reading/search';
import type { SpreadState } from '../reading/spreads';
import type { Bodies } from './bodies';
import type { Flying } from './flying';
import type { Plot } from './mapping';
import type { OtherPath } from './otherPath';
import type { Places } from './places';
import type { Screen } from './screen';
import type { Sight } from './sight';
import type { Span } from './span';
import type { GlobeRun, Layers, Selection } from './types';

export interface Moment {
  readonly run: GlobeRun;
  readonly bodies: Bodies;
  readonly links: LinkState;
  /** Which links and paths are in the bad state of an error process. */
  readonly bad: BadLinks;
  /** The ways of all recorded flows. */
  readonly routes: Routes;
  /** The links of all paths that packets may take, where routing spreads them. */
  readonly spreads: SpreadState;
  /** Those of the chosen flow, the primary first; and how each path stands. */
  readonly paths: readonly RouteState[];
  readonly states: PathStates;
  /** The ways of the runs beside this one. */
  readonly others: readonly OtherPath[];
  readonly span: Span;
  /** The packets in flight. */
  readonly flying: Flying;
  /** Where all nodes are drawn in this frame. */
  readonly places: Places;
  readonly plot: Plot;
  readonly screen: Screen;
  /** Up to date only while something is picked. */
  readonly sight: Sight;
  t: number;
  /** Simulated seconds that pass in a second on screen, bounded so that fades stay visible. */
  pace: number;
  /** Whether time stands still, paused or stepped: a change cannot fade then. */
  still: boolean;
  layers: Layers;
  flow: number | null;
  selection: Selection;
  /** What lies under the pointer. */
  hover: Selection;
  reduced: boolean;
}

/** Half a second on screen: how long a change fades in. */
export const FADE_S = 0.5;

/** What is left of something gone while time stands still just after. */
const GHOST = 0.35;

export type Clock = Pick<Moment, 't' | 'pace' | 'still' | 'reduced'>;

/** How far a change of time `changed` has come, from 0 to 1. */
export function progress(clock: Clock, changed: number): number {
  return clock.reduced ? 1 : ageOf(clock, changed);
}

/**
 * How strongly something is drawn that came, or went, at time `changed`: one fades into the other while time runs.
 * While it stands still, what came is there and what went is a ghost.
 */
export function strengthOf(clock: Clock, changed: number, came: boolean): number {
  if (clock.still) return came ? 1 : ageOf(clock, changed) < 1 ? GHOST : 0;
  const share = progress(clock, changed);
  return came ? share : 1 - share;
}

/** The first row of the topology whose change may still be fading. */
export function firstFading({ run, t, pace }: Pick<Moment, 'run' | 't' | 'pace'>): number {
  return rowsBelow(run.recording.topology.t, t - FADE_S * pace);
}

/** The time since a change as a share of its fade, from 0 to 1. */
function ageOf({ t, pace }: Clock, changed: number): number {
  return Math.max(0, Math.min(1, (t - changed) / (FADE_S * pace)));
}

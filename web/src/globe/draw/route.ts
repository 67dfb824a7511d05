/**
 * The ways of the flows: those of the chosen one strong, the primary path solid and alternates dashed, an inactive
 * path dimmed, the reverse dotted where it takes another way; other flows faintly. Where routing spreads packets all
 * links that they may take are drawn, which are the same on the way back.
 */
import { PathUse } from '../../protocol/codes.gen';
import { FORWARD, REVERSE, type Route, type RouteState } from '../../reading/routeState';
import { type Moment, strengthOf } from '../moment';
import { fade, globeColours, type Packed, pack } from '../palette';
import { type Brushes, type Lines, lineStyle } from './shapes';

const colour = pack(globeColours.path, 0.95);
const halo = pack(globeColours.path, 0.16);
/** Where links show their load the path only frames them. */
const behindLoad = pack(globeColours.path, 0.22);
/** A link of the path is in the bad state of its error process. */
const badHalo = pack(globeColours.lost, 0.5);
const badHaloStyle = lineStyle(9, 4, 0.6);
const haloStyle = lineStyle(9, 0, 0.6);
const forwardStyle = lineStyle(2.5, 0, 0.75);
const spreadStyle = lineStyle(2, 0, 0.75);
const alternateStyle = lineStyle(2.25, 9, 0.75);
const reverseStyle = lineStyle(1.5, 3, 0.75);
/** What is left of the strength of a path that is active but not in use, and of an inactive one. */
const IDLE = 0.8;
const DIMMED = 0.35;

const others = pack(globeColours.path, 0.2);
const otherStyle = lineStyle(1.25, 0, 0.5);
const otherAlternateStyle = lineStyle(1, 6, 0.5);

export class RouteLines {
  readonly batch: Lines;

  constructor(brushes: Brushes) {
    this.batch = brushes.lines(128);
  }

  draw(moment: Moment): void {
    this.batch.clear();
    if (moment.layers.others) this.others(moment);
    for (const path of [...moment.paths].reverse()) {
      const state = moment.states.states[path.path] ?? PathUse.inUse;
      const { ends } = moment.spreads.at(moment.run.recording, path.flow, path.path, moment.t);
      if (ends.length > 0) {
        this.spread(moment, ends, path, state);
        continue;
      }
      for (const side of [FORWARD, REVERSE] as const) this.side(moment, path, side, state);
    }
  }

  private others(moment: Moment): void {
    for (const state of moment.routes.all) {
      if (state.flow === moment.flow) continue;
      const { nodes, length } = state.current[FORWARD];
      const style = state.path === 0 ? otherStyle : otherAlternateStyle;
      for (let i = 1; i < length; i += 1) {
        this.line(moment, nodes[i - 1] as number, nodes[i] as number, others, style);
      }
    }
  }

  private side(moment: Moment, path: RouteState, side: 0 | 1, state: PathUse): void {
    const changed = path.changed[side];
    const current = path.current[side];
    const previous = path.previous[side];
    const before = strengthOf(moment, changed, false);
    if (before > 0 && wanted(side, previous, path.previous[FORWARD])) {
      this.path(moment, previous, path.path, side, state, before);
    }
    if (wanted(side, current, path.current[FORWARD])) {
      this.path(moment, current, path.path, side, state, strengthOf(moment, changed, true));
    }
  }

  private spread(moment: Moment, ends: readonly number[], path: RouteState, state: PathUse): void {
    const strength = strengthIn(state);
    for (let at = 0; at < ends.length; at += 2) {
      const [a, b] = [ends[at] as number, ends[at + 1] as number];
      if (moment.layers.load) {
        this.line(moment, a, b, fade(behindLoad, strength), haloStyle);
      } else {
        const style = path.path === 0 ? spreadStyle : alternateStyle;
        this.line(moment, a, b, fade(colour, strength), style);
      }
    }
  }

  private path(
    moment: Moment,
    route: Route,
    path: number,
    side: number,
    state: PathUse,
    share: number,
  ): void {
    const strength = share * strengthIn(state);
    const style = side === REVERSE ? reverseStyle : path === 0 ? forwardStyle : alternateStyle;
    const bad = moment.flow !== null && moment.bad.onPath(moment.flow, path);
    for (let i = 1; i < route.length; i += 1) {
      const a = route.nodes[i - 1] as number;
      const b = route.nodes[i] as number;
      if (moment.layers.load) {
        this.line(moment, a, b, fade(behindLoad, strength), haloStyle);
        continue;
      }
      if (side === FORWARD && state === PathUse.inUse) {
        const [colour, style] = bad ? [badHalo, badHaloStyle] : [halo, haloStyle];
        this.line(moment, a, b, fade(colour, strength), style);
      }
      this.line(moment, a, b, fade(colour, strength), style);
    }
  }

  private line(moment: Moment, a: number, b: number, shade: Packed, style: number): void {
    moment.span.draw(moment.plot, this.batch, a, b, shade, style);
  }
}

/** How strongly a path is drawn by what it is for. */
function strengthIn(state: PathUse): number {
  return state === PathUse.inUse ? 1 : state === PathUse.inactive ? DIMMED : IDLE;
}

function wanted(side: number, route: Route, forward: Route): boolean {
  return side === FORWARD || !isReverse(route, forward);
}

function isReverse(route: Route, forward: Route): boolean {
  if (route.length !== forward.length) return false;
  for (let i = 0; i < route.length; i += 1) {
    if (route.nodes[i] !== forward.nodes[route.length - 1 - i]) return false;
  }
  return true;
}

/** The way of a flow of another run than the one that is drawn, under its own sky where that is another. */
import { type RouteState, Routes } from '../reading/routeState';
import { Bodies } from './bodies';
import { Span } from './span';
import type { GlobeOther, GlobeRun } from './types';

/** Orbits that agree at these instants are the same, s. */
const INSTANTS_S = [0, 1234, 56_789];

export class OtherPath {
  readonly letter: string;
  /** Its place among the runs. */
  readonly at: number;
  readonly span: Span;
  /** The paths of its flow, the primary first. */
  readonly paths: readonly RouteState[];
  /** Whether its nodes are those of the run that is drawn. */
  readonly sameSky: boolean;
  private readonly run: GlobeOther['run'];
  private readonly bodies: Bodies;
  private readonly routes: Routes;
  private drawn = -1;
  private known = false;

  constructor({ letter, at, run, flow }: GlobeOther, own: GlobeRun, bodies: Bodies) {
    this.letter = letter;
    this.at = at;
    this.run = run;
    this.sameSky = sameSky(own, run);
    this.bodies = this.sameSky ? bodies : new Bodies(run);
    this.span = new Span(this.bodies);
    this.routes = new Routes(
      run.meta.flows.map(({ paths }, number) => (number === flow ? paths.length : 0)),
    );
    this.paths = this.routes.of(flow);
  }

  /** Brings the way to an instant; the bodies of the run that is drawn are there already. */
  advance(t: number): void {
    const { recording } = this.run;
    if (!this.sameSky) this.bodies.advance(t);
    this.routes.advance(recording, t);
    this.drawn = recording.version ?? this.drawn;
    this.known = (recording.simulated_s ?? 0) > t || recording.finished === true;
  }

  /** Whether more may be known of the instant that was drawn last. */
  get news(): boolean {
    return !this.known && this.run.recording.version !== this.drawn;
  }
}

/** Whether two runs have the same nodes in the same places, whatever the instant. */
function sameSky(one: GlobeRun, other: GlobeRun): boolean {
  if (one.meta.nodes !== other.meta.nodes) return false;
  if (one.meta.satellites.name.length !== other.meta.satellites.name.length) return false;
  return INSTANTS_S.every((t) => {
    const places = other.sky.positions(t, false);
    return one.sky.positions(t, false).every((place, at) => place === places[at]);
  });
}

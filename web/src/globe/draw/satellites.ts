/** The satellites, and rings around those that serve the chosen flow, are selected or pointed at. */
import { FORWARD, type Route } from '../../reading/routeState';
import type { Bodies } from '../bodies';
import type { Moment } from '../moment';
import { fade, globeColours, pack } from '../palette';
import { type Brushes, type Marks, markStyle, type NodeMarks } from './shapes';

const fill = pack(globeColours.satellite);
const edge = pack(globeColours.background, 0.55);
const clear = pack(globeColours.path, 0);
const onPath = pack(globeColours.path);
const marked = pack(globeColours.satellite, 0.95);
const pointed = pack(globeColours.satellite, 0.5);
const ringStyle = markStyle(13, 1.5);
const markedStyle = markStyle(17, 1.75);
const pathStyle = markStyle(6, 1);
/** With more satellites than this the dots get smaller. */
const MANY = 300;

export class Satellites {
  readonly batch: Marks;
  readonly kept: NodeMarks;
  /** What the kept marks were written for. */
  private bodies: Bodies | null = null;
  private faded = 0;

  constructor(brushes: Brushes) {
    this.batch = brushes.marks(64);
    this.kept = brushes.nodeMarks(256);
  }

  draw(moment: Moment): void {
    this.batch.clear();
    this.keep(moment.bodies);
    this.path(moment);
    this.ring(moment, moment.hover, pointed);
    this.ring(moment, moment.selection, marked);
  }

  /** The dots of all satellites, written when their strength changes. */
  private keep(bodies: Bodies): void {
    if (bodies === this.bodies && bodies.faded === this.faded) return;
    this.bodies = bodies;
    this.faded = bodies.faded;
    this.kept.clear();
    const style = bodies.satellites > MANY ? markStyle(3.5, 0.5) : markStyle(5.5, 1);
    for (let node = 0; node < bodies.satellites; node += 1) {
      const strength = bodies.strength[node] as number;
      if (strength > 0) this.kept.add(node, fade(fill, strength), fade(edge, strength), style);
    }
  }

  /** Satellites of the path in its colour, the two that serve its ends with a ring. */
  private path(moment: Moment): void {
    for (const { current } of moment.paths) this.way(moment, current[FORWARD]);
  }

  private way(moment: Moment, { nodes, length }: Route): void {
    const { bodies } = moment;
    let first = -1;
    let last = -1;
    for (let i = 0; i < length; i += 1) {
      const node = nodes[i] as number;
      if (!bodies.isSatellite(node)) continue;
      if (first < 0) first = node;
      last = node;
      this.mark(moment, node, onPath, edge, pathStyle);
    }
    if (first >= 0) this.mark(moment, first, clear, onPath, ringStyle);
    if (last >= 0 && last !== first) this.mark(moment, last, clear, onPath, ringStyle);
  }

  private ring(moment: Moment, selection: Moment['selection'], colour: number): void {
    if (selection?.kind !== 'satellite' && selection?.kind !== 'station') return;
    this.mark(moment, selection.node, clear, colour, markedStyle);
  }

  private mark(
    { plot, bodies: { xyz } }: Moment,
    node: number,
    inner: number,
    outer: number,
    style: number,
  ) {
    plot.mark(
      this.batch,
      xyz[3 * node] as number,
      xyz[3 * node + 1] as number,
      xyz[3 * node + 2] as number,
      inner,
      outer,
      style,
    );
  }
}

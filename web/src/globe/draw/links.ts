/**
 * Inter-satellite and ground links, by kind or by load; a change fades in and out. In space a link is written when its
 * look changes and moves with its nodes; on the flat map, where links bend, all are written in every frame.
 */
import { LinkChange, LinkKind } from '../../protocol/codes.gen';
import { firstFading, type Moment, strengthOf } from '../moment';
import { fade, globeColours, loadColour, type Packed, pack } from '../palette';
import { LinkShapes } from './linkShapes';
import { type Brushes, type Lines, lineStyle, type NodeLines } from './shapes';

interface Look {
  readonly colour: Packed;
  readonly style: number;
}

const looks: ReadonlyMap<LinkKind, Look> = new Map([
  [
    LinkKind.intraplane,
    { colour: pack(globeColours.intraplane, 0.5), style: lineStyle(1, 0, 0.4) },
  ],
  [
    LinkKind.interplane,
    { colour: pack(globeColours.interplane, 0.62), style: lineStyle(1, 14, 0.4) },
  ],
  [
    LinkKind.crossSeam,
    { colour: pack(globeColours.crossSeam, 0.75), style: lineStyle(1.75, 7, 0.4) },
  ],
  [LinkKind.nearest, { colour: pack(globeColours.nearest, 0.7), style: lineStyle(1.25, 24, 0.4) }],
  [LinkKind.gsl, { colour: pack(globeColours.gsl, 0.5), style: lineStyle(1, 4, 0.4) }],
]);
/** Links of stations in the background stay in the back. */
const QUIET = 0.45;
const idle = pack(globeColours.intraplane, 0.22);
const plainLook: Look = { colour: idle, style: lineStyle(1, 0, 0.4) };
const marked = pack(globeColours.satellite, 0.95);
const markedStyle = lineStyle(2.5, 0, 0.6);

/** In the bad state of its error process. */
const badLook: Look = { colour: pack(globeColours.lost, 0.85), style: lineStyle(2.25, 3, 0.4) };

/** Whether a link is in the bad state of the error process that its constellation names for its kind. */
function isBad({ bad, bodies }: Moment, kind: LinkKind, a: number, b: number): boolean {
  const { satellites, constellations } = bodies.meta;
  const owner = constellations[satellites.constellation[Math.min(a, b)] ?? -1];
  return bad.between(kind === LinkKind.gsl ? owner?.gsl_process : owner?.isl_process, a, b);
}

/** What the look of every link follows from; while it stays, only links that have just changed look different. */
function commonLook({ links, bodies, bad, layers }: Moment): readonly unknown[] {
  return [
    links,
    links.rewinds,
    links.loads,
    bad.version,
    bodies.faded,
    layers.isls,
    layers.gsls,
    layers.load,
  ];
}

export class Links {
  readonly batch: Lines;
  readonly kept: NodeLines;
  private readonly shapes: LinkShapes;
  /** What the kept lines were written for; nothing on the flat map. */
  private common: readonly unknown[] = [];
  /** The first row of the topology that was still fading when they were. */
  private firstFading = 0;
  /** The result of `look`. */
  private colour: Packed = 0;
  private style = 0;

  constructor(brushes: Brushes) {
    this.batch = brushes.lines(512);
    this.kept = brushes.nodeLines(512);
    this.shapes = new LinkShapes(this.kept);
  }

  draw(moment: Moment): void {
    this.batch.clear();
    if (moment.plot.flat) this.bend(moment);
    else this.keep(moment);
    this.marked(moment, moment.hover);
    this.marked(moment, moment.selection);
  }

  /** Everything anew. */
  private bend(moment: Moment): void {
    const { links, plot, bodies, places } = moment;
    this.common = [];
    this.shapes.clear();
    for (let slot = 0; slot < links.count; slot += 1) {
      if (!this.look(moment, slot)) continue;
      const a = links.a[slot] as number;
      const b = links.b[slot] as number;
      plot.bend(this.batch, bodies.xyz, places.at, a, b, this.colour, this.style);
    }
  }

  /** What looks different than before. */
  private keep(moment: Moment): void {
    const { links } = moment;
    const common = commonLook(moment);
    const first = firstFading(moment);
    if (!this.shapes.sparse && common.every((value, at) => value === this.common[at])) {
      for (let row = Math.min(first, this.firstFading); row < links.applied; row += 1) {
        this.write(moment, links.slotOfRow[row] as number);
      }
    } else {
      this.shapes.clear();
      for (let slot = 0; slot < links.count; slot += 1) this.write(moment, slot);
    }
    this.common = common;
    this.firstFading = first;
  }

  private write(moment: Moment, slot: number): void {
    const { a, b } = moment.links;
    if (!this.look(moment, slot)) this.shapes.remove(slot);
    else this.shapes.put(slot, a[slot] as number, b[slot] as number, this.colour, this.style);
  }

  /** Sets colour and style; false if the link is not drawn. */
  private look(moment: Moment, slot: number): boolean {
    const { links, bodies, layers } = moment;
    const kind = links.kind[slot] as LinkKind;
    if (!(kind === LinkKind.gsl ? layers.gsls : layers.isls)) return false;
    const isUp = links.up[slot] === LinkChange.up;
    const strength = strengthOf(moment, links.changed[slot] as number, isUp);
    if (strength <= 0) return false;
    const a = links.a[slot] as number;
    const b = links.b[slot] as number;
    const quiet = bodies.quiet[a] === 1 || bodies.quiet[b] === 1;
    const far =
      (quiet ? QUIET : 1) * Math.min(bodies.strength[a] as number, bodies.strength[b] as number);
    const load = links.load[slot] as number;
    const loaded = layers.load && load > 0;
    const look = isBad(moment, kind, a, b) ? badLook : (looks.get(kind) ?? plainLook);
    const colour = loaded ? loadColour(load) : layers.load ? idle : look.colour;
    this.colour = fade(colour, strength * far);
    this.style = loaded ? lineStyle(1.5 + 2 * load, 0, 0.4) : look.style;
    return true;
  }

  private marked(moment: Moment, selection: Moment['selection']): void {
    if (selection?.kind !== 'link') return;
    this.line(moment, selection.a, selection.b, marked, markedStyle);
  }

  private line(moment: Moment, a: number, b: number, shade: Packed, style: number): void {
    moment.span.draw(moment.plot, this.batch, a, b, shade, style);
  }
}

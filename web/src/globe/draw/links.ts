/** Inter-satellite and ground links, by kind or by load; a change fades in and out. */
import { LinkChange, LinkKind } from '../../protocol/codes.gen';
import { LineBatch, lineStyle } from '../gl/lines';
import type { ShaderFrame } from '../gl/shading';
import { type Moment, strengthOf } from '../moment';
import { fade, globeColours, loadColour, type Packed, pack } from '../palette';

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

export class Links {
  readonly batch: LineBatch;

  constructor(frame: ShaderFrame) {
    this.batch = new LineBatch(frame, 512);
  }

  draw(moment: Moment): void {
    const { links, layers } = moment;
    this.batch.clear();
    for (let slot = 0; slot < links.count; slot += 1) {
      const kind = links.kind[slot] as LinkKind;
      if (!(kind === LinkKind.gsl ? layers.gsls : layers.isls)) continue;
      const strength = strengthOf(
        moment,
        links.changed[slot] as number,
        links.up[slot] === LinkChange.up,
      );
      if (strength > 0) this.link(moment, slot, kind, strength);
    }
    this.marked(moment, moment.hover);
    this.marked(moment, moment.selection);
  }

  private link(moment: Moment, slot: number, kind: LinkKind, strength: number): void {
    const { links, bodies } = moment;
    const a = links.a[slot] as number;
    const b = links.b[slot] as number;
    const quiet = bodies.quiet[a] === 1 || bodies.quiet[b] === 1;
    const far =
      (quiet ? QUIET : 1) * Math.min(bodies.strength[a] as number, bodies.strength[b] as number);
    const load = links.load[slot] as number;
    const loaded = moment.layers.load && load > 0;
    const look = isBad(moment, kind, a, b) ? badLook : (looks.get(kind) ?? plainLook);
    const colour = loaded ? loadColour(load) : moment.layers.load ? idle : look.colour;
    const style = loaded ? lineStyle(1.5 + 2 * load, 0, 0.4) : look.style;
    this.line(moment, a, b, fade(colour, strength * far), style);
  }

  private marked(moment: Moment, selection: Moment['selection']): void {
    if (selection?.kind !== 'link') return;
    this.line(moment, selection.a, selection.b, marked, markedStyle);
  }

  private line(moment: Moment, a: number, b: number, shade: Packed, style: number): void {
    moment.span.draw(moment.plot, this.batch, a, b, shade, style);
  }
}

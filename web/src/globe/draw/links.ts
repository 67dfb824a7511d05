/** Inter-satellite and ground links, by kind or by load; a change fades in and out. */
import { LineBatch, lineStyle } from '../gl/lines';
import type { ShaderFrame } from '../gl/shading';
import { GSL } from '../link-state';
import { type Moment, strengthOf } from '../moment';
import { fade, globeColours, loadColour, type Packed, pack } from '../palette';

const colours = [
  pack(globeColours.intraplane, 0.5),
  pack(globeColours.interplane, 0.62),
  pack(globeColours.crossSeam, 0.75),
  pack(globeColours.gsl, 0.5),
] as const;
const styles = [
  lineStyle(1, 0, 0.4),
  lineStyle(1, 0, 0.4),
  lineStyle(1.25, 0, 0.4),
  lineStyle(1, 4, 0.4),
] as const;
/** Links of stations in the background stay in the back. */
const QUIET = 0.45;
const idle = pack(globeColours.intraplane, 0.22);
const marked = pack(globeColours.satellite, 0.95);
const markedStyle = lineStyle(2.5, 0, 0.6);

export class Links {
  readonly batch: LineBatch;

  constructor(frame: ShaderFrame) {
    this.batch = new LineBatch(frame, 512);
  }

  draw(moment: Moment): void {
    const { links, layers } = moment;
    this.batch.clear();
    for (let slot = 0; slot < links.count; slot += 1) {
      const kind = links.kind[slot] as number;
      if (!(kind === GSL ? layers.gsls : layers.isls)) continue;
      const strength = strengthOf(moment, links.changed[slot] as number, links.up[slot] === 1);
      if (strength > 0) this.#link(moment, slot, kind, strength);
    }
    this.#marked(moment, moment.hover);
    this.#marked(moment, moment.selection);
  }

  #link(moment: Moment, slot: number, kind: number, strength: number): void {
    const { links, bodies } = moment;
    const a = links.a[slot] as number;
    const b = links.b[slot] as number;
    const quiet = bodies.quiet[a] === 1 || bodies.quiet[b] === 1;
    const far =
      (quiet ? QUIET : 1) * Math.min(bodies.strength[a] as number, bodies.strength[b] as number);
    const load = links.load[slot] as number;
    const loaded = moment.layers.load && load > 0;
    const colour = loaded ? loadColour(load) : moment.layers.load ? idle : colours[kind];
    const style = loaded ? lineStyle(1.5 + 2 * load, 0, 0.4) : styles[kind];
    this.#line(moment, a, b, fade(colour ?? idle, strength * far), style ?? styles[0]);
  }

  #marked(moment: Moment, selection: Moment['selection']): void {
    if (selection?.kind !== 'link') return;
    this.#line(moment, selection.a, selection.b, marked, markedStyle);
  }

  #line(moment: Moment, a: number, b: number, shade: Packed, style: number): void {
    moment.span.draw(moment.plot, this.batch, a, b, shade, style);
  }
}

/** The chosen flow's path: forward as a strong line, reverse dashed where it takes another way. */
import { LineBatch, lineStyle } from '../gl/lines';
import type { ShaderFrame } from '../gl/shading';
import { type Moment, progress } from '../moment';
import { fade, globeColours, type Packed, pack } from '../palette';
import { FORWARD, REVERSE, type Route } from '../route-state';

const colour = pack(globeColours.path, 0.95);
const halo = pack(globeColours.path, 0.16);
/** Where links show their load the path only frames them. */
const behindLoad = pack(globeColours.path, 0.22);
const forwardStyle = lineStyle(2.5, 0, 0.75);
const haloStyle = lineStyle(9, 0, 0.6);
const reverseStyle = lineStyle(1.75, 7, 0.75);

export class RouteLines {
  readonly batch: LineBatch;

  constructor(frame: ShaderFrame) {
    this.batch = new LineBatch(frame, 128);
  }

  draw(moment: Moment): void {
    const { route } = moment;
    this.batch.clear();
    if (moment.flow === null) return;
    for (const side of [FORWARD, REVERSE] as const) {
      const share = progress(moment, route.changed[side]);
      const current = route.current[side];
      const previous = route.previous[side];
      if (share < 1 && wanted(side, previous, route.previous[FORWARD])) {
        this.#path(moment, previous, side, 1 - share);
      }
      if (wanted(side, current, route.current[FORWARD])) {
        this.#path(moment, current, side, share);
      }
    }
  }

  #path(moment: Moment, route: Route, side: number, strength: number): void {
    for (let i = 1; i < route.length; i += 1) {
      const a = route.nodes[i - 1] as number;
      const b = route.nodes[i] as number;
      if (moment.layers.load) {
        this.#line(moment, a, b, fade(behindLoad, strength), haloStyle);
        continue;
      }
      if (side === FORWARD) this.#line(moment, a, b, fade(halo, strength), haloStyle);
      const style = side === FORWARD ? forwardStyle : reverseStyle;
      this.#line(moment, a, b, fade(colour, strength), style);
    }
  }

  #line(moment: Moment, a: number, b: number, shade: Packed, style: number): void {
    moment.span.draw(moment.plot, this.batch, a, b, shade, style);
  }
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

/** Where a serving satellite is above the elevation mask: those of the chosen flow, and of the others where they are shown. */
import { LinkChange, LinkKind } from '../../protocol/codes.gen';
import { coverage, EARTH_RADIUS } from '../ground';
import { type Clock, type Moment, strengthOf } from '../moment';
import { fade, globeColours, pack } from '../palette';
import { type Brushes, type Lines, lineStyle } from './shapes';

const PIECES = 72;
const DEFAULT_MASK_DEG = 8.2;
const colour = pack(globeColours.footprint, 0.6);
const other = pack(globeColours.gsl, 0.3);
const style = lineStyle(1.25);

/** How strongly each satellite serves: the ends of the chosen flow, and all others. Many terminals may have one. */
export class Serving {
  own = new Float32Array();
  others = new Float32Array();

  gather(moment: Pick<Moment, 'run' | 'flow' | 'links' | 'bodies' | 'layers'> & Clock): void {
    const { links, bodies, layers } = moment;
    if (this.own.length !== bodies.satellites) {
      this.own = new Float32Array(bodies.satellites);
      this.others = new Float32Array(bodies.satellites);
    }
    this.own.fill(0);
    this.others.fill(0);
    const ends = chosenEnds(moment);
    for (let slot = 0; slot < links.count; slot += 1) {
      if (links.kind[slot] !== LinkKind.gsl) continue;
      const up = links.up[slot] === LinkChange.up;
      const strength = strengthOf(moment, links.changed[slot] as number, up);
      const a = links.a[slot] as number;
      const b = links.b[slot] as number;
      const satellite = Math.min(a, b);
      const chosen = ends.includes(Math.max(a, b));
      if (!chosen && !layers.others) continue;
      const column = chosen ? this.own : this.others;
      column[satellite] = Math.max(column[satellite] as number, strength);
    }
  }
}

export class Footprints {
  readonly batch: Lines;
  private readonly serving = new Serving();
  private readonly cos = new Float64Array(PIECES + 1);
  private readonly sin = new Float64Array(PIECES + 1);

  constructor(brushes: Brushes) {
    this.batch = brushes.lines(512);
    for (let i = 0; i <= PIECES; i += 1) {
      this.cos[i] = Math.cos((2 * Math.PI * i) / PIECES);
      this.sin[i] = Math.sin((2 * Math.PI * i) / PIECES);
    }
  }

  draw(moment: Moment): void {
    this.batch.clear();
    if (!moment.layers.footprints) return;
    this.serving.gather(moment);
    const { own, others } = this.serving;
    moment.bodies.strength.subarray(0, own.length).forEach((near, satellite) => {
      const first = near * (own[satellite] as number);
      const second = near * (others[satellite] as number);
      if (first > 0) this.circle(moment, satellite, fade(colour, first));
      // Below the flow's own it would not be seen.
      if (second > first) this.circle(moment, satellite, fade(other, second));
    });
  }

  private circle({ plot, bodies, run }: Moment, satellite: number, shade: number): void {
    const radius = bodies.radius(satellite);
    const angle = coverage(radius, maskOf(run.meta, satellite));
    const at = 3 * satellite;
    const x = (bodies.xyz[at] as number) / radius;
    const y = (bodies.xyz[at + 1] as number) / radius;
    const z = (bodies.xyz[at + 2] as number) / radius;
    // East and north of the point below the satellite.
    const flat = Math.hypot(x, y) || 1;
    const ex = -y / flat;
    const ey = x / flat;
    const nx = -z * ey;
    const ny = z * ex;
    const nz = x * ey - y * ex;
    const up = EARTH_RADIUS * Math.cos(angle);
    const out = EARTH_RADIUS * Math.sin(angle);
    let px = 0;
    let py = 0;
    let pz = 0;
    for (let i = 0; i <= PIECES; i += 1) {
      const e = out * (this.cos[i] as number);
      const n = out * (this.sin[i] as number);
      const qx = x * up + ex * e + nx * n;
      const qy = y * up + ey * e + ny * n;
      const qz = z * up + nz * n;
      if (i > 0) plot.line(this.batch, px, py, pz, qx, qy, qz, shade, style);
      px = qx;
      py = qy;
      pz = qz;
    }
  }
}

function maskOf(meta: Moment['run']['meta'], satellite: number): number {
  const index = meta.satellites.constellation[satellite] ?? 0;
  return meta.constellations[index]?.elevation_mask_deg ?? DEFAULT_MASK_DEG;
}

/** The nodes of the terminals at both ends of the chosen flow. */
export function chosenEnds(moment: Pick<Moment, 'run' | 'flow'>): number[] {
  const flow = moment.flow === null ? undefined : moment.run.meta.flows[moment.flow];
  return flow?.paths.flatMap((path) => [path.from_node, path.to_node]) ?? [];
}

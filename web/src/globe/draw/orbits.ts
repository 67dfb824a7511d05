/** The orbit of every plane. Among the stars it stands still, or drifts slowly, so on the globe only the whole turns. */
import { EARTH_RADIUS } from '../ground';
import type { Moment } from '../moment';
import { fade, globeColours, pack } from '../palette';
import { type Brushes, type Lines, lineStyle } from './shapes';

const POINTS = 120;
/** An orbit that drifts, by some degrees a day, is asked for again after so many seconds. */
const DRIFTS_AFTER_S = 900;
/** Real satellites have an orbit each: of more than this they would hide the Earth. */
const MOST_ALONE = 200;
const FLAT = -1;
const NEVER = -2;
const colour = pack(globeColours.orbit, 0.34);
const style = lineStyle(0.9, 0, 0.5);
/** On the flat map orbits and the links along them lie closer together. */
const FLAT_SHARE = 0.55;
/** They move by less than this, in pixels, before they are drawn anew there. */
const STILL_PX = 0.25;

interface Orbit {
  readonly satellite: number;
  /** Inertial xyz in metres. */
  readonly points: Float32Array;
}

export class Orbits {
  readonly batch: Lines;
  private orbits: readonly Orbit[] = [];
  /** Whether any of them drifts, and the part of the run that they were asked for in. */
  private drifts = false;
  private part = 0;
  /** The strengths that the batch was built with, and on the flat map the turn of the Earth. */
  private built = NEVER;
  private turned = 0;

  constructor(brushes: Brushes) {
    this.batch = brushes.lines(1024);
  }

  setRun(moment: Moment): void {
    const { meta } = moment.run;
    this.drifts = meta.constellations.some(({ kind }) => kind === 'kepler');
    this.ask(moment);
  }

  private ask(moment: Moment): void {
    const { meta, sky } = moment.run;
    this.part = this.drifts ? Math.floor(moment.t / DRIFTS_AFTER_S) : 0;
    const seen = new Set<number>();
    const orbits: Orbit[] = [];
    meta.satellites.plane.forEach((of, node) => {
      const constellation = meta.satellites.constellation[node] ?? 0;
      // Geostationary satellites share one orbit.
      const { kind, count = 0 } = meta.constellations[constellation] ?? {};
      if (kind === 'elements' && count > MOST_ALONE) return;
      const ring = kind === 'geostationary';
      const plane = constellation * 65_536 + (ring ? 0 : of);
      if (seen.has(plane)) return;
      seen.add(plane);
      orbits.push({
        satellite: node,
        points: sky.orbit(node, this.part * DRIFTS_AFTER_S, true, POINTS),
      });
    });
    this.orbits = orbits;
    this.built = NEVER;
  }

  draw(moment: Moment): void {
    this.batch.show = moment.layers.orbits;
    if (!moment.layers.orbits) return;
    if (this.drifts && Math.floor(moment.t / DRIFTS_AFTER_S) !== this.part) this.ask(moment);
    const { plot, bodies } = moment;
    const wanted = plot.flat ? FLAT : this.strengths(bodies.strength);
    if (wanted !== this.built || (plot.flat && this.hasTurned(moment))) this.rebuild(moment);
    this.built = wanted;
    this.batch.turn = plot.flat ? 0 : -bodies.earthAngle;
  }

  /** Whether the Earth has turned by what can be seen on the flat map. */
  private hasTurned({ bodies, screen }: Moment): boolean {
    const turn = Math.abs(bodies.earthAngle - this.turned) * EARTH_RADIUS;
    return turn > STILL_PX * screen.mapScale;
  }

  /** A number that changes when an orbit is to be drawn stronger or weaker. */
  private strengths(strength: Float32Array): number {
    let sum = 0;
    for (const { satellite } of this.orbits) {
      sum = (sum * 31 + Math.round((strength[satellite] as number) * 16)) & 0xffffff;
    }
    return sum;
  }

  private rebuild(moment: Moment): void {
    const { plot, bodies } = moment;
    this.turned = bodies.earthAngle;
    this.batch.clear();
    // On the flat map the positions are turned here, because longitude is no rotation there.
    const angle = plot.flat ? -bodies.earthAngle : 0;
    const cos = Math.cos(angle);
    const sin = Math.sin(angle);
    for (const { satellite, points } of this.orbits) {
      const share = plot.flat ? FLAT_SHARE : 1;
      const shade = fade(colour, share * (bodies.strength[satellite] ?? 1));
      const count = points.length / 3;
      for (let i = 0; i < count; i += 1) {
        const p = 3 * i;
        const q = 3 * ((i + 1) % count);
        const px = points[p] as number;
        const py = points[p + 1] as number;
        const qx = points[q] as number;
        const qy = points[q + 1] as number;
        plot.line(
          this.batch,
          cos * px - sin * py,
          sin * px + cos * py,
          points[p + 2] as number,
          cos * qx - sin * qy,
          sin * qx + cos * qy,
          points[q + 2] as number,
          shade,
          style,
        );
      }
    }
  }
}

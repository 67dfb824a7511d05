/** Ground tracks: the points below the satellites that serve the chosen flow's ends, and below the chosen one. */
import { LinkChange, LinkKind } from '../../protocol/codes.gen';
import { EARTH_RADIUS } from '../ground';
import type { Moment } from '../moment';
import { globeColours, pack } from '../palette';
import { chosenEnds } from './footprints';
import { type Brushes, type Lines, lineStyle } from './shapes';

/** Points lie at whole multiples of this, so that the line stands still while time passes. */
const STEP_S = 60;
/** How much is drawn: a third of a low orbit behind, most of one to come. */
const BEHIND = 30;
const AHEAD = 90;

const colour = pack(globeColours.track, 0.85);
const coming = lineStyle(1.25);
const passed = lineStyle(1.25, 7);

/** The track of one satellite: Earth-fixed xyz in metres of every step from `first` on. */
interface Track {
  readonly satellite: number;
  readonly first: number;
  readonly points: Float32Array;
}

export class Tracks {
  readonly batch: Lines;
  private tracks: readonly Track[] = [];
  private sky: Moment['run']['sky'] | null = null;

  constructor(brushes: Brushes) {
    this.batch = brushes.lines(256);
  }

  draw(moment: Moment): void {
    this.batch.clear();
    if (!moment.layers.tracks) return;
    this.ask(moment);
    for (const track of this.tracks) this.line(moment, track);
  }

  /** Keeps the tracks up to date; those that are known are not asked for again. */
  private ask({ run, t, ...moment }: Moment): void {
    const first = Math.max(0, Math.floor(t / STEP_S) - BEHIND);
    const known = this.sky === run.sky ? this.tracks : [];
    this.sky = run.sky;
    this.tracks = tracked({ run, ...moment }).map(
      (satellite) =>
        known.find((track) => track.satellite === satellite && track.first === first) ??
        trackOf(run.sky, satellite, first),
    );
  }

  private line({ plot, t }: Moment, { first, points }: Track): void {
    const now = Math.floor(t / STEP_S) - first;
    for (let i = 0; i + 1 < points.length / 3; i += 1) {
      const p = 3 * i;
      plot.line(
        this.batch,
        points[p] as number,
        points[p + 1] as number,
        points[p + 2] as number,
        points[p + 3] as number,
        points[p + 4] as number,
        points[p + 5] as number,
        colour,
        i < now ? passed : coming,
      );
    }
  }
}

/** The satellites whose tracks are drawn, each once. */
export function tracked(
  moment: Pick<Moment, 'run' | 'flow' | 'links' | 'bodies' | 'selection'>,
): readonly number[] {
  const { links, selection, bodies } = moment;
  const found = new Set<number>();
  const ends = chosenEnds(moment);
  for (let slot = 0; slot < links.count; slot += 1) {
    if (links.kind[slot] !== LinkKind.gsl || links.up[slot] !== LinkChange.up) continue;
    const a = links.a[slot] as number;
    const b = links.b[slot] as number;
    if (ends.includes(Math.max(a, b))) found.add(Math.min(a, b));
  }
  if (selection?.kind === 'satellite' && bodies.isSatellite(selection.node)) {
    found.add(selection.node);
  }
  return [...found];
}

function trackOf(sky: Moment['run']['sky'], satellite: number, first: number): Track {
  const steps = BEHIND + AHEAD + 1;
  const points = new Float32Array(3 * steps);
  for (let i = 0; i < steps; i += 1) {
    const [latitude = 0, longitude = 0] = sky.look(satellite, (first + i) * STEP_S);
    const [lat, lon] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
    points[3 * i] = EARTH_RADIUS * Math.cos(lat) * Math.cos(lon);
    points[3 * i + 1] = EARTH_RADIUS * Math.cos(lat) * Math.sin(lon);
    points[3 * i + 2] = EARTH_RADIUS * Math.sin(lat);
  }
  return { satellite, first, points };
}

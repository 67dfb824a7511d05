/** What to look at for the whole of a run: both ends of the chosen flow and the orbits it uses. */
import { EARTH_RADIUS, unit } from './ground';
import type { Moment } from './moment';
import { FORWARD } from './route-state';

export interface Framing {
  /** Towards the middle of the picture, from the Earth's centre. */
  readonly direction: readonly number[];
  /** Radius in metres of the sphere that has to fit. */
  readonly radius: number;
  /** The highest latitude to look from; orbits look alike from above a pole. */
  readonly steepest_deg: number;
}

const START: Framing = {
  direction: unit(20, -30),
  radius: EARTH_RADIUS * 1.16,
  steepest_deg: 32,
};
/** Without satellites the way between distant places may lead over a pole. */
const WIRED_STEEPEST_DEG = 65;
const MARGIN = 1.035;

export function framing(moment: Moment | null): Framing {
  if (!moment) return START;
  const direction = [0, 0, 0];
  for (const node of ends(moment)) {
    for (let c = 0; c < 3; c += 1) {
      direction[c] = (direction[c] ?? 0) + (moment.bodies.xyz[3 * node + c] ?? 0);
    }
  }
  // Ends on opposite sides of the Earth have no middle.
  const together = Math.hypot(...direction) > 0.01 * EARTH_RADIUS;
  return {
    direction: together ? direction : START.direction,
    radius: extent(moment),
    steepest_deg: moment.bodies.satellites === 0 ? WIRED_STEEPEST_DEG : START.steepest_deg,
  };
}

function ends(moment: Moment): number[] {
  const { meta } = moment.run;
  if (meta.satellites.length === 0) return [...Array(meta.nodes).keys()];
  const path = meta.flows[moment.flow ?? 0]?.paths[0];
  return path ? [path.from_node, path.to_node] : [];
}

/** The highest orbit of the path, or else the lowest of all. */
function extent({ bodies, paths, run }: Moment): number {
  const { nodes, length } = paths[0]?.current[FORWARD] ?? { nodes: [], length: 0 };
  let highest = 0;
  for (let i = 0; i < length; i += 1) highest = Math.max(highest, bodies.radius(nodes[i] ?? 0));
  if (highest > EARTH_RADIUS * 1.01) return highest * MARGIN;
  const radii = run.meta.constellations
    .filter((constellation) => constellation.count > 0)
    .map((constellation) => bodies.radius(constellation.first));
  return radii.length > 0 ? Math.min(...radii) * MARGIN : START.radius;
}

/** Where every node is at the playhead, and how strongly it is drawn from the present distance. */
import type { RunMeta } from '../protocol/runMeta';
import { EARTH_RADIUS, unit } from './ground';
import { stationsOf } from './stations';
import type { GlobeRun } from './types';
import { CLEAR_OF_ORBIT, HIGH_ORBIT } from './vantage';

export class Bodies {
  readonly meta: RunMeta;
  /** Earth-fixed xyz of all nodes in metres. */
  readonly xyz: Float64Array;
  /** 0 to 1 per node: high orbits fade out when the camera is inside them. */
  readonly strength: Float32Array;
  /** Grows when `strength` changes. */
  faded = 0;
  /** 1 for the terminals of stations where only background flows end. */
  readonly quiet: Uint8Array;
  /** Rotation of the Earth since the run's beginning, in radians. */
  earthAngle = 0;
  private readonly run: GlobeRun;

  constructor(run: GlobeRun) {
    this.run = run;
    this.meta = run.meta;
    this.xyz = new Float64Array(3 * run.meta.nodes);
    this.quiet = quietNodes(run.meta);
    this.strength = new Float32Array(run.meta.nodes).fill(1);
    this.advance(0);
    this.placeRouters();
  }

  get satellites(): number {
    return this.meta.satellites.name.length;
  }

  isSatellite(node: number): boolean {
    return node < this.satellites;
  }

  /** Moves everything to time `t`. */
  advance(t: number): void {
    const { sky } = this.run;
    this.xyz.set(sky.positions(t, false));
    this.earthAngle = sky.earth_angle(t);
  }

  /** Fades constellations that the camera, `distance` metres from the Earth's centre, is inside of. */
  fade(distance: number, flat: boolean): void {
    for (const { first, count, altitude_km } of this.meta.constellations) {
      if (count === 0) continue;
      const highest = 1000 * (this.meta.earth_radius_km + altitude_km);
      const ratio = distance / highest;
      const share = flat ? 1 : Math.max(0, Math.min(1, (ratio - 1.05) / (CLEAR_OF_ORBIT - 1.05)));
      const strength = Math.fround(highest > HIGH_ORBIT ? share : 1);
      if (this.strength[first] === strength) continue;
      this.strength.fill(strength, first, first + count);
      this.faded += 1;
    }
  }

  /** Distance of a node from the Earth's centre in metres. */
  radius(node: number): number {
    const { xyz } = this;
    return Math.hypot(
      xyz[3 * node] as number,
      xyz[3 * node + 1] as number,
      xyz[3 * node + 2] as number,
    );
  }

  /** Routers without a place stand on the way from the first flow's source to its destination. */
  private placeRouters(): void {
    const { routers, satellites, terminals, flows } = this.meta;
    const ends = flows[0]?.paths[0];
    const first = satellites.name.length + terminals.length;
    routers.forEach((router, index) => {
      const node = first + index;
      if (node >= this.meta.nodes) return;
      if (typeof router.latitude_deg === 'number' && typeof router.longitude_deg === 'number') {
        this.put(node, unit(router.latitude_deg, router.longitude_deg), EARTH_RADIUS);
      } else if (ends) {
        this.between(node, ends.from_node, ends.to_node, (index + 1) / (routers.length + 1));
      }
    });
  }

  private between(node: number, from: number, to: number, share: number): void {
    const a = this.direction(from);
    const b = this.direction(to);
    const middle = [0, 1, 2].map((c) => (a[c] ?? 0) * (1 - share) + (b[c] ?? 0) * share);
    const length = Math.hypot(...middle) || 1;
    this.put(
      node,
      middle.map((c) => c / length),
      EARTH_RADIUS * 1.12,
    );
  }

  private direction(node: number): number[] {
    const radius = this.radius(node) || 1;
    return [0, 1, 2].map((c) => (this.xyz[3 * node + c] ?? 0) / radius);
  }

  private put(node: number, direction: readonly number[], radius: number): void {
    for (let c = 0; c < 3; c += 1) this.xyz[3 * node + c] = (direction[c] ?? 0) * radius;
  }
}

function quietNodes(meta: RunMeta): Uint8Array {
  const quiet = new Uint8Array(meta.nodes);
  for (const { foreground, terminals } of stationsOf(meta)) {
    if (!foreground) for (const node of terminals) quiet[node] = 1;
  }
  return quiet;
}

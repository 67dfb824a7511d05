/** Where the Sun stands over the Earth of a run. */

const RADIANS = Math.PI / 180;
/** Noon UTC of 20 March 2026, an equinox: where a run begins that does not say when. */
const UNSAID_D = 9575;
const DAY_S = 86_400;

/** What is known of a run's Earth. */
interface Turning {
  /** The instant that time 0 means, days since noon of 1 January 2000 UTC. */
  readonly begins_d: number | null;
  /** By how much the Earth has turned since then, radians. */
  readonly earthAngle: number;
}

/** Calls `take` with the direction of the Sun, Earth-fixed and of length 1, `t` seconds into a run. */
export function sunAt(
  { begins_d, earthAngle }: Turning,
  t: number,
  take: (x: number, y: number, z: number) => void,
): void {
  const first = begins_d ?? UNSAID_D;
  const days = first + t / DAY_S;
  // The Astronomical Almanac's formulae of low precision: to 0.01 degrees from 1950 to 2050.
  const mean = (280.46 + 0.985_647_4 * days) * RADIANS;
  const anomaly = (357.528 + 0.985_600_3 * days) * RADIANS;
  const along = mean + (1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly)) * RADIANS;
  const tilt = (23.439 - 0.000_000_4 * days) * RADIANS;
  const [x, y, z] = [
    Math.cos(along),
    Math.cos(tilt) * Math.sin(along),
    Math.sin(tilt) * Math.sin(along),
  ];
  // The Earth of a run turns from there as its scenario says.
  const sidereal = (280.460_62 + 360.985_647_37 * first) * RADIANS + earthAngle;
  const [cos, sin] = [Math.cos(sidereal), Math.sin(sidereal)];
  take(x * cos + y * sin, y * cos - x * sin, z);
}

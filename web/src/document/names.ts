/** What constellations are called: by a name only while they are what the name says. */
import { plain, readQuantity } from '../base/quantity';
import { formOf, say } from '../words/say';

/** Documents may also give quantities as text with a unit. */
type Given = number | string | null;

/** Size and shape of an orbit, and how many satellites it has. */
interface Orbit {
  readonly satellites?: number | null;
  readonly anomalies_deg?: readonly unknown[] | null;
  readonly perigee_km?: Given;
  readonly apogee_km?: Given;
  readonly semi_major_axis_km?: Given;
  readonly eccentricity?: number | null;
}

/** What of a constellation its name stands for, as documents and runs have it. */
export interface Constellation extends Orbit {
  readonly id: string;
  readonly kind?: string;
  readonly planes?: number | null;
  readonly satellites_per_plane?: number | null;
  readonly altitude_km?: Given;
  readonly inclination_deg?: Given;
  /** Further Kepler orbits of a document. */
  readonly orbits?: readonly Orbit[] | null;
  /** Of a run. */
  readonly count?: number;
  readonly lowest_km?: number;
}

interface Shape {
  readonly planes: number;
  readonly satellites_per_plane: number;
  readonly altitude_km: number;
  readonly inclination_deg: number;
}

const shape = (
  planes: number,
  satellites_per_plane: number,
  altitude_km: number,
  inclination_deg: number,
): Shape => ({ planes, satellites_per_plane, altitude_km, inclination_deg });

/** The constellations on circles of the built-in scenarios. */
const KNOWN: Readonly<Record<string, Shape>> = {
  iridium: shape(6, 11, 780, 86.4),
  teledesic: shape(12, 24, 1375, 84.7),
  spaceway: shape(4, 5, 10352, 55),
  globalstar: shape(8, 6, 1414, 52),
  skybridge: shape(20, 4, 1469.3, 53),
  ico: shape(2, 5, 10390, 45),
  glonass: shape(3, 8, 19100, 64.8),
  oneweb: shape(18, 40, 1200, 87.9),
  'kuiper-630': shape(34, 34, 630, 51.9),
  'kuiper-610': shape(36, 36, 610, 42),
  'kuiper-590': shape(28, 28, 590, 33),
  starlink: shape(72, 22, 550, 53),
};

/** How many satellites there are, between which heights in km, and the inclination of those in planes. */
type Orbits = readonly [count: number, low: number, high: number, tilt: number];

/** Those on Kepler orbits. */
const KEPLER: Readonly<Record<string, Orbits>> = {
  gps: [24, 20182, 20182, 0],
  orbcomm: [48, 775, 825, 45],
  ellipso: [17, 633, 8050, 116.6],
  pentriad: [9, 608, 39760, 63.435],
};

/** What geostationary satellites are called, and no others. */
const RING = /^geo\d*$/;

/** "Iridium" while it is; "1,584 satellites in 72 planes" or "66 satellites at 500 km, 53°" when it was changed. */
export function constellationName(constellation: Constellation): string {
  const { id, kind } = constellation;
  const [known, orbits] = [KNOWN[id], KEPLER[id]];
  const ring = kind === 'geostationary';
  const own = !(known || orbits) && (ring || !RING.test(id));
  if (kind === 'elements' || own) return properName(id);
  if (ring) return say('geostationary satellites');
  if (kind === 'kepler') {
    const now = orbitsOf(constellation);
    if (orbits?.every((one, at) => one === now[at])) return properName(id);
    const [count, low, high, tilt] = now;
    const heights =
      low === high ? say`at ${plain(low)}` : say`from ${plain(low)} to ${plain(high)}`;
    return say`${plain(count)} satellites ${heights} km${tilt === 0 ? '' : `, ${plain(tilt)}°`}`;
  }
  const planes = constellation.planes ?? 0;
  const each = constellation.satellites_per_plane ?? 0;
  const count = say`${plain(planes * each)} satellites`;
  if (planes !== known?.planes || each !== known.satellites_per_plane) {
    return say`${count} in ${plain(planes)} ${formOf(planes, ['plane', 'planes'])}`;
  }
  const height = quantity(constellation.altitude_km, 'km');
  const tilt = quantity(constellation.inclination_deg, '°');
  if (height === known.altitude_km && tilt === known.inclination_deg) return properName(id);
  return say`${count} at ${plain(height)} km, ${plain(tilt)}°`;
}

const EARTH_KM = 6378;

/** The Kepler orbits of a document or a run, heights in whole km. */
function orbitsOf(constellation: Constellation): Orbits {
  const { planes, satellites_per_plane, orbits, count, lowest_km, altitude_km } = constellation;
  const tilt = quantity(constellation.inclination_deg, '°');
  if (count !== undefined) {
    return [count, Math.round(lowest_km ?? 0), Math.round(quantity(altitude_km, 'km')), tilt];
  }
  const spread = (planes ?? 0) * (satellites_per_plane ?? 0);
  const all: Orbit[] = [...(orbits ?? [])];
  if (spread > 0) all.push({ ...constellation, satellites: spread });
  const heights = all.flatMap(heightsOf).map(Math.round);
  const counts = all.map((one) => one.anomalies_deg?.length || (one.satellites ?? 1));
  const satellites = counts.reduce((sum, one) => sum + one, 0);
  return [satellites, Math.min(...heights), Math.max(...heights), tilt];
}

function heightsOf(orbit: Orbit): number[] {
  if (orbit.perigee_km != null) {
    return [quantity(orbit.perigee_km, 'km'), quantity(orbit.apogee_km, 'km')];
  }
  const [axis, e] = [quantity(orbit.semi_major_axis_km, 'km'), orbit.eccentricity ?? 0];
  return [axis * (1 - e) - EARTH_KM, axis * (1 + e) - EARTH_KM];
}

function quantity(value: Given | undefined, unit: string): number {
  return Number((typeof value === 'string' ? readQuantity(value, unit) : value) ?? 0);
}

/** What a document calls one of its constellations. */
export function nameIn(
  constellations: readonly Constellation[] | null | undefined,
  id: string,
): string {
  const found = constellations?.find((one) => one.id === id);
  return found ? constellationName(found) : properName(id);
}

/** Names that are not written as their id is. */
const WRITTEN: Readonly<Record<string, string>> = {
  glonass: 'GLONASS',
  oneweb: 'OneWeb',
  skybridge: 'SkyBridge',
  'kuiper-630': say('Kuiper, 630 km'),
  'kuiper-610': say('Kuiper, 610 km'),
  'kuiper-590': say('Kuiper, 590 km'),
};

/** An id as a name: `iridium` is Iridium, `geo` is GEO. */
export function properName(id: string): string {
  const written = WRITTEN[id];
  if (written) return written;
  if (id.length <= 3 || /^(geo|leo|meo)\d*$/.test(id)) return id.toUpperCase();
  return id.charAt(0).toUpperCase() + id.slice(1);
}

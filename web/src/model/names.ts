/** What constellations are called: by a name only while they are what the name says. */
import { plain, readQuantity } from '../base/quantity';

/** What of a constellation its name stands for, as documents and runs have it. */
export interface Constellation {
  readonly id: string;
  readonly kind?: string;
  readonly planes?: number | null;
  readonly satellites_per_plane?: number | null;
  /** Documents may also give quantities as text with a unit. */
  readonly altitude_km?: number | string | null;
  readonly inclination_deg?: number | string | null;
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

/** "Iridium" while it is; "1,584 satellites in 72 planes" or "66 satellites at 500 km, 53°" when it was changed. */
export function constellationName(constellation: Constellation): string {
  const { id, kind } = constellation;
  const known = KNOWN[id];
  if (!known || kind === 'geostationary' || kind === 'elements') return properName(id);
  const planes = constellation.planes ?? 0;
  const each = constellation.satellites_per_plane ?? 0;
  const count = `${plain(planes * each)} satellites`;
  if (planes !== known.planes || each !== known.satellites_per_plane) {
    return `${count} in ${plain(planes)} ${planes === 1 ? 'plane' : 'planes'}`;
  }
  const height = quantity(constellation.altitude_km, 'km');
  const tilt = quantity(constellation.inclination_deg, '°');
  if (height === known.altitude_km && tilt === known.inclination_deg) return properName(id);
  return `${count} at ${plain(height)} km, ${plain(tilt)}°`;
}

function quantity(value: number | string | null | undefined, unit: string): number {
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
  'kuiper-630': 'Kuiper, 630 km',
  'kuiper-610': 'Kuiper, 610 km',
  'kuiper-590': 'Kuiper, 590 km',
};

/** An id as a name: `iridium` is Iridium, `geo` is GEO. */
export function properName(id: string): string {
  const written = WRITTEN[id];
  if (written) return written;
  if (id.length <= 3 || /^(geo|leo|meo)\d*$/.test(id)) return id.toUpperCase();
  return id.charAt(0).toUpperCase() + id.slice(1);
}

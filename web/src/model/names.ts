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

/** The constellations of the built-in scenarios. */
const KNOWN: Readonly<Record<string, Shape>> = {
  iridium: { planes: 6, satellites_per_plane: 11, altitude_km: 780, inclination_deg: 86.4 },
  teledesic: { planes: 12, satellites_per_plane: 24, altitude_km: 1375, inclination_deg: 84.7 },
  spaceway: { planes: 4, satellites_per_plane: 5, altitude_km: 10352, inclination_deg: 55 },
};

/** "Iridium" while it is; "1,584 satellites in 72 planes" or "66 satellites at 500 km, 53°" when it was changed. */
export function constellationName(constellation: Constellation): string {
  const { id, kind } = constellation;
  const known = KNOWN[id];
  if (!known || kind === 'geostationary') return properName(id);
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

/** An id as a name: `iridium` is Iridium, `geo` is GEO. */
export function properName(id: string): string {
  if (id.length <= 3 || /^(geo|leo|meo)\d*$/.test(id)) return id.toUpperCase();
  return id.charAt(0).toUpperCase() + id.slice(1);
}

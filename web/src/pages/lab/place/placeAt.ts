/** Names for places picked on the globe. */
import type { City } from '../../../protocol/core.gen';
import { fixed } from '../../../words/numbers';

/** A place this near to a city takes its name, degrees of arc. */
const NEAR_DEG = 0.7;

/** A place for a scenario: the city that it is at, or the point by its coordinates. */
export function placeAt(
  cities: readonly City[],
  latitude_deg: number,
  longitude_deg: number,
): { name: string; latitude_deg: number; longitude_deg: number } {
  const squeeze = Math.cos((latitude_deg * Math.PI) / 180);
  const distance = (city: City) =>
    Math.hypot(city.latitude_deg - latitude_deg, (city.longitude_deg - longitude_deg) * squeeze);
  const nearest = cities.toSorted((a, b) => distance(a) - distance(b))[0];
  if (nearest && distance(nearest) < NEAR_DEG) {
    const { name, latitude_deg: latitude, longitude_deg: longitude } = nearest;
    return { name, latitude_deg: latitude, longitude_deg: longitude };
  }
  const round = (value: number) => Math.round(value * 100) / 100;
  return {
    name: `${half(latitude_deg, 'N', 'S')} ${half(longitude_deg, 'E', 'W')}`,
    latitude_deg: round(latitude_deg),
    longitude_deg: round(longitude_deg),
  };
}

function half(value: number, positive: string, negative: string): string {
  return `${fixed(Math.abs(value), 2)}°${value < 0 ? negative : positive}`;
}

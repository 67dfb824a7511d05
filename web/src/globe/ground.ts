/** The spherical Earth: its radius, directions of places, and what a satellite covers of it. */

/** Radius of the spherical Earth that the orbits are computed for, in metres. */
export const EARTH_RADIUS = 6_378_000;

/** The unit vector of a place on the ground. */
export function unit(latitude_deg: number, longitude_deg: number): [number, number, number] {
  const latitude = (latitude_deg * Math.PI) / 180;
  const longitude = (longitude_deg * Math.PI) / 180;
  const across = Math.cos(latitude);
  return [across * Math.cos(longitude), across * Math.sin(longitude), Math.sin(latitude)];
}

/**
 * The angle at the Earth's centre, in radians, from below a satellite to where it stands at the mask;
 * `radius` is the satellite's distance from the centre in metres.
 */
export function coverage(radius: number, mask_deg: number): number {
  const mask = (mask_deg * Math.PI) / 180;
  return Math.acos((EARTH_RADIUS / radius) * Math.cos(mask)) - mask;
}

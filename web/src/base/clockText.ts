/** The simulated time of day. */

/** A run begins at noon of its simulated day. */
const NOON_S = 43_200;

/** "12:00:42" for 42.3 s. */
export function timeOfDay(t: number): string {
  const total = Math.floor(NOON_S + t);
  const parts = [Math.floor(total / 3600) % 24, Math.floor(total / 60) % 60, total % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

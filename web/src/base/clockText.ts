/** The simulated time of day. */

/** A run that does not say when begins at noon of its simulated day. */
const NOON_S = 43_200;
const DAY_S = 86_400;

/** Writes the time of day in UTC, "12:00:42", some seconds into a run. */
export type TimeOfDay = (t: number) => string;

/** The clock of a run that begins so many days after a noon; of one that does not say, with null. */
export function clockOf(begins_d: number | null): TimeOfDay {
  // To the millisecond: an instant in days is rounded to less than one.
  const start_s = NOON_S + Math.round((((begins_d ?? 0) % 1) + 1) * DAY_S * 1000) / 1000;
  return (t) => timeOfDay(start_s - NOON_S + t);
}

/** "12:00:42" for 42.3 s. */
export function timeOfDay(t: number): string {
  const total = Math.floor(NOON_S + t);
  const parts = [Math.floor(total / 3600) % 24, Math.floor(total / 60) % 60, total % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

/** How dark the ground is at night, on the globe and on the flat map. */

/** The colour of the night, each channel from 0 to 1, and how much of the ground it hides at most. */
export const NIGHT = [0.012, 0.024, 0.047] as const;
export const DARKEST = 0.62;
/** Sines of the Sun's elevation: it is day just before sunset, and night at the end of nautical twilight, 12 degrees below. */
export const DUSK = { night: -0.208, day: 0.03 } as const;

/** From 0 by day to 1 at night, by the sine of the Sun's elevation. */
export function darkness(sine: number): number {
  const x = Math.max(0, Math.min(1, (sine - DUSK.night) / (DUSK.day - DUSK.night)));
  return 1 - x * x * (3 - 2 * x);
}

/** The sky of a terminal in words: what serves, what comes next, where a satellite stands. */
import { timeOfDay as noonClock, type TimeOfDay } from '../../base/clockText';
import { span } from '../../base/quantity';
import type { Forecast } from '../../protocol/core.gen';
import { fixed } from '../../words/numbers';
import { say } from '../../words/say';
import type { Standing } from './overhead';

type Name = (satellite: number) => string;

/** What the policy has chosen and what it will do: "P3 S5 serves until 12:03:05; then P3 S4, the highest at that instant." */
export function decisionWords(
  told: Forecast,
  name: Name,
  known_s: number,
  timeOfDay: TimeOfDay = noonClock,
): string {
  const { serving, until_s, next, still } = told;
  if (still) {
    return serving === null
      ? say('No satellite is above the mask, and none moves.')
      : say`${name(serving)} stands still in the sky and serves for good.`;
  }
  const who = told.all ? say('stands highest of all that are in use,') : say('serves');
  if (serving === null) {
    if (until_s === null) return say`No satellite serves, up to ${timeOfDay(known_s)} at least.`;
    const taken = next === null ? say('none either') : `${name(next)}, ${told.because}`;
    return say`No satellite serves until ${timeOfDay(until_s)}; then ${taken}.`;
  }
  if (until_s === null) return say`${name(serving)} ${who} until ${timeOfDay(known_s)} at least.`;
  const then = next === null ? say`none: ${told.because}` : `${name(next)}, ${told.because}`;
  return say`${name(serving)} ${who} until ${timeOfDay(until_s)}, when ${told.ends}; then ${then}.`;
}

/** The countdown to the next handover: "Handover in 125 s"; `frozen` is a sky that would move. */
export function countdownWords(
  { until_s, still, serving, next }: Forecast,
  t: number,
  frozen = false,
): string {
  if (still) return say`No handover: the sky ${frozen ? say('is frozen') : say('stands still')}`;
  if (until_s === null) return say('No handover in sight');
  const what =
    serving === null ? say('Satellite') : next === null ? say('No satellite') : say('Handover');
  return say`${what} in ${span(until_s - t)}`;
}

/** Where a satellite stands: "P3 S5: azimuth 123°, elevation 45°, sets at 12:09:10." */
export function standingWords(
  { pass, azimuth_deg, elevation_deg }: Standing,
  name: Name,
  timeOfDay: TimeOfDay = noonClock,
): string {
  const place = say`azimuth ${fixed(azimuth_deg, 0)}° (${compass(azimuth_deg)}), elevation ${fixed(elevation_deg, 0)}°`;
  const sets = Number.isFinite(pass.sets)
    ? say`sets at ${timeOfDay(pass.sets)}`
    : say('never sets');
  return `${name(pass.satellite)}: ${place}, ${sets}.`;
}

/** "N", "NNE" and so on. */
export function compass(azimuth_deg: number): string {
  return POINTS[Math.round(azimuth_deg / 22.5) % 16] as string;
}

const POINTS = say('N NNE NE ENE E ESE SE SSE S SSW SW WSW W WNW NW NNW').split(' ');

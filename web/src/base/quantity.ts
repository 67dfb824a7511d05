/** Numbers as people read them: grouped, with as many digits as matter, and units that fit. */

import { fixed, numberLocale, pointed } from '../words/numbers';
import { translated } from '../words/say';

const PREFIXED: Readonly<Record<string, readonly [factor: number, unit: string][]>> = {
  'bit/s': [
    [1e9, 'Gbit/s'],
    [1e6, 'Mbit/s'],
    [1e3, 'kbit/s'],
  ],
  bytes: [
    [1e9, 'GB'],
    [1e6, 'MB'],
    [1e4, 'kB'],
  ],
};

/** How a value is written: divide by `factor`, then follow with `unit`. */
export interface Scaled {
  readonly factor: number;
  readonly unit: string;
}

/** The prefix that suits a value; 10,240 bytes stay bytes where kB would need more digits. */
export function scaleFor(value: number, unit: string): Scaled {
  for (const [factor, name] of PREFIXED[unit] ?? []) {
    const base = name.endsWith('B') && factor < 1e6 ? 1e3 : factor;
    if (Math.abs(value) >= factor && digitsFit(value / base)) return { factor: base, unit: name };
  }
  return { factor: 1, unit };
}

/** The prefix for values about `typical`, whatever they are: what people type in must not change its unit. */
export function scaleAbout(typical: number, unit: string): Scaled {
  for (const [factor, name] of PREFIXED[unit] ?? []) {
    if (typical >= factor) return { factor: name.endsWith('kB') ? 1e3 : factor, unit: name };
  }
  return { factor: 1, unit };
}

function digitsFit(value: number): boolean {
  return Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
}

/** A number without a unit: 24,936; 0.18; 1e-6. */
export function plain(value: number): string {
  if (!Number.isFinite(value)) return '–';
  if (value === 0) return '0';
  const size = Math.abs(value);
  if (size < 1e-3) return pointed(value.toExponential(significant(value)).replace('e+', 'e'));
  if (size >= 1e15) return pointed(value.toPrecision(4));
  const decimals = size >= 1000 ? 1 : size >= 1 ? 3 : 4;
  return value.toLocaleString(numberLocale(), { maximumFractionDigits: decimals });
}

function significant(value: number): number {
  const digits = value.toExponential(2).split('e')[0] ?? '';
  return digits.endsWith('00') ? 0 : digits.endsWith('0') ? 1 : 2;
}

/** A value with the unit that suits it: "1.5 Mbit/s", "8.2°", "4". */
export function withUnit(value: number, unit = ''): string {
  const scaled = scaleFor(value, unit);
  return joined(plain(value / scaled.factor), scaled.unit);
}

/** A number text and its unit, with the space that the unit wants. */
export function joined(number: string, unit: string): string {
  if (unit === '') return number;
  return unit === '°' ? `${number}°` : `${number} ${unitWords(unit)}`;
}

/** A unit as it is said: symbols stay, words are of the language. */
export function unitWords(unit: string): string {
  return /^[a-z ]{4,}$/.test(unit) ? translated(unit) : unit;
}

/** A moment: "42.318 s". */
export function moment(t: number): string {
  return `${fixed(t, 3)} s`;
}

/** A span of simulated time, as every instant in seconds: "192 s". */
export function span(seconds: number): string {
  return `${Math.max(0, Math.round(seconds))} s`;
}

/** How long something may take whoever waits for it, rounded up: "90 s", "25 min", "3 h 20 min". */
export function wait(seconds: number): string {
  if (seconds <= 120) return span(Math.ceil(seconds));
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 120) return `${minutes} min`;
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)} h${rest === 0 ? '' : ` ${rest} min`}`;
}

const UNITS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'bit/s': { 'bit/s': 1, 'kbit/s': 1e3, 'Mbit/s': 1e6, 'Gbit/s': 1e9 },
  s: { us: 1e-6, ms: 1e-3, s: 1, min: 60, h: 3600, d: 86_400 },
  ms: { us: 1e-3, ms: 1, s: 1e3, min: 60e3 },
  bytes: {
    B: 1,
    bytes: 1,
    kB: 1e3,
    KB: 1e3,
    MB: 1e6,
    GB: 1e9,
    KiB: 1024,
    MiB: 1048576,
    GiB: 2 ** 30,
  },
  km: { m: 1e-3, km: 1 },
  '°': { '°': 1, deg: 1 },
};

/** What a text such as "800 kbit/s" is in `unit`, or null if it cannot be told. */
export function readQuantity(text: string, unit: string): number | null {
  const parts = /^\s*([-+]?[\d.]+(?:e[-+]?\d+)?)\s*(\S+)\s*$/i.exec(text);
  const factor = UNITS[unit]?.[parts?.[2] ?? ''];
  const value = Number(parts?.[1]) * (factor ?? Number.NaN);
  return Number.isFinite(value) ? Number(value.toPrecision(15)) : null;
}

/** Numbers and times as the charts write them. */

const NONE = '–';
const GROUPED = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/** "24.9", "1,234", "0.042": about three significant figures, grouped, never an exponent. */
export function figure(value: number): string {
  if (!Number.isFinite(value)) return NONE;
  const size = Math.abs(value);
  if (size >= 1000) return GROUPED.format(value);
  if (size >= 100) return value.toFixed(0);
  if (size >= 10 || size === 0) return trimmed(value, 1);
  return size >= 1 ? trimmed(value, 2) : trimmed(value, 3);
}

function trimmed(value: number, decimals: number): string {
  return decimals === 1 && Number.isInteger(value) ? String(value) : value.toFixed(decimals);
}

/** A whole number, grouped. */
export function whole(value: number): string {
  return Number.isFinite(value) ? GROUPED.format(value) : NONE;
}

/** "42.300 s". */
export function seconds(t: number): string {
  return `${t.toFixed(3)} s`;
}

/** "00:42.300", with hours and days when there are any. */
export function clock(t: number): string {
  const ms = Math.round(Math.max(0, t) * 1000);
  const days = Math.floor(ms / 86_400_000);
  const hours = Math.floor(ms / 3_600_000) % 24;
  const rest = `${two(Math.floor(ms / 60_000) % 60)}:${two(Math.floor(ms / 1000) % 60)}`;
  const fraction = `.${String(ms % 1000).padStart(3, '0')}`;
  if (days > 0) return `${days} d ${two(hours)}:${rest}${fraction}`;
  return hours > 0 ? `${two(hours)}:${rest}${fraction}` : `${rest}${fraction}`;
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}

/** The label of a tick on a time axis whose ticks are `increment` seconds apart. */
export function tick(t: number, increment: number): string {
  if (increment < 1) return `${t.toFixed(Math.min(4, Math.ceil(-Math.log10(increment))))} s`;
  if (t < 120 && increment < 60) return `${Math.round(t)} s`;
  const total = Math.round(t);
  const hours = Math.floor(total / 3600);
  const minutes = Math.floor(total / 60) % 60;
  if (hours > 0) return `${hours}:${two(minutes)}${total % 60 ? `:${two(total % 60)}` : ' h'}`;
  return `${minutes}:${two(total % 60)}`;
}

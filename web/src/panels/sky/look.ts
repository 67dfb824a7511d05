/** What somebody chose for the view of the sky, as a link keeps it. */

/** From a terminal up, or all planes side by side. */
export const SKY_VIEWS = ['terminal', 'planes'] as const;
export type SkyViewKind = (typeof SKY_VIEWS)[number];

export interface SkyLook {
  readonly view: SkyViewKind;
  /** The terminal by its number, or null for that of the flow's sender. */
  readonly terminal: number | null;
  /** How far ahead passes are shown, s; null for what suits the orbits. */
  readonly span_s: number | null;
  /** The constellation whose planes are shown, or null for that of the flow's sender. */
  readonly network: number | null;
}

export const defaultSky: SkyLook = {
  view: 'terminal',
  terminal: null,
  span_s: null,
  network: null,
};

/** The spans that can be chosen, in seconds. */
export const SPANS: readonly (readonly [seconds: number, words: string])[] = [
  [600, '10 min'],
  [1800, '30 min'],
  [7200, '2 h'],
  [28_800, '8 h'],
];

/** The span in which passes over such orbits can be read. */
export function spanFor(altitude_km: number): number {
  return altitude_km < 3000 ? 1800 : altitude_km < 15_000 ? 7200 : 28_800;
}

/** What a link keeps of it, or null if nothing was chosen. */
export function keptSky(look: SkyLook): Partial<SkyLook> | null {
  const kept = Object.entries(look).filter(
    ([name, value]) => value !== defaultSky[name as keyof SkyLook],
  );
  return kept.length === 0 ? null : Object.fromEntries(kept);
}

/** What a link kept; what is none of the choices is left out. */
export function readSky(value: unknown): SkyLook {
  const { view, terminal, span_s, network } = (value ?? {}) as Record<string, unknown>;
  return {
    view: SKY_VIEWS.find((one) => one === view) ?? defaultSky.view,
    terminal: ordinal(terminal),
    span_s: SPANS.find(([seconds]) => seconds === span_s)?.[0] ?? null,
    network: ordinal(network),
  };
}

/** A number counted from zero, or null. */
function ordinal(value: unknown): number | null {
  return Number.isInteger(value) && (value as number) >= 0 ? (value as number) : null;
}

/** What stands at hand on the stage of a presentation, as a link keeps it. */

/** So many controls at most: a lecturer finds one of them without looking. */
export const MOST_ON_STAGE = 3;

export interface KeptStage {
  /** The paths of controls. */
  readonly controls?: readonly string[];
}

/** What a link keeps, or null if nothing was chosen. */
export function keptStage(controls: readonly string[]): KeptStage | null {
  return controls.length === 0 ? null : { controls };
}

/** The paths of controls that a link kept; what is none is left out. */
export function readStage(value: unknown): readonly string[] {
  const { controls } = (value ?? {}) as Record<string, unknown>;
  const given = Array.isArray(controls) ? controls : [];
  const paths = given.filter((one): one is string => typeof one === 'string' && one !== '');
  return [...new Set(paths)].slice(0, MOST_ON_STAGE);
}

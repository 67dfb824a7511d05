/** Why a terminal uses a satellite. Generated from the Rust types by `npm run generate`; do not edit. */

/** Why a terminal uses a satellite at an instant, or why not. */
export interface Why {
  /** The terminal, by its station. */
  readonly terminal: string;
  /** The satellite. */
  readonly satellite: string;
  /** The instant, s. */
  readonly t_s: number;
  /** Whether the terminal uses it. */
  readonly used: boolean;
  /** The reasons, from the ground up. */
  readonly rungs: readonly Rung[];
  /** What would have to be other for it to be used; empty where it is. */
  readonly change: string;
}

/** A reason. */
export interface Rung {
  /** What is asked. */
  readonly name: string;
  /** Whether it speaks for the satellite; null where it is not asked any more. */
  readonly holds: boolean | null;
  /** What the answer is, with figures. */
  readonly words: string;
  /** By which rule. */
  readonly rule: string;
}

/** What a run is made of: what is told as JSON, and the satellites as columns, for there may be thousands. */
import type { RunMeta as Told } from './runMeta.gen';

/** The satellites in the order of their nodes. */
export interface Satellites {
  readonly name: readonly string[];
  /** The constellation of each. */
  readonly constellation: Uint16Array;
  /** Its orbital plane, and its place there, from 0. */
  readonly plane: Uint32Array;
  readonly slot: Uint32Array;
  /** 0 where it is not a real one. */
  readonly catalogue_number: Uint32Array;
}

export interface RunMeta extends Told {
  readonly satellites: Satellites;
}

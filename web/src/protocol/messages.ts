/** What the page and the simulation worker say to each other. A run number tells an old answer from a new one. */
import type { Flow } from './scenario.gen';

/** What a run is made of: node numbers are satellites first, then terminals, then routers. */
export interface RunMeta {
  readonly satellites: readonly SatelliteMeta[];
  readonly terminals: readonly TerminalMeta[];
  readonly routers: readonly RouterMeta[];
  /** Number of nodes of all kinds. */
  readonly nodes: number;
  readonly flows: readonly FlowMeta[];
  readonly constellations: readonly ConstellationMeta[];
  readonly duration_s: number;
}

export interface SatelliteMeta {
  readonly constellation: number;
  readonly plane: number;
  readonly slot: number;
  readonly name: string;
}

export interface TerminalMeta {
  readonly station: string;
  readonly constellation: number;
  readonly latitude_deg: number;
  readonly longitude_deg: number;
}

export interface RouterMeta {
  readonly name: string;
  readonly latitude_deg?: number | null;
  readonly longitude_deg?: number | null;
}

/** How the data of a flow are numbered. */
export interface Numbering {
  /** The number of the first data. */
  readonly first: number;
  /** By how much the numbers of successive full pieces differ. */
  readonly step: number;
  /** Whether an acknowledgement names the next number that is expected, not the last one that has come. */
  readonly acknowledges_next: boolean;
}

export interface FlowMeta {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly background: boolean;
  readonly protocol: NonNullable<Flow['protocol']>;
  readonly numbering: Numbering;
  readonly paths: readonly { readonly from_node: number; readonly to_node: number }[];
}

export interface ConstellationMeta {
  readonly id: string;
  /** Node number of its first satellite. */
  readonly first: number;
  readonly count: number;
  readonly kind: string;
  readonly planes: number;
  readonly satellites_per_plane: number;
  readonly altitude_km: number;
  readonly inclination_deg: number;
  readonly [more: string]: unknown;
  /** Rate of its inter-satellite links, bit/s. */
  readonly isl_rate_bps: number;
  /** Rate of its ground-to-satellite links, bit/s. */
  readonly gsl_rate_bps: number;
}

export type ToWorker =
  /** The compiled core, before anything else; null if the page could not have it. */
  | { readonly type: 'core'; readonly module: WebAssembly.Module | null }
  | { readonly type: 'load'; readonly run: number; readonly scenario: string }
  | { readonly type: 'advance'; readonly run: number; readonly until_s: number };

export type FromWorker =
  /** Said as soon as a load is heard, before the work that it means. */
  | { readonly type: 'heard'; readonly run: number }
  | { readonly type: 'loaded'; readonly run: number; readonly meta: RunMeta }
  | {
      readonly type: 'block';
      readonly run: number;
      readonly buffer: ArrayBuffer;
      readonly simulated_s: number;
      readonly finished: boolean;
      readonly summary?: string;
      /** What the worker's core holds; it never gives any of it back. */
      readonly memory_bytes?: number;
    }
  | { readonly type: 'failed'; readonly run: number; readonly message: string };

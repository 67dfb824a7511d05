/** What readers need of a recording and of the flow on show, and nothing more. */
import type { Protocol } from '../families';
import type { Tables } from '../protocol/recording.gen';
import type { ApplicationMeta, Numbering } from '../protocol/runMeta.gen';

/** Any column of numbers. */
export type Column = Float64Array | Float32Array | Uint32Array | Uint16Array | Uint8Array;

/**
 * A recording that grows while the simulation runs ahead of the playhead: each column is a view whose length is the
 * number of rows.
 */
export interface RecordingSource extends Tables {
  /** Grows with every block that arrives. */
  readonly version: number;
  /** Grows when rows were removed, so that row numbers kept elsewhere no longer hold. */
  readonly generation: number;
  /** The same of one table alone, where that is known. */
  generationOf?(table: keyof Tables): number;
  /** Simulated so far, seconds. */
  readonly simulated_s: number;
}

/** What grows when rows of a table were removed. */
export function generationOf(source: RecordingSource, table: keyof Tables): number {
  return source.generationOf?.(table) ?? source.generation;
}

/** The flow on show, derived from the run. */
export interface FlowView {
  /** Its number in the recording. */
  readonly flow: number;
  readonly name: string;
  /** Nodes of its two ends, all paths: handovers of these terminals are the flow's. */
  readonly terminals: readonly number[];
  /** The names of the station or router that sends and of the one that receives. */
  readonly ends: readonly [from: string, to: string];
  /** The family of its protocol. */
  readonly protocol: Protocol;
  readonly numbering: Numbering;
  /** How many paths the association has; path 0 is the primary. */
  readonly paths: number;
  /** The satellite network of each path by its proper name; empty for a wired path. */
  readonly networks: readonly string[];
  /** The applications that offer data as time goes on; none where all data wait from the beginning. */
  readonly applications: readonly ApplicationMeta[];
  /** Length of a measurement bin, seconds. */
  readonly interval_s: number;
}

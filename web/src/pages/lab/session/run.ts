/** The slice of the runs: which stand on the clock, how they stand, and which of them is on show. */
import type { ScenarioDocument } from '../../../document/document';
import type { SkyView } from '../../../protocol/core';
import type { RunMeta } from '../../../protocol/runMeta';
import type { RecordingStore } from '../../../reading/recordingStore';
import type { Tally } from '../../../reading/tally';
import type { Readable } from './slice';

/** One run: its document, what it is made of, and its recording so far. */
export interface Run {
  readonly number: number;
  readonly text: string;
  readonly document: ScenarioDocument;
  readonly meta: RunMeta;
  readonly sky: SkyView;
  readonly store: RecordingStore;
}

/** How the simulation stands; `failed` has a sentence and keeps the recording. */
export type RunStatus =
  | { readonly kind: 'running' }
  | { readonly kind: 'finished' }
  | { readonly kind: 'failed'; readonly message: string; readonly resumable: boolean };

/** One of the runs on the clock, as panels see it. */
export interface RunBeside {
  readonly run: Run;
  readonly status: RunStatus;
  /** What somebody calls it; empty while it has no name of its own. */
  readonly name: string;
  /** The preset that a link tells its document apart from. */
  readonly preset: string;
  readonly tally: Tally;
}

export interface RunState {
  /** The run that globe, timeline and cards are about, and how it stands. */
  readonly run: Run;
  readonly status: RunStatus;
  /** All runs on the clock, in the order of their letters; one while nothing is compared. */
  readonly runs: readonly RunBeside[];
  /** The number of the one that the controls change, and of the one on show. */
  readonly live: number;
  readonly shown: number;
}

/** Read by every part, changed by the simulations alone. */
export type RunSlice = Readable<RunState>;

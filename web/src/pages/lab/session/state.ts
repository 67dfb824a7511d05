/** What the lab shows and how it stands: its state, and what a link keeps and restores of it. */
import type { StoreApi } from 'zustand/vanilla';
import type { Asked } from '../../../charts/engine/gestures';
import type { SharedView } from '../../../charts/engine/view';
import type { ChartLook } from '../../../charts/ui/look';
import type { Extent, GlobeView, Layers, Selection } from '../../../globe';
import type { ScenarioDocument } from '../../../model/document';
import type { Playback } from '../../../model/playback';
import type { ScenarioStore } from '../../../model/scenarioStore';
import type { Bookmark, Part } from '../../../model/shareLink';
import type { Acting } from '../../../model/whatIf';
import type { SequenceLook } from '../../../panels/sequence/look';
import type { SkyLook } from '../../../panels/sky/look';
import type { StepChoice } from '../../../panels/timeline/stepping';
import type { SkyView } from '../../../protocol/core';
import type { RunMeta } from '../../../protocol/runMeta';
import type { EventKind } from '../../../reading/eventKinds';
import type { EventMark } from '../../../reading/eventMark';
import type { RecordingStore } from '../../../reading/recordingStore';
import type { Tally } from '../../../reading/tally';

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

export interface LabState {
  /** The run that globe, timeline and cards are about, and how it stands. */
  readonly run: Run;
  readonly status: RunStatus;
  /** All runs on the clock, in the order of their letters; one while nothing is compared. */
  readonly runs: readonly RunBeside[];
  /** The number of the one that the controls change, and of the one on show. */
  readonly live: number;
  readonly shown: number;
  /** The flow on show. */
  readonly flow: number;
  /** The path of it that the charts are about alone, or null for all. */
  readonly path: number | null;
  /** What the right column shows. */
  readonly part: Part;
  /** What the view of the sky shows. */
  readonly skyLook: SkyLook;
  /** How often a link has asked for another part than the charts. */
  readonly asked: number;
  readonly layers: Layers;
  /** A sentence for the user that can be closed. */
  readonly notice: string | null;
  /** Whether the notice is about a scenario that can be saved as a file instead. */
  readonly savable: boolean;
  /** The text of a file that was dropped or pasted, empty where one of element sets is asked for; null for none. */
  readonly offered: string | null;
  /** What is marked on the globe. */
  readonly selection: Selection;
  /** The satellite that the camera goes along with, as a node. */
  readonly tracked: number | null;
  /** The end of the flow that the next click on the globe places. */
  readonly picking: 'from' | 'to' | null;
  /** Whether the last click meant to place it was beside the globe. */
  readonly beside: boolean;
  /** The event whose card is shown, a row of the events table. */
  readonly event: number | null;
  /** The packet whose bytes are shown, by its number in the run. */
  readonly packet: number | null;
  /** The kind of event that a step looks for. */
  readonly step: StepChoice;
  /** Instants that somebody has marked, in order of time. */
  readonly bookmarks: readonly Bookmark[];
  /** From when on a moved control acts. */
  readonly acts: Acting;
  /** Where on a chart something is to be broken, or null. */
  readonly breaking: Asked | null;
  /** Why the last moved control did not act from the playhead on, if it was to. */
  readonly fixed: string | null;
}

/** What the screen adds to a link: where the camera and the charts look. */
export interface ViewKeeper {
  camera(): GlobeView | null;
  restore(camera: Partial<GlobeView>): void;
  /** Frames the next run: another scenario may be in another place, or on other orbits. */
  renew(): void;
  /** Looks at a node, or at the whole run. */
  look(node: number | null): void;
  /** Frames all paths, or all orbits as well. */
  frame(extent: Extent): void;
}

/** What leads somebody through the lab, and may hide what comes next. */
export interface Guide {
  /** Nothing after this instant is simulated. */
  readonly held_s: number;
  leave(): void;
}

/** The kind of event whose first one is to be shown, and the instant that is left for it, s. */
export interface Sought {
  readonly kind: EventKind;
  readonly from_s: number;
}

/** All that a link keeps. */
export interface LabScreen {
  readonly state: StoreApi<LabState>;
  readonly scenario: ScenarioStore;
  readonly playback: Playback;
  /** The range of time that the charts show. */
  readonly charts: SharedView;
  /** Which charts and lines are shown. */
  readonly look: ChartLook;
  /** What the time-sequence diagrams show. */
  readonly sequence: SequenceLook;
  /** The camera of a link, until a globe takes it. */
  camera: Partial<GlobeView> | null;
  readonly view: ViewKeeper | null;
  /** Whether the address is that of a moment: a link was opened, or the user has done something. */
  addressed: boolean;
  /** Whether a link is being read, so that the screen is not yet that of the address. */
  readonly reading: boolean;
  /** The event of a link that is not yet simulated. */
  awaited: EventMark | null;
  /** The kind of event of a link at whose first one the run is shown, until that is simulated or somebody goes on. */
  sought: Sought | null;
  /** Plays without having been asked to. */
  playByItself(): void;
  /** The address of exactly what is on the screen. */
  link(): Promise<string>;
}

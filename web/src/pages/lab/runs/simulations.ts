/**
 * The runs on the clock at work: each is made of a document and kept ahead of the playhead, and the one that the
 * controls change follows the scenario.
 */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { messageOf } from '../../../base/assert';
import type { Playback } from '../../../clock/playback';
import { differsInDatedChangesAlone } from '../../../document/datedChanges';
import type { ScenarioState, ScenarioStore } from '../../../document/scenarioStore';
import type { Core } from '../../../protocol/core';
import { RecordingStore } from '../../../reading/recordingStore';
import type { Run, RunSlice, RunState } from '../session/run';
import type { RunsHost, RunVersion } from './host';
import { LabRuns } from './labRuns';
import { freed } from './runActs';
import { type RunOwner, RunWork } from './runWork';

/** The longest that the simulation holds back for the globe, milliseconds. */
const OPENING_MS = 3000;

/** What the lab around the runs knows, and is told. */
export interface Around {
  /** The instant that nothing is to be simulated beyond, s; null for none. */
  held_s(): number | null;
  /** Blocks have come for the run on show. */
  grew(): void;
  /** Another run is shown, or the same one once more. */
  turned(run: Run, before: Run): void;
  notify(notice: string | null): void;
}

export class Simulations implements RunsHost {
  readonly core: Core;
  readonly scenario: ScenarioStore;
  /** Which there are, and which of them is edited and shown. */
  readonly runs: LabRuns;
  private readonly playback: Playback;
  private readonly around: Around;
  private readonly slice: StoreApi<RunState>;
  /** Runs prepared so far. */
  private prepared = 0;
  private opening = true;

  constructor(core: Core, scenario: ScenarioStore, playback: Playback, around: Around) {
    this.core = core;
    this.scenario = scenario;
    this.playback = playback;
    this.around = around;
    this.runs = new LabRuns(this.makeWork(scenario.state.getState()));
    this.slice = createStore<RunState>(() => this.standing());
    scenario.state.subscribe((now, before) => {
      if (now.text !== before.text && this.isNews(now.text)) this.runOn(now);
    });
    playback.subscribe(() => {
      for (const work of this.runs.all) work.stayAhead();
    });
    setTimeout(() => this.opened(), OPENING_MS);
  }

  /** How the runs stand. */
  get state(): RunSlice {
    return this.slice;
  }

  /** The globe is there: from now on the simulation runs as far ahead as it may. */
  opened(): void {
    this.opening = false;
  }

  /** Simulates what may be shown now. */
  goOn(): void {
    for (const work of this.runs.all) work.goOn();
  }

  /** Runs the scenario as it is now; the playhead stays and the new run catches up with it. */
  restart(): void {
    const { live } = this.runs;
    try {
      const { preset, text, document } = this.scenario.state.getState();
      const run = this.prepare({ text, document });
      const { run: old } = live;
      live.load(preset, run);
      this.runs.follow(this.runs.liveAt);
      this.showRuns();
      freed(old);
    } catch (thrown) {
      live.fail(messageOf(thrown));
    }
  }

  /** Runs the same scenario once more from its beginning. */
  rerun(): void {
    this.playback.moveTo(0);
    this.restart();
    this.playback.play();
  }

  /** Goes on with the run on show if it stopped: behind its recording if that is sound, else from the beginning. */
  retry(): void {
    const { shown, shownAt, liveAt } = this.runs;
    const { status, preset, run } = shown;
    if (status.kind === 'failed' && status.resumable) shown.retry();
    else if (shownAt === liveAt) this.restart();
    else {
      shown.load(preset, this.prepare(run));
      this.showRuns();
    }
  }

  /** Shows the runs as they are, and the one to follow. */
  showRuns(): void {
    const { run: before } = this.slice.getState();
    const now = this.standing();
    this.playback.setLimit(this.runs.limit_s);
    this.playback.setDuration(this.runs.end_s);
    this.slice.setState(now);
    this.around.turned(now.run, before);
  }

  /** A place for a run of a document, which is prepared; throws an error with what is wrong with it. */
  makeWork(version: RunVersion): RunWork {
    const simulations = this;
    const owner: RunOwner = {
      clock: this.playback,
      get opening() {
        return simulations.opening;
      },
      get held_s() {
        return simulations.around.held_s();
      },
      grew: (work) => this.grew(work),
      turned: (work) => this.turned(work),
    };
    return new RunWork(owner, version.preset, this.prepare(version));
  }

  notify(notice: string | null): void {
    this.around.notify(notice);
  }

  /** Follows the document: what differs in dated changes alone forks the run, anything else begins another one. */
  private runOn(now: ScenarioState): void {
    const { live } = this.runs;
    const { run: old, status } = live;
    if (status.kind === 'failed' || !differsInDatedChangesAlone(old.document, now.document)) {
      this.restart();
      return;
    }
    try {
      const { text, document } = now;
      live.fork({ ...old, text, document, sky: this.core.skyView(text) });
      this.runs.follow(this.runs.liveAt);
      this.showRuns();
      freed(old);
    } catch (thrown) {
      live.fail(messageOf(thrown));
    }
  }

  /** Prepares a run of a document; throws an error with what is wrong with it. */
  private prepare({ text, document }: Omit<RunVersion, 'preset'>): Run {
    const sky = this.core.skyView(text);
    this.prepared += 1;
    const store = new RecordingStore();
    return { number: this.prepared, text, document, meta: sky.meta(), sky, store };
  }

  /** Whether a text is another than that of the run that the controls change, or one that could not run. */
  private isNews(text: string): boolean {
    const { run, status } = this.runs.live;
    return text !== run.text || status.kind === 'failed';
  }

  private standing(): RunState {
    const { all, shown, liveAt, shownAt } = this.runs;
    return {
      run: shown.run,
      status: shown.status,
      runs: all.map(({ run, status, name, preset, tally }) => ({
        run,
        status,
        name,
        preset,
        tally,
      })),
      live: liveAt,
      shown: shownAt,
    };
  }

  /** Blocks have come for a run. */
  private grew(work: RunWork): void {
    this.playback.setLimit(this.runs.limit_s);
    if (work === this.runs.shown) this.around.grew();
  }

  /** A run began anew, ended or failed. */
  private turned(work: RunWork): void {
    // A run may end with its transfers, before its duration.
    if (work.status.kind === 'finished' && work !== this.runs.live) work.rest();
    if (work.status.kind !== 'failed') {
      this.playback.setDuration(this.runs.end_s);
      this.playback.setLimit(this.runs.limit_s);
    }
    this.slice.setState(this.standing());
  }
}

/**
 * The lab's state apart from React: scenario, clock, recording and worker, and how they follow each other.
 * It outlives the page, so that a look at another page does not end a run.
 */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { messageOf } from '../../base/assert';
import { SharedView } from '../../charts/engine/view';
import { ChartLook } from '../../charts/ui/look';
import {
  defaultLayers,
  type GlobePick,
  type GlobeView,
  type Layers,
  type Selection,
} from '../../globe';
import { moveStation, type ScenarioDocument } from '../../model/document';
import { Pace } from '../../model/pace';
import { Playback } from '../../model/playback';
import { DEFAULT_PRESET, ScenarioStore } from '../../model/scenarioStore';
import {
  type Bookmark,
  isLink,
  type Linked,
  type Part,
  readLink,
  writeLink,
} from '../../model/shareLink';
import { SequenceLook } from '../../panels/sequence/look';
import { defaultSky } from '../../panels/sky/look';
import type { StepChoice } from '../../panels/timeline/stepping';
import type { Core } from '../../protocol/core';
import type { City, Field, PresetTitle } from '../../protocol/core.gen';
import type { FromWorker } from '../../protocol/messages';
import { type EventMark, rowOfMark } from '../../reading/eventMark';
import { RecordingStore } from '../../reading/recordingStore';
import { SimulationClient } from '../../worker/client';
import { KeptGlobe } from './keptGlobe';
import type { Guide, LabScreen, LabState, Run, ViewKeeper } from './labState';
import { showView, viewOf } from './linkView';
import { placeAt } from './placeAt';

/** The longest that the simulation holds back for the globe, milliseconds. */
const OPENING_MS = 3000;

export class LabSession implements LabScreen {
  readonly core: Core;
  readonly scenario: ScenarioStore;
  readonly playback = new Playback();
  /** The range of time that the charts show. */
  readonly charts = new SharedView();
  /** Which charts and lines are shown. */
  readonly look = new ChartLook();
  /** What the time-sequence diagrams show. */
  readonly sequence = new SequenceLook();
  readonly state: StoreApi<LabState>;
  readonly fields: readonly Field[];
  readonly cities: readonly City[];
  readonly presets: readonly PresetTitle[];
  /** The camera of a link, until a globe takes it. */
  camera: Partial<GlobeView> | null = null;
  view: ViewKeeper | null = null;
  /** Whether the address is that of a moment: a link was opened, or the user has done something. */
  addressed = false;
  /** Whether a link is being read, so that the screen is not yet that of the address. */
  reading = false;
  /** The event of a link that is not yet simulated. */
  awaited: EventMark | null = null;
  /** What leads through the lab, or null. */
  guide: Guide | null = null;
  readonly globe = new KeptGlobe(this);
  private readonly client: SimulationClient;
  private runs = 0;
  /** Links asked for so far: only the last one is shown. */
  private openings = 0;
  private readonly pace = new Pace();

  constructor(core: Core) {
    this.core = core;
    this.fields = core.fields();
    this.cities = core.cities();
    this.presets = core.presets();
    this.scenario = new ScenarioStore(core);
    this.client = new SimulationClient({
      loaded: () => this.askAhead(),
      block: (block) => this.take(block),
      failed: (message) => this.fail(message, true),
      restarted: () => this.again(),
    });
    this.state = createStore<LabState>(() => ({
      run: this.prepare(this.scenario.state.getState()),
      status: { kind: 'running' },
      flow: 0,
      path: null,
      part: 'charts',
      asked: 0,
      layers: defaultLayers,
      skyLook: defaultSky,
      notice: null,
      savable: false,
      offered: null,
      selection: null,
      picking: null,
      beside: false,
      event: null,
      step: 'any',
      bookmarks: [],
    }));
    this.scenario.state.subscribe((now, before) => {
      if (now.text !== before.text) this.restart();
    });
    this.playback.subscribe(() => this.askAhead());
    setTimeout(() => this.opened(), OPENING_MS);
  }

  /** The globe is there: from now on the simulation runs as far ahead as it may. */
  opened(): void {
    this.pace.opening = false;
  }

  /** Opens what the address asks for and starts the first run. */
  async open(fragment: string): Promise<void> {
    if (isLink(fragment)) {
      await this.openLink(fragment);
      return;
    }
    this.restart();
    this.playByItself();
  }

  /** Opens a share link, or says why not and goes on with the default scenario. */
  async openLink(fragment: string): Promise<void> {
    this.openings += 1;
    const opening = this.openings;
    let linked: Linked;
    this.reading = true;
    try {
      linked = await readLink(this.core, fragment);
      if (opening === this.openings) this.reading = false;
    } catch (thrown) {
      if (opening !== this.openings) return;
      this.reading = false;
      this.notify(`${messageOf(thrown)} The default scenario is shown instead.`);
      this.openPreset(DEFAULT_PRESET);
      return;
    }
    if (opening !== this.openings) return;
    this.show(linked);
    this.notify(null);
    this.addressed = true;
  }

  /** Shows what a link, or a step of a lesson, means. */
  show({ preset, scenario: text, t, view }: Linked): void {
    const unchanged = text === this.scenario.state.getState().text;
    this.scenario.replace({ preset, text });
    if (unchanged) this.restart();
    this.playback.moveTo(t);
    showView(this, view);
    this.state.setState({ bookmarks: view.bookmarks ?? [] });
    this.showAwaited();
  }

  /** Lets another guide lead, or none. */
  follow(guide: Guide | null): void {
    if (guide === this.guide) return;
    this.guide?.leave();
    this.guide = guide;
    this.goOn();
  }

  /** Simulates what may be shown now. */
  goOn(): void {
    this.pace.restart();
    this.askAhead();
  }

  /** The address of exactly what is on the screen. */
  async link(): Promise<string> {
    const { preset, text } = this.scenario.state.getState();
    const fragment = await writeLink(this.core, {
      preset,
      scenario: text,
      t: this.playback.t,
      view: viewOf(this),
    });
    return new URL(fragment, location.href.replace(/#.*$/, '')).href;
  }

  /** Runs the scenario as it is now; the playhead stays and the new run catches up with it. */
  restart(): void {
    try {
      const run = this.prepare(this.scenario.state.getState());
      const { run: old, flow, selection } = this.state.getState();
      this.pace.restart();
      this.awaited = null;
      this.playback.setLimit(0);
      this.playback.setDuration(run.meta.duration_s);
      this.state.setState({
        run,
        status: { kind: 'running' },
        event: null,
        selection: run.meta.nodes === old.meta.nodes ? selection : null,
        flow: flow < run.meta.flows.length ? flow : 0,
      });
      this.client.load(run.text);
      // What still draws the old run in this frame may use its sky.
      setTimeout(() => old.sky.free(), 2000);
    } catch (thrown) {
      this.fail(messageOf(thrown));
    }
  }

  /** Goes on with a run that stopped: behind its recording if that is sound, else from the beginning. */
  retry(): void {
    const { status } = this.state.getState();
    if (status.kind === 'failed' && status.resumable) this.client.retry();
    else this.restart();
  }

  /** Shows what comes next from its beginning. */
  showFromStart(): void {
    this.playback.moveTo(0);
    this.view?.renew();
    this.sequence.renew();
  }

  /** Opens a preset and shows it from its beginning. */
  openPreset(preset: string): void {
    this.showFromStart();
    this.state.setState({ bookmarks: [] });
    const { text } = this.scenario.state.getState();
    this.scenario.open(preset);
    if (text === this.scenario.state.getState().text) this.restart();
    this.playByItself();
  }

  /** Plays without having been asked to, unless motion is unwanted: then what was playing goes on, and no more. */
  playByItself(): void {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!still || this.playback.playing) this.playback.play();
  }

  /** Runs the same scenario once more from its beginning. */
  rerun(): void {
    this.playback.moveTo(0);
    this.restart();
    this.playback.play();
  }

  setLayers(layers: Partial<Layers>): void {
    this.state.setState({ layers: { ...this.state.getState().layers, ...layers } });
  }

  showFlow(flow: number): void {
    this.state.setState({ flow, path: null });
  }

  /** Which path the charts are about; null is all of them. */
  showPath(path: number | null): void {
    this.state.setState({ path });
  }

  /** What the right column shows. */
  showPart(part: Part): void {
    this.state.setState({ part });
  }

  /** A click on the globe: it places an end of the flow while one is being picked, else it selects. */
  picked(pick: GlobePick | null): void {
    const { picking } = this.state.getState();
    if (picking === null) {
      if (pick?.kind === 'flow') this.showFlow(pick.flow);
      this.state.setState({ selection: pick?.kind === 'place' ? null : pick });
    } else if (pick?.kind === 'place') {
      this.place(picking, placeAt(this.cities, pick.latitude_deg, pick.longitude_deg));
    } else {
      this.state.setState({ beside: true });
    }
  }

  /** Puts an end of the flow somewhere else. */
  place(end: 'from' | 'to', { name, latitude_deg, longitude_deg }: Omit<City, 'country'>): void {
    const place = { name, latitude_deg, longitude_deg };
    this.scenario.edit('places', (document) => moveStation(document, end, place));
    this.state.setState({ picking: null });
  }

  select(selection: Selection): void {
    this.state.setState({ selection });
  }

  pick(picking: 'from' | 'to' | null): void {
    this.state.setState({ picking, beside: false });
  }

  showEvent(event: number | null): void {
    this.awaited = null;
    this.state.setState({ event });
  }

  /** The instants that somebody has marked, in order of time. */
  setBookmarks(bookmarks: readonly Bookmark[]): void {
    this.state.setState({ bookmarks });
  }

  /** Opens the card of a link's event as soon as it is simulated. */
  showAwaited(): void {
    if (this.awaited === null) return;
    const { store } = this.state.getState().run;
    if (store.simulated_s < this.awaited.t && !store.finished) return;
    const row = rowOfMark(store.events, this.awaited);
    if (row >= 0 || store.simulated_s > this.awaited.t || store.finished) {
      this.showEvent(row < 0 ? null : row);
    }
  }

  /** Which kind of event a step looks for. */
  chooseStep(step: StepChoice): void {
    this.state.setState({ step });
  }

  /** Opens the dialog of element sets, with the text of a file if there is one; null closes it. */
  offer(offered: string | null): void {
    this.state.setState({ offered });
  }

  notify(notice: string | null, savable = false): void {
    this.state.setState({ notice, savable });
  }

  private prepare({ text, document }: { text: string; document: ScenarioDocument }): Run {
    const sky = this.core.skyView(text);
    this.runs += 1;
    const store = new RecordingStore();
    return { number: this.runs, text, document, meta: sky.meta(), sky, store };
  }

  /** Keeps the worker simulating ahead of the playhead. */
  private askAhead(): void {
    const until_s = this.pace.ask(this.state.getState().run.store, this.playback);
    if (until_s === null) return;
    this.client.advance(Math.min(until_s, this.guide?.held_s ?? until_s));
  }

  private take(block: Extract<FromWorker, { type: 'block' }>): void {
    const { store } = this.state.getState().run;
    try {
      store.append(block.buffer, block.simulated_s, block.finished);
    } catch (thrown) {
      this.client.stop();
      this.fail(messageOf(thrown));
      return;
    }
    this.playback.setLimit(store.simulated_s);
    this.showAwaited();
    this.askAhead();
    if (!block.finished) return;
    // A run may end with its transfers, before its duration.
    this.playback.setDuration(block.simulated_s);
    this.state.setState({ status: { kind: 'finished' } });
  }

  private fail(message: string, resumable = false): void {
    this.state.setState({ status: { kind: 'failed', message, resumable } });
  }

  /** The run is made once more behind the recording, which goes on where it ends. */
  private again(): void {
    this.pace.restart();
    this.state.getState().run.store.again();
    this.state.setState({ status: { kind: 'running' } });
  }
}

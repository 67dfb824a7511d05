/**
 * The lab's state apart from React: scenario, clock, recording and worker, and how they follow each other.
 * It outlives the page, so that a look at another page does not end a run.
 */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { messageOf } from '../../../base/assert';
import { SharedView } from '../../../charts/engine/view';
import { ChartLook } from '../../../charts/ui/look';
import {
  defaultLayers,
  type GlobePick,
  type GlobeView,
  type Layers,
  type Selection,
} from '../../../globe';
import { moveStation } from '../../../model/document';
import { Playback } from '../../../model/playback';
import { OPENING_PRESET, type ScenarioState, ScenarioStore } from '../../../model/scenarioStore';
import {
  type Bookmark,
  isLink,
  type Linked,
  type Part,
  readLink,
  writeLink,
} from '../../../model/shareLink';
import { differsInChangesAlone } from '../../../model/whatIf';
import { SequenceLook } from '../../../panels/sequence/look';
import { defaultSky } from '../../../panels/sky/look';
import { TimelineRange } from '../../../panels/timeline/range';
import type { StepChoice } from '../../../panels/timeline/stepping';
import type { Core } from '../../../protocol/core';
import type { City, Field, PresetTitle } from '../../../protocol/core.gen';
import { kindOf } from '../../../reading/eventKinds';
import { type EventMark, rowOfMark } from '../../../reading/eventMark';
import { RecordingStore } from '../../../reading/recordingStore';
import { KeptGlobe } from '../place/keptGlobe';
import { placeAt } from '../place/placeAt';
import { besideOf, dropOthers, putBeside } from '../runs/besideLink';
import type { RunsHost, RunVersion } from '../runs/host';
import { LabRuns } from '../runs/labRuns';
import { type RunOwner, RunWork } from '../runs/runWork';
import { isMeant, isReloaded, recall, tabStore } from './autosave';
import { showView, viewOf } from './linkView';
import type { Guide, LabScreen, LabState, Run, Sought, ViewKeeper } from './state';

/** The longest that the simulation holds back for the globe, milliseconds. */
const OPENING_MS = 3000;
/** Longest name of no scenario that is said. */
const MOST_SAID = 80;

export class LabSession implements LabScreen, RunsHost {
  readonly core: Core;
  readonly scenario: ScenarioStore;
  readonly playback = new Playback();
  /** The range of time that the charts show. */
  readonly charts = new SharedView();
  /** The part of the run that the timeline shows. */
  readonly timeline = new TimelineRange();
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
  sought: Sought | null = null;
  /** What leads through the lab, or null. */
  guide: Guide | null = null;
  readonly globe = new KeptGlobe(this);
  /** The runs on the clock. */
  readonly runs: LabRuns;
  /** Runs prepared so far. */
  private prepared = 0;
  /** Links asked for so far: only the last one is shown. */
  private openings = 0;
  private opening = true;

  constructor(core: Core) {
    this.core = core;
    this.fields = core.fields();
    this.cities = core.cities();
    this.presets = core.presets();
    this.scenario = new ScenarioStore(core);
    this.runs = new LabRuns(this.makeWork(this.scenario.state.getState()));
    this.state = createStore<LabState>(() => ({
      ...this.standing(),
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
      tracked: null,
      picking: null,
      beside: false,
      breaking: null,
      event: null,
      packet: null,
      step: 'any',
      bookmarks: [],
      acts: 'auto',
      fixed: null,
    }));
    this.scenario.state.subscribe((now, before) => {
      if (now.text !== before.text && this.isNews(now.text)) this.runOn(now);
    });
    this.playback.subscribe(() => {
      for (const work of this.runs.all) work.stayAhead();
    });
    setTimeout(() => this.opened(), OPENING_MS);
  }

  /** The globe is there: from now on the simulation runs as far ahead as it may. */
  opened(): void {
    this.opening = false;
  }

  /** Opens what the address asks for, with the scenario that it names if it does, and starts the first run. */
  async open(fragment: string, scenario: string | null = null): Promise<void> {
    const store = tabStore();
    const kept = store && recall(store, this.core);
    if (kept?.kind === 'state') {
      const asks = isLink(fragment) ? 'link' : scenario === null ? 'page' : 'scenario';
      if (isMeant(kept.address, fragment, asks, isReloaded())) {
        this.show(kept.state);
        this.addressed = true;
        return;
      }
    } else if (kept?.kind === 'refused') this.notify(kept.sentence);
    if (isLink(fragment)) {
      await this.openLink(fragment);
      return;
    }
    if (scenario !== null) {
      this.openNamed(scenario);
      return;
    }
    this.restart();
    this.playByItself();
  }

  /** Opens a built-in scenario by its name, or says that there is none and opens the default one. */
  openNamed(preset: string): void {
    this.openings += 1;
    this.reading = false;
    const known = this.presets.some(({ id }) => id === preset);
    this.openPreset(known ? preset : OPENING_PRESET);
    const said = preset.length > MOST_SAID ? `${preset.slice(0, MOST_SAID)}…` : preset;
    this.notify(
      known ? null : `“${said}” is no built-in scenario. The default scenario is shown instead.`,
    );
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
      this.openPreset(OPENING_PRESET);
      return;
    }
    if (opening !== this.openings) return;
    this.show(linked);
    this.notify(linked.beside?.problems.join(' ') || null);
    this.addressed = true;
  }

  /** Shows what a link, a step of a lesson or the storage of the tab means. */
  show({ preset, scenario: text, t, view, beside }: Linked): void {
    dropOthers(this);
    const { text: before } = this.runs.live.run;
    this.scenario.replace({ preset, text });
    if (text === before) this.restart();
    if (beside) putBeside(this, beside);
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
    for (const work of this.runs.all) work.goOn();
  }

  /** The address of exactly what is on the screen. */
  async link(): Promise<string> {
    const { preset, text } = this.scenario.state.getState();
    const fragment = await writeLink(this.core, {
      preset,
      scenario: text,
      t: this.playback.t,
      view: viewOf(this),
      beside: besideOf(this.state.getState()),
    });
    return new URL(fragment, location.href.replace(/#.*$/, '')).href;
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
      // What still draws the old run in this frame may use its sky.
      setTimeout(() => old.sky.free(), 2000);
    } catch (thrown) {
      live.fail(messageOf(thrown));
    }
  }

  /** Follows the document: what differs in dated changes alone forks the run, anything else begins another one. */
  private runOn(now: ScenarioState): void {
    const { live } = this.runs;
    const { run: old, status } = live;
    if (status.kind === 'failed' || !differsInChangesAlone(old.document, now.document)) {
      this.restart();
      return;
    }
    try {
      const { text, document } = now;
      live.fork({ ...old, text, document, sky: this.core.skyView(text) });
      this.runs.follow(this.runs.liveAt);
      this.showRuns();
      setTimeout(() => old.sky.free(), 2000);
    } catch (thrown) {
      live.fail(messageOf(thrown));
    }
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

  /** Shows what comes next from its beginning. */
  showFromStart(): void {
    this.playback.moveTo(0);
    this.timeline.showAll();
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
      if (pick?.kind === 'packet') {
        this.showPacket(pick.segment);
        return;
      }
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

  /** The camera goes along with a satellite, or with none. */
  track(tracked: number | null): void {
    this.state.setState({ tracked });
  }

  pick(picking: 'from' | 'to' | null): void {
    this.state.setState({ picking, beside: false });
  }

  showEvent(event: number | null): void {
    this.awaited = null;
    this.state.setState({ event });
  }

  /** Shows the bytes of the packet in a row of `segments`; null closes their card. */
  showPacket(row: number | null): void {
    const { store } = this.state.getState().run;
    this.state.setState({ packet: row === null ? null : store.packetNumber(row) });
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

  /** Goes to the first event of the kind that a link asks for, as soon as it is simulated. */
  private showSought(): void {
    if (this.sought === null) return;
    const { kind, from_s } = this.sought;
    const { store } = this.state.getState().run;
    const { t, code } = store.events;
    // Whoever plays or goes elsewhere does not want to be taken there any more.
    const left = this.playback.playing || this.playback.t !== from_s;
    const row = left ? -1 : t.findIndex((_, at) => kindOf(code[at]) === kind);
    if (row < 0 && !left && !store.finished) return;
    this.sought = null;
    if (row >= 0) this.playback.seek(t[row] ?? from_s);
  }

  /** Which kind of event a step looks for. */
  chooseStep(step: StepChoice): void {
    this.state.setState({ step });
  }

  /** Opens what a file holds, or the dialog of element sets where the text is empty; null closes it. */
  offer(offered: string | null): void {
    this.state.setState({ offered });
  }

  notify(notice: string | null, savable = false): void {
    this.state.setState({ notice, savable });
  }

  /** Shows the runs as they are, and the one to follow. */
  showRuns(): void {
    const { run: old, flow, selection, tracked, event, packet } = this.state.getState();
    const now = this.standing();
    const { run } = now;
    const same = run === old;
    if (!same) this.awaited = null;
    this.playback.setLimit(this.runs.limit_s);
    this.playback.setDuration(this.runs.end_s);
    const flows = run.meta.flows.length;
    this.state.setState({
      ...now,
      event: same ? event : null,
      packet: same ? packet : null,
      selection: run.meta.nodes === old.meta.nodes ? selection : null,
      tracked: run.meta.nodes === old.meta.nodes ? tracked : null,
      flow: flow < flows ? flow : 0,
    });
  }

  /** Prepares a run of a document; throws an error with what is wrong with it. */
  private prepare({ text, document }: Omit<RunVersion, 'preset'>): Run {
    const sky = this.core.skyView(text);
    this.prepared += 1;
    const store = new RecordingStore();
    return { number: this.prepared, text, document, meta: sky.meta(), sky, store };
  }

  /** A place for a run of a document, which is prepared; throws an error with what is wrong with it. */
  makeWork(version: RunVersion): RunWork {
    const { playback } = this;
    const session = this;
    const owner: RunOwner = {
      clock: playback,
      get opening() {
        return session.opening;
      },
      get held_s() {
        return session.guide?.held_s ?? null;
      },
      grew: (work) => this.grew(work),
      turned: (work) => this.turned(work),
    };
    return new RunWork(owner, version.preset, this.prepare(version));
  }

  /** Whether a text is another than that of the run that the controls change, or one that could not run. */
  private isNews(text: string): boolean {
    const { run, status } = this.runs.live;
    return text !== run.text || status.kind === 'failed';
  }

  private standing(): Pick<LabState, 'run' | 'status' | 'runs' | 'live' | 'shown'> {
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
    if (work !== this.runs.shown) return;
    this.showAwaited();
    this.showSought();
  }

  /** A run began anew, ended or failed. */
  private turned(work: RunWork): void {
    // A run may end with its transfers, before its duration.
    if (work.status.kind === 'finished' && work !== this.runs.live) work.rest();
    if (work.status.kind !== 'failed') {
      this.playback.setDuration(this.runs.end_s);
      this.playback.setLimit(this.runs.limit_s);
    }
    this.state.setState(this.standing());
  }
}

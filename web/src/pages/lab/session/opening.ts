/** Opens what an address asks for: a link, a built-in scenario by its name, or what the tab showed before. */
import { messageOf } from '../../../base/assert';
import { DEFAULT_PRESET, OPENING_PRESET } from '../../../document/scenarioStore';
import { isLink, type Linked, readLink } from '../../../links/shareLink';
import { readStage } from '../../../links/stage';
import type { TimelineRange } from '../../../panels/timeline/range';
import type { Core } from '../../../protocol/core';
import { dropOthers, putBeside } from '../runs/besideLink';
import type { Simulations } from '../runs/simulations';
import { isMeant, isReloaded, recall, tabStore } from './autosave';
import { showView } from './linkView';
import { openNotes } from './notes';
import { playByItself } from './playByItself';
import type { LabScreen } from './screen';
import { notify } from './view';

/** Longest name of no scenario that is said. */
const MOST_SAID = 80;

interface OpeningParts extends LabScreen {
  readonly core: Core;
  readonly timeline: TimelineRange;
  readonly simulations: Simulations;
}

export class Opening {
  /** Whether the address is that of a moment: a link was opened, or the user has done something. */
  addressed = false;
  /** What the address has been since it was gone to. */
  readonly replaced: string[] = [];
  /** Whether a link is being read, so that the screen is not yet that of the address. */
  reading = false;
  /** Links asked for so far: only the last one is shown. */
  private asked = 0;
  private readonly parts: OpeningParts;

  constructor(parts: OpeningParts) {
    this.parts = parts;
  }

  /** Opens what the address asks for, with the scenario that it names if it does, and starts the first run. */
  async open(fragment: string, scenario: string | null = null): Promise<void> {
    const { core, simulations, playback } = this.parts;
    const store = tabStore();
    const kept = store && recall(store, core);
    if (kept?.kind === 'state') {
      const asks = isLink(fragment) ? 'link' : scenario === null ? 'page' : 'scenario';
      if (isMeant(kept.addresses, fragment, asks, isReloaded())) {
        this.show(kept.state);
        this.addressed = true;
        return;
      }
    } else if (kept?.kind === 'refused') this.say(kept.sentence);
    if (isLink(fragment)) {
      await this.openLink(fragment);
      return;
    }
    if (scenario !== null) {
      this.openNamed(scenario);
      return;
    }
    simulations.restart();
    playByItself(playback);
  }

  /** Opens a built-in scenario by its name, or says that there is none and opens the default one. */
  openNamed(preset: string): void {
    this.asked += 1;
    this.reading = false;
    const known = this.parts.core.presets().some(({ id }) => id === preset);
    this.openPreset(known ? preset : OPENING_PRESET);
    const said = preset.length > MOST_SAID ? `${preset.slice(0, MOST_SAID)}…` : preset;
    this.say(
      known ? null : `“${said}” is no built-in scenario. The default scenario is shown instead.`,
    );
  }

  /** Opens a share link, or says why not and goes on with the default scenario. */
  async openLink(fragment: string): Promise<void> {
    this.asked += 1;
    const mine = this.asked;
    let linked: Linked;
    this.reading = true;
    try {
      linked = await readLink(this.parts.core, fragment);
      if (mine === this.asked) this.reading = false;
    } catch (thrown) {
      if (mine !== this.asked) return;
      this.reading = false;
      this.say(`${messageOf(thrown)} The default scenario is shown instead.`);
      this.openPreset(OPENING_PRESET);
      return;
    }
    if (mine !== this.asked) return;
    this.show(linked);
    this.say(linked.beside?.problems.join(' ') || null);
    this.addressed = true;
  }

  /** Shows what a link, a step of a lesson or the storage of the tab means. */
  show({ preset, scenario: text, t, view, beside }: Linked): void {
    const { parts } = this;
    const { simulations } = parts;
    dropOthers(simulations);
    const { text: before } = simulations.runs.live.run;
    parts.scenario.replace({ preset, text });
    if (text === before) simulations.restart();
    if (beside) putBeside(simulations, beside);
    parts.playback.moveTo(t);
    showView(parts, view);
    openNotes(parts.view, view.bookmarks ?? []);
    parts.stage.setState({ controls: readStage(view.stage) });
    parts.awaited.showAwaited();
  }

  /** Shows what comes next from its beginning. */
  showFromStart(): void {
    const { playback, timeline, globe, sequence } = this.parts;
    playback.moveTo(0);
    timeline.showAll();
    globe.renew();
    sequence.renew();
  }

  /** Opens a scenario that the page around an embed has told, and shows it from its beginning. */
  openTold(text: string): void {
    // What a link of it starts from: any built-in scenario would do.
    this.openVersion({ preset: DEFAULT_PRESET, text });
  }

  private openPreset(preset: string): void {
    this.openVersion({ preset, text: this.parts.core.preset(preset) });
  }

  private openVersion(version: { readonly preset: string; readonly text: string }): void {
    const { scenario, simulations, view, playback } = this.parts;
    this.showFromStart();
    openNotes(view, []);
    const { text } = scenario.state.getState();
    scenario.replace(version);
    if (text === scenario.state.getState().text) simulations.restart();
    playByItself(playback);
  }

  private say(notice: string | null): void {
    notify(this.parts.view, notice);
  }
}

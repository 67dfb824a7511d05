/** What a link asks for and is not yet simulated: the card of an event, the first event of a kind. */
import type { Playback } from '../../../clock/playback';
import { type EventKind, kindOf } from '../../../reading/eventKinds';
import { rowOfMark } from '../../../reading/eventMark';
import { type ChosenSlice, showEvent } from './chosen';
import type { RunSlice } from './run';

/** The kind of event whose first one is to be shown, and the instant that is left for it, s. */
interface Sought {
  readonly kind: EventKind;
  readonly from_s: number;
}

interface AwaitedParts {
  readonly run: RunSlice;
  readonly chosen: ChosenSlice;
  readonly playback: Pick<Playback, 't' | 'playing' | 'seek'>;
}

export class Awaited {
  /** The kind of event of a link at whose first one the run is shown, until that is simulated or somebody goes on. */
  sought: Sought | null = null;
  private readonly parts: AwaitedParts;

  constructor(parts: AwaitedParts) {
    this.parts = parts;
  }

  /** Shows what has been simulated of it. */
  look(): void {
    this.showAwaited();
    this.showSought();
  }

  /** Opens the card of a link's event as soon as it is simulated. */
  showAwaited(): void {
    const { run, chosen } = this.parts;
    const { awaited } = chosen.getState();
    if (awaited === null) return;
    const { store } = run.getState().run;
    if (store.simulated_s < awaited.t && !store.finished) return;
    const row = rowOfMark(store.events, awaited);
    if (row >= 0 || store.simulated_s > awaited.t || store.finished) {
      showEvent(chosen, row < 0 ? null : row);
    }
  }

  /** Goes to the first event of the kind that a link asks for, as soon as it is simulated. */
  private showSought(): void {
    if (this.sought === null) return;
    const { playback, run } = this.parts;
    const { kind, from_s } = this.sought;
    const { store } = run.getState().run;
    const { t, code } = store.events;
    // Whoever plays or goes elsewhere does not want to be taken there any more.
    const left = playback.playing || playback.t !== from_s;
    const row = left ? -1 : t.findIndex((_, at) => kindOf(code[at]) === kind);
    if (row < 0 && !left && !store.finished) return;
    this.sought = null;
    if (row >= 0) playback.seek(t[row] ?? from_s);
  }
}

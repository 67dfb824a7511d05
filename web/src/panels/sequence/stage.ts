/** The diagrams on show under one clock: they are drawn together and stepped together. */
import type { PlaybackSource } from '../../clock/playbackSource';
import type { Diagram } from './diagram';
import { type Step, stepAfter, stepAt, stepBefore, stepsAt } from './steps';
import type { SequenceView } from './view';

interface Place {
  readonly diagram: Diagram;
  readonly step: Step;
}

export class Stage {
  readonly view: SequenceView;
  readonly playback: PlaybackSource;
  /** In the order of their flows. */
  private diagrams: Diagram[] = [];

  constructor(view: SequenceView, playback: PlaybackSource) {
    this.view = view;
    this.playback = playback;
  }

  /** Draws and steps a diagram with the others until the returned function is called. */
  add(diagram: Diagram): () => void {
    this.diagrams.push(diagram);
    this.diagrams.sort((a, b) => a.packets.flow.flow - b.packets.flow.flow);
    return () => {
      this.diagrams = this.diagrams.filter((other) => other !== diagram);
    };
  }

  /** Draws what has changed; called on every frame. */
  frame(t: number): void {
    for (const diagram of this.diagrams) diagram.update();
    this.view.place(t);
    for (const diagram of this.diagrams)
      diagram.draw(t, this.current(diagram, t), this.playback.hidesAhead);
  }

  /** The step of a diagram that the playhead stands at. */
  current(diagram: Diagram, t: number): Step | null {
    const { stepped } = this.view;
    if (stepped === null || stepped.t !== t) return stepAt(diagram.packets, t);
    const ours = this.at(t)
      .slice(0, stepped.n + 1)
      .filter((place) => place.diagram === diagram);
    return ours.at(-1)?.step ?? stepBefore(diagram.packets, firstAt(t));
  }

  /** Goes to the next or the previous step of any diagram; false if there is none. */
  step(forward: boolean): boolean {
    const { view, playback } = this;
    const { t } = playback;
    const here = this.at(t);
    const at = view.stepped?.t === t ? view.stepped.n : here.length - 1;
    const next = at + (forward ? 1 : -1);
    if (here.length > 0 && next >= 0 && next < here.length) {
      this.stand(t, next);
      return true;
    }
    const found = this.diagrams
      .map(({ packets }) =>
        forward ? stepAfter(packets, lastAt(t)) : stepBefore(packets, firstAt(t)),
      )
      .filter((step) => step !== null)
      .map((step) => step.t);
    if (found.length === 0) return false;
    const there = forward ? Math.min(...found) : Math.max(...found);
    this.stand(there, forward ? 0 : this.at(there).length - 1);
    return true;
  }

  /** Goes to a step of a diagram. */
  choose(diagram: Diagram, step: Step): void {
    const n = this.at(step.t).findIndex(
      (place) =>
        place.diagram === diagram && place.step.kind === step.kind && place.step.row === step.row,
    );
    this.stand(step.t, Math.max(0, n));
  }

  /** The steps at an instant, diagram by diagram. */
  private at(t: number): Place[] {
    return this.diagrams.flatMap((diagram) =>
      stepsAt(diagram.packets, t).map((step) => ({ diagram, step })),
    );
  }

  private stand(t: number, n: number): void {
    const { view, playback } = this;
    playback.pause();
    playback.seek(t);
    view.reveal(t);
    view.set({ stepped: { t, n } });
  }
}

/** Before and behind all steps of an instant. */
function firstAt(t: number): Step {
  return { kind: 'ended', t, row: -1 };
}
function lastAt(t: number): Step {
  return { kind: 'sent', t, row: Number.POSITIVE_INFINITY };
}

/** The longest time for which a receiver had data that waited for earlier ones. */
import { type FlowView, generationOf, type RecordingSource } from './source';

export interface Wait {
  readonly from: number;
  readonly to: number;
  /** Most pieces that waited at once. */
  readonly most: number;
}

export class Waits {
  longest: Wait | null = null;
  private readonly source: RecordingSource;
  private readonly flow: FlowView;
  private seen = 0;
  private generation = -1;
  /** The wait that has not ended. */
  private open: Wait | null = null;

  constructor(source: RecordingSource, flow: FlowView) {
    this.source = source;
    this.flow = flow;
  }

  /** Takes in the rows recorded since the last call. */
  update(): void {
    const { receivers } = this.source;
    const generation = generationOf(this.source, 'receivers');
    if (generation !== this.generation) {
      this.generation = generation;
      this.seen = 0;
      this.open = null;
    }
    const { t, flow, blocked } = receivers;
    for (let row = this.seen; row < t.length; row += 1) {
      if (flow[row] === this.flow.flow) this.read(t[row] ?? 0, blocked[row] ?? 0);
    }
    this.seen = t.length;
  }

  private read(t: number, waiting: number): void {
    const { open } = this;
    if (open === null) {
      if (waiting > 0) this.open = { from: t, to: t, most: waiting };
      return;
    }
    const wait = { from: open.from, to: t, most: Math.max(open.most, waiting) };
    this.open = waiting > 0 ? wait : null;
    const { longest } = this;
    const longer = longest === null || wait.to - wait.from > longest.to - longest.from;
    if (longer || wait.from === longest?.from) this.longest = wait;
  }
}

/** The rows of a recording that a time-sequence diagram of one flow is made of, found once and kept up to date. */
import type { EventCode } from '../../protocol/codes.gen';
import { type EventKind, RESENDS } from '../../protocol/events.gen';
import { EventIndex } from '../../reading/eventIndex';
import { kindOf } from '../../reading/eventKinds';
import { isLoss } from '../../reading/fates';
import { NONE } from '../../reading/lists';
import type { RecordingStore } from '../../reading/recordingStore';
import { RowIndex } from '../../reading/rowIndex';
import type { FlowView } from '../../reading/source';

/** Told by the packet itself: its loss, what a probe is. Round trips are measured with nearly every packet. */
const NO_STEPS: readonly EventKind[] = ['loss', 'round-trip', 'heartbeat'];

/** Less than the resolution of a recording, which is nanoseconds. */
export const JUST_S = 5e-10;

export class FlowPackets {
  readonly store: RecordingStore;
  readonly flow: FlowView;
  /** Rows of `segments`, of `fates` and of `events`, each in the order of time. */
  readonly sent = new RowIndex();
  readonly ended = new RowIndex();
  readonly rules = new RowIndex();
  /** Rows of `windows` of all paths, and of `receivers`. */
  readonly windows = new RowIndex();
  readonly receivers = new RowIndex();
  /** The longest that a packet was on its way, seconds. */
  reach_s = 0;
  /** The shortest, once a packet has arrived. */
  least_s = Number.POSITIVE_INFINITY;
  private readonly events: EventIndex;
  private endedSeen = 0;
  private version = -1;
  private epoch = -1;

  constructor(store: RecordingStore, flow: FlowView) {
    this.store = store;
    this.flow = flow;
    this.events = new EventIndex(store, flow);
  }

  /** Takes in the rows recorded since the last call; whether there were any. */
  update(): boolean {
    const { store } = this;
    if (store.version === this.version) return false;
    this.version = store.version;
    const { segments, fates, events, windows, receivers } = store;
    const of = this.flow.flow;
    const packets = store.generationOf('segments');
    this.sent.update(segments.t.length, packets, (row) => segments.flow[row] === of);
    this.ended.update(
      fates.t.length,
      packets,
      (row) => segments.flow[fates.segment[row] ?? NONE] === of,
    );
    this.rules.update(
      events.t.length,
      store.generationOf('events'),
      (row) => this.events.belongs(row) && isStep(events.code[row]),
    );
    this.windows.update(
      windows.t.length,
      store.generationOf('windows'),
      (row) => windows.flow[row] === of,
    );
    this.receivers.update(
      receivers.t.length,
      store.generationOf('receivers'),
      (row) => receivers.flow[row] === of,
    );
    this.measure();
    return true;
  }

  /** Grows when row numbers kept elsewhere no longer hold. */
  get generation(): number {
    return this.sent.epoch + this.ended.epoch + this.rules.epoch;
  }

  /** Follows the longest and the shortest way of a packet. */
  private measure(): void {
    const { segments, fates } = this.store;
    if (this.ended.epoch !== this.epoch) this.endedSeen = 0;
    this.epoch = this.ended.epoch;
    for (let at = this.endedSeen; at < this.ended.count; at += 1) {
      const row = this.ended.rows[at] ?? 0;
      const took = (fates.t[row] ?? 0) - (segments.t[fates.segment[row] ?? NONE] ?? 0);
      if (took > this.reach_s) this.reach_s = took;
      if (took < this.least_s && !this.lost(row)) this.least_s = took;
    }
    this.endedSeen = this.ended.count;
  }

  /** Whether the packet whose fate is in a row was lost. */
  lost(fate: number): boolean {
    return isLoss(this.store.fates.outcome[fate]);
  }

  /** The last row of `windows` about a path before `t`, or at it too; -1 if there is none. */
  windowAt(t: number, path: number, also = true): number {
    const { windows } = this.store;
    let at = this.windows.at(windows.t, also ? next(t) : t) - 1;
    while (at >= 0 && windows.path[this.windows.rows[at] ?? 0] !== path) at -= 1;
    return at < 0 ? -1 : (this.windows.rows[at] ?? -1);
  }

  /** The last row of `receivers` before `t`, or at it too; -1 if there is none. */
  receiverAt(t: number, also = true): number {
    const at = this.receivers.at(this.store.receivers.t, also ? next(t) : t) - 1;
    return at < 0 ? -1 : (this.receivers.rows[at] ?? -1);
  }
}

/** Whether an event is a step of its own: data sent again are a packet that is sent. */
function isStep(code: EventCode | undefined): boolean {
  return code !== undefined && !RESENDS.includes(code) && !NO_STEPS.includes(kindOf(code));
}

/** Just after an instant. */
function next(t: number): number {
  return t + JUST_S;
}

/** The events by which a controller tells its model of the path: the rate at which data leave, bandwidth and shortest round trip; and its bounds. */
import type { Protocol } from '../families';
import { End, type EventCode } from '../protocol/codes.gen';
import { EVENT_CODES } from '../protocol/events.gen';
import { RowIndex } from './rowIndex';
import { type FlowView, generationOf, type RecordingSource } from './source';

/** What of a model is told by which events. */
export type Told = keyof typeof CODES;

const CODES = {
  /** Those whose first three numbers are that rate and that bandwidth, bit/s, and that round trip, ms, negative if none is known. */
  model: (protocol: Protocol): readonly EventCode[] => {
    const codes = EVENT_CODES[protocol];
    return [
      ...[codes.startup, codes.drain, codes.probeUp, codes.probeDown, codes.cruise],
      ...[codes.probeRtt, codes.model, codes.leoProbeRtt, codes.leoProbeUp],
      ...[codes.bbr3Startup, codes.bbr3Drain, codes.bbr3Down, codes.bbr3Cruise],
      ...[codes.bbr3Refill, codes.bbr3Up, codes.bbr3ProbeRtt, codes.bbr3Model],
    ];
  },
  /** Those whose first three numbers are bounds: on the rate, bit/s, and on what is in flight for the cycle and for longer, bytes, negative if there is none. */
  bounds: (protocol: Protocol): readonly EventCode[] => [EVENT_CODES[protocol].bbr3Bounds],
} as const;

export class ModelIndex {
  readonly index = new RowIndex();
  private readonly source: RecordingSource;
  private readonly view: FlowView;
  private readonly path: number;
  private readonly codes: ReadonlySet<EventCode>;

  constructor(source: RecordingSource, view: FlowView, path: number, told: Told = 'model') {
    this.source = source;
    this.view = view;
    this.path = path;
    this.codes = new Set(CODES[told](view.protocol));
  }

  update = (): void => {
    const { code, end, flow, path, t } = this.source.events;
    this.index.update(t.length, generationOf(this.source, 'events'), (row) => {
      const what = code[row];
      if (what === undefined || !this.codes.has(what)) return false;
      return flow[row] === this.view.flow && path[row] === this.path && end[row] === End.sender;
    });
  };
}

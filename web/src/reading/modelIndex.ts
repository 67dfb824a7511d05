/** The events by which a controller tells its model of the path: the rate at which data leave, bandwidth and shortest round trip. */

import type { Protocol } from '../families';
import { End, type EventCode } from '../protocol/codes.gen';
import { EVENT_CODES } from '../protocol/events.gen';
import { RowIndex } from './rowIndex';
import { type FlowView, generationOf, type RecordingSource } from './source';

/** Those whose first three numbers are that rate and that bandwidth, bit/s, and that round trip, ms, negative if none is known. */
function codesOf(protocol: Protocol): ReadonlySet<EventCode> {
  const { startup, drain, probeUp, probeDown, cruise, probeRtt, model } = EVENT_CODES[protocol];
  return new Set([startup, drain, probeUp, probeDown, cruise, probeRtt, model]);
}

export class ModelIndex {
  readonly index = new RowIndex();
  private readonly source: RecordingSource;
  private readonly view: FlowView;
  private readonly path: number;
  private readonly codes: ReadonlySet<EventCode>;

  constructor(source: RecordingSource, view: FlowView, path: number) {
    this.source = source;
    this.view = view;
    this.path = path;
    this.codes = codesOf(view.protocol);
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

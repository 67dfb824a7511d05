/** The rows of each table that belong to the flow on show, shared by every chart that draws it. */

import { EventIndex } from './eventIndex';
import { RowIndex } from './rowIndex';
import type { FlowView, RecordingSource } from './source';

/** Values of `segments.kind`, `segments.direction`, `segments.retransmit` and `fates.outcome` used here. */
const DATA = 0;
const SACK = 1;
const FORWARD = 0;
const FIRST_LOSS = 2;

/** The path shown where an association has several. */
const PATH = 0;

export class FlowRows {
  readonly windows = new RowIndex();
  readonly receivers = new RowIndex();
  readonly sent = new RowIndex();
  readonly sacks = new RowIndex();
  readonly fast = new RowIndex();
  readonly late = new RowIndex();
  readonly lost = new RowIndex();
  readonly routes = new RowIndex();
  readonly rates = new RowIndex();
  readonly events: EventIndex;
  readonly source: RecordingSource;
  readonly view: FlowView;
  private segmentsSeen = 0;
  private segmentsGeneration = -1;

  constructor(source: RecordingSource, view: FlowView) {
    this.source = source;
    this.view = view;
    this.events = new EventIndex(source, view);
  }

  updateWindows = (): void => {
    const { flow, path, t } = this.source.windows;
    const wanted = this.view.flow;
    this.windows.update(
      t.length,
      this.source.generation,
      (row) => flow[row] === wanted && path[row] === PATH,
    );
  };

  updateReceivers = (): void => {
    const { flow, t } = this.source.receivers;
    this.receivers.update(t.length, this.source.generation, (row) => flow[row] === this.view.flow);
  };

  updateRates = (): void => {
    const { flow, t } = this.source.rates;
    this.rates.update(t.length, this.source.generation, (row) => flow[row] === this.view.flow);
  };

  updateRoutes = (): void => {
    const { flow, path, direction, t } = this.source.routes;
    const wanted = this.view.flow;
    this.routes.update(
      t.length,
      this.source.generation,
      (row) => flow[row] === wanted && path[row] === PATH && direction[row] === FORWARD,
    );
  };

  /** Files segments as first sendings, retransmissions of both kinds and SACKs. */
  updateSegments = (): void => {
    const { flow, kind, direction, retransmit, t } = this.source.segments;
    if (this.source.generation !== this.segmentsGeneration) {
      this.segmentsGeneration = this.source.generation;
      for (const index of [this.sent, this.sacks, this.fast, this.late]) index.clear();
      this.segmentsSeen = 0;
    }
    for (let row = this.segmentsSeen; row < t.length; row += 1) {
      if (flow[row] !== this.view.flow) continue;
      if (kind[row] === SACK && direction[row] !== FORWARD) this.sacks.push(row);
      else if (kind[row] === DATA && direction[row] === FORWARD) {
        const again = retransmit[row];
        (again === 0 ? this.sent : again === 1 ? this.fast : this.late).push(row);
      }
    }
    this.segmentsSeen = t.length;
  };

  updateLost = (): void => {
    const { segment, outcome, t } = this.source.fates;
    const { flow, kind, direction } = this.source.segments;
    this.lost.update(t.length, this.source.generation, (row) => {
      const of = segment[row] ?? 0;
      return (
        (outcome[row] ?? 0) >= FIRST_LOSS &&
        flow[of] === this.view.flow &&
        kind[of] === DATA &&
        direction[of] === FORWARD
      );
    });
  };
}

/** The rows of each table that belong to the flow on show, shared by every chart that draws it. */
import { Direction, Retransmit, SegmentKind } from '../protocol/codes.gen';
import { say } from '../words/say';
import { EventIndex } from './eventIndex';
import { isLoss } from './fates';
import { RowIndex } from './rowIndex';
import { type FlowView, generationOf, type RecordingSource } from './source';

/** More streams than this are not told apart. */
const MOST_STREAMS = 8;

/** The streams that carry messages or objects, ascending. */
function streamsOf({ applications }: FlowView): readonly number[] {
  const carrying = applications.filter(({ messages }) => messages);
  return [...new Set(carrying.flatMap(({ streams }) => streams))].sort((a, b) => a - b);
}

/** The names of the groups into which its messages are sorted. */
function streamGroups(view: FlowView): readonly string[] {
  const streams = streamsOf(view);
  const names = streams.map((stream) => say`stream ${stream}`);
  return names.length > MOST_STREAMS
    ? [...names.slice(0, MOST_STREAMS - 1), say('other streams')]
    : names;
}

export class FlowRows {
  readonly receivers = new RowIndex();
  readonly sent = new RowIndex();
  readonly sacks = new RowIndex();
  readonly fast = new RowIndex();
  readonly late = new RowIndex();
  /** Sent again for being too big, which may be fragmented now. */
  readonly smaller = new RowIndex();
  /** Data on other paths than the primary, first sendings and retransmissions. */
  readonly alternate = new RowIndex();
  readonly lost = new RowIndex();
  readonly rates = new RowIndex();
  /** Data, and what the receiver sent, that later packets have overtaken. */
  readonly overtaken = new RowIndex();
  readonly overtakenBack = new RowIndex();
  /** Messages and objects that have come, by stream; those of the last streams together where there are many. */
  readonly messageStreams: readonly { readonly label: string; readonly index: RowIndex }[];
  readonly events: EventIndex;
  readonly source: RecordingSource;
  readonly view: FlowView;
  /** The paths on show, ascending. */
  readonly paths: readonly number[];
  private readonly windows = new Map<number, RowIndex>();
  private readonly routes = new Map<number, RowIndex>();
  private segmentsSeen = 0;
  private segmentsGeneration = -1;

  /** `path` is the only one on show; null shows all. */
  constructor(source: RecordingSource, view: FlowView, path: number | null = null) {
    this.source = source;
    this.view = view;
    const all = Array.from({ length: Math.max(1, view.paths) }, (_, number) => number);
    this.paths = path === null ? all : [path];
    for (const number of this.paths) {
      this.windows.set(number, new RowIndex());
      this.routes.set(number, new RowIndex());
    }
    this.messageStreams = streamGroups(view).map((label) => ({ label, index: new RowIndex() }));
    this.events = new EventIndex(source, view);
  }

  /** The rows of `windows` about a path. */
  windowsOf(path: number): RowIndex {
    return this.windows.get(path) ?? new RowIndex();
  }

  /** The rows of `routes` about a path, forward. */
  routesOf(path: number): RowIndex {
    return this.routes.get(path) ?? new RowIndex();
  }

  updateWindows = (): void => {
    const { flow, path, t } = this.source.windows;
    const wanted = this.view.flow;
    for (const [number, index] of this.windows) {
      index.update(
        t.length,
        generationOf(this.source, 'windows'),
        (row) => flow[row] === wanted && path[row] === number,
      );
    }
  };

  updateReceivers = (): void => {
    const { flow, t } = this.source.receivers;
    this.receivers.update(
      t.length,
      generationOf(this.source, 'receivers'),
      (row) => flow[row] === this.view.flow,
    );
  };

  updateRates = (): void => {
    const { flow, t } = this.source.rates;
    this.rates.update(
      t.length,
      generationOf(this.source, 'rates'),
      (row) => flow[row] === this.view.flow,
    );
  };

  updateReordered = (): void => {
    const { flow, direction, t } = this.source.reordered;
    const generation = generationOf(this.source, 'reordered');
    for (const [index, way] of [
      [this.overtaken, Direction.forward],
      [this.overtakenBack, Direction.reverse],
    ] as const) {
      index.update(
        t.length,
        generation,
        (row) => flow[row] === this.view.flow && direction[row] === way,
      );
    }
  };

  updateMessages = (): void => {
    const { flow, stream, t } = this.source.messages;
    const generation = generationOf(this.source, 'messages');
    const streams = streamsOf(this.view);
    const last = this.messageStreams.length - 1;
    for (const [place, { index }] of this.messageStreams.entries()) {
      index.update(
        t.length,
        generation,
        (row) =>
          flow[row] === this.view.flow &&
          Math.min(streams.indexOf(stream[row] ?? 0), last) === place,
      );
    }
  };

  updateRoutes = (): void => {
    const { flow, path, direction, t } = this.source.routes;
    const wanted = this.view.flow;
    for (const [number, index] of this.routes) {
      index.update(
        t.length,
        generationOf(this.source, 'routes'),
        (row) =>
          flow[row] === wanted && path[row] === number && direction[row] === Direction.forward,
      );
    }
  };

  /** Files segments as first sendings, retransmissions of both kinds and SACKs. */
  updateSegments = (): void => {
    const { flow, path, kind, direction, retransmit, t } = this.source.segments;
    const generation = generationOf(this.source, 'segments');
    if (generation !== this.segmentsGeneration) {
      this.segmentsGeneration = generation;
      for (const index of [
        this.sent,
        this.sacks,
        this.fast,
        this.late,
        this.smaller,
        this.alternate,
      ]) {
        index.clear();
      }
      this.segmentsSeen = 0;
    }
    for (let row = this.segmentsSeen; row < t.length; row += 1) {
      const by = path[row] ?? 0;
      if (flow[row] !== this.view.flow || !this.paths.includes(by)) continue;
      if (kind[row] === SegmentKind.sack && direction[row] !== Direction.forward)
        this.sacks.push(row);
      else if (kind[row] === SegmentKind.data && direction[row] === Direction.forward) {
        const again = retransmit[row];
        if (by > 0) this.alternate.push(row);
        if (again === Retransmit.fast || again === Retransmit.damaged) this.fast.push(row);
        else if (again === Retransmit.timeout) this.late.push(row);
        else if (again === Retransmit.tooBig) this.smaller.push(row);
        else if (by === 0) this.sent.push(row);
      }
    }
    this.segmentsSeen = t.length;
  };

  updateLost = (): void => {
    const { segment, outcome, t } = this.source.fates;
    const { flow, path, kind, direction } = this.source.segments;
    this.lost.update(t.length, generationOf(this.source, 'fates'), (row) => {
      const of = segment[row] ?? 0;
      return (
        isLoss(outcome[row]) &&
        flow[of] === this.view.flow &&
        this.paths.includes(path[of] ?? 0) &&
        kind[of] === SegmentKind.data &&
        direction[of] === Direction.forward
      );
    });
  };
}

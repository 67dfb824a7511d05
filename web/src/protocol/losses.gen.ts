/** Why packets are lost, and how each cause is shown. Generated from the Rust types by `npm run generate`; do not edit. */
import { type EventCode, Outcome } from './codes.gen';

/** The shapes of lost packets, each as strokes from point to point: right and down from the middle, -1 to 1. */
export const LOSS_MARKS = {
  cross: [
    [[-0.8, -0.8], [0.8, 0.8]],
    [[0.8, -0.8], [-0.8, 0.8]],
  ],
  bars: [
    [[-0.4, -0.9], [-0.4, 0.9]],
    [[0.4, -0.9], [0.4, 0.9]],
  ],
  barred: [
    [[0.38, -0.92], [0.92, -0.38], [0.92, 0.38], [0.38, 0.92], [-0.38, 0.92], [-0.92, 0.38], [-0.92, -0.38], [-0.38, -0.92], [0.38, -0.92]],
    [[-0.65, 0.65], [0.65, -0.65]],
  ],
  frame: [
    [[-0.8, -0.8], [0.8, -0.8], [0.8, 0.8], [-0.8, 0.8], [-0.8, -0.8]],
  ],
  chevron: [
    [[-0.9, -0.6], [0, 0.7], [0.9, -0.6]],
  ],
  hourglass: [
    [[-0.7, -0.85], [0.7, -0.85], [-0.7, 0.85], [0.7, 0.85], [-0.7, -0.85]],
  ],
  star: [
    [[0, -1], [0, 1]],
    [[-0.87, -0.5], [0.87, 0.5]],
    [[0.87, -0.5], [-0.87, 0.5]],
  ],
} as const satisfies Readonly<Record<string, readonly (readonly (readonly [number, number])[])[]>>;

export type LossMark = keyof typeof LOSS_MARKS;

/** A cause of losses. */
export interface Cause {
  readonly outcome: Outcome;
  /** The event that tells of a packet lost for it. */
  readonly event: EventCode;
  readonly mark: LossMark;
  /** What it is called beside its shape. */
  readonly short: string;
  /** What is said of several, after their number. */
  readonly several: string;
}

/** Why packets are lost, in the order in which summaries have the causes. */
export const CAUSES: readonly Cause[] = [
  {
    outcome: Outcome.corruption,
    event: 100 as unknown as EventCode,
    mark: 'cross',
    short: 'corruption',
    several: 'to corruption',
  },
  {
    outcome: Outcome.queueFull,
    event: 101 as unknown as EventCode,
    mark: 'bars',
    short: 'full queue',
    several: 'to full queues',
  },
  {
    outcome: Outcome.handover,
    event: 102 as unknown as EventCode,
    mark: 'barred',
    short: 'handover',
    several: 'in handovers',
  },
  {
    outcome: Outcome.noRoute,
    event: 103 as unknown as EventCode,
    mark: 'barred',
    short: 'no route',
    several: 'without a route',
  },
  {
    outcome: Outcome.tooBig,
    event: 104 as unknown as EventCode,
    mark: 'frame',
    short: 'too big',
    several: 'as too big',
  },
  {
    outcome: Outcome.earlyDrop,
    event: 105 as unknown as EventCode,
    mark: 'bars',
    short: 'early drop',
    several: 'to early drops by RED',
  },
  {
    outcome: Outcome.chosen,
    event: 106 as unknown as EventCode,
    mark: 'chevron',
    short: 'by the scenario',
    several: 'by the scenario',
  },
  {
    outcome: Outcome.outage,
    event: 107 as unknown as EventCode,
    mark: 'barred',
    short: 'outage',
    several: 'in outages',
  },
  {
    outcome: Outcome.state,
    event: 108 as unknown as EventCode,
    mark: 'cross',
    short: 'bad state',
    several: 'to the bad state of a link',
  },
  {
    outcome: Outcome.collision,
    event: 109 as unknown as EventCode,
    mark: 'star',
    short: 'collision',
    several: 'in collisions',
  },
  {
    outcome: Outcome.standingQueue,
    event: 118 as unknown as EventCode,
    mark: 'hourglass',
    short: 'standing queue',
    several: 'to CoDel, for the queue stood too long',
  },
  {
    outcome: Outcome.proportional,
    event: 119 as unknown as EventCode,
    mark: 'hourglass',
    short: 'delay drop',
    several: 'to PIE, by the queueing delay',
  },
  {
    outcome: Outcome.headerContext,
    event: 132 as unknown as EventCode,
    mark: 'frame',
    short: 'header context',
    several: 'to broken contexts of headers',
  },
  {
    outcome: Outcome.checksum,
    event: 135 as unknown as EventCode,
    mark: 'cross',
    short: 'wrong checksum',
    several: 'to wrong checksums',
  },
];

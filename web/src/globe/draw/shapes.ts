/** What the layers draw with, lines and marks, whatever puts them on the screen. */
import { LOSS_MARKS, type LossMark } from '../../protocol/losses.gen';
import type { Packed } from '../palette';

export const DISC = 0;
export const DIAMOND = 2;
export const TRIANGLE = 3;
export const SQUARE = 4;
export const BOW = 5;
/** The numbers of the shapes of losses come behind these. */
export const LOSSES = Object.keys(LOSS_MARKS) as LossMark[];
export const FIRST_LOSS = 16;

/** The number of the shape of a loss. */
export function lossShape(mark: LossMark): number {
  return FIRST_LOSS + LOSSES.indexOf(mark);
}

/** What of a shape's half size its sides take, and how thick the strokes of a loss are, in pixels at least. */
export const PROPORTIONS = {
  diamond: 1.2,
  triangle: 0.62,
  square: 0.8,
  bow: { end: 0.9, waist: 0.08 },
  loss: { reach: 0.85, stroke: 0.19, least_px: 0.9 },
} as const;

/** Width in pixels, dash length in pixels (0: solid), share of the strength kept beyond the limb. */
export function lineStyle(width_px: number, dash_px = 0, beyond = 0.45): number {
  return Math.round(width_px * 4) | (dash_px << 8) | (Math.round(beyond * 255) << 16);
}

/** Of every dash and its gap, the share that is drawn. */
export const DASH_SHARE = 0.6;

/** Diameter, width of the outline outside it and drop below the place, all in pixels up to 63. */
export function markStyle(size_px: number, ring_px = 0, shape = DISC, drop_px = 0): number {
  return (
    Math.round(size_px * 4) |
    (Math.round(ring_px * 4) << 8) |
    (shape << 16) |
    (Math.round(Math.min(63, drop_px) * 4) << 24)
  );
}

/** A number of shapes of one kind, each over the one before. */
export interface Shapes {
  show: boolean;
  readonly length: number;
  /** Forgets all shapes. */
  clear(): void;
}

export interface Lines extends Shapes {
  /** The angle about the Earth's axis, in radians, by which all are turned. */
  turn: number;
  /** Adds a line between two world positions; `style` comes from `lineStyle`. */
  add(
    ax: number,
    ay: number,
    az: number,
    bx: number,
    by: number,
    bz: number,
    colour: Packed,
    style: number,
  ): void;
}

export interface Marks extends Shapes {
  /** Adds a mark at a world position; `style` comes from `markStyle`. */
  add(x: number, y: number, z: number, fill: Packed, ring: Packed, style: number): void;
}

/** Lines between nodes, each with a number of its own by which it is changed; they move with the places alone. */
export interface NodeLines extends Shapes {
  /** Writes line `shape`, which is at most the next; without opacity it is not drawn. */
  set(shape: number, a: number, b: number, colour: Packed, style: number): void;
}

/** Marks on nodes, which move with the places alone. */
export interface NodeMarks extends Shapes {
  add(node: number, fill: Packed, ring: Packed, style: number): void;
}

/** Makes shapes for one picture; `capacity` is how many there is room for at first. */
export interface Brushes {
  lines(capacity: number): Lines;
  marks(capacity: number): Marks;
  nodeLines(capacity: number): NodeLines;
  nodeMarks(capacity: number): NodeMarks;
  /** Takes a frame's places of all nodes, a column of `placeColumn`. */
  takePlaces(places: Float32Array): void;
}

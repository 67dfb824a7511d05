/** A drawing as a list of what was drawn, from back to front: what a vector file is written from. */

/** As in `matrix(a, b, c, d, e, f)` of SVG. */
export type Matrix = readonly [number, number, number, number, number, number];

/** A colour without its opacity, as #rrggbb, and its opacity. */
export interface Tint {
  readonly color: string;
  readonly opacity: number;
}

export interface Pencil extends Tint {
  readonly width: number;
  readonly dash: readonly number[];
  readonly offset: number;
  readonly cap: CanvasLineCap;
  readonly join: CanvasLineJoin;
}

export interface DrawnPath {
  readonly kind: 'path';
  /** An SVG path. */
  d: string;
  readonly fill: Tint | null;
  readonly stroke: Pencil | null;
  /** Where it lies, if not where its numbers say. */
  readonly matrix: Matrix | null;
}

export interface DrawnText {
  readonly kind: 'text';
  readonly text: string;
  /** Turns and places the start of its baseline. */
  readonly x: number;
  readonly y: number;
  /** Clockwise, degrees. */
  readonly turned: number;
  readonly size: number;
  readonly weight: number;
  readonly anchor: 'start' | 'middle' | 'end';
  /** What its advance was on the canvas. */
  readonly advance: number;
  readonly fill: Tint | null;
  readonly stroke: Pencil | null;
}

export interface DrawnImage {
  readonly kind: 'image';
  /** A data address. */
  readonly href: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What lies within an outline, or another drawing in its place. */
export interface DrawnGroup {
  readonly kind: 'group';
  readonly matrix: Matrix | null;
  /** An SVG path, in the numbers around the group. */
  readonly clip: string | null;
  readonly opacity: number;
  readonly children: readonly Drawn[];
}

export type Drawn = DrawnPath | DrawnText | DrawnImage | DrawnGroup;

export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly children: readonly Drawn[];
}

/** All words of a drawing, in the order in which they are drawn. */
export function wordsOf({ children }: Pick<DrawnGroup, 'children'>): string[] {
  return children.flatMap((one) =>
    one.kind === 'text' ? [one.text] : one.kind === 'group' ? wordsOf(one) : [],
  );
}

/** A number as files have it: a hundredth of a pixel is not seen. */
export function short(value: number): string {
  return String(Math.round(value * 100) / 100 + 0);
}

/** What a scene is made of: lines, marks and labels with their places, CSS pixels. */
import type { EventKind } from '../../protocol/events.gen';
import type { LossMark } from '../../protocol/losses.gen';
import type { EventBook } from '../events/eventBook';
import type { Arrow } from './arrows';
import type { Box } from './boxes';
import type { Columns } from './columns';
import type { Names } from './names';
import type { FlowPackets } from './packets';
import type { Step } from './steps';

/** What a packet is drawn as. */
export type Look = 'data' | 'answer' | 'control' | 'fast' | 'late' | 'forged';

export interface DrawnArrow {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly look: Look;
  /** The shape of what it was lost for; null if it was not lost. */
  readonly lost: LossMark | null;
  /** Whether it has arrived. */
  readonly head: boolean;
  readonly path: number;
  readonly arrow: Arrow;
}

export interface Label extends Box {
  /** One line or several. */
  readonly lines: readonly string[];
  readonly align: 'left' | 'right';
  readonly tone: 'text' | 'muted' | 'loss' | 'cwnd' | 'ssthresh' | 'flight' | 'rwnd';
  /** What it belongs to, when it had to move. */
  readonly leader: { readonly x: number; readonly y: number } | null;
}

export interface Mark {
  readonly x: number;
  readonly y: number;
  readonly kind: EventKind;
  readonly step: Step;
}

export interface Phase {
  readonly top: number;
  readonly bottom: number;
  readonly text: string;
}

/** A window at an instant, as lengths in the strip, 0 to 1. */
export interface StripPoint {
  readonly y: number;
  readonly cwnd: number;
  readonly flight: number;
  readonly ssthresh: number;
}

/** What a window of time is laid out with. */
export interface Layout {
  readonly packets: FlowPackets;
  readonly names: Names;
  readonly book: EventBook;
  readonly columns: Columns;
  readonly from: number;
  readonly to: number;
  readonly scale: number;
  /** The path whose windows are shown; null: that which new data take. */
  readonly path: number | null;
  /** Width of a text, CSS pixels. */
  measure(text: string): number;
}

/** How much wider strong letters are. */
export const BOLD = 1.07;
/** Height of a line of words. */
export const LINE = 15;

/** Where an instant is, CSS pixels from the top of the scene. */
export function yOf({ from, scale }: Pick<Layout, 'from' | 'scale'>, t: number): number {
  return (t - from) * scale;
}

/** A text in at most so many lines of a width, the last one cut. */
export function broken(
  text: string,
  width: number,
  most: number,
  measure: (text: string) => number,
): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length === 0) lines.push(word);
    else if (measure(longer) <= width || lines.length === most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((line) => cut(line, width, measure));
}

/** A text that ends with dots where it is too wide. */
export function cut(text: string, width: number, measure: (text: string) => number): string {
  if (measure(text) <= width) return text;
  let length = text.length - 1;
  while (length > 1 && measure(`${text.slice(0, length)}…`) > width) length -= 1;
  return `${text.slice(0, length).trimEnd()}…`;
}

/** The outline that a canvas context is being told, as an SVG path where its transform puts it. */
import { short } from './drawing';

/** What of a transform places points; the canvas's own, in drawing pixels. */
export interface Placing {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
}

/** How much longer a transform makes lengths; those of charts change both ways alike. */
export function stretch({ a, b }: Pick<Placing, 'a' | 'b'>): number {
  return Math.hypot(a, b);
}

const WHOLE_TURN = 2 * Math.PI;

export class Outliner {
  private parts: string[] = [];
  private started = false;

  begin(): void {
    this.parts = [];
    this.started = false;
  }

  get d(): string {
    return this.parts.join('');
  }

  move(at: Placing, x: number, y: number): void {
    this.parts.push(`M${point(at, x, y)}`);
    this.started = true;
  }

  /** A line from nowhere begins where it ends, as on a canvas. */
  line(at: Placing, x: number, y: number): void {
    if (this.started) this.parts.push(`L${point(at, x, y)}`);
    else this.move(at, x, y);
  }

  close(): void {
    if (this.started) this.parts.push('Z');
  }

  rect(at: Placing, x: number, y: number, width: number, height: number): void {
    this.move(at, x, y);
    this.line(at, x + width, y);
    this.line(at, x + width, y + height);
    this.line(at, x, y + height);
    this.close();
  }

  arc(
    at: Placing,
    x: number,
    y: number,
    radius: number,
    from: number,
    to: number,
    counter = false,
  ): void {
    const on = (angle: number) =>
      [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const;
    const whole = Math.abs(to - from) >= WHOLE_TURN - 1e-9;
    const turn = whole ? (counter ? -WHOLE_TURN : WHOLE_TURN) : turned(from, to, counter);
    this.line(at, ...on(from));
    // An arc of SVG is less than a whole turn; halves, with their ends rounded, may be too far apart for their radius.
    const pieces = Math.max(1, Math.ceil(Math.abs(turn) / (Math.PI / 2) - 1e-9));
    const reach = short(radius * stretch(at));
    for (let piece = 1; piece <= pieces; piece += 1) {
      const end = on(from + (turn * piece) / pieces);
      this.parts.push(`A${reach} ${reach} 0 0 ${turn > 0 ? 1 : 0} ${point(at, ...end)}`);
    }
  }

  curve(at: Placing, ...numbers: readonly number[]): void {
    const points: string[] = [];
    for (let n = 0; n + 1 < numbers.length; n += 2) {
      points.push(point(at, numbers[n] ?? 0, numbers[n + 1] ?? 0));
    }
    this.parts.push(`${points.length === 2 ? 'Q' : 'C'}${points.join(' ')}`);
  }
}

/** By how much an arc turns, clockwise above zero. */
function turned(from: number, to: number, counter: boolean): number {
  const turn = (((to - from) % WHOLE_TURN) + WHOLE_TURN) % WHOLE_TURN;
  return counter ? turn - WHOLE_TURN : turn;
}

export function placed({ a, b, c, d, e, f }: Placing, x: number, y: number): [number, number] {
  return [a * x + c * y + e, b * x + d * y + f];
}

function point(at: Placing, x: number, y: number): string {
  const [right, down] = placed(at, x, y);
  return `${short(right)} ${short(down)}`;
}

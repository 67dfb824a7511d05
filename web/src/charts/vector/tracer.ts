/**
 * Writes down what a canvas context draws, while it draws: one code draws the pixels of the page and of a PNG, and what
 * SVG and PDF are written from. A traced canvas that is drawn into another is a group there.
 */
import { textOf } from '../engine/outline';
import type { Drawing, Drawn, DrawnPath, Matrix, Pencil, Tint } from './drawing';
import { Outliner, type Placing, placed, stretch } from './outliner';

type Context = CanvasRenderingContext2D;
type Numbers = [number, number, number, number];

/** A clip and what is drawn within it, or the whole sheet. */
interface Open {
  readonly clip: string | null;
  readonly children: Drawn[];
}

const tracers = new WeakMap<object, Tracer>();

/** Writes down what is drawn on a canvas from now on; `density` of its pixels are one of the drawing. */
export function trace(canvas: HTMLCanvasElement, density: number): void {
  const context = canvas.getContext('2d');
  if (context) tracers.set(canvas, new Tracer(canvas, context, density));
}

/** What was drawn on a canvas that is traced. */
export function drawingOf(canvas: HTMLCanvasElement): Drawing {
  const tracer = tracers.get(canvas);
  if (!tracer) throw new Error('nothing was written down of this canvas');
  return tracer.drawing;
}

class Tracer {
  private readonly canvas: HTMLCanvasElement;
  private readonly context: Context;
  private readonly density: number;
  private readonly path = new Outliner();
  private root: Drawn[] = [];
  /** The clips in force, from the outermost, and how many there were at each save. */
  private clips: Open[] = [];
  private readonly saved: (readonly Open[])[] = [];

  constructor(canvas: HTMLCanvasElement, context: Context, density: number) {
    this.canvas = canvas;
    this.context = context;
    this.density = density;
    this.tapPaths();
    this.tapInk();
    this.tapState();
  }

  get drawing(): Drawing {
    const { canvas, density, root } = this;
    return { width: canvas.width / density, height: canvas.height / density, children: root };
  }

  /** Does `also` when the context has done what it does. */
  private tap<Name extends keyof Context>(
    name: Name,
    also: (...given: Context[Name] extends (...all: infer All) => unknown ? All : never) => void,
  ): void {
    const own = this.context[name] as (...all: unknown[]) => unknown;
    Object.defineProperty(this.context, name, {
      configurable: true,
      value: (...all: unknown[]) => {
        const result = own.apply(this.context, all);
        (also as (...given: unknown[]) => void)(...all);
        return result;
      },
    });
  }

  private tapPaths(): void {
    const { path } = this;
    this.tap('beginPath', () => path.begin());
    this.tap('moveTo', (x, y) => path.move(this.placing, x, y));
    this.tap('lineTo', (x, y) => path.line(this.placing, x, y));
    this.tap('closePath', () => path.close());
    this.tap('rect', (...box) => path.rect(this.placing, ...box));
    this.tap('arc', (...arc) => path.arc(this.placing, ...arc));
    this.tap('quadraticCurveTo', (...all) => path.curve(this.placing, ...all));
    this.tap('bezierCurveTo', (...all) => path.curve(this.placing, ...all));
  }

  private tapInk(): void {
    this.tap('fill', ((outline?: Path2D | CanvasFillRule) =>
      this.draw(outline, this.tint(), null)) as Context['fill']);
    this.tap('stroke', ((outline?: Path2D) =>
      this.draw(outline, null, this.pencil())) as Context['stroke']);
    this.tap('fillRect', (...box) => this.rect(box, this.tint(), null));
    this.tap('strokeRect', (...box) => this.rect(box, null, this.pencil()));
    this.tap('clearRect', (...box) => this.clear(box));
    this.tap('fillText', (text, x, y) => this.write(text, x, y, this.tint(), null));
    this.tap('strokeText', (text, x, y) => this.write(text, x, y, null, this.pencil()));
    this.tap('drawImage', ((source: CanvasImageSource, ...places: number[]) =>
      this.image(source, places)) as Context['drawImage']);
  }

  private tapState(): void {
    this.tap('save', () => this.saved.push([...this.clips]));
    this.tap('restore', () => {
      this.clips = [...(this.saved.pop() ?? [])];
    });
    this.tap('clip', (() => {
      const group: Open = { clip: this.path.d, children: [] };
      this.inner.push({ kind: 'group', matrix: null, opacity: 1, ...group });
      this.clips.push(group);
    }) as Context['clip']);
  }

  /** The context's transform in drawing pixels. */
  private get placing(): Placing {
    const { a, b, c, d, e, f } = this.context.getTransform();
    const by = 1 / this.density;
    return { a: a * by, b: b * by, c: c * by, d: d * by, e: e * by, f: f * by };
  }

  /** Where the next thing goes. */
  private get inner(): Drawn[] {
    return this.clips.at(-1)?.children ?? this.root;
  }

  private add(drawn: Drawn): void {
    const before = this.inner.at(-1);
    if (before?.kind === 'path' && drawn.kind === 'path' && joins(before, drawn))
      before.d += drawn.d;
    else this.inner.push(drawn);
  }

  private draw(outline: unknown, fill: Tint | null, stroke: Pencil | null): void {
    const { a, b, c, d, e, f } = this.placing;
    const text = typeof outline === 'object' && outline ? textOf(outline as Path2D) : null;
    if ((fill ?? stroke)?.opacity === 0 || (text ?? this.path.d) === '') return;
    if (text === null) this.add({ kind: 'path', d: this.path.d, fill, stroke, matrix: null });
    // The width of a line is stretched with its outline.
    else {
      const width = stroke ? { ...stroke, width: this.context.lineWidth } : null;
      this.add({ kind: 'path', d: text, fill, stroke: width, matrix: [a, b, c, d, e, f] });
    }
  }

  private rect(box: Numbers, fill: Tint | null, stroke: Pencil | null): void {
    if ((fill ?? stroke)?.opacity === 0) return;
    const path = new Outliner();
    path.rect(this.placing, ...box);
    this.add({ kind: 'path', d: path.d, fill, stroke, matrix: null });
  }

  /** Whoever empties all of the canvas begins anew; nothing is emptied in parts. */
  private clear([x, y, width, height]: Numbers): void {
    const [left, top] = placed(this.placing, x, y);
    const [right, bottom] = placed(this.placing, x + width, y + height);
    const { canvas, density } = this;
    if (left > 0 || top > 0) return;
    if (right * density < canvas.width - 1 || bottom * density < canvas.height - 1) return;
    this.root = [];
    this.clips = [];
  }

  private write(
    text: string,
    x: number,
    y: number,
    fill: Tint | null,
    stroke: Pencil | null,
  ): void {
    if (text.trim() === '') return;
    const { context, placing } = this;
    const scale = stretch(placing);
    const [, weight = '400', size = '10'] =
      /^(?:normal |italic )?(?:(\d+|bold|normal) )?([\d.]+)px/.exec(context.font) ?? [];
    const [right, down] = placed(placing, x, y + this.baseline(text));
    this.add({
      kind: 'text',
      text,
      x: right,
      y: down,
      turned: (Math.atan2(placing.b, placing.a) * 180) / Math.PI,
      size: Number(size) * scale,
      weight: weight === 'bold' ? 700 : Number(weight) || 400,
      anchor: ANCHORS[context.textAlign],
      advance: context.measureText(text).width * scale,
      fill,
      stroke,
    });
  }

  /** How far the baseline of letters lies below the line that text is placed by, in the context's own pixels. */
  private baseline(text: string): number {
    const { context } = this;
    const { textBaseline } = context;
    const here = context.measureText(text).actualBoundingBoxAscent;
    context.textBaseline = 'alphabetic';
    const there = context.measureText(text).actualBoundingBoxAscent;
    context.textBaseline = textBaseline;
    return there - here;
  }

  private image(source: CanvasImageSource, places: readonly number[]): void {
    const { width: wide, height: high } = source as HTMLCanvasElement;
    const [sx, sy, sw, sh, x, y, width, height] = spread(places, wide, high);
    const { placing, context } = this;
    const [left, top] = placed(placing, x, y);
    const scale = stretch(placing);
    const tracer = tracers.get(source);
    if (!tracer) {
      this.pixels(left, top, width * scale, height * scale);
      return;
    }
    const across = (width / sw) * scale * tracer.density;
    const down = (height / sh) * scale * tracer.density;
    const [dx, dy] = [sx / tracer.density, sy / tracer.density];
    const matrix: Matrix = [across, 0, 0, down, left - dx * across, top - dy * down];
    // What was drawn beyond the edge of its canvas is not seen there either.
    const cut = new Outliner();
    cut.rect(placing, x, y, width, height);
    const { children } = tracer.drawing;
    this.add({ kind: 'group', matrix, clip: cut.d, opacity: context.globalAlpha, children });
  }

  /** What stands there by now, with all that it lies on: pixels that let nothing through are smaller and simpler. */
  private pixels(left: number, top: number, width: number, height: number): void {
    const { canvas, density } = this;
    const x = Math.max(0, Math.floor(left * density));
    const y = Math.max(0, Math.floor(top * density));
    const wide = Math.min(canvas.width, Math.ceil((left + width) * density)) - x;
    const high = Math.min(canvas.height, Math.ceil((top + height) * density)) - y;
    if (wide <= 0 || high <= 0) return;
    const part = document.createElement('canvas');
    part.width = wide;
    part.height = high;
    part.getContext('2d')?.drawImage(canvas, x, y, wide, high, 0, 0, wide, high);
    const href = part.toDataURL('image/jpeg', QUALITY);
    const by = 1 / density;
    const box = { x: x * by, y: y * by, width: wide * by, height: high * by };
    const below = this.inner.at(-1);
    if (below?.kind === 'image' && below.x === box.x && below.y === box.y) this.inner.pop();
    this.add({ kind: 'image', href, ...box });
  }

  private tint(): Tint {
    return tintOf(this.context.fillStyle, this.context.globalAlpha);
  }

  private pencil(): Pencil {
    const { context } = this;
    const scale = stretch(this.placing);
    return {
      ...tintOf(context.strokeStyle, context.globalAlpha),
      width: context.lineWidth * scale,
      dash: context.getLineDash().map((length) => length * scale),
      offset: context.lineDashOffset * scale,
      cap: context.lineCap,
      join: context.lineJoin,
    };
  }
}

/** Of pictures of pixels, as JPEG. */
const QUALITY = 0.9;

const ANCHORS: Readonly<Record<CanvasTextAlign, 'start' | 'middle' | 'end'>> = {
  start: 'start',
  left: 'start',
  center: 'middle',
  end: 'end',
  right: 'end',
};

/** Small shapes that look alike, such as thousands of dots, are one path: opaque ones, which may lie over each other. */
function joins(before: DrawnPath, next: DrawnPath): boolean {
  if (before.matrix || next.matrix || (next.fill ?? next.stroke)?.opacity !== 1) return false;
  return JSON.stringify([before.fill, before.stroke]) === JSON.stringify([next.fill, next.stroke]);
}

/** What a context says of a colour: "#rrggbb" or "rgba(r, g, b, a)". */
export function tintOf(style: unknown, alpha: number): Tint {
  const said = String(style);
  const rgba = /^rgba?\((\d+), ?(\d+), ?(\d+)(?:, ?([\d.]+))?\)$/.exec(said);
  if (!rgba) return { color: said, opacity: alpha };
  const [, r, g, b, a] = rgba;
  const color = `#${[r, g, b].map((one) => Number(one).toString(16).padStart(2, '0')).join('')}`;
  return { color, opacity: Number(a ?? 1) * alpha };
}

/** The nine numbers of `drawImage`, whichever were given. */
function spread(places: readonly number[], wide: number, high: number) {
  const [a = 0, b = 0, c = wide, d = high, ...to] = places;
  return (to.length === 4 ? [a, b, c, d, ...to] : [0, 0, wide, high, a, b, c, d]) as [
    ...Numbers,
    ...Numbers,
  ];
}

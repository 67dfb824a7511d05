/** What a context is told is written down where its transform puts it, and comes out as SVG. */
import { expect, test } from 'vitest';
import { type Drawing, type Drawn, wordsOf } from './drawing';
import { needsMore } from './fonts';
import { Outliner } from './outliner';
import { svgOf } from './svg';
import { drawingOf, tintOf, trace } from './tracer';

/** As much of a canvas as is drawn on here: it knows where things are, and draws nothing. */
class Context {
  fillStyle = '#000000';
  strokeStyle = '#000000';
  globalAlpha = 1;
  lineWidth = 1;
  lineCap = 'butt';
  lineJoin = 'miter';
  lineDashOffset = 0;
  font = '600 10px "Inter Variable"';
  textAlign = 'left';
  textBaseline = 'middle';
  private dash: number[] = [];
  private at = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 };
  private readonly kept: (typeof this.at)[] = [];
  getTransform = () => ({ ...this.at });
  save = () => this.kept.push({ ...this.at });
  restore = () => {
    this.at = this.kept.pop() ?? this.at;
  };
  translate = (x: number, y: number) => {
    this.at = { ...this.at, e: this.at.e + this.at.a * x, f: this.at.f + this.at.d * y };
  };
  scale = (by: number) => {
    this.at = { ...this.at, a: this.at.a * by, d: this.at.d * by };
  };
  getLineDash = () => this.dash;
  setLineDash = (dash: number[]) => {
    this.dash = dash;
  };
  measureText = () => ({
    width: 20,
    actualBoundingBoxAscent: this.textBaseline === 'alphabetic' ? 7 : 4,
  });
}

const NAMES =
  'beginPath moveTo lineTo closePath rect arc quadraticCurveTo bezierCurveTo fill stroke fillRect strokeRect clearRect fillText strokeText drawImage clip';
for (const name of NAMES.split(' ')) Object.assign(Context.prototype, { [name]: () => undefined });

function sheet(draw: (context: CanvasRenderingContext2D) => void): HTMLCanvasElement {
  const context = new Context() as unknown as CanvasRenderingContext2D;
  const canvas = { width: 200, height: 100, getContext: () => context };
  trace(canvas as unknown as HTMLCanvasElement, 2);
  draw(context);
  return canvas as unknown as HTMLCanvasElement;
}

const about = { title: 'A & B', words: 'less < more' };
const svg = (drawing: Drawing) => svgOf(drawing, about, '');
const drawn = (draw: (context: CanvasRenderingContext2D) => void): readonly Drawn[] =>
  drawingOf(sheet(draw)).children;

test('lines lie where the transform puts them, in pixels of the drawing, as wide as it makes them', () => {
  const [line] = drawn((context) => {
    context.translate(10, 20);
    context.scale(4, 4);
    context.lineWidth = 3;
    context.setLineDash([5, 1]);
    context.beginPath();
    context.lineTo(0, 0);
    context.lineTo(2, 1);
    context.stroke();
  });
  expect(line).toMatchObject({ kind: 'path', d: 'M5 10L9 12', fill: null });
  expect(line).toMatchObject({ stroke: { width: 6, dash: [10, 2], color: '#000000', opacity: 1 } });
});

test('words are words, on their baseline', () => {
  const canvas = sheet((context) => {
    context.textAlign = 'right';
    context.fillText('cwnd < ssthresh', 100, 50);
  });
  const drawing = drawingOf(canvas);
  expect(drawing.children).toMatchObject([
    { kind: 'text', x: 50, y: 26.5, size: 5, weight: 600, anchor: 'end', advance: 10 },
  ]);
  expect(wordsOf(drawing)).toEqual(['cwnd < ssthresh']);
  expect(svg(drawing)).toContain('>cwnd &lt; ssthresh</text>');
  expect(svg(drawing)).toContain('<title>A &amp; B</title>');
});

test('a clip holds until what was before is restored', () => {
  const canvas = sheet((context) => {
    context.save();
    context.beginPath();
    context.rect(0, 0, 20, 20);
    context.clip();
    context.fillRect(0, 0, 4, 4);
    context.restore();
    context.fillRect(2, 2, 4, 4);
  });
  const { children } = drawingOf(canvas);
  expect(children.map(({ kind }) => kind)).toEqual(['group', 'path']);
  expect(children[0]).toMatchObject({ clip: 'M0 0L10 0L10 10L0 10Z' });
  expect(svg(drawingOf(canvas))).toMatch(/<g clip-path="url\(#cut0\)">\n<path/);
});

test('a traced canvas is a group in another, cut at its edge', () => {
  const plot = sheet((context) => context.fillRect(0, 0, 2, 2));
  const [group] = drawn((context) => context.drawImage(plot, 30, 40));
  expect(group).toMatchObject({ kind: 'group', matrix: [1, 0, 0, 1, 15, 20], opacity: 1 });
  expect(group).toMatchObject({ clip: 'M15 20L115 20L115 70L15 70Z' });
  expect(group).toMatchObject({ children: [{ d: 'M0 0L1 0L1 1L0 1Z' }] });
});

test('many dots of one look are one path, and a canvas that is emptied begins anew', () => {
  const dots = drawn((context) => {
    context.fillRect(100, 0, 2, 2);
    context.clearRect(0, 0, 200, 100);
    for (let at = 0; at < 9; at += 1) context.fillRect(2 * at, 0, 1, 1);
    context.fillStyle = '#ff0000';
    context.fillRect(0, 0, 1, 1);
  });
  expect(dots).toHaveLength(2);
  expect(dots[0]).toMatchObject({ kind: 'path' });
  expect(svg({ width: 1, height: 1, children: dots })).not.toContain('M50 0');
});

test('colours come apart into what SVG and PDF have apart', () => {
  expect(tintOf('rgba(16, 23, 36, 0.5)', 0.5)).toEqual({ color: '#101724', opacity: 0.25 });
  expect(tintOf('#56b4e9', 1)).toEqual({ color: '#56b4e9', opacity: 1 });
});

test('a whole turn is four arcs, and one the other way turns the other way', () => {
  const at = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 };
  const circle = new Outliner();
  circle.arc(at, 0, 0, 2, 0, 2 * Math.PI);
  expect(circle.d).toBe('M2 0A2 2 0 0 1 0 2A2 2 0 0 1 -2 0A2 2 0 0 1 0 -2A2 2 0 0 1 2 0');
  const quarter = new Outliner();
  quarter.arc(at, 0, 0, 2, 0, -Math.PI / 2, true);
  expect(quarter.d).toBe('M2 0A2 2 0 0 0 0 -2');
});

test('letters of other languages than those of the first alphabet are known', () => {
  expect(needsMore(['Tromsø', '−5 °C', '“Quito”', '10 µs'])).toBe(false);
  expect(needsMore(['Łódź'])).toBe(true);
});

/** What of the flat map is painted anew, and what is painted. */
import { describe, expect, it } from 'vitest';
import { LOSS_MARKS, type LossMark } from '../../protocol/losses.gen';
import { DISC, lineStyle, lossShape, markStyle, SQUARE } from '../draw/shapes';
import { pack } from '../palette';
import { placeColumn } from '../places';
import { InkBrushes, InkLines, InkMarks } from './ink';
import { shades } from './night';
import { paint } from './paint';

const lie = { east: 0, north: 0, scale: 1000, width: 200, height: 100 };
const white = pack('#ffffff');
const red = pack('#ff0000', 0.5);

/** A context that keeps what is asked of it. */
function paper() {
  const calls: string[] = [];
  const context = new Proxy({} as Record<string, unknown>, {
    get: (kept, name: string) =>
      name in kept
        ? kept[name]
        : (...given: unknown[]) => {
            const style = name === 'stroke' ? ` ${kept.strokeStyle} ${kept.lineWidth}` : '';
            const fill = name === 'fill' ? ` ${kept.fillStyle}` : '';
            calls.push(
              `${name}(${given.map((one) => (typeof one === 'number' ? +one.toFixed(2) : one))})${style}${fill}`,
            );
          },
  });
  return { calls, context: context as unknown as CanvasRenderingContext2D };
}

describe('shapes of the flat map', () => {
  it('have moved when they look different or lie elsewhere by what is seen, and not once they are painted', () => {
    const lines = new InkLines(1);
    const write = (east: number, colour = white) => {
      lines.clear();
      lines.add(0, east, 0, 0, 5000, 0, colour, lineStyle(1));
      lines.add(0, 0, 0, 0, 0, 9000, colour, lineStyle(1));
    };
    write(0);
    expect(lines.hasMoved(300)).toBe(true);
    paint(paper().context, lines, lie);
    write(200);
    expect(lines.hasMoved(300)).toBe(false);
    // Small steps add up: it is the painted place that counts.
    write(400);
    expect(lines.hasMoved(300)).toBe(true);
    write(200, red);
    expect(lines.hasMoved(300)).toBe(true);
    write(0);
    lines.show = false;
    expect(lines.hasMoved(300)).toBe(true);
    paint(paper().context, lines, lie);
    write(8000, red);
    expect(lines.hasMoved(300)).toBe(false);
  });

  it('on nodes move with these', () => {
    const brushes = new InkBrushes();
    const marks = brushes.nodeMarks(1);
    const column = placeColumn(2);
    brushes.takePlaces(column);
    marks.add(1, white, white, markStyle(4));
    paint(paper().context, marks, lie);
    column[5] = 20_000;
    expect(marks.hasMoved(300)).toBe(true);
    const { calls, context } = paper();
    paint(context, marks, lie);
    expect(calls).toContain('arc(120,50,2,0,6.28)');
  });

  it('that look alike are one path, and pieces of one line go on where the last one ended', () => {
    const lines = new InkLines(4);
    const dashed = lineStyle(2, 10);
    lines.add(0, -50_000, 0, 0, 0, 0, white, dashed);
    lines.add(0, 0, 10_000, 0, 1000, 10_000, red, lineStyle(1));
    lines.add(0, 0, 0, 0, 50_000, 0, white, dashed);
    // Beside the picture.
    lines.add(0, 900_000, 0, 0, 990_000, 0, white, dashed);
    const { calls, context } = paper();
    paint(context, lines, lie);
    expect(calls).toEqual([
      'setLineDash(6,4)',
      'beginPath()',
      'moveTo(50,50)',
      'lineTo(100,50)',
      'lineTo(150,50)',
      'stroke() rgba(255,255,255,1.000) 2',
      'setLineDash()',
      'beginPath()',
      'moveTo(100,40)',
      'lineTo(101,40)',
      'stroke() rgba(255,0,0,0.502) 1',
      'setLineDash()',
    ]);
  });

  it('are marks with an outline outside them, below their places as far as they fell', () => {
    const marks = new InkMarks(2);
    marks.add(0, 0, 0, white, red, markStyle(10, 2, DISC, 20));
    marks.add(0, 0, 0, 0, red, markStyle(10, 2, SQUARE));
    const { calls, context } = paper();
    paint(context, marks, lie);
    expect(calls.filter((call) => /^(arc|fill|stroke|moveTo\(95|moveTo\(10)/.test(call))).toEqual([
      'moveTo(105,70)',
      'arc(100,70,5,0,6.28)',
      'fill() rgba(255,255,255,1.000)',
      'moveTo(106,70)',
      'arc(100,70,6,0,6.28)',
      'stroke() rgba(255,0,0,0.502) 2',
      'moveTo(95,45)',
      'stroke() rgba(255,0,0,0.502) 2',
    ]);
  });

  it('show every cause of a loss by its own strokes', () => {
    const drawn = (Object.keys(LOSS_MARKS) as LossMark[]).map((mark) => {
      const marks = new InkMarks(1);
      marks.add(0, 0, 0, white, red, markStyle(14, 1, lossShape(mark)));
      const { calls, context } = paper();
      paint(context, marks, lie);
      return calls.join();
    });
    expect(new Set(drawn).size).toBe(drawn.length);
    for (const calls of drawn) expect(calls).toMatch(/lineTo.*stroke.*stroke/);
  });
});

it('night lies on the half of the map that the Sun does not see', () => {
  const pixels = shades([1, 0, 0]);
  const dark = (column: number, row: number) => pixels[4 * (180 * row + column) + 3];
  expect(dark(90, 45)).toBe(0);
  expect(dark(0, 45)).toBe(158);
  expect(dark(179, 45)).toBe(158);
  // Twilight is between.
  expect(dark(43, 45)).toBeGreaterThan(0);
  expect(dark(43, 45)).toBeLessThan(158);
});

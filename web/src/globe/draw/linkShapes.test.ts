/** Which line shows which link. */
import { expect, test } from 'vitest';
import { LinkShapes } from './linkShapes';

class Lines {
  readonly colours: number[] = [];
  get length(): number {
    return this.colours.length;
  }
  clear(): void {
    this.colours.length = 0;
  }
  set(shape: number, _a: number, _b: number, colour: number): void {
    expect(shape).toBeLessThanOrEqual(this.length);
    this.colours[shape] = colour;
  }
}

test('a link keeps its line while it is drawn, and gets another when it comes back', () => {
  const lines = new Lines();
  const shapes = new LinkShapes(lines);
  shapes.put(7, 1, 2, 10, 0);
  shapes.put(5000, 1, 2, 20, 0);
  shapes.put(7, 1, 2, 11, 0);
  expect(lines.colours).toEqual([11, 20]);
  shapes.remove(7);
  shapes.remove(7);
  shapes.remove(9999);
  expect(lines.colours).toEqual([0, 20]);
  shapes.put(7, 1, 2, 12, 0);
  expect(lines.colours).toEqual([0, 20, 12]);
});

test('too many gaps are told of, and gone when all is written anew', () => {
  const lines = new Lines();
  const shapes = new LinkShapes(lines);
  for (let link = 0; link < 2000; link += 1) {
    shapes.put(link, 1, 2, 10, 0);
    shapes.remove(link);
    expect(shapes.sparse).toBe(link >= 1024);
  }
  shapes.clear();
  expect(shapes.sparse).toBe(false);
});

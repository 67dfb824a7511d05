/** The shapes of marks: each kind has its own, and what runs from top to bottom has none. */
import { expect, test } from 'vitest';
import { MARKED_KINDS } from '../../reading/eventKinds';
import { isHairline, MarkPen } from './markShapes';

/** What the pen does for a mark of each kind, as a list of calls. */
function drawn(kind: (typeof MARKED_KINDS)[number]): string {
  const calls: string[] = [];
  const note =
    (name: string) =>
    (...at: number[]) =>
      calls.push(`${name} ${at.join(' ')}`);
  const context = { moveTo: note('move'), lineTo: note('line'), closePath: note('close') };
  new MarkPen(context as unknown as CanvasRenderingContext2D, 10).shape(kind, 100, 200);
  return calls.join(', ');
}

test('every kind of mark has a shape of its own, and hairlines have none', () => {
  const shaped = MARKED_KINDS.filter((kind) => !isHairline(kind));
  expect(new Set(shaped.map(drawn)).size).toBe(shaped.length);
  for (const kind of MARKED_KINDS) {
    expect(drawn(kind) === '', kind).toBe(isHairline(kind));
  }
});

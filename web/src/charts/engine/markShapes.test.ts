/** The shapes of marks: each kind has its own, and what runs from top to bottom has none. */
import { expect, test } from 'vitest';
import { Outcome } from '../../protocol/codes.gen';
import { CAUSES, type LossMark } from '../../protocol/losses.gen';
import { MARKED_KINDS } from '../../reading/eventKinds';
import { lossMarkOf } from '../../reading/fates';
import { isHairline, MarkPen } from './markShapes';

/** What the pen does for a mark of each kind, as a list of calls. */
function drawn(kind: (typeof MARKED_KINDS)[number], mark?: LossMark): string {
  const calls: string[] = [];
  const note =
    (name: string) =>
    (...at: number[]) =>
      calls.push(`${name} ${at.join(' ')}`);
  const context = { moveTo: note('move'), lineTo: note('line'), closePath: note('close') };
  new MarkPen(context as unknown as CanvasRenderingContext2D, 10).shape(kind, 100, 200, mark);
  return calls.join(', ');
}

test('losses are told apart by their causes', () => {
  const shapes = CAUSES.map(({ mark }) => mark);
  expect(new Set(shapes.map((mark) => drawn('loss', mark))).size).toBe(new Set(shapes).size);
  expect(drawn('loss', lossMarkOf(Outcome.queueFull))).not.toBe(
    drawn('loss', lossMarkOf(Outcome.corruption)),
  );
});

test('every kind of mark has a shape of its own, and hairlines have none', () => {
  const shaped = MARKED_KINDS.filter((kind) => !isHairline(kind));
  expect(new Set(shaped.map((kind) => drawn(kind))).size).toBe(shaped.length);
  for (const kind of MARKED_KINDS) {
    expect(drawn(kind) === '', kind).toBe(isHairline(kind));
  }
});

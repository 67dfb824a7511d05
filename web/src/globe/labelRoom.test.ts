/** Names on the globe lie over no mark and no other name. */
import { describe, expect, it } from 'vitest';
import { LabelRoom } from './labelRoom';

const MARK_PX = 6;

/** A small picture with marks, and where the names of some of them are put. */
function placed(marks: readonly (readonly [number, number])[], widths: readonly number[]) {
  const room = new LabelRoom();
  room.begin(360, 250);
  for (const [x, y] of marks) room.mark(x, y, MARK_PX);
  return widths.map((width, at) => {
    const [x = 0, y = 0] = marks[at] ?? [];
    const side = room.place(x, y, width, 17, 0);
    return {
      side,
      left: room.left,
      top: room.top,
      right: room.left + width,
      bottom: room.top + 17,
    };
  });
}

describe('the name of a station', () => {
  it('lies over no mark of another, where London has Rome to its lower right', () => {
    const [london] = placed(
      [
        [209, 207],
        [229, 218],
      ],
      [50],
    );
    expect(london?.side).not.toBe(-1);
    const covers = [229 - MARK_PX, 229 + MARK_PX].some(
      (x) =>
        london && x > london.left && x < london.right && london.top < 218 && london.bottom > 218,
    );
    expect(covers).toBe(false);
  });

  it('stands right below its mark where nothing is', () => {
    expect(placed([[100, 100]], [50])[0]).toMatchObject({ side: 0, left: 111, top: 103 });
  });

  it('stands beside a panel, and is left out where its mark is below one', () => {
    const room = new LabelRoom();
    room.begin(360, 250);
    room.panel({ left: 120, top: 60, right: 240, bottom: 160 });
    expect(room.place(112, 100, 50, 17, 0)).toBe(1);
    expect(room.left + 50).toBeLessThan(120);
    expect(room.place(180, 110, 20, 17, 0)).toBe(-1);
  });

  it('stays in the picture', () => {
    for (const [x, y] of [
      [355, 5],
      [5, 245],
      [180, 248],
      [180, 2],
    ] as const) {
      const [name] = placed([[x, y]], [60]);
      expect(name?.left).toBeGreaterThanOrEqual(0);
      expect(name?.top).toBeGreaterThanOrEqual(0);
      expect(name?.right).toBeLessThanOrEqual(360);
      expect(name?.bottom).toBeLessThanOrEqual(250);
    }
  });

  it('is left out where every side is taken', () => {
    const around = [-30, 0, 30].flatMap((dx) =>
      [-14, 14].map((dy) => [180 + dx, 125 + dy] as const),
    );
    expect(placed([[180, 125], ...around], [60])[0]?.side).toBe(-1);
  });
});

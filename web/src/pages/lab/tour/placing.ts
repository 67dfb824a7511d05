/** Where a card stands so that it is in the window and covers nothing of the place that it speaks of. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Between card, place and the window's edge, CSS pixels. */
const GAP = 8;

/** What of a box is in the window, between what stands at its top and its foot. */
export function inSight(box: Box, window: Box): Box {
  const left = Math.max(box.left, window.left);
  const top = Math.max(box.top, window.top);
  return {
    left,
    top,
    right: Math.max(left, Math.min(box.right, window.right)),
    bottom: Math.max(top, Math.min(box.bottom, window.bottom)),
  };
}

/** The upper left corner of the card: beside the place, above or below it, or where it covers least of it. */
export function placed(card: Size, place: Box, window: Box): { left: number; top: number } {
  const within = (at: number, size: number, from: number, to: number) =>
    Math.max(from + GAP, Math.min(at, to - size - GAP));
  const across = (left: number) => within(left, card.width, window.left, window.right);
  const down = (top: number) => within(top, card.height, window.top, window.bottom);
  const middle = {
    left: across((place.left + place.right - card.width) / 2),
    top: down((place.top + place.bottom - card.height) / 2),
  };
  const corners = [window.left, window.right].flatMap((left) =>
    [window.bottom, window.top].map((top) => ({ left: across(left), top: down(top) })),
  );
  const ways = [
    { left: across(place.left - card.width - GAP), top: middle.top },
    { left: across(place.right + GAP), top: middle.top },
    { left: middle.left, top: down(place.bottom + GAP) },
    { left: middle.left, top: down(place.top - card.height - GAP) },
    ...corners,
  ];
  const covered = ({ left, top }: { left: number; top: number }) =>
    overlap(left, left + card.width, place.left, place.right) *
    overlap(top, top + card.height, place.top, place.bottom);
  return ways.reduce((best, way) => (covered(way) < covered(best) ? way : best));
}

function overlap(from: number, to: number, other: number, end: number): number {
  return Math.max(0, Math.min(to, end) - Math.max(from, other));
}

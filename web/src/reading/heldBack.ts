/** Packets that waited at a gateway until what was sent before them had come, or for as long as it holds packets. */
import type { Tables } from '../protocol/recording.gen';
import { NONE } from './lists';

export interface HeldBack {
  /** The gateway. */
  readonly node: number;
  readonly waited_s: number;
}

/** Where a packet waited first and for how long; null where it did not, or has not gone on yet. */
export function heldBack({ resequenced }: Pick<Tables, 'resequenced'>, segment: number) {
  const { segment: segments, node, since, t } = resequenced;
  const row = segments.indexOf(segment);
  if (row < 0) return null;
  const waited_s = (t[row] ?? 0) - (since[row] ?? 0);
  return { node: node[row] ?? NONE, waited_s } satisfies HeldBack;
}

/** Packets that somebody else sent in the name of an end. */
import type { Tables } from '../protocol/recording.gen';
import { NONE } from './lists';
import { rowsBelow } from './search';

/** The node where a packet was forged; NONE where the end sent it that it names. */
export function forgedAt({ forged }: Pick<Tables, 'forged'>, segment: number): number {
  const { segment: segments, node } = forged;
  // Most runs have none, and frames ask for every packet.
  if (segments.length === 0) return NONE;
  const row = rowsBelow(segments, segment);
  return segments[row] === segment ? (node[row] ?? NONE) : NONE;
}

/** From packet to packet of a flow, in the order in which they were sent. */
import type { RecordingSource } from './source';

/** The packet of the same flow that was sent after the one in a row of `segments`, or before it; -1 if there is none. */
export function packetBeside(
  { segments: { flow } }: Pick<RecordingSource, 'segments'>,
  row: number,
  forward: boolean,
): number {
  const own = flow[row];
  if (own === undefined) return -1;
  return forward ? flow.indexOf(own, row + 1) : row === 0 ? -1 : flow.lastIndexOf(own, row - 1);
}

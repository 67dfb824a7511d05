/** Streams in words. */
import { counted } from '../../base/text';
import type { StreamView } from '../../reading/chunkState';
import { NONE } from '../../reading/lists';

/** "stream 3", "streams 0 to 7", "streams 0, 2, 5". */
export function streamsWords(streams: readonly number[]): string {
  const [first = 0] = streams;
  if (streams.length === 1) return `stream ${first}`;
  const last = streams.at(-1) ?? first;
  const whole = last - first + 1 === streams.length;
  return whole ? `streams ${first} to ${last}` : `streams ${streams.join(', ')}`;
}

/** "At 5.000 s 2 of 4 streams wait for a missing chunk, and 7 chunks wait behind it." */
export function boardWords(
  t: number,
  views: readonly Pick<StreamView, 'head' | 'waiting'>[],
  pieces: string,
): string {
  const blocked = views.filter(({ head, waiting }) => head !== NONE && waiting > 0).length;
  const held = views.reduce((sum, { waiting }) => sum + waiting, 0);
  const at = `At ${t.toFixed(3)} s`;
  if (blocked === 0) return `${at} none of ${counted(views.length, ['stream', 'streams'])} waits.`;
  const many = `${blocked} of ${counted(views.length, ['stream', 'streams'])}`;
  return `${at} ${many} ${blocked === 1 ? 'waits' : 'wait'} for what is missing; ${held} ${pieces} wait behind it.`;
}

/** Streams in words. */
import { counted } from '../../base/text';
import type { StreamView } from '../../reading/chunkState';
import { NONE } from '../../reading/lists';
import { fixed } from '../../words/numbers';
import { formOf, say } from '../../words/say';

/** "stream 3", "streams 0 to 7", "streams 0, 2, 5". */
export function streamsWords(streams: readonly number[]): string {
  const [first = 0] = streams;
  if (streams.length === 1) return say`stream ${first}`;
  const last = streams.at(-1) ?? first;
  const whole = last - first + 1 === streams.length;
  return whole ? say`streams ${first} to ${last}` : say`streams ${streams.join(', ')}`;
}

/** "At 5.000 s 2 of 4 streams wait for a missing chunk, and 7 chunks wait behind it." */
export function boardWords(
  t: number,
  views: readonly Pick<StreamView, 'head' | 'waiting'>[],
  pieces: string,
): string {
  const blocked = views.filter(({ head, waiting }) => head !== NONE && waiting > 0).length;
  const held = views.reduce((sum, { waiting }) => sum + waiting, 0);
  const at = `At ${fixed(t, 3)} s`;
  if (blocked === 0)
    return say`${at} none of ${counted(views.length, ['stream', 'streams'])} waits.`;
  const many = say`${blocked} of ${counted(views.length, ['stream', 'streams'])}`;
  return say`${at} ${many} ${formOf(blocked, ['waits', 'wait'])} for what is missing; ${held} ${pieces} wait behind it.`;
}

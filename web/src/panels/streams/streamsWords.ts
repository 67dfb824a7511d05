/** Streams in words. */

/** "stream 3", "streams 0 to 7", "streams 0, 2, 5". */
export function streamsWords(streams: readonly number[]): string {
  const [first = 0] = streams;
  if (streams.length === 1) return `stream ${first}`;
  const last = streams.at(-1) ?? first;
  const whole = last - first + 1 === streams.length;
  return whole ? `streams ${first} to ${last}` : `streams ${streams.join(', ')}`;
}

/** JSON that others wrote: no deeper than anything here writes, so that who walks it has an end. */
import { say } from '../words/say';

/** Lists and objects within each other; the core reads 127 of them. */
export const MOST_DEPTH = 100;

/** Reads JSON; throws an error with the rest of a sentence where it is none, or nests too deep. */
export function readJson(text: string): unknown {
  if (depthOf(text) > MOST_DEPTH) throw new Error(say`nests deeper than ${MOST_DEPTH} levels`);
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(say('is no JSON'));
  }
}

/** How deep lists and objects nest in a text of JSON; brackets in its strings count for nothing. */
function depthOf(text: string): number {
  let [depth, most, quoted] = [0, 0, false];
  for (let at = 0; at < text.length; at += 1) {
    const mark = text.charCodeAt(at);
    if (mark === QUOTE) quoted = !quoted;
    else if (quoted) at += mark === BACKSLASH ? 1 : 0;
    else if (mark === LIST || mark === OBJECT) {
      depth += 1;
      most = Math.max(most, depth);
    } else if (mark === LIST + 2 || mark === OBJECT + 2) depth -= 1;
  }
  return most;
}

const [QUOTE, BACKSLASH, LIST, OBJECT] = [0x22, 0x5c, 0x5b, 0x7b];

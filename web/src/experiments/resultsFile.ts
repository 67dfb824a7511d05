/** Files of results as people have them: a merged file of JSON, or a bundle with its plan and rows. */
import type { ResultsFile } from '../protocol/experiment';
import { fixed } from '../words/numbers';
import { say } from '../words/say';

/** No larger file is read, nor what it unpacks to. */
export const MOST_BYTES = 64 * 2 ** 20;

/** So much of an archive is unpacked at a time. */
const SLICE = 2 ** 16;

/** How archives begin (PKZIP APPNOTE 4.3.7), and what bundles call their parts. */
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const PLAN = 'plan.json';
const ROWS = 'shard-1-of-1.jsonl';
const ABOUT = 'ro-crate-metadata.json';

/** Takes a file of at most so many bytes apart; throws what is wrong with it, to be read after its name. */
export async function readResultsFile(bytes: Uint8Array, most = MOST_BYTES): Promise<ResultsFile> {
  if (bytes.length > most) throw new Error(tooLarge(bytes.length, most));
  if (!ZIP.every((byte, at) => bytes[at] === byte)) return { merged: bytes };
  const parts = await unpacked(bytes, [PLAN, ROWS, ABOUT], most);
  const { [PLAN]: plan, [ROWS]: rows, [ABOUT]: about } = parts;
  if (!plan || !rows) throw new Error(say('is no bundle that `skywindow bundle` writes'));
  return { plan, rows, date: about ? dayOf(about) : null };
}

/**
 * The parts of an archive that have these names. They are read as they stand one after the other, for their list at the
 * end of the archive is one that the library cannot read where room is left for parts of 4 GB, as in bundles.
 */
async function unpacked(
  bytes: Uint8Array,
  names: readonly string[],
  most: number,
): Promise<Record<string, Uint8Array>> {
  const { Unzip, UnzipInflate } = await import('fflate');
  const parts: Record<string, Uint8Array> = {};
  let largest = 0;
  let begun = 0;
  const reader = new Unzip((file) => {
    if (!names.includes(file.name)) return;
    const chunks: Uint8Array[] = [];
    let size = 0;
    file.ondata = (error, chunk, final) => {
      if (error) throw error;
      size += chunk.length;
      largest = Math.max(largest, size);
      if (size > most) file.terminate();
      else chunks.push(chunk);
      if (final) {
        parts[file.name] = joined(chunks, size);
        begun -= 1;
      }
    };
    begun += 1;
    file.start();
  });
  reader.register(UnzipInflate);
  try {
    for (let from = 0; from < bytes.length && largest <= most; from += SLICE) {
      reader.push(bytes.subarray(from, from + SLICE), from + SLICE >= bytes.length);
    }
  } catch {
    throw new Error(say('is a damaged archive'));
  }
  if (largest <= most && begun > 0) throw new Error(say('is cut off'));
  if (largest > most) throw new Error(say`unpacked ${tooLarge(largest, most)}`);
  return parts;
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

/** Why a file is not even looked at. */
export function tooLarge(bytes: number, most = MOST_BYTES): string {
  const size = (many: number) => `${fixed(many / 2 ** 20, 1)} MiB`;
  return say`has ${size(bytes)}, and ${size(most)} is the most that this page reads: the command and the Python package read it`;
}

/** The day that the description of a bundle names (RO-Crate). */
function dayOf(bytes: Uint8Array): string | null {
  try {
    const { '@graph': graph } = JSON.parse(new TextDecoder().decode(bytes));
    const root = graph.find((entity: Record<string, unknown>) => entity['@id'] === './');
    return typeof root?.datePublished === 'string' ? root.datePublished : null;
  } catch {
    return null;
  }
}

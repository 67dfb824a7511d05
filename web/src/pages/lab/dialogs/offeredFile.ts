/** The text of a file that the user offers: taken where it is a scenario or element sets, else told what it is. */
import { type FileKind, fileKind, refusal } from '../../../document/fileKind';
import { say } from '../../../words/say';

/** The longest file that is read, in bytes. */
const MOST_BYTES = 2 ** 25;
/** Longest name of a file that is said. */
const MOST_SAID = 80;
const TAKEN = say(
  'a file that the lab opens: no scenario, run, experiment or lesson, and no element sets',
);

/** What the lab opens, or leads to where it is opened. */
const OPENED: ReadonlySet<FileKind> = new Set([
  'scenario',
  'elements',
  'run',
  'experiment',
  'lesson',
]);

/** Who takes the text, or the sentence about why there is none. */
export interface Taker {
  offer(text: string): void;
  notify(notice: string): void;
}

/** Reads a file and gives its text to `taker`, unless it is too long, empty, cannot be read or belongs elsewhere. */
export async function offerFile(file: File, taker: Taker): Promise<void> {
  const name = file.name.length > MOST_SAID ? `${file.name.slice(0, MOST_SAID)}…` : file.name;
  if (file.size > MOST_BYTES) {
    taker.notify(say`${name} is too large: it has more than 32 MiB.`);
    return;
  }
  try {
    const text = await file.text();
    if (text.trim() === '') taker.notify(say`${name} is empty.`);
    else offerText(text, name, taker);
  } catch {
    taker.notify(say`${name} could not be read.`);
  }
}

/** Gives a text to `taker`, unless it belongs elsewhere. */
export function offerText(text: string, name: string, taker: Taker): void {
  const kind = fileKind(text);
  if (OPENED.has(kind)) taker.offer(text);
  else taker.notify(refusal(name, kind, TAKEN));
}

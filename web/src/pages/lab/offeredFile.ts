/** The text of a file that the user offers. */

/** The longest file that is read, in bytes. */
const MOST_BYTES = 2 ** 25;

/** Who takes the text, or the sentence about why there is none. */
export interface Taker {
  offer(text: string): void;
  notify(notice: string): void;
}

/** Reads a file and gives its text to `taker`, unless it is too long, empty or cannot be read. */
export async function offerFile(file: File, taker: Taker): Promise<void> {
  if (file.size > MOST_BYTES) {
    taker.notify(`${file.name} is too large: it has more than 32 MiB.`);
    return;
  }
  try {
    const text = await file.text();
    if (text.trim() === '') taker.notify(`${file.name} is empty.`);
    else taker.offer(text);
  } catch {
    taker.notify(`${file.name} could not be read.`);
  }
}

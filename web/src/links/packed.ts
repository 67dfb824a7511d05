/** Texts in addresses: base64url(deflate-raw(text)), of at most 64 KiB. */

/** Most bytes that a link may inflate to. */
export const MOST_INFLATED = 64 * 1024;

/** The text as an address holds it; throws TooLargeForLink where it is too long. */
export async function packed(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length > MOST_INFLATED) throw new TooLargeForLink();
  return toBase64Url(
    await gather(through(bytes, new CompressionStream('deflate-raw')), MOST_INFLATED),
  );
}

/** The text again; throws an error with one sentence for the user. */
export async function unpacked(data: string): Promise<string> {
  try {
    const bytes = through(fromBase64Url(data), new DecompressionStream('deflate-raw'));
    const inflated = await gather(bytes, MOST_INFLATED);
    return new TextDecoder('utf-8', { fatal: true }).decode(inflated);
  } catch (thrown) {
    if (thrown instanceof TooLarge) throw new Error('This link is too large to be opened.');
    throw new Error('This link is damaged.');
  }
}

/** More than a link may inflate to. */
class TooLarge extends Error {}

/** Why a scenario has no link: a file can hold it instead. */
export class TooLargeForLink extends Error {
  constructor() {
    super('the scenario is too large for a link');
  }
}

function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): ReadableStream<Uint8Array> {
  return new Blob([bytes]).stream().pipeThrough(stream);
}

/** Everything a stream gives, refused as soon as it is more than `most` bytes. */
async function gather(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array> {
  const reader = stream.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) {
      await reader.cancel();
      throw new TooLarge();
    }
    parts.push(value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function toBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

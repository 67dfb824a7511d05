/** The letters that vector files have in them: Inter, of which a file takes the alphabets that its words need. */
import latin400 from '@fontsource/inter/files/inter-latin-400-normal.woff?url';
import latin600 from '@fontsource/inter/files/inter-latin-600-normal.woff?url';
import extended400 from '@fontsource/inter/files/inter-latin-ext-400-normal.woff?url';
import extended600 from '@fontsource/inter/files/inter-latin-ext-600-normal.woff?url';
import latinExtended from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2?url';
import latin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';

/** The letters of the first alphabet; its other characters are signs that both have, or that few words need. */
const LATIN = /^[\0-\xff\u2000-\u206f\u2212\u20ac\u2191\u2193]*$/;

/** Whether words need the letters of more languages than those of the first alphabet. */
export function needsMore(words: readonly string[]): boolean {
  return words.some((one) => !LATIN.test(one));
}

/** The fonts as CSS, with the files in it. */
export async function fontStyles(words: readonly string[]): Promise<string> {
  const files = needsMore(words) ? [latinExtended, latin] : [latin];
  const faces = await Promise.all(files.map(async (file) => face(await bytesOf(file))));
  return faces.join('');
}

/** Both weights of the fonts of a PDF; behind the first alphabet the next, where it is needed. */
export async function fontFiles(
  words: readonly string[],
): Promise<{ readonly plain: readonly Uint8Array[]; readonly strong: readonly Uint8Array[] }> {
  const more = needsMore(words);
  const [plain, strong] = await Promise.all(
    [more ? [latin400, extended400] : [latin400], more ? [latin600, extended600] : [latin600]].map(
      (files) => Promise.all(files.map(bytesOf)),
    ),
  );
  return { plain: plain ?? [], strong: strong ?? [] };
}

async function bytesOf(address: string): Promise<Uint8Array> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error('the letters of the file could not be loaded');
  return new Uint8Array(await answer.arrayBuffer());
}

/** All faces have one name: what the last has not is taken from the one before. */
function face(bytes: Uint8Array): string {
  return `@font-face{font-family:"Inter Variable";font-weight:100 900;src:url(data:font/woff2;base64,${base64(bytes)}) format("woff2")}`;
}

function base64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x8000) {
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  }
  return btoa(text);
}

/** The address of a file of results beside the site, as a link names it. */
import { say } from '../words/say';

/**
 * Where `path` leads from the page at `base`; throws a sentence where that is another site, for what others keep is
 * nothing that this page vouches for, or no address at all.
 */
export function resultsAddress(path: string, base: string): URL {
  let url: URL;
  try {
    url = new URL(path, base);
  } catch {
    throw new Error(say`"${path}" is no address of a file.`);
  }
  if (url.origin !== new URL(base).origin) {
    throw new Error(
      say`${url.origin} is another site, and this page reads results from its own alone: download the file and open it here.`,
    );
  }
  return url;
}

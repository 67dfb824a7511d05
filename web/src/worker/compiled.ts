/** The code of a WebAssembly package, fetched and compiled once for the page and its workers. */
import coreUrl from '../../../sim-wasm/pkg/skywindow_bg.wasm?url';
import { say } from '../words/say';

/** The compiled core. */
export const compiledCore = compiledOnce(coreUrl);

/** The compiled module of `url`; the first call starts it, a failed one is tried again. */
export function compiledOnce(url: string): () => Promise<WebAssembly.Module> {
  let compiled: Promise<WebAssembly.Module> | null = null;
  return () => {
    compiled ??= compile(url).catch((thrown: unknown) => {
      compiled = null;
      throw thrown;
    });
    return compiled;
  };
}

async function compile(url: string): Promise<WebAssembly.Module> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(say`the server answered ${response.status} for its code.`);
  // A server that does not know the media type gets no compilation while the code arrives.
  const known = response.headers.get('content-type')?.startsWith('application/wasm');
  return known
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}

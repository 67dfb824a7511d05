/** The core's code, fetched and compiled once for the page and its simulation worker. */
import coreUrl from '../../../sim-wasm/pkg/skywindow_bg.wasm?url';

let compiled: Promise<WebAssembly.Module> | null = null;

/** The compiled module; the first call starts it, a failed one is tried again. */
export function compiledCore(): Promise<WebAssembly.Module> {
  compiled ??= compile().catch((thrown: unknown) => {
    compiled = null;
    throw thrown;
  });
  return compiled;
}

async function compile(): Promise<WebAssembly.Module> {
  const response = await fetch(coreUrl);
  if (!response.ok) throw new Error(`the server answered ${response.status} for its code.`);
  // A server that does not know the media type gets no compilation while the code arrives.
  const known = response.headers.get('content-type')?.startsWith('application/wasm');
  return known
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}

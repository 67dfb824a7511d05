/** The door to the globe: Cesium is fetched only when a globe is created. */
import type { GlobeHandle, GlobeOptions } from './types';

export { globeColours } from './palette';
export type {
  GlobeHandle,
  GlobeOptions,
  GlobePick,
  GlobeRun,
  GlobeView,
  Layers,
  Recording,
  Selection,
} from './types';
export { defaultLayers } from './types';

const NO_WEBGL =
  'The globe needs WebGL 2, which this browser does not offer here; charts and controls work without it.';

/**
 * Draws a globe into `container`, which gives it its size.
 * Rejects with a sentence for the user when the globe cannot be had.
 */
export async function createGlobe(
  container: HTMLElement,
  options: GlobeOptions = {},
): Promise<GlobeHandle> {
  if (!hasWebGl2()) throw new Error(NO_WEBGL);
  // Cesium looks here for its workers and imagery, which lie beside the page.
  const place = globalThis as { CESIUM_BASE_URL?: string };
  place.CESIUM_BASE_URL ??= new URL('./cesium/', document.baseURI).href;
  const { Globe } = await import('./globe').catch(() => {
    throw new Error('The globe could not be loaded; reload the page to try again.');
  });
  try {
    return new Globe(container, options);
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message.split('\n')[0] : String(thrown);
    throw new Error(`The globe could not be drawn: ${reason}`);
  }
}

function hasWebGl2(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}

/** The door to the globe: Cesium is fetched only when a globe is created. */
import { contextAttributes, letGo } from './context';
import type { GlobeHandle, GlobeOptions } from './types';

export type { Box } from './fit';
export { globeColours } from './palette';
export { stationsOf } from './stations';
export type {
  Extent,
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

/** Begins to fetch Cesium, which takes the longest of all. */
export function prepareGlobe(): void {
  // A failure is said by the import that needs it.
  engine().catch(() => undefined);
}

/**
 * Draws a globe into `container`, which gives it its size.
 * Rejects with a sentence for the user when the globe cannot be had.
 */
export async function createGlobe(
  container: HTMLElement,
  options: GlobeOptions = {},
): Promise<GlobeHandle> {
  const loading = engine();
  // Making the context holds up this thread, so it is made while the browser compiles Cesium.
  const canvas = document.createElement('canvas');
  if (!canvas.getContext('webgl2', contextAttributes)) {
    loading.catch(() => undefined);
    throw new Error(NO_WEBGL);
  }
  const { Globe } = await loading.catch(() => {
    letGo(canvas);
    throw new Error(
      'The globe could not be loaded. Try again; if that does not help, reload the page.',
    );
  });
  try {
    const globe = new Globe(container, canvas, options);
    await globe.arrive();
    return globe;
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message.split('\n')[0] : String(thrown);
    throw new Error(`The globe could not be drawn: ${reason}`);
  }
}

/** Cesium with the globe around it. */
function engine(): Promise<typeof import('./globe')> {
  // Cesium looks here for its workers and imagery, which lie beside the page.
  const place = globalThis as { CESIUM_BASE_URL?: string };
  place.CESIUM_BASE_URL ??= new URL('./cesium/', document.baseURI).href;
  return import('./globe');
}

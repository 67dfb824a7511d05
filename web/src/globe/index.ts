/** The door to the globe: what draws it is fetched only when one is created. */
import { say } from '../words/say';
import { contextAttributes, letGo } from './context';
import type { Stage } from './stage';
import type { GlobeHandle, GlobeOptions } from './types';

export type { Box } from './fit';
export { globeColours } from './palette';
export { stationsOf } from './stations';
export type {
  Extent,
  GlobeHandle,
  GlobeOptions,
  GlobeOther,
  GlobePick,
  GlobeRun,
  GlobeView,
  Layers,
  Recording,
  Selection,
} from './types';
export { defaultLayers } from './types';

/** What draws the Earth: Cesium, or where there is no WebGL, or nobody wants it, a plain canvas. */
export type Means = 'webgl' | 'canvas';

/** A canvas with its context, made before what draws on it has arrived, until a globe takes it. */
let prepared: HTMLCanvasElement | null = null;

/** Begins to fetch what draws the Earth, which takes the longest of all where it is Cesium. */
export function prepareGlobe(means: Means): void {
  if (means === 'webgl') prepared ??= contextCanvas();
  // A failure is said by the import that needs it.
  parts(prepared ? 'webgl' : 'canvas').catch(() => undefined);
}

/** The browser gives no context to draw the globe with. */
export class NoWebgl extends Error {
  constructor() {
    super(say('No WebGL 2 for the globe here: its flat map is drawn in 2D.'));
  }
}

/**
 * Draws a globe into `container`, which gives it its size; by 'canvas' it is the flat map alone.
 * Rejects with a sentence for the user when the globe cannot be had, with `NoWebgl` where the other means would do.
 */
export async function createGlobe(
  container: HTMLElement,
  means: Means,
  options: GlobeOptions = {},
): Promise<GlobeHandle> {
  const canvas = means === 'webgl' ? (prepared ?? contextCanvas()) : null;
  prepared = null;
  if (means === 'webgl' && !canvas) throw new NoWebgl();
  const { Globe, stageOn } = await parts(means).catch(() => {
    if (canvas) letGo(canvas);
    throw new Error(
      say('The globe could not be loaded. Try again; if that does not help, reload the page.'),
    );
  });
  try {
    const globe = new Globe(container, stageOn(container, canvas, options.pixelRatio), options);
    await globe.arrive();
    return globe;
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message.split('\n')[0] : String(thrown);
    throw new Error(say`The globe could not be drawn: ${reason}`);
  }
}

interface Parts extends Pick<typeof import('./globe'), 'Globe'> {
  /** The stage in a container, on a canvas that has its context already, or on one of its own. */
  stageOn(
    container: HTMLElement,
    canvas: HTMLCanvasElement | null,
    pixelRatio: number | undefined,
  ): Stage;
}

async function parts(means: Means): Promise<Parts> {
  const globe = import('./globe');
  if (means === 'canvas') {
    const [{ Globe }, { MapStage }] = await Promise.all([globe, import('./map/stage')]);
    return {
      Globe,
      stageOn: (container, _canvas, pixelRatio) => new MapStage(container, pixelRatio),
    };
  }
  // Cesium looks here for its workers and imagery, which lie beside the page.
  const place = globalThis as { CESIUM_BASE_URL?: string };
  place.CESIUM_BASE_URL ??= new URL('./cesium/', document.baseURI).href;
  const [{ Globe }, { EarthScene }] = await Promise.all([globe, import('./scene')]);
  return {
    Globe,
    stageOn: (container, canvas, pixelRatio) =>
      new EarthScene(container, canvas ?? document.createElement('canvas'), pixelRatio),
  };
}

/** A canvas with the context that the globe is drawn with; null where the browser gives none. */
function contextCanvas(): HTMLCanvasElement | null {
  const canvas = document.createElement('canvas');
  return canvas.getContext('webgl2', contextAttributes) ? canvas : null;
}

/** The Earth's surface: Cesium's offline Natural Earth II, repainted as dark oceans and muted land. */
import { buildModuleUrl, GeographicTilingScheme, UrlTemplateImageryProvider } from '@cesium/engine';
import { globeColours } from './palette';

/** Tiles are repainted at twice their size, so that coasts stay crisp when stretched. */
const ENLARGE = 2;
const DEEPEST_LEVEL = 2;

type Tile = HTMLImageElement | HTMLCanvasElement | ImageBitmap;

/** The imagery provider; asks only the page's own origin. */
export function earthImagery(): UrlTemplateImageryProvider {
  const provider = new UrlTemplateImageryProvider({
    url: buildModuleUrl('Assets/Textures/NaturalEarthII/{z}/{x}/{reverseY}.jpg'),
    tilingScheme: new GeographicTilingScheme(),
    maximumLevel: DEEPEST_LEVEL,
  });
  const original = provider.requestImage.bind(provider);
  provider.requestImage = (x, y, level, request) =>
    original(x, y, level, request)?.then((tile) => repaint(tile as Tile));
  return provider;
}

function repaint(tile: Tile): Tile {
  const canvas = document.createElement('canvas');
  canvas.width = tile.width * ENLARGE;
  canvas.height = tile.height * ENLARGE;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return tile;
  context.imageSmoothingQuality = 'high';
  // The provider hands over bitmaps upside down, as WebGL wants them, and canvases are turned by it.
  if (tile instanceof ImageBitmap) {
    context.translate(0, canvas.height);
    context.scale(1, -1);
  }
  context.drawImage(tile, 0, 0, canvas.width, canvas.height);
  const image = context.getImageData(0, 0, canvas.width, canvas.height);
  recolour(image.data);
  context.putImageData(image, 0, 0);
  return canvas;
}

const ocean = channels(globeColours.ocean);
const land = channels(globeColours.land);

/** Replaces each pixel by a mixture of ocean and land, keeping a little of the relief. */
export function recolour(data: Uint8ClampedArray): void {
  for (let i = 0; i < data.length; i += 4) {
    const r = data[i] as number;
    const g = data[i + 1] as number;
    const b = data[i + 2] as number;
    const dry = dryness(r, g, b);
    const relief = 1 + ((r + g + b) / 765 - 0.62) * (dry > 0.5 ? 0.4 : 0.25);
    for (let c = 0; c < 3; c += 1) {
      const from = ocean[c] as number;
      data[i + c] = (from + ((land[c] as number) - from) * dry) * relief;
    }
  }
}

/** 0 for water, 1 for land: the map paints water as the only clearly blue thing. */
function dryness(r: number, g: number, b: number): number {
  const blueness = b - 0.5 * (r + g);
  const x = Math.max(0, Math.min(1, (26 - blueness) / 16));
  return x * x * (3 - 2 * x);
}

function channels(css: string): readonly [number, number, number] {
  const rgb = Number.parseInt(css.slice(1), 16);
  return [(rgb >> 16) & 255, (rgb >> 8) & 255, rgb & 255];
}

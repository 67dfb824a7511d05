/** The Earth's surface: Cesium's offline Natural Earth II, repainted as dark oceans and muted land. */
import { buildModuleUrl, GeographicTilingScheme, UrlTemplateImageryProvider } from '@cesium/engine';
import { recolour } from './tint';

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

/** The Earth's surface as one picture: the tiles that come with the globe, repainted in its colours. */
import { globeColours } from '../palette';
import { recolour } from '../tint';

const FOLDER = 'cesium/Assets/Textures/NaturalEarthII';
const TILE_PX = 256;

const known = new Map<number, Promise<HTMLCanvasElement>>();

/** Twice as wide as high; 1 is 1024 pixels wide, and each level more doubles that. Made once. */
export function surface(level: 1 | 2): Promise<HTMLCanvasElement> {
  const made = known.get(level) ?? painted(level);
  known.set(level, made);
  return made;
}

async function painted(level: number): Promise<HTMLCanvasElement> {
  const down = 2 ** level;
  const across = 2 * down;
  const canvas = document.createElement('canvas');
  canvas.width = TILE_PX * across;
  canvas.height = TILE_PX * down;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return canvas;
  context.fillStyle = globeColours.ocean;
  context.fillRect(0, 0, canvas.width, canvas.height);
  const tiles = Array.from({ length: across * down }, async (_, number) => {
    const [x, y] = [number % across, Math.floor(number / across)];
    const image = new Image();
    // The rows of the tiles count from the south.
    image.src = new URL(`${FOLDER}/${level}/${x}/${down - 1 - y}.jpg`, document.baseURI).href;
    await image.decode();
    context.drawImage(image, TILE_PX * x, TILE_PX * y);
  });
  // A tile that does not come leaves the sea.
  await Promise.allSettled(tiles);
  const image = context.getImageData(0, 0, canvas.width, canvas.height);
  recolour(image.data);
  context.putImageData(image, 0, 0);
  return canvas;
}

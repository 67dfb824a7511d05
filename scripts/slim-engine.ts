/** Leaves out of the globe's engine what is never drawn here, and words in shaders. */
import { runInNewContext } from 'node:vm';
import type { Plugin } from 'vite';

/**
 * The scene asks of what was picked whether it is a voxel, and only through that question come voxels, 3D tiles
 * and glTF models, a third of the engine; values of such tiles can be picked, too. Through the imagery that Cesium
 * would have without another come the providers of a dozen hosts, through clipping the geometry of polygons.
 */
const neverDrawn =
  /@cesium[\\/]engine[\\/]Source[\\/]Scene[\\/](VoxelPrimitive|VoxelCell|MetadataPicking|IonImageryProvider|ClippingPolygon)\.js$/;
/**
 * Nothing casts or reflects on anything, nothing is translucent by order, vectors lie on no tile, and geometry as an object of its own
 * is drawn by switches for debugging alone. The scene makes a map of shadows, which stays off, and destroys it.
 */
const neverUsed =
  /@cesium[\\/]engine[\\/]Source[\\/](Scene[\\/](ShadowMap|OIT|TranslucentTileClassification|Primitive|DebugCameraPrimitive|(render)?Buffer(Point|Polygon|Polyline)Collection)|Renderer[\\/]CubeMap|Core[\\/](VectorPipeline|RectangleOutlineGeometry|EllipsoidOutlineGeometry|BoxGeometry))\.js$/;
/** What makes the HTML of credits harmless: the globe has none, and shows nothing where there would be one. */
const credits = /dompurify[\\/]dist[\\/]purify\.es\.mjs$/;
/** Which endings of names, such as co.uk, belong to registries: no address is taken apart so far. */
const registries = /urijs[\\/]src[\\/]SecondLevelDomains\.js$/;
const shader = /@cesium[\\/]engine[\\/]Source[\\/]Shaders[\\/].*\.js$/;

export function slimEngine(): Plugin {
  return {
    name: 'skywindow-slim-engine',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (neverDrawn.test(id)) return 'export default class {}';
      if (neverUsed.test(id)) return 'export default class { destroy() {} }';
      if (registries.test(id)) return 'module.exports = null;';
      return credits.test(id) ? "export default { sanitize: () => '' };" : null;
    },
    transform: (code, id) => (shader.test(id) ? withoutWords(code) : null),
  };
}

/** A module that is one text, with the shader in it as a compiler needs it. */
function withoutWords(code: string): string | null {
  const literal = /^export default ("[\s\S]*");?\s*$/m.exec(code)?.[1];
  if (literal === undefined) return null;
  // The text of a literal is what the language says it is.
  const text = String(runInNewContext(literal));
  const bare = text
    .replaceAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
  return `export default ${JSON.stringify(`${bare}\n`)};`;
}

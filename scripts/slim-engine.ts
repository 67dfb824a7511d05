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
 * Nothing casts or reflects on anything, nothing is translucent by order, vectors lie on no tile, the Sun does not glow, and
 * the camera never flies. Geometry as an object of its own is drawn by switches for debugging alone, as are the figures of
 * the scene about itself. The scene makes a map of shadows, which stays off, and destroys it.
 */
const unused: Readonly<Record<string, readonly string[]>> = {
  Scene: [
    'ShadowMap|OIT|TranslucentTileClassification|Primitive|DebugCameraPrimitive|DebugInspector|PerformanceDisplay',
    'SunPostProcess|Snapping|CameraFlightPath|Cesium3DTileFeature',
    '(?:render)?Buffer(?:Point|Polygon|Polyline)Collection|Buffer(?:PrimitiveCollection|Primitive|Polygon)',
  ],
  Renderer: ['CubeMap'],
  Core: [
    'VectorPipeline|GeometryPipeline',
    'RectangleOutlineGeometry|EllipsoidOutlineGeometry|EllipsoidGeometry|BoxGeometry',
  ],
};
const neverUsed = new RegExp(
  `@cesium[\\\\/]engine[\\\\/]Source[\\\\/](?:${Object.entries(unused)
    .map(([folder, names]) => `${folder}[\\\\/](?:${names.join('|')})`)
    .join('|')})\\.js$`,
);
/** The box that shows where a tile is, for debugging, is asked for as soon as the engine is evaluated. */
const neverSeen = /@cesium[\\/]engine[\\/]Source[\\/]Core[\\/]BoxOutlineGeometry\.js$/;
/** What is drawn is shown as it is: the shaders of stages behind it are never compiled, but those that copy a picture. */
const stages =
  /@cesium[\\/]engine[\\/]Source[\\/]Shaders[\\/](?:PostProcessStages[\\/](?!PassThrough)\w+|FXAA3_11)\.js$/;
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
      if (neverSeen.test(id))
        return 'export default class { static fromDimensions() { return {}; } }';
      if (stages.test(id)) return "export default '';";
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

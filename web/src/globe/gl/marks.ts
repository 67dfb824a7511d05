/** Marks of constant size in pixels: discs, diamonds, triangles, squares, bows and the shapes of losses, each with an outline. */
import { LOSS_MARKS, type LossMark } from '../../protocol/losses.gen';
import { LOSSES, lossShape, type Marks, type NodeMarks, PROPORTIONS } from '../draw/shapes';
import type { Packed } from '../palette';
import { Batch } from './batch';
import { type PlaceTexture, placeShader } from './placeTexture';
import { limbShader, type ShaderFrame, sharedUniforms } from './shading';

/** How far a point is from the strokes of the shapes, whose edges are at 1. */
const lossShader = /* glsl */ `
float stroke(vec2 p, vec2 a, vec2 b)
{
    vec2 way = b - a;
    return length(p - a - way * clamp(dot(p - a, way) / dot(way, way), 0.0, 1.0));
}

float strokes(float shape, vec2 p)
{
    float d = 9.0;
${LOSSES.map(strokesOf).join('')}    return d;
}
`;

function strokesOf(mark: LossMark): string {
  const point = ([x, y]: readonly [number, number]) => `vec2(${x.toFixed(3)}, ${y.toFixed(3)})`;
  const lines = LOSS_MARKS[mark].flatMap((stroke: readonly (readonly [number, number])[]) =>
    stroke.slice(1).map((to, at) => {
      const from = stroke[at] ?? to;
      return `        d = min(d, stroke(p, ${point(from)}, ${point(to)}));\n`;
    }),
  );
  return `    if (shape == ${lossShape(mark)}.0)\n    {\n${lines.join('')}    }\n`;
}

const atPosition = /* glsl */ `
in vec3 position;
vec3 markPlace() { return position; }
`;

const atNode = /* glsl */ `
in vec2 nodes;
vec3 markPlace() { return placeOf(nodes.x); }
`;

const vertexShader = /* glsl */ `
in vec2 corner;
in vec4 fill;
in vec4 ring;
in vec4 style;

out vec4 v_fill;
out vec4 v_ring;
out vec2 v_pixel;
out vec3 v_shape;

void main()
{
    vec3 place = markPlace();
    vec4 eye = czm_modelView * vec4(place, 1.0);
    vec4 clip = czm_projection * eye;
    vec2 seen = limb((czm_model * vec4(place, 1.0)).xyz);
    if (clip.w <= 0.0 || seen.x <= 0.0)
    {
        gl_Position = vec4(2.0, 2.0, 2.0, 1.0);
        return;
    }
    float shrink = mix(1.0, 0.72, seen.y) * u_scale;
    float radius = 0.5 * style.x * 63.75 * czm_pixelRatio * shrink;
    float outline = style.y * 63.75 * czm_pixelRatio * shrink;
    vec2 offset = vec2(corner.x * 2.0 - 1.0, corner.y) * (radius + outline + 1.0);
    float drop = style.w * 63.75 * czm_pixelRatio;
    vec2 ndc = clip.xy / clip.w + (offset - vec2(0.0, drop)) * 2.0 / czm_viewport.zw;
    gl_Position = vec4(ndc, 0.0, 1.0);
    float strength = seen.x * mix(1.0, 0.55, seen.y);
    v_fill = vec4(fill.rgb, fill.a * strength);
    v_ring = vec4(ring.rgb, ring.a * strength);
    v_pixel = offset;
    v_shape = vec3(radius, outline, floor(style.z * 255.0 + 0.5));
}
`;

const { diamond, triangle, square, bow, loss } = PROPORTIONS;

const fragmentShader = /* glsl */ `${lossShader}
in vec4 v_fill;
in vec4 v_ring;
in vec2 v_pixel;
in vec3 v_shape;

float inside(float distance)
{
    return 1.0 - smoothstep(-0.6, 0.6, distance);
}

void main()
{
    vec2 p = abs(v_pixel);
    float radius = v_shape.x;
    float distance = length(p) - radius;
    if (v_shape.z > 15.5)
    {
        float reach = radius * ${loss.reach};
        float shape = floor(v_shape.z + 0.5);
        distance = strokes(shape, vec2(v_pixel.x, -v_pixel.y) / reach) * reach - max(${loss.least_px}, radius * ${loss.stroke});
    }
    else if (v_shape.z > 4.5)
    {
        distance = max((p.y - p.x) * 0.7071 - radius * ${bow.waist}, p.x - radius * ${bow.end});
    }
    else if (v_shape.z > 3.5)
    {
        distance = max(p.x, p.y) - radius * ${square};
    }
    else if (v_shape.z > 2.5)
    {
        distance = max(p.x * 0.866 + v_pixel.y * 0.5, -v_pixel.y) - radius * ${triangle};
    }
    else if (v_shape.z > 1.5)
    {
        distance = (p.x + p.y - radius * ${diamond}) * 0.7071;
    }
    float fill = inside(distance);
    float outer = v_shape.y > 0.0 ? inside(distance - v_shape.y) : fill;
    float band = max(outer - fill, 0.0);
    float alpha = v_fill.a * fill + v_ring.a * band;
    if (alpha < 0.003) discard;
    vec3 rgb = (v_fill.rgb * v_fill.a * fill + v_ring.rgb * v_ring.a * band) / alpha;
    out_FragColor = vec4(rgb, alpha);
}
`;

export class MarkBatch extends Batch implements Marks {
  constructor(frame: ShaderFrame, capacity: number) {
    super(
      {
        fields: [
          { name: 'position', holds: 'position' },
          { name: 'fill', holds: 'bytes' },
          { name: 'ring', holds: 'bytes' },
          { name: 'style', holds: 'bytes' },
        ],
        vertexShader: limbShader + atPosition + vertexShader,
        fragmentShader,
        uniforms: sharedUniforms(frame),
      },
      capacity,
    );
  }

  add(x: number, y: number, z: number, fill: Packed, ring: Packed, style: number): void {
    const at = this.next();
    this.floats[at] = x;
    this.floats[at + 1] = y;
    this.floats[at + 2] = z;
    this.words[at + 3] = fill;
    this.words[at + 4] = ring;
    this.words[at + 5] = style;
  }
}

/** Marks on nodes, which move with the places alone. */
export class NodeMarkBatch extends Batch implements NodeMarks {
  constructor(frame: ShaderFrame, places: PlaceTexture, capacity: number) {
    super(
      {
        fields: [
          { name: 'nodes', holds: 'nodes' },
          { name: 'fill', holds: 'bytes' },
          { name: 'ring', holds: 'bytes' },
          { name: 'style', holds: 'bytes' },
        ],
        vertexShader: limbShader + placeShader + atNode + vertexShader,
        fragmentShader,
        uniforms: sharedUniforms(frame),
        places,
      },
      capacity,
    );
  }

  add(node: number, fill: Packed, ring: Packed, style: number): void {
    const at = this.next();
    this.words[at] = node;
    this.words[at + 1] = fill;
    this.words[at + 2] = ring;
    this.words[at + 3] = style;
  }
}

/** Straight lines of constant width in pixels, solid or dashed, with smooth edges. */
import { Matrix3, Matrix4 } from '@cesium/engine';
import { DASH_SHARE, type Lines, type NodeLines } from '../draw/shapes';
import type { Packed } from '../palette';
import { Batch } from './batch';
import { type PlaceTexture, placeShader } from './placeTexture';
import { limbShader, type ShaderFrame, sharedUniforms } from './shading';

const betweenPositions = /* glsl */ `
in vec3 start;
in vec3 end;
vec3 fromPlace() { return start; }
vec3 toPlace() { return end; }
`;

const betweenNodes = /* glsl */ `
in vec2 nodes;
vec3 fromPlace() { return placeOf(nodes.x); }
vec3 toPlace() { return placeOf(nodes.y); }
`;

const vertexShader = /* glsl */ `
in vec2 corner;
in vec4 colour;
in vec4 style;

out vec4 v_colour;
out vec4 v_world;
out vec3 v_across;
out vec2 v_along;

void main()
{
    if (colour.a == 0.0)
    {
        gl_Position = vec4(2.0, 2.0, 2.0, 1.0);
        return;
    }
    vec3 first = fromPlace();
    vec3 last = toPlace();
    vec4 a = czm_modelView * vec4(first, 1.0);
    vec4 b = czm_modelView * vec4(last, 1.0);
    float from = 0.0;
    float to = 1.0;
    // A line may pass the eye: keep the part before it.
    float near = -1000.0;
    bool perspective = czm_orthographicIn3D == 0.0 && u_flat < 0.5;
    if (perspective && a.z > near && b.z > near)
    {
        gl_Position = vec4(2.0, 2.0, 2.0, 1.0);
        return;
    }
    if (perspective && a.z > near) from = (a.z - near) / (a.z - b.z);
    if (perspective && b.z > near) to = (a.z - near) / (a.z - b.z);

    vec4 p = czm_projection * mix(a, b, from);
    vec4 q = czm_projection * mix(a, b, to);
    vec2 halfView = 0.5 * czm_viewport.zw;
    vec2 pixelP = p.xy / p.w * halfView;
    vec2 pixelQ = q.xy / q.w * halfView;
    vec2 along = pixelQ - pixelP;
    float extent = length(along);
    along = extent > 1e-4 ? along / extent : vec2(1.0, 0.0);
    vec2 across = vec2(-along.y, along.x);

    float halfWidth = 0.5 * style.x * 63.75 * czm_pixelRatio;
    float reach = halfWidth + 1.0;
    bool atEnd = corner.x > 0.5;
    vec2 pixel = (atEnd ? pixelQ : pixelP) + across * corner.y * reach;
    gl_Position = vec4(pixel / halfView, 0.0, 1.0);

    // The quad is flat on the screen, so positions are divided by depth here and restored below.
    float inverse = 1.0 / (atEnd ? q.w : p.w);
    vec3 world = (czm_model * vec4(mix(first, last, atEnd ? to : from), 1.0)).xyz;
    v_world = vec4(world * inverse, inverse);
    v_colour = colour;
    v_across = vec3(corner.y * reach, halfWidth, style.z);
    v_along = vec2(atEnd ? extent : 0.0, style.y * 255.0 * czm_pixelRatio);
}
`;

const fragmentShader = /* glsl */ `
in vec4 v_colour;
in vec4 v_world;
in vec3 v_across;
in vec2 v_along;

void main()
{
    vec2 seen = limb(v_world.xyz / v_world.w);
    // A hairline keeps its width and loses strength instead.
    float halfWidth = max(v_across.y, 0.5);
    float edge = 1.0 - smoothstep(halfWidth - 0.5, halfWidth + 0.5, abs(v_across.x));
    edge *= min(1.0, v_across.y / 0.5);
    if (v_along.y > 0.0)
    {
        float phase = abs(fract(v_along.x / v_along.y) - 0.5) * v_along.y;
        edge *= 1.0 - smoothstep(-0.5, 0.5, phase - ${(DASH_SHARE / 2).toFixed(2)} * v_along.y);
    }
    float alpha = v_colour.a * edge * seen.x * mix(1.0, v_across.z, seen.y);
    if (alpha < 0.003) discard;
    out_FragColor = vec4(v_colour.rgb, alpha);
}
`;

export class LineBatch extends Batch implements Lines {
  private readonly rotation = new Matrix3();
  private readonly matrix = new Matrix4();

  constructor(frame: ShaderFrame, capacity: number) {
    super(
      {
        fields: [
          { name: 'start', holds: 'position' },
          { name: 'end', holds: 'position' },
          { name: 'colour', holds: 'bytes' },
          { name: 'style', holds: 'bytes' },
        ],
        vertexShader: limbShader + betweenPositions + vertexShader,
        fragmentShader: limbShader + fragmentShader,
        uniforms: sharedUniforms(frame),
      },
      capacity,
    );
  }

  set turn(angle: number) {
    Matrix3.fromRotationZ(angle, this.rotation);
    this.model = angle === 0 ? undefined : Matrix4.fromRotation(this.rotation, this.matrix);
  }

  add(
    ax: number,
    ay: number,
    az: number,
    bx: number,
    by: number,
    bz: number,
    colour: Packed,
    style: number,
  ): void {
    const at = this.next();
    const floats = this.floats;
    floats[at] = ax;
    floats[at + 1] = ay;
    floats[at + 2] = az;
    floats[at + 3] = bx;
    floats[at + 4] = by;
    floats[at + 5] = bz;
    this.words[at + 6] = colour;
    this.words[at + 7] = style;
  }
}

/** Lines between nodes, each with a number of its own by which it is changed; they move with the places alone. */
export class NodeLineBatch extends Batch implements NodeLines {
  constructor(frame: ShaderFrame, places: PlaceTexture, capacity: number) {
    super(
      {
        fields: [
          { name: 'nodes', holds: 'nodes' },
          { name: 'colour', holds: 'bytes' },
          { name: 'style', holds: 'bytes' },
        ],
        vertexShader: limbShader + placeShader + betweenNodes + vertexShader,
        fragmentShader: limbShader + fragmentShader,
        uniforms: sharedUniforms(frame),
        places,
      },
      capacity,
    );
  }

  set(shape: number, a: number, b: number, colour: Packed, style: number): void {
    const at = this.again(shape);
    this.words[at] = a | (b << 16);
    this.words[at + 1] = colour;
    this.words[at + 2] = style;
  }
}

/** The Earth's edge: a darkened limb inside the disc and a faint glow of air around it. */
import { globeColours, pack } from '../palette';
import { Batch } from './batch';
import { limbShader, type ShaderFrame, sharedUniforms } from './shading';

const vertexShader = /* glsl */ `
in vec2 corner;
in vec4 glow;

out vec2 v_ndc;
out vec4 v_glow;

void main()
{
    v_ndc = vec2(corner.x * 2.0 - 1.0, corner.y);
    v_glow = glow;
    gl_Position = vec4(u_flat > 0.5 ? vec2(2.0) : v_ndc, 0.0, 1.0);
}
`;

const fragmentShader = /* glsl */ `
in vec2 v_ndc;
in vec4 v_glow;

void main()
{
    vec3 direction = vec3(v_ndc.x / czm_projection[0][0], v_ndc.y / czm_projection[1][1], -1.0);
    direction = normalize(czm_inverseViewRotation * direction);
    vec3 eye = czm_viewerPositionWC / u_radius;
    float nearest = dot(eye, direction);
    float passing = sqrt(max(dot(eye, eye) - nearest * nearest, 0.0));
    if (nearest > 0.0) discard;

    float facing = sqrt(max(1.0 - passing * passing, 0.0));
    float rim = pow(1.0 - facing, 3.0);
    vec3 tint = mix(vec3(0.01, 0.03, 0.07), v_glow.rgb, max(0.35 * pow(rim, 3.0), step(0.8, facing)));
    float middle = 0.05 * smoothstep(0.8, 1.0, facing);
    vec4 inner = vec4(tint, facing > 0.8 ? middle : 0.62 * rim + 0.1 * (0.8 - facing));
    float height = max(passing - 1.0, 0.0);
    float air = 0.30 * exp(-height * 26.0) + 0.10 * exp(-height * 6.5);
    vec4 outer = vec4(v_glow.rgb, air);
    out_FragColor = mix(inner, outer, smoothstep(0.9985, 1.0015, passing));
}
`;

export class ShadeBatch extends Batch {
  constructor(frame: ShaderFrame) {
    super(
      {
        fields: [{ name: 'glow', holds: 'bytes' }],
        vertexShader: limbShader + vertexShader,
        fragmentShader: limbShader + fragmentShader,
        uniforms: sharedUniforms(frame),
      },
      1,
    );
    this.words[this.next()] = pack(globeColours.glow);
  }
}

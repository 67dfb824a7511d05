/** The Earth's night and its edge: a darkened limb inside the disc and a faint glow of air around it. */
import { DARKEST, DUSK, NIGHT } from '../night';
import { globeColours, pack } from '../palette';
import { Batch } from './batch';
import { limbShader, type ShaderFrame, sharedUniforms } from './shading';

const vertexShader = /* glsl */ `
in vec2 corner;
in vec4 glow;

uniform float u_night;

out vec2 v_ndc;
out vec4 v_glow;

// The whole picture; on the flat map the whole map, where only night is to be drawn.
void main()
{
    v_ndc = vec2(corner.x * 2.0 - 1.0, corner.y);
    v_glow = glow;
    gl_Position = vec4(v_ndc, 0.0, 1.0);
    if (u_flat > 0.5)
    {
        vec4 ground = vec4(0.0, v_ndc.x * u_halfWidth, v_ndc.y * 0.5 * u_halfWidth, 1.0);
        vec4 place = czm_projection * (czm_modelView * ground);
        gl_Position = vec4(u_night > 0.5 ? place.xy / place.w : vec2(2.0), 0.0, 1.0);
    }
}
`;

const fragmentShader = /* glsl */ `
uniform vec3 u_sun;
uniform float u_night;

in vec2 v_ndc;
in vec4 v_glow;

const vec3 NIGHT = vec3(${NIGHT.join(', ')});
const float DARKEST = ${DARKEST};

float darkness(vec3 ground)
{
    return u_night * (1.0 - smoothstep(${DUSK.night}, ${DUSK.day}, dot(ground, u_sun)));
}

void main()
{
    if (u_flat > 0.5)
    {
        vec2 place = v_ndc * vec2(1.0, 0.5) * radians(180.0);
        vec3 ground = vec3(cos(place.y) * cos(place.x), cos(place.y) * sin(place.x), sin(place.y));
        out_FragColor = vec4(NIGHT, DARKEST * darkness(ground));
        return;
    }
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
    // Night lies on the ground, below the shading of the limb.
    float dark = DARKEST * darkness(eye + direction * (-nearest - facing)) * (1.0 - inner.a);
    inner = vec4((inner.rgb * inner.a + NIGHT * dark) / max(inner.a + dark, 1e-4), inner.a + dark);
    float height = max(passing - 1.0, 0.0);
    float air = 0.30 * exp(-height * 26.0) + 0.10 * exp(-height * 6.5);
    air *= 1.0 - 0.6 * darkness(normalize(eye - direction * nearest));
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
        uniforms: {
          ...sharedUniforms(frame),
          u_sun: () => frame.sun,
          u_night: () => frame.night,
        },
      },
      1,
    );
    this.words[this.next()] = pack(globeColours.glow);
  }
}

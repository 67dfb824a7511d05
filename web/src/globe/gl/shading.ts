/** Shader text that every batch shares: what the Earth hides, and what lies beyond its limb. */
import type { Cartesian3 } from '@cesium/engine';

/** Values for the shaders, written by the globe once a frame and read by all batches. */
export interface ShaderFrame {
  /** Radius of the Earth in metres. */
  radius: number;
  /** 1 on the flat map, where nothing is hidden. */
  flat: number;
  /** Size of all marks; below 1 where the whole Earth is small. */
  scale: number;
  /** The direction of the Sun from the Earth's centre, and 1 where its night is drawn. */
  readonly sun: Cartesian3;
  night: number;
  /** Half the width of the flat map in metres; nothing is drawn beyond. */
  halfWidth: number;
}

export function sharedUniforms(frame: ShaderFrame): Record<string, () => unknown> {
  return {
    u_radius: () => frame.radius,
    u_flat: () => frame.flat,
    u_scale: () => frame.scale,
    u_halfWidth: () => frame.halfWidth,
  };
}

/**
 * `limb(p)`: x is the visible share of the world position p (0 hidden by the Earth, 1 in sight),
 * y says how far p lies beyond the limb (0 on this side, 1 well behind).
 * The line of sight is hidden where it passes the Earth's centre at less than one radius before it
 * reaches p. Distances are in radii, relative to the centre, so that floats keep enough digits.
 */
export const limbShader = /* glsl */ `
uniform float u_radius;
uniform float u_flat;
uniform float u_scale;
uniform float u_halfWidth;

vec2 limb(vec3 p)
{
    if (u_flat > 0.5)
    {
        return vec2(abs(p.y) > u_halfWidth ? 0.0 : 1.0, 0.0);
    }
    vec3 q = p / u_radius;
    vec3 sight = normalize(q - czm_viewerPositionWC / u_radius);
    float beyond = dot(q, sight);
    float passing = sqrt(max(dot(q, q) - beyond * beyond, 0.0));
    float visible = beyond > 0.0 ? smoothstep(0.999, 1.003, passing) : 1.0;
    return vec2(visible, smoothstep(-0.05, 0.45, beyond));
}
`;

/** Where nodes are, as a texture: shapes between nodes name them, and a frame uploads places instead of shapes. */
import { PixelDatatype, PixelFormat, type RenderContext, Sampler, Texture } from '@cesium/engine';
import { CHANNELS, placeColumn, ROW } from '../places';

export class PlaceTexture {
  texture: Texture | undefined;
  private places = placeColumn(0);
  private fresh = false;

  /** Takes a frame's places, a column of `placeColumn`. */
  take(places: Float32Array): void {
    this.places = places;
    this.fresh = true;
  }

  /** Uploads what was taken since; all batches of a frame share it. */
  upload(context: RenderContext): void {
    if (!this.fresh) return;
    this.fresh = false;
    const height = this.places.length / (ROW * CHANNELS);
    if (this.texture?.height !== height) {
      this.destroy();
      this.texture = new Texture({
        context,
        width: ROW,
        height,
        pixelFormat: PixelFormat.RGBA,
        pixelDatatype: PixelDatatype.FLOAT,
        sampler: Sampler.NEAREST,
        flipY: false,
      });
    }
    this.texture.copyFrom({ source: { width: ROW, height, arrayBufferView: this.places } });
  }

  destroy(): void {
    this.texture?.destroy();
    this.texture = undefined;
  }
}

/** `placeOf(node)`: the world position of a node. */
export const placeShader = /* glsl */ `
uniform highp sampler2D u_places;

vec3 placeOf(float node)
{
    int at = int(node + 0.5);
    return texelFetch(u_places, ivec2(at % ${ROW}, at / ${ROW}), 0).xyz;
}
`;

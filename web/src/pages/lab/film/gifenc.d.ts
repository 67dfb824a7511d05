/** As much of the package as is used; it has no types of its own. */
declare module 'gifenc' {
  type Palette = readonly (readonly number[])[];
  export function quantize(rgba: Uint8Array | Uint8ClampedArray, most: number): Palette;
  export function applyPalette(
    rgba: Uint8Array | Uint8ClampedArray,
    palette: Palette,
  ): Uint8Array<ArrayBuffer>;
  interface Encoder {
    writeFrame(
      index: Uint8Array,
      width: number,
      height: number,
      how: { readonly palette: Palette; readonly delay: number },
    ): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
  }
  export function GIFEncoder(): Encoder;
}

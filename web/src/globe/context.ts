/** The globe's graphics context: how it is asked for, by the page before Cesium has arrived, then by Cesium, and its end. */
export const contextAttributes = {
  alpha: false,
  antialias: false,
  depth: true,
  stencil: true,
  powerPreference: 'high-performance',
} as const;

/** Takes the canvas away with its context, which else would stay until the canvas is collected. */
export function letGo(canvas: HTMLCanvasElement): void {
  canvas.remove();
  canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
}

/** The globe's graphics context: how it is asked for, by the page before Cesium has arrived, then by Cesium, and its end. */
export const contextAttributes = {
  alpha: false,
  antialias: false,
  depth: true,
  stencil: true,
  powerPreference: 'high-performance',
} as const;

/** Whether the processor draws, for want of a graphics card. A browser that hides the renderer's name counts as one with a card. */
export function drawnByProcessor(canvas: HTMLCanvasElement): boolean {
  const gl = canvas.getContext('webgl2');
  const named = gl?.getExtension('WEBGL_debug_renderer_info');
  const name: unknown = gl?.getParameter(named?.UNMASKED_RENDERER_WEBGL ?? gl.RENDERER);
  return /swiftshader|llvmpipe|softpipe|software|basic render/i.test(String(name));
}

/** Takes the canvas away with its context, which else would stay until the canvas is collected. */
export function letGo(canvas: HTMLCanvasElement): void {
  canvas.remove();
  canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
}

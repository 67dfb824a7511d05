/** How the globe's graphics context is asked for: by the page before Cesium has arrived, then by Cesium. */
export const contextAttributes = {
  alpha: false,
  antialias: false,
  depth: true,
  stencil: true,
  powerPreference: 'high-performance',
} as const;

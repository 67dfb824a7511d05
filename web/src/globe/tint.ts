/** Repaints a map picture as dark oceans and muted land. */
import { globeColours } from './palette';

const ocean = channels(globeColours.ocean);
const land = channels(globeColours.land);

/** Replaces each pixel by a mixture of ocean and land, keeping a little of the relief. */
export function recolour(data: Uint8ClampedArray): void {
  for (let i = 0; i < data.length; i += 4) {
    const r = data[i] as number;
    const g = data[i + 1] as number;
    const b = data[i + 2] as number;
    const dry = dryness(r, b);
    const relief = 1 + ((r + g + b) / 765 - 0.62) * (dry > 0.5 ? 0.4 : 0.25);
    for (let c = 0; c < 3; c += 1) {
      const from = ocean[c] as number;
      data[i + c] = (from + ((land[c] as number) - from) * dry) * relief;
    }
  }
}

/** 0 for water, 1 for land and ice: the map paints only water with far less red than blue. */
function dryness(red: number, blue: number): number {
  const x = Math.max(0, Math.min(1, (red / Math.max(1, blue) - 0.52) / 0.24));
  return x * x * (3 - 2 * x);
}

function channels(css: string): readonly [number, number, number] {
  const rgb = Number.parseInt(css.slice(1), 16);
  return [(rgb >> 16) & 255, (rgb >> 8) & 255, rgb & 255];
}

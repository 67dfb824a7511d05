/** The globe's colours. It stays dark in both themes, and each meaning keeps one colour everywhere. */

/** Colours as CSS text, for the legend of the page and for the globe itself. */
export const globeColours = {
  background: '#06090f',
  ocean: '#12294a',
  land: '#3c5f8f',
  graticule: '#8fb2dc',
  border: '#0a1730',
  glow: '#56a6e9',
  satellite: '#e8edf6',
  station: '#e8edf6',
  orbit: '#8da2bf',
  intraplane: '#8ba3c4',
  interplane: '#009e73',
  crossSeam: '#a48cf0',
  nearest: '#cc79a7',
  gsl: '#b7c4d8',
  path: '#f0e442',
  otherRun: '#ffffff',
  handover: '#e69f00',
  data: '#56b4e9',
  acknowledgement: '#ffffff',
  lost: '#d55e00',
  forged: '#cc79a7',
  footprint: '#f0e442',
  track: '#e8edf6',
  loadLow: '#56b4e9',
  loadMiddle: '#f0e442',
  loadHigh: '#e5383b',
} as const;

/** A colour packed as the bytes r, g, b, a of a little-endian word, as the vertex buffers hold it. */
export type Packed = number;

/** Packs "#rrggbb" with an opacity of 0 to 1. */
export function pack(css: string, opacity = 1): Packed {
  const rgb = Number.parseInt(css.slice(1), 16);
  return rgba((rgb >> 16) & 255, (rgb >> 8) & 255, rgb & 255, Math.round(opacity * 255));
}

/** The same colour with its opacity multiplied by `factor`. */
export function fade(colour: Packed, factor: number): Packed {
  const alpha = Math.round((colour >>> 24) * Math.max(0, Math.min(1, factor)));
  return ((colour & 0xffffff) | (alpha << 24)) >>> 0;
}

/** The colour between `a` and `b`, at `share` of the way. */
export function mix(a: Packed, b: Packed, share: number): Packed {
  let out = 0;
  for (let shift = 0; shift < 32; shift += 8) {
    const from = (a >>> shift) & 255;
    const to = (b >>> shift) & 255;
    out |= Math.round(from + (to - from) * share) << shift;
  }
  return out >>> 0;
}

const low = pack(globeColours.loadLow);
const middle = pack(globeColours.loadMiddle);
const high = pack(globeColours.loadHigh);

/** Load of a link from 0 to 1: blue, yellow, red. */
export function loadColour(load: number): Packed {
  const share = Math.max(0, Math.min(1, load)) * 2;
  return share < 1 ? mix(low, middle, share) : mix(middle, high, share - 1);
}

function rgba(r: number, g: number, b: number, a: number): Packed {
  return (r | (g << 8) | (b << 16) | (a << 24)) >>> 0;
}

/** Where in the picture of a film its parts are. */
import type { FilmPlan } from './plan';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface FilmLayout {
  /** Pixels of the film in one of the drawing: what is written is as large in a film of any size. */
  readonly scale: number;
  /** All in pixels of the drawing. */
  readonly width: number;
  readonly height: number;
  readonly globe: Box | null;
  readonly charts: readonly Box[];
  readonly caption: Box | null;
}

/** The shorter side of a drawing, pixels, and the height of a caption. */
const SHORT = 720;
const CAPTION = 104;
/** A chart lower than this has little to show; two columns have at least this width. */
const LOW = 210;
const WIDE = 500;
/** Charts take this share of the picture beside, or below, a globe. */
const CHARTS = 0.42;

export function layoutOf({ size, globe, charts, caption }: FilmPlan): FilmLayout {
  const [wide, high] = size;
  const scale = Math.min(wide, high) / SHORT;
  const [width, height] = [wide / scale, high / scale];
  const room = height - (caption ? CAPTION : 0);
  const aside = width > height;
  const share = charts.length === 0 ? 0 : globe ? CHARTS : 1;
  const column = Math.round(aside ? width * share : room * share);
  const area: Box = aside
    ? { left: width - column, top: 0, width: column, height: room }
    : { left: 0, top: room - column, width, height: column };
  return {
    scale,
    width,
    height,
    globe: globe
      ? {
          left: 0,
          top: 0,
          width: aside ? width - column : width,
          height: aside ? room : room - column,
        }
      : null,
    charts: inRows(area, charts.length),
    caption: caption ? { left: 0, top: room, width, height: CAPTION } : null,
  };
}

/** Charts below each other; in two columns where they would be low, and there is room for that. */
function inRows({ left, top, width, height }: Box, count: number): Box[] {
  if (count === 0) return [];
  const columns = count > 1 && height / count < LOW && width > WIDE ? 2 : 1;
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, at) => {
    // A last one without another beside it has the whole row.
    const alone = at === count - 1 && at % columns === 0;
    return {
      left: left + ((at % columns) * width) / columns,
      top: top + (Math.floor(at / columns) * height) / rows,
      width: alone ? width : width / columns,
      height: height / rows,
    };
  });
}

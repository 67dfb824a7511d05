/** What a picture is made on: its colours, its pixels, and who is told of the canvases that it is drawn on. */
import { type Colors, readColors } from './theme';

/** Pixels of a picture for one of the drawing. */
export const DENSITY = 2;

export interface Paper {
  readonly colors: Colors;
  readonly density: number;
  /** Told each canvas before anything is drawn on it, so that what is drawn can be written down. */
  begun?(canvas: HTMLCanvasElement): void;
}

/** Paper in the page's own colours, for pixels. */
export function pagePaper(): Paper {
  return { colors: readColors(), density: DENSITY };
}

/** Drawings on such paper below each other. */
export function stacked(paper: Paper, drawings: readonly HTMLCanvasElement[]): HTMLCanvasElement {
  const width = Math.max(0, ...drawings.map((one) => one.width)) / paper.density;
  const height = drawings.reduce((sum, one) => sum + one.height, 0) / paper.density;
  const sheet = sheetOf(paper, width, height);
  const context = sheet.getContext('2d');
  let top = 0;
  for (const one of drawings) {
    context?.drawImage(one, 0, top);
    top += one.height;
  }
  return sheet;
}

/** An empty canvas of so many drawing pixels on such paper. */
export function sheetOf(
  { density, begun }: Paper,
  width: number,
  height: number,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * density);
  canvas.height = Math.round(height * density);
  begun?.(canvas);
  return canvas;
}

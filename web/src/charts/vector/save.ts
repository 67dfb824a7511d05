/** Pictures as vector files, SVG and PDF, from the same drawing as their pixels. */
import { download } from '../engine/download';
import { DENSITY, type Paper } from '../engine/paper';
import { colorsOf, type Theme } from '../engine/theme';
import { wordsOf } from './drawing';
import { type About, svgOf } from './svg';
import { drawingOf, trace } from './tracer';

export const VECTORS = ['svg', 'pdf'] as const;
export type VectorFormat = (typeof VECTORS)[number];

/** Paper that writes down what is drawn on it. */
export function vectorPaper(theme: Theme): Paper {
  const colors = colorsOf(theme);
  return {
    // Paper has one ground.
    colors: { ...colors, raised: colors.surface },
    density: DENSITY,
    begun: (canvas) => trace(canvas, DENSITY),
  };
}

/** What was drawn on such paper as a file. */
export async function vectorFile(
  canvas: HTMLCanvasElement,
  format: VectorFormat,
  about: About,
): Promise<Blob> {
  const drawing = drawingOf(canvas);
  if (format === 'pdf') return (await import('./pdf')).pdfOf(drawing, about);
  const { fontStyles } = await import('./fonts');
  const text = svgOf(drawing, about, await fontStyles(wordsOf(drawing)));
  return new Blob([text], { type: 'image/svg+xml' });
}

/** Draws a picture on paper and hands it over as a file of that name; nothing where there is none. */
export async function saveVector(
  name: string,
  format: VectorFormat,
  about: About,
  draw: (paper: Paper) => HTMLCanvasElement | null | Promise<HTMLCanvasElement | null>,
  theme: Theme,
): Promise<void> {
  const canvas = await draw(vectorPaper(theme));
  if (canvas) download(`${name}.${format}`, await vectorFile(canvas, format, about));
}

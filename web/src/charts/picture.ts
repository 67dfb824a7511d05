/** A chart as a PNG: title, legend and plot on the page's colours, at the resolution of the screen. */

import type { ChartSpec } from './spec';
import { swatchShape } from './swatch';
import type { Colors } from './theme';

const PADDING = 12;
const TITLE_LINE = 20;
const LEGEND_LINE = 18;
const FONT = "'Inter Variable', Inter, system-ui, sans-serif";

/** Draws the picture; `ratio` canvas pixels make a CSS pixel. */
export function chartPicture(
  spec: ChartSpec,
  plot: HTMLCanvasElement,
  colors: Colors,
  ratio: number,
): HTMLCanvasElement {
  const picture = document.createElement('canvas');
  const context = picture.getContext('2d');
  const head = PADDING + TITLE_LINE + LEGEND_LINE + 6;
  picture.width = plot.width + 2 * PADDING * ratio;
  picture.height = plot.height + (head + PADDING) * ratio;
  if (!context) return picture;
  context.fillStyle = colors.raised;
  context.fillRect(0, 0, picture.width, picture.height);
  context.drawImage(plot, PADDING * ratio, head * ratio);
  context.scale(ratio, ratio);
  context.textBaseline = 'middle';
  context.fillStyle = colors.text;
  context.font = `600 13px ${FONT}`;
  const unit = spec.unit === '' ? '' : `, ${spec.unit}`;
  context.fillText(`${spec.title}${unit}`, PADDING, PADDING + TITLE_LINE / 2);
  legend(context, spec, colors, PADDING + TITLE_LINE + LEGEND_LINE / 2);
  return picture;
}

function legend(
  context: CanvasRenderingContext2D,
  spec: ChartSpec,
  colors: Colors,
  y: number,
): void {
  context.font = `12px ${FONT}`;
  let x = PADDING;
  for (const layer of spec.layers.filter((candidate) => candidate.visible).reverse()) {
    const { path, filled } = swatchShape(layer.swatch);
    context.save();
    context.translate(x, y - 6);
    context.fillStyle = colors[layer.color];
    context.strokeStyle = colors[layer.color];
    context.lineWidth = 2;
    if (filled) context.fill(new Path2D(path));
    else context.stroke(new Path2D(path));
    context.restore();
    context.fillStyle = colors.muted;
    context.fillText(layer.label, x + 20, y);
    x += 20 + context.measureText(layer.label).width + 14;
  }
}

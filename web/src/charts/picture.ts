/** A chart as a PNG: title, legend and plot on the page's colours, at the resolution of the screen. */

import type { Layer } from './layer';
import type { ChartSpec } from './spec';
import { swatchShape } from './swatch';
import type { Colors } from './theme';

const PADDING = 12;
const TITLE_LINE = 20;
const LEGEND_LINE = 18;
const FONT = "'Inter Variable', Inter, system-ui, sans-serif";
const LEGEND_FONT = `12px ${FONT}`;
/** Width of a sign with the space behind it. */
const SIGN = 20;

/** Draws the picture; `ratio` canvas pixels make a CSS pixel. */
export function chartPicture(
  spec: ChartSpec,
  plot: HTMLCanvasElement,
  colors: Colors,
  ratio: number,
): HTMLCanvasElement {
  const picture = document.createElement('canvas');
  const context = picture.getContext('2d');
  picture.width = plot.width + 2 * PADDING * ratio;
  const keys = context ? placeKeys(context, spec, picture.width / ratio - PADDING) : [];
  const head = PADDING + TITLE_LINE + ((keys.at(-1)?.line ?? 0) + 1) * LEGEND_LINE + 6;
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
  for (const key of keys) drawKey(context, key, colors);
  return picture;
}

/** A layer's place in the legend, CSS pixels. */
interface Key {
  readonly layer: Layer;
  readonly x: number;
  readonly line: number;
}

/** Lays the legend out in as many lines as it needs. */
function placeKeys(context: CanvasRenderingContext2D, spec: ChartSpec, right: number): Key[] {
  context.font = LEGEND_FONT;
  const keys: Key[] = [];
  let x = PADDING;
  let line = 0;
  for (const layer of spec.layers.filter((candidate) => candidate.visible).reverse()) {
    const width = SIGN + context.measureText(layer.label).width;
    if (x > PADDING && x + width > right) {
      x = PADDING;
      line += 1;
    }
    keys.push({ layer, x, line });
    x += width + 14;
  }
  return keys;
}

function drawKey(context: CanvasRenderingContext2D, { layer, x, line }: Key, colors: Colors): void {
  const y = PADDING + TITLE_LINE + (line + 0.5) * LEGEND_LINE;
  const { path, filled } = swatchShape(layer.swatch);
  context.save();
  context.translate(x, y - 6);
  context.fillStyle = colors[layer.color];
  context.strokeStyle = colors[layer.color];
  context.lineWidth = 2;
  if (filled) context.fill(new Path2D(path));
  else context.stroke(new Path2D(path));
  context.restore();
  context.font = LEGEND_FONT;
  context.fillStyle = colors.muted;
  context.fillText(layer.label, x + SIGN, y);
}

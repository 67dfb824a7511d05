/** A drawing as an SVG file: text stays text, in the page's own letters, which the file has in it. */
import { type Drawing, type Drawn, type DrawnText, type Pencil, short, type Tint } from './drawing';

/** What a file says of itself besides what it shows. */
export interface About {
  readonly title: string;
  /** What is drawn, in words. */
  readonly words: string;
}

const FAMILY = 'Inter Variable, Inter, system-ui, sans-serif';

/** `styles` are the fonts of the file, as CSS. */
export function svgOf(
  { width, height, children }: Drawing,
  { title, words }: About,
  styles: string,
): string {
  const [wide, high] = [short(width), short(height)];
  const clips: string[] = [];
  const body = children.map((one) => written(one, clips)).join('\n');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" viewBox="0 0 ${wide} ${high}" role="img" font-family="${FAMILY}" fill="none">`,
    `<title>${escaped(title)}</title>`,
    `<desc>${escaped(words)}</desc>`,
    `<style>${styles}text{white-space:pre}</style>`,
    body,
    '</svg>\n',
  ].join('\n');
}

/** One thing that is drawn; `clips` counts the outlines that cut so far. */
function written(drawn: Drawn, clips: string[]): string {
  if (drawn.kind === 'path') {
    const at = drawn.matrix ? ` transform="matrix(${drawn.matrix.map(fine).join(' ')})"` : '';
    return `<path d="${drawn.d}"${filled(drawn.fill)}${stroked(drawn.stroke)}${at}/>`;
  }
  if (drawn.kind === 'text') return text(drawn);
  if (drawn.kind === 'image') {
    const { href, x, y, width, height } = drawn;
    const box = `x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"`;
    return `<image ${box} preserveAspectRatio="none" href="${href}"/>`;
  }
  const { matrix, clip, opacity, children } = drawn;
  if (children.length === 0) return '';
  const within = children.map((one) => written(one, clips)).join('\n');
  const at = matrix ? ` transform="matrix(${matrix.map(fine).join(' ')})"` : '';
  const moved = at === '' ? within : `<g${at}>\n${within}\n</g>`;
  if (clip === null && opacity === 1) return moved;
  const name = `cut${clips.length}`;
  if (clip !== null) clips.push(name);
  const cut = clip === null ? '' : `<clipPath id="${name}"><path d="${clip}"/></clipPath>`;
  const by = clip === null ? '' : ` clip-path="url(#${name})"`;
  return `${cut}<g${by}${seen('opacity', opacity)}>\n${moved}\n</g>`;
}

function text({ text, x, y, turned, size, weight, anchor, fill, stroke }: DrawnText): string {
  const place = `x="${short(x)}" y="${short(y)}"`;
  const turn = turned === 0 ? '' : ` transform="rotate(${short(turned)} ${short(x)} ${short(y)})"`;
  const type = `font-size="${short(size)}"${weight === 400 ? '' : ` font-weight="${weight}"`}`;
  const by = anchor === 'start' ? '' : ` text-anchor="${anchor}"`;
  return `<text ${place} ${type}${by}${filled(fill)}${stroked(stroke)}${turn}>${escaped(text)}</text>`;
}

function filled(fill: Tint | null): string {
  return fill ? ` fill="${fill.color}"${seen('fill-opacity', fill.opacity)}` : '';
}

function stroked(stroke: Pencil | null): string {
  if (!stroke) return '';
  const { color, opacity, width, dash, offset, cap, join } = stroke;
  return [
    ` stroke="${color}" stroke-width="${fine(width)}"`,
    seen('stroke-opacity', opacity),
    dash.length === 0 ? '' : ` stroke-dasharray="${dash.map(short).join(' ')}"`,
    offset === 0 || dash.length === 0 ? '' : ` stroke-dashoffset="${short(offset)}"`,
    cap === 'butt' ? '' : ` stroke-linecap="${cap}"`,
    join === 'miter' ? '' : ` stroke-linejoin="${join}"`,
  ].join('');
}

function seen(name: string, opacity: number): string {
  return opacity === 1 ? '' : ` ${name}="${fine(opacity)}"`;
}

/** Factors and widths need more places than pixels. */
function fine(value: number): string {
  return String(Math.round(value * 1e4) / 1e4 + 0);
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escaped(words: string): string {
  return words.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}

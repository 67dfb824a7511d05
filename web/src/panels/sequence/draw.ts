/** Draws a scene on a canvas: lines, arrows, marks and labels. */
import { isHairline, MarkPen } from '../../charts/engine/markShapes';
import type { Colors } from '../../charts/engine/theme';
import { isMarked } from '../../reading/eventKinds';
import { fixed } from '../../words/numbers';
import { say } from '../../words/say';
import type { Columns } from './columns';
import { BOLD, cut, type DrawnArrow, type Label, LINE, type Look } from './parts';
import type { Scene } from './scene';

export const FONT = "12px 'Inter Variable', Inter, system-ui, sans-serif";
export const STRONG = "600 12px 'Inter Variable', Inter, system-ui, sans-serif";
/** Height of what stands above the diagram: the names of the ends and of the columns. */
export const HEAD = 40;

/** What a picture is drawn with. */
export interface Pen {
  readonly context: CanvasRenderingContext2D;
  readonly colors: Colors;
  measure(text: string): number;
}

/** Everything but the head, from the top of the scene. */
export function drawScene(pen: Pen, scene: Scene, height: number): void {
  const { context } = pen;
  context.lineJoin = 'round';
  drawTimes(pen, scene, height);
  drawStrip(pen, scene, height);
  drawPhases(pen, scene);
  for (const line of scene.arrows) if (line.arrow.plain) drawArrow(pen, line);
  drawLifelines(pen, scene.columns, height);
  for (const line of scene.arrows) if (!line.arrow.plain) drawArrow(pen, line);
  drawMarks(pen, scene);
  for (const label of scene.labels) drawLabel(pen, label);
}

const STEPS = [1, 2, 5];
/** Times stand at least so far apart, CSS pixels. */
const APART = 56;

/** The distance of the times: a round number of seconds. */
export function tickStep(scale: number): number {
  const least = APART / scale;
  const magnitude = 10 ** Math.floor(Math.log10(least));
  const factor = STEPS.find((step) => step * magnitude >= least) ?? 10;
  return factor * magnitude;
}

function drawTimes({ context, colors }: Pen, scene: Scene, height: number): void {
  const { from, scale, columns } = scene;
  const step = tickStep(scale);
  const decimals = Math.max(0, Math.min(6, Math.ceil(-Math.log10(step) - 1e-9)));
  context.font = FONT;
  context.textAlign = 'right';
  context.textBaseline = 'middle';
  context.lineWidth = 1;
  context.setLineDash([]);
  for (let n = Math.ceil(from / step - 1e-9); ; n += 1) {
    const y = Math.round((n * step - from) * scale) + 0.5;
    if (y > height) break;
    context.strokeStyle = colors.line;
    context.globalAlpha = 0.7;
    context.beginPath();
    context.moveTo(columns.axis + 4, y);
    context.lineTo(columns.width, y);
    context.stroke();
    context.globalAlpha = 1;
    context.fillStyle = colors.muted;
    context.fillText(fixed(n * step, decimals), columns.axis, y);
  }
}

function drawLifelines({ context, colors }: Pen, { sender, receiver }: Columns, height: number) {
  context.strokeStyle = colors.muted;
  context.lineWidth = 2;
  context.setLineDash([]);
  for (const x of [sender, receiver]) {
    context.beginPath();
    context.moveTo(x, 0);
    context.lineTo(x, height);
    context.stroke();
  }
}

/** cwnd as an area that grows to the left, flight size in it, ssthresh dashed. */
function drawStrip({ context, colors }: Pen, scene: Scene, height: number): void {
  const { strip, columns } = scene;
  const { from, to } = columns.strip;
  const x = (share: number) => to - (to - from) * share;
  const trace = (key: 'cwnd' | 'flight' | 'ssthresh') => {
    let beyond = true;
    strip.forEach((point, at) => {
      const next = strip[at + 1]?.y ?? height;
      // An ssthresh that nothing has lowered yet lies far beyond every window.
      if (point[key] > 1) {
        beyond = true;
        return;
      }
      if (beyond) context.moveTo(x(point[key]), point.y);
      else context.lineTo(x(point[key]), point.y);
      context.lineTo(x(point[key]), next);
      beyond = false;
    });
  };
  if (strip.length === 0) return;
  context.setLineDash([]);
  context.fillStyle = colors.cwnd;
  context.globalAlpha = 0.16;
  context.beginPath();
  trace('cwnd');
  context.lineTo(to, height);
  context.lineTo(to, strip[0]?.y ?? 0);
  context.fill();
  context.globalAlpha = 1;
  for (const [key, width, dash] of [
    ['flight', 1, []],
    ['ssthresh', 1.4, [5, 4]],
    ['cwnd', 1.8, []],
  ] as const) {
    context.strokeStyle = colors[key];
    context.lineWidth = width;
    context.setLineDash([...dash]);
    context.beginPath();
    trace(key);
    context.stroke();
  }
  context.setLineDash([]);
  context.strokeStyle = colors.line;
  context.lineWidth = 1;
  context.beginPath();
  context.moveTo(to + 0.5, 0);
  context.lineTo(to + 0.5, height);
  context.stroke();
}

function drawPhases({ context, colors, measure }: Pen, { phases, columns }: Scene): void {
  const { from, to } = columns.phase;
  context.font = FONT;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (const { top, bottom, text } of phases) {
    const tall = bottom - top;
    if (tall < 4) continue;
    context.fillStyle = colors.raised;
    context.fillRect(from, top + 1, to - from, tall - 2);
    context.fillStyle = colors.muted;
    context.fillRect(to - 1.5, top + 1, 1.5, tall - 2);
    const fitting = cut(text, tall - 8, measure);
    if (tall < 44) continue;
    // Said again and again down a long phase, so that it is read wherever one looks.
    const times = Math.max(1, Math.floor(tall / 420));
    for (let n = 0; n < times; n += 1) {
      context.save();
      context.translate((from + to) / 2 - 0.5, top + (tall * (n + 0.5)) / times);
      context.rotate(-Math.PI / 2);
      context.fillStyle = colors.text;
      context.fillText(fitting, 0, 0);
      context.restore();
    }
  }
}

type Tone = keyof Colors;
const LINES: Readonly<Record<Look, { color: Tone; width: number }>> = {
  data: { color: 'cwnd', width: 1.3 },
  answer: { color: 'muted', width: 1 },
  control: { color: 'rwnd', width: 1.4 },
  fast: { color: 'text', width: 2.4 },
  late: { color: 'loss', width: 2.4 },
  forged: { color: 'flight', width: 2.4 },
};
const HEAD_PX = 8;
/** Paths but the first one are dashed. */
const DASHES = [[], [7, 4], [2, 3], [9, 3, 2, 3]] as const;

export function drawArrow(pen: Pen, line: DrawnArrow, strong = false): void {
  const { context, colors } = pen;
  const { x1, y1, x2, y2, look } = line;
  const { color, width } = LINES[look];
  context.strokeStyle = strong ? colors.accent : colors[color];
  context.fillStyle = context.strokeStyle;
  context.lineWidth = strong ? 3 : width;
  context.setLineDash([...(DASHES[Math.min(line.path, DASHES.length - 1)] ?? [])]);
  context.beginPath();
  context.moveTo(x1, y1);
  context.lineTo(x2, y2);
  context.stroke();
  context.setLineDash([]);
  const turn = Math.atan2(y2 - y1, x2 - x1);
  if (line.head) drawHead(context, x2, y2, turn, look !== 'answer');
  const marks = new MarkPen(context, 4.4);
  if (look === 'fast' || look === 'late') {
    const kind = look === 'fast' ? 'fast-retransmit' : 'timeout';
    marks.begin(kind, colors);
    marks.shape(kind, x1, y1);
    marks.end(kind);
  }
  if (look === 'forged') drawBow(context, x1, y1);
  if (line.lost === null) return;
  const end = new MarkPen(context, 6);
  end.begin('loss', colors);
  end.loss(line.lost, x2, y2);
  end.end('loss');
}

const BOW_PX = 6;

/** Two triangles whose tips meet: somebody else sent it. */
function drawBow(context: CanvasRenderingContext2D, x: number, y: number): void {
  context.beginPath();
  for (const side of [-BOW_PX, BOW_PX]) {
    context.moveTo(x, y);
    context.lineTo(x + side, y - BOW_PX);
    context.lineTo(x + side, y + BOW_PX);
    context.closePath();
  }
  context.fill();
}

/** Data filled, acknowledgements open. */
function drawHead(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  turn: number,
  filled: boolean,
): void {
  const side = (by: number): [number, number] => [
    x - HEAD_PX * Math.cos(turn + by),
    y - HEAD_PX * Math.sin(turn + by),
  ];
  context.beginPath();
  context.moveTo(...side(0.38));
  context.lineTo(x, y);
  context.lineTo(...side(-0.38));
  if (filled) context.fill();
  else context.stroke();
}

function drawMarks({ context, colors }: Pen, { marks }: Scene): void {
  for (const { x, y, kind } of marks) {
    if (isMarked(kind) && !isHairline(kind)) {
      const pen = new MarkPen(context, 5);
      pen.begin(kind, colors);
      pen.shape(kind, x, y);
      pen.end(kind);
      continue;
    }
    context.fillStyle = kind === 'handover' ? colors.handover : colors.surface;
    context.strokeStyle = kind === 'handover' ? colors.handover : colors.text;
    context.lineWidth = 1.3;
    context.beginPath();
    context.arc(x, y, 3, 0, 2 * Math.PI);
    context.fill();
    context.stroke();
  }
}

/** A label on a ground of its own, so that lines under it do not cross it out. */
export function drawLabel({ context, colors, measure }: Pen, label: Label): void {
  const { left, right, top, bottom, lines, align, tone, leader } = label;
  const x = align === 'left' ? left : right;
  context.textAlign = align;
  context.textBaseline = 'middle';
  if (leader) {
    const edge = align === 'left' ? left - 3 : right + 3;
    const middle = top + 1 + LINE / 2;
    context.strokeStyle = colors.muted;
    context.lineWidth = 1;
    context.beginPath();
    context.moveTo(leader.x, leader.y);
    context.lineTo(edge, middle);
    context.stroke();
  }
  const strong = leader ? BOLD : 1;
  const widest = Math.min(right - left, Math.max(...lines.map(measure)) * strong);
  context.fillStyle = colors.surface;
  context.globalAlpha *= 0.8;
  const ground = align === 'left' ? left - 2 : right - widest - 2;
  context.fillRect(ground, top + 1, widest + 4, bottom - top - 2);
  context.globalAlpha /= 0.8;
  const [first = '', ...rest] = lines;
  const middle = rest.length === 0 ? (top + bottom) / 2 : top + 1 + LINE / 2;
  context.font = leader ? STRONG : FONT;
  context.fillStyle = colors[tone];
  context.fillText(cut(first, (right - left) / strong + 1, measure), x, middle);
  context.font = FONT;
  rest.forEach((line, at) => {
    const last = at === rest.length - 1;
    context.fillStyle = last ? colors.muted : colors.text;
    context.fillText(cut(line, right - left, measure), x, middle + LINE * (at + 1));
  });
}

/** Names of the ends and of what stands beside them. */
export function drawHeader(
  pen: Pen,
  columns: Columns,
  ends: readonly [string, string],
  most: number,
  window: string,
): void {
  const { context, colors, measure } = pen;
  context.fillStyle = colors.surface;
  context.fillRect(0, 0, columns.width, HEAD);
  const write = (text: string, x: number, y: number, tone: Tone, align: CanvasTextAlign) => {
    context.textAlign = align;
    context.fillStyle = colors[tone];
    context.fillText(text, x, y);
  };
  context.textBaseline = 'middle';
  context.font = STRONG;
  const { sender, receiver } = columns;
  const half = (receiver - sender) / 2 - 6;
  write(cut(ends[0], half, measure), sender, 12, 'text', 'left');
  write(cut(ends[1], half, measure), receiver, 12, 'text', 'right');
  context.font = FONT;
  write(say('sends'), sender, 28, 'muted', 'left');
  write(say('receives'), receiver, 28, 'muted', 'right');
  const titles = ['cwnd', 'ssthresh', 'flight'] as const;
  columns.windows.forEach((right, at) => {
    write(titles[at] ?? '', right, 28, titles[at] ?? 'text', 'right');
  });
  const buffers = [window, say('held')];
  columns.buffers.forEach((right, at) => {
    write(buffers[at] ?? '', right, 28, at === 0 ? 'rwnd' : 'muted', 'right');
  });
  if (columns.windows.length > 0)
    write(say('bytes'), columns.windows[0] ?? 0, 12, 'muted', 'right');
  else write('cwnd', columns.strip.to, 12, 'cwnd', 'right');
  const size = most >= 1000 ? `${Math.round(most / 1000)} kB` : `${most} B`;
  write(size, columns.strip.to, 28, 'muted', 'right');
  // The size is wider than a narrow strip.
  const free = columns.windows.length > 0 ? columns.axis : columns.strip.to - measure(size) - 8;
  write('s', Math.min(columns.axis, free), 28, 'muted', 'right');
  context.strokeStyle = colors.line;
  context.lineWidth = 1;
  context.beginPath();
  context.moveTo(0, HEAD - 0.5);
  context.lineTo(columns.width, HEAD - 0.5);
  context.stroke();
}

/** A sentence at the bottom between the two ends. */
export function drawNote(
  { context, colors, measure }: Pen,
  { sender, receiver }: Columns,
  height: number,
  text: string,
): void {
  if (text === '') return;
  const shown = cut(text, receiver - sender - 16, measure);
  const middle = (sender + receiver) / 2;
  const half = measure(shown) / 2 + 8;
  context.fillStyle = colors.raised;
  context.fillRect(middle - half, height - 28, 2 * half, 22);
  context.font = FONT;
  context.fillStyle = colors.text;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(shown, middle, height - 17);
}

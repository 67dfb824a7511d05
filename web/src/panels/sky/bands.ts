/** Passes as bands over time, a row a satellite: as high as it stands, and filled while it is in use. */
import type { TimeOfDay } from '../../base/clockText';
import { FONT } from '../../charts/engine/theme';
import { fixed } from '../../words/numbers';
import { BEHIND, type Overhead, type Pass } from './overhead';
import type { Ground } from './picture';

export const ROW_PX = 22;
export const AXIS_PX = 20;
const NAME_PX = 76;
const POINTS = 25;
/** Ticks of the axis, s; the first that leaves room for the words. */
const TICKS_S = [60, 120, 300, 600, 1200, 1800, 3600, 7200, 14_400];
const TICK_PX = 62;

/** A row: the passes of one satellite. */
export interface PassRow {
  readonly satellite: number;
  readonly passes: readonly Pass[];
}

/** The rows of `passes`, those in use or standing highest if there are more than `most`; in order of their rising. */
export function rowsOf(
  overhead: Pick<Overhead, 'passes' | 'uses'>,
  from: number,
  until: number,
  most: number,
): PassRow[] {
  const rows = new Map<number, Pass[]>();
  for (const pass of overhead.passes) {
    if (pass.sets <= from || pass.rises >= until) continue;
    const row = rows.get(pass.satellite);
    if (row) row.push(pass);
    else rows.set(pass.satellite, [pass]);
  }
  const used = new Set(
    overhead.uses
      .filter((use) => use.until > from && use.from < until)
      .map(({ satellite }) => satellite),
  );
  const rank = ({ satellite, passes }: PassRow) =>
    (used.has(satellite) ? 100 : 0) + Math.max(...passes.map(({ highest_deg }) => highest_deg));
  const all = [...rows].map(([satellite, passes]) => ({ satellite, passes }));
  const chosen = new Set(
    all.length <= most
      ? all
      : [...all].sort((one, other) => rank(other) - rank(one)).slice(0, most),
  );
  return all.filter((row) => chosen.has(row));
}

export class Bands {
  private readonly picture: Ground;
  private readonly name: (satellite: number) => string;
  private readonly timeOfDay: TimeOfDay;
  private readonly shapes = new Map<string, Float32Array>();
  private version = -1;

  constructor(picture: Ground, name: (satellite: number) => string, timeOfDay: TimeOfDay) {
    this.timeOfDay = timeOfDay;
    this.picture = picture;
    this.name = name;
  }

  /** The row at a height of the canvas. */
  static rowAt(y: number): number {
    return Math.floor((y - AXIS_PX) / ROW_PX);
  }

  draw(
    overhead: Overhead,
    rows: readonly PassRow[],
    t: number,
    span_s: number,
    selected: number | null,
  ): void {
    const context = this.picture.begin();
    if (!context) return;
    if (overhead.version !== this.version) {
      this.version = overhead.version;
      this.shapes.clear();
    }
    const { colors, width, height } = this.picture;
    const from = Math.max(0, t - BEHIND * span_s);
    const scale = (width - NAME_PX) / span_s;
    const xOf = (time: number) =>
      NAME_PX + (Math.max(from, Math.min(from + span_s, time)) - from) * scale;
    context.font = `11px ${FONT}`;
    context.textBaseline = 'middle';
    this.drawAxis(context, from, span_s, scale);
    for (const [at, row] of rows.entries()) {
      const top = AXIS_PX + at * ROW_PX;
      context.textAlign = 'left';
      context.fillStyle = row.satellite === selected ? colors.accent : colors.text;
      context.fillText(fitted(context, this.name(row.satellite), NAME_PX - 8), 2, top + ROW_PX / 2);
      for (const pass of row.passes)
        this.drawPass(context, overhead, pass, top, [from, from + span_s], xOf);
    }
    context.strokeStyle = colors.accent;
    context.lineWidth = 1.5;
    context.beginPath();
    context.moveTo(xOf(t), 2);
    context.lineTo(xOf(t), height);
    context.stroke();
  }

  private drawAxis(
    context: CanvasRenderingContext2D,
    from: number,
    span_s: number,
    scale: number,
  ): void {
    const { colors, height } = this.picture;
    const tick =
      TICKS_S.find((seconds) => seconds * scale >= TICK_PX) ?? (TICKS_S.at(-1) as number);
    context.strokeStyle = colors.line;
    context.fillStyle = colors.muted;
    context.lineWidth = 1;
    context.textAlign = 'left';
    for (let time = Math.ceil(from / tick) * tick; time < from + span_s; time += tick) {
      const x = NAME_PX + (time - from) * scale;
      context.beginPath();
      context.moveTo(x, 4);
      context.lineTo(x, height);
      context.stroke();
      if (x < this.picture.width - 34) context.fillText(this.timeOfDay(time).slice(0, 5), x + 3, 9);
    }
  }

  private drawPass(
    context: CanvasRenderingContext2D,
    overhead: Overhead,
    pass: Pass,
    top: number,
    [from, until]: readonly [number, number],
    xOf: (time: number) => number,
  ): void {
    if (pass.sets <= from || pass.rises >= until) return;
    const { colors, inUse } = this.picture;
    const foot = top + ROW_PX - 3;
    const [begins, ends] = [Math.max(pass.rises, from), Math.min(pass.sets, until)];
    const outline = () => {
      context.beginPath();
      context.moveTo(xOf(begins), foot);
      for (const [time, share] of this.shape(overhead, pass)) {
        context.lineTo(xOf(time), foot - share * (ROW_PX - 5));
      }
      context.lineTo(xOf(ends), foot);
      context.closePath();
    };
    outline();
    context.fillStyle = colors.muted;
    context.globalAlpha = 0.35;
    context.fill();
    context.globalAlpha = 1;
    for (const use of overhead.uses) {
      if (use.satellite !== pass.satellite || use.until <= begins || use.from >= ends) continue;
      const [left, right] = [xOf(Math.max(use.from, begins)), xOf(Math.min(use.until, ends))];
      context.save();
      context.beginPath();
      context.rect(left, top, right - left, ROW_PX);
      context.clip();
      outline();
      context.fillStyle = inUse;
      context.fill();
      context.restore();
      context.fillRect(left, foot, Math.max(1, right - left), 3);
    }
    const words = `${fixed(pass.highest_deg, 0)}°`;
    const middle = (xOf(begins) + xOf(ends)) / 2;
    if (xOf(ends) - xOf(begins) < 26) return;
    context.textAlign = 'center';
    context.lineWidth = 3;
    context.lineJoin = 'round';
    context.strokeStyle = colors.surface;
    context.strokeText(words, middle, top + ROW_PX / 2);
    context.fillStyle = colors.text;
    context.fillText(words, middle, top + ROW_PX / 2);
  }

  /** Instants of a pass, each with the elevation as a share of the zenith's. */
  private *shape(
    overhead: Overhead,
    pass: Pass,
  ): Generator<readonly [time: number, share: number]> {
    if (!Number.isFinite(pass.sets)) {
      const share = pass.highest_deg / 90;
      yield [pass.rises, share];
      yield [Number.MAX_VALUE, share];
      return;
    }
    const key = `${pass.satellite} ${pass.rises}`;
    const track = this.shapes.get(key) ?? overhead.track(pass, POINTS);
    this.shapes.set(key, track);
    const step = (pass.sets - pass.rises) / (POINTS - 1);
    for (let point = 0; point < POINTS; point += 1) {
      yield [pass.rises + point * step, Math.max(0, track[2 * point + 1] as number) / 90];
    }
  }
}

/** As much of a text as fits, with dots for the rest. */
function fitted(context: CanvasRenderingContext2D, words: string, width: number): string {
  if (context.measureText(words).width <= width) return words;
  let length = words.length;
  while (length > 1 && context.measureText(`${words.slice(0, length)}…`).width > width) length -= 1;
  return `${words.slice(0, length)}…`;
}

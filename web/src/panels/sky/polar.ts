/** The sky over a terminal as a disc: zenith in the middle, horizon at the edge, north up and east to the right. */
import { FONT } from '../../charts/engine/theme';
import type { Overhead, Pass, Standing } from './overhead';
import type { Ground } from './picture';
import { compass } from './skyWords';

const EDGE_PX = 18;
const RINGS_DEG = [30, 60];
const TRACK_POINTS = 49;
/** Names are written beside so many satellites at most. */
const MOST_NAMES = 12;
const REACH_PX = 18;

/** What is special about a satellite. */
export interface Roles {
  readonly serving: number | null;
  readonly next: number | null;
  readonly selected: number | null;
  /** Under the keyboard's cursor or the pointer. */
  readonly pointed: number | null;
}

interface Dot {
  readonly satellite: number;
  readonly x: number;
  readonly y: number;
}

export class Polar {
  private readonly picture: Ground;
  private readonly mask_deg: number;
  private readonly name: (satellite: number) => string;
  private readonly tracks = new Map<string, Float32Array>();
  private version = -1;
  private dots: Dot[] = [];

  constructor(picture: Ground, mask_deg: number, name: (satellite: number) => string) {
    this.picture = picture;
    this.mask_deg = mask_deg;
    this.name = name;
  }

  /** The satellite at a point of the canvas, or null. */
  at(x: number, y: number): number | null {
    let nearest: Dot | null = null;
    let least = REACH_PX;
    for (const dot of this.dots) {
      const distance = Math.hypot(dot.x - x, dot.y - y);
      if (distance < least) [nearest, least] = [dot, distance];
    }
    return nearest?.satellite ?? null;
  }

  draw(
    overhead: Overhead,
    standing: readonly Standing[],
    shown: readonly Pass[],
    t: number,
    roles: Roles,
  ): void {
    const context = this.picture.begin();
    if (!context) return;
    context.font = `11px ${FONT}`;
    this.drawGround(context);
    if (overhead.version !== this.version) {
      this.version = overhead.version;
      this.tracks.clear();
    }
    for (const pass of shown) this.drawTrack(context, overhead, pass, t, roles);
    this.dots = standing.map(({ pass, azimuth_deg, elevation_deg }) => {
      const [x, y] = this.place(azimuth_deg, elevation_deg);
      return { satellite: pass.satellite, x, y };
    });
    for (const dot of this.dots)
      this.drawDot(context, dot, overhead.isUsed(dot.satellite, t), roles);
    this.drawNames(context, roles);
  }

  private get radius(): number {
    return Math.max(10, Math.min(this.picture.width, this.picture.height) / 2 - EDGE_PX);
  }

  private place(azimuth_deg: number, elevation_deg: number): readonly [x: number, y: number] {
    const { width, height } = this.picture;
    const out = (this.radius * (90 - elevation_deg)) / 90;
    const turn = (azimuth_deg * Math.PI) / 180;
    return [width / 2 + out * Math.sin(turn), height / 2 - out * Math.cos(turn)];
  }

  private drawGround(context: CanvasRenderingContext2D): void {
    const { colors, width, height } = this.picture;
    const [x, y] = [width / 2, height / 2];
    const disc = (elevation_deg: number) => {
      context.beginPath();
      context.arc(x, y, (this.radius * (90 - elevation_deg)) / 90, 0, 2 * Math.PI);
    };
    context.lineWidth = 1;
    disc(0);
    context.fillStyle = colors.line;
    context.fill();
    disc(this.mask_deg);
    context.fillStyle = colors.surface;
    context.fill();
    context.strokeStyle = colors.muted;
    context.setLineDash([3, 3]);
    context.stroke();
    context.setLineDash([]);
    context.strokeStyle = colors.line;
    for (const ring of RINGS_DEG) {
      disc(ring);
      context.stroke();
    }
    context.beginPath();
    context.moveTo(x - this.radius, y);
    context.lineTo(x + this.radius, y);
    context.moveTo(x, y - this.radius);
    context.lineTo(x, y + this.radius);
    context.stroke();
    context.fillStyle = colors.muted;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    for (const azimuth_deg of [0, 90, 180, 270]) {
      const out = -(90 * 10) / this.radius;
      context.fillText(compass(azimuth_deg), ...this.place(azimuth_deg, out));
    }
    for (const ring of RINGS_DEG) {
      context.fillText(`${ring}°`, ...this.place(135, ring));
    }
  }

  /** What is still to come of a pass is a line, what is gone a fainter one. */
  private drawTrack(
    context: CanvasRenderingContext2D,
    overhead: Overhead,
    pass: Pass,
    t: number,
    roles: Roles,
  ): void {
    if (!Number.isFinite(pass.sets)) return;
    const key = `${pass.satellite} ${pass.rises}`;
    const track = this.tracks.get(key) ?? overhead.track(pass, TRACK_POINTS);
    this.tracks.set(key, track);
    const { colors, inUse } = this.picture;
    const step = (pass.sets - pass.rises) / (TRACK_POINTS - 1);
    const now = Math.max(0, Math.min(TRACK_POINTS - 1, Math.round((t - pass.rises) / step)));
    const marked = [roles.selected, roles.pointed].includes(pass.satellite);
    const special = marked || [roles.serving, roles.next].includes(pass.satellite);
    context.strokeStyle = colors.muted;
    if (marked) context.strokeStyle = colors.accent;
    if (pass.satellite === roles.next) context.strokeStyle = colors.handover;
    if (pass.satellite === roles.serving) context.strokeStyle = inUse;
    context.lineWidth = special ? 1.75 : 1;
    // A pass that is yet to begin is dotted.
    context.setLineDash(t < pass.rises ? [1, 4] : []);
    for (const [from, until, alpha] of [
      [0, now, 0.3],
      [now, TRACK_POINTS - 1, special ? 1 : 0.7],
    ] as const) {
      context.globalAlpha = alpha;
      context.beginPath();
      for (let point = from; point <= until; point += 1) {
        const [x, y] = this.place(track[2 * point] as number, track[2 * point + 1] as number);
        if (point === from) context.moveTo(x, y);
        else context.lineTo(x, y);
      }
      context.stroke();
    }
    context.globalAlpha = 1;
    context.setLineDash([]);
  }

  /** In use: filled. The one that serves has a ring, the next one is a diamond; candidates are hollow. */
  private drawDot(
    context: CanvasRenderingContext2D,
    { satellite, x, y }: Dot,
    used: boolean,
    roles: Roles,
  ): void {
    const { colors, inUse } = this.picture;
    context.lineWidth = 1.75;
    context.beginPath();
    if (satellite === roles.next && !used) diamond(context, x, y, 6.5);
    else context.arc(x, y, satellite === roles.serving ? 6 : 4.5, 0, 2 * Math.PI);
    context.fillStyle = used ? inUse : colors.surface;
    context.strokeStyle = used
      ? colors.text
      : satellite === roles.next
        ? colors.handover
        : colors.text;
    context.fill();
    context.stroke();
    if (satellite !== roles.selected && satellite !== roles.pointed) return;
    context.beginPath();
    context.arc(x, y, 11, 0, 2 * Math.PI);
    context.strokeStyle = colors.accent;
    context.stroke();
  }

  /** Names that would lie over others are left out, but for those of satellites with a role. */
  private drawNames(
    context: CanvasRenderingContext2D,
    { serving, next, selected, pointed }: Roles,
  ): void {
    const { colors, width } = this.picture;
    const first = [pointed, selected, serving, next];
    const rank = ({ satellite }: Dot) => {
      const place = first.indexOf(satellite);
      return place < 0 ? first.length : place;
    };
    const taken: [x: number, y: number, width: number][] = [];
    context.textBaseline = 'middle';
    context.textAlign = 'left';
    context.lineJoin = 'round';
    for (const dot of [...this.dots]
      .sort((one, other) => rank(one) - rank(other))
      .slice(0, MOST_NAMES)) {
      const words = this.name(dot.satellite);
      const long = context.measureText(words).width;
      const x = dot.x + 10 + long > width - 2 ? dot.x - 10 - long : dot.x + 10;
      const over = taken.some(
        ([left, y, wide]) => x < left + wide + 4 && left < x + long + 4 && Math.abs(y - dot.y) < 13,
      );
      if (over) continue;
      taken.push([x, dot.y, long]);
      context.strokeStyle = colors.surface;
      context.lineWidth = 3;
      context.strokeText(words, x, dot.y);
      context.fillStyle = colors.text;
      context.fillText(words, x, dot.y);
    }
  }
}

export function diamond(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  size: number,
): void {
  context.moveTo(x, y - size);
  context.lineTo(x + size, y);
  context.lineTo(x, y + size);
  context.lineTo(x - size, y);
  context.closePath();
}

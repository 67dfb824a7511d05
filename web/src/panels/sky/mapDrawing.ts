/** The map of planes on a canvas: columns are planes, rows slots; links, the seam as a tear, and the paths. */
import { FONT } from '../../charts/engine/theme';
import { LinkChange, LinkKind } from '../../protocol/codes.gen';
import type { LinkState } from '../../reading/linkState';
import type { Place, PlaneGrid } from './grid';
import type { Ground } from './picture';

/** Room for names of planes, of slots, and for what runs over an edge. */
const TOP_PX = 20;
const LEFT_PX = 26;
const EDGE_PX = 12;
const REACH_PX = 9;
/** The teeth of the tear. */
const TOOTH_PX = 5;

/** A link or a satellite of the map. */
export type Picked =
  | { readonly kind: 'satellite'; readonly node: number }
  | { readonly kind: 'link'; readonly a: number; readonly b: number; readonly linkKind: LinkKind };

/** The way of a path: its satellites of this map in order, and what serves which station. */
export interface MapPath {
  readonly nodes: readonly number[];
  readonly alternate: boolean;
}

export interface MapMoment {
  readonly links: LinkState;
  readonly paths: readonly MapPath[];
  /** Serving satellites with the names of the stations that they serve. */
  readonly serving: ReadonlyMap<number, string>;
  readonly selected: Picked | null;
  readonly pointed: number | null;
}

const DASHES: ReadonlyMap<LinkKind, number[]> = new Map([
  [LinkKind.interplane, [4, 3]],
  [LinkKind.crossSeam, [2, 2]],
]);

export class MapDrawing {
  private readonly picture: Ground;
  private readonly grid: PlaneGrid;
  private links: LinkState | null = null;

  constructor(picture: Ground, grid: PlaneGrid) {
    this.picture = picture;
    this.grid = grid;
  }

  /** What is at a point of the canvas: a satellite before a link. */
  at(x: number, y: number): Picked | null {
    const { planes, slots } = this.grid;
    const plane = Math.round((x - LEFT_PX - EDGE_PX) / this.across - 0.5);
    const slot = Math.round((y - TOP_PX - EDGE_PX) / this.down - 0.5);
    const reach = Math.min(REACH_PX, this.across / 2, this.down / 2);
    if (plane >= 0 && plane < planes && slot >= 0 && slot < slots) {
      const [left, top] = this.point({ plane, slot });
      const node = this.grid.nodeAt(plane, slot);
      if (node !== null && Math.hypot(left - x, top - y) <= Math.max(reach, 4)) {
        return { kind: 'satellite', node };
      }
    }
    return this.linkAt(x, y);
  }

  draw({ links, paths, serving, selected, pointed }: MapMoment): void {
    const context = this.picture.begin();
    if (!context) return;
    this.links = links;
    context.font = `11px ${FONT}`;
    context.save();
    this.clip(context);
    this.drawLinks(context, links);
    for (const path of paths) this.drawPath(context, path);
    if (selected?.kind === 'link') this.drawMarked(context, selected.a, selected.b);
    context.restore();
    if (this.grid.seam) this.drawTear(context);
    this.drawSatellites(context, new Set(paths.flatMap(({ nodes }) => nodes)), serving);
    for (const node of [selected?.kind === 'satellite' ? selected.node : null, pointed]) {
      if (node === null || !this.grid.has(node)) continue;
      const [x, y] = this.point(this.grid.placeOf(node));
      ring(context, x, y, 9, this.picture.colors.accent);
    }
    this.drawNames(context, serving);
  }

  private get across(): number {
    return (this.picture.width - LEFT_PX - 2 * EDGE_PX) / this.grid.planes;
  }

  private get down(): number {
    return (this.picture.height - TOP_PX - 2 * EDGE_PX) / this.grid.slots;
  }

  private point({ plane, slot }: Place): readonly [x: number, y: number] {
    return [
      LEFT_PX + EDGE_PX + (plane + 0.5) * this.across,
      TOP_PX + EDGE_PX + (slot + 0.5) * this.down,
    ];
  }

  /** What runs over an edge ends there. */
  private clip(context: CanvasRenderingContext2D): void {
    const { width, height } = this.picture;
    context.beginPath();
    context.rect(LEFT_PX, TOP_PX, width - LEFT_PX, height - TOP_PX);
    context.clip();
  }

  private trace(context: CanvasRenderingContext2D, a: number, b: number): void {
    for (const [from, to] of this.grid.stretches(a, b)) {
      context.moveTo(...this.point(from));
      context.lineTo(...this.point(to));
    }
  }

  private drawLinks(context: CanvasRenderingContext2D, links: LinkState): void {
    const { colors } = this.picture;
    context.lineWidth = 1;
    for (const kind of [
      LinkKind.intraplane,
      LinkKind.interplane,
      LinkKind.crossSeam,
      LinkKind.nearest,
    ]) {
      context.beginPath();
      for (let link = 0; link < links.count; link += 1) {
        if (links.kind[link] !== kind || links.up[link] !== LinkChange.up) continue;
        const [a, b] = [links.a[link] as number, links.b[link] as number];
        if (this.grid.has(a) && this.grid.has(b)) this.trace(context, a, b);
      }
      context.strokeStyle = kind === LinkKind.crossSeam ? colors.loss : colors.muted;
      context.globalAlpha = 0.7;
      context.setLineDash(DASHES.get(kind) ?? []);
      context.stroke();
    }
    context.globalAlpha = 1;
    context.setLineDash([]);
  }

  private drawPath(context: CanvasRenderingContext2D, { nodes, alternate }: MapPath): void {
    context.beginPath();
    for (let at = 1; at < nodes.length; at += 1) {
      this.trace(context, nodes[at - 1] as number, nodes[at] as number);
    }
    context.strokeStyle = this.picture.inUse;
    context.lineWidth = 3;
    context.setLineDash(alternate ? [6, 4] : []);
    context.stroke();
    context.setLineDash([]);
  }

  private drawMarked(context: CanvasRenderingContext2D, a: number, b: number): void {
    if (!this.grid.has(a) || !this.grid.has(b)) return;
    context.beginPath();
    this.trace(context, a, b);
    context.strokeStyle = this.picture.colors.accent;
    context.lineWidth = 4;
    context.stroke();
  }

  /** Left of the first plane and right of the last one the map is torn: there they fly opposite ways. */
  private drawTear(context: CanvasRenderingContext2D): void {
    const { colors, width, height } = this.picture;
    context.strokeStyle = colors.loss;
    context.lineWidth = 1.5;
    for (const x of [LEFT_PX + 4, width - 5]) {
      context.beginPath();
      context.moveTo(x, TOP_PX);
      for (let y = TOP_PX, side = 1; y < height; y += TOOTH_PX, side = -side) {
        context.lineTo(x + 2.5 * side, Math.min(height, y + TOOTH_PX));
      }
      context.stroke();
    }
  }

  private drawSatellites(
    context: CanvasRenderingContext2D,
    used: ReadonlySet<number>,
    serving: ReadonlyMap<number, string>,
  ): void {
    const { colors, inUse } = this.picture;
    const size = Math.max(1, Math.min(4, this.across / 3, this.down / 3));
    this.grid.each((node, place) => {
      const [x, y] = this.point(place);
      context.beginPath();
      context.arc(x, y, used.has(node) ? size + 1 : size, 0, 2 * Math.PI);
      context.fillStyle = used.has(node) ? inUse : colors.surface;
      context.fill();
      context.strokeStyle = colors.text;
      context.lineWidth = size < 2 ? 0.75 : 1.25;
      context.stroke();
      if (serving.has(node)) ring(context, x, y, size + 4, inUse);
    });
  }

  private drawNames(context: CanvasRenderingContext2D, serving: ReadonlyMap<number, string>): void {
    const { colors, width } = this.picture;
    const { planes, slots } = this.grid;
    context.fillStyle = colors.muted;
    context.textBaseline = 'middle';
    context.textAlign = 'center';
    const everyPlane = Math.ceil(24 / this.across);
    for (let plane = 0; plane < planes; plane += everyPlane) {
      context.fillText(`P${plane}`, this.point({ plane, slot: 0 })[0], TOP_PX / 2);
    }
    context.textAlign = 'right';
    const everySlot = Math.ceil(13 / this.down);
    for (let slot = 0; slot < slots; slot += everySlot) {
      context.fillText(`S${slot}`, LEFT_PX - 4, this.point({ plane: 0, slot })[1]);
    }
    context.lineJoin = 'round';
    for (const [node, station] of serving) {
      if (!this.grid.has(node)) continue;
      const [x, y] = this.point(this.grid.placeOf(node));
      const long = context.measureText(station).width;
      context.textAlign = 'left';
      const left = Math.max(LEFT_PX, Math.min(width - long - 2, x - long / 2));
      context.strokeStyle = colors.surface;
      context.lineWidth = 3;
      context.strokeText(station, left, y - 13);
      context.fillStyle = colors.text;
      context.fillText(station, left, y - 13);
    }
  }

  private linkAt(x: number, y: number): Picked | null {
    const { links } = this;
    if (!links) return null;
    let least = 5;
    let found: Picked | null = null;
    for (let link = 0; link < links.count; link += 1) {
      if (links.up[link] !== LinkChange.up) continue;
      const [a, b] = [links.a[link] as number, links.b[link] as number];
      if (!this.grid.has(a) || !this.grid.has(b)) continue;
      for (const [from, to] of this.grid.stretches(a, b)) {
        const away = distance(x, y, this.point(from), this.point(to));
        if (away >= least) continue;
        least = away;
        found = { kind: 'link', a, b, linkKind: links.kind[link] as LinkKind };
      }
    }
    return found;
  }
}

function ring(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  size: number,
  color: string,
): void {
  context.beginPath();
  context.arc(x, y, size, 0, 2 * Math.PI);
  context.strokeStyle = color;
  context.lineWidth = 2;
  context.stroke();
}

/** How far a point is from a stretch. */
function distance(
  x: number,
  y: number,
  [ax, ay]: readonly [number, number],
  [bx, by]: readonly [number, number],
): number {
  const [dx, dy] = [bx - ax, by - ay];
  const share = ((x - ax) * dx + (y - ay) * dy) / Math.max(1e-9, dx * dx + dy * dy);
  const along = Math.max(0, Math.min(1, share));
  return Math.hypot(ax + along * dx - x, ay + along * dy - y);
}

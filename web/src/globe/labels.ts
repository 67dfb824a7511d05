/** Names beside stations and satellites, as HTML over the canvas; a name without room is left out. */
import { FORWARD, type Route } from '../reading/routeState';
import type { Box } from './fit';
import { LabelRoom } from './labelRoom';
import { LabelWidths } from './labelWidths';
import type { Moment } from './moment';
import { globeColours } from './palette';
import type { Station } from './stations';
import type { Selection } from './types';

type Kind = 'station' | 'quiet' | 'path' | 'marked';

interface Label {
  readonly element: HTMLElement;
  text: string;
  kind: Kind | null;
  width: number;
  /** Its left and top, CSS pixels. */
  left: number;
  top: number;
  shown: boolean;
  /** The side it stood on last, tried first so that it does not flicker. */
  side: number;
}

const HEIGHT_PX = 17;
/** How far the marks of ends reach; names may lie over those of other stations, of which there are many. */
const END_PX = 7;
/** Stations in the background get a name only while there are few. */
const FEW_STATIONS = 14;
/** So many satellites are named at most: more would find no room, and cost time in every frame. */
const MOST_NAMES = 150;
/** CSS pixels. */
const sizes: Record<Kind, number> = {
  station: 14,
  quiet: 11,
  path: 11.5,
  marked: 12,
};
const colours: Record<Kind, string> = {
  station: '#ffffff',
  quiet: '#b7c4d8',
  path: globeColours.path,
  marked: '#ffffff',
};
/** What names are written in on a canvas, and how far their rim reaches, CSS pixels. */
const FONT = "'Inter Variable', Inter, system-ui, sans-serif";
const RIM_PX = 3;
const shadow = '0 0 3px #06090f, 0 0 2px #06090f, 0 1px 4px #06090f';

export class Labels {
  private widths = this.newWidths();
  private readonly layer: HTMLElement;
  private readonly pool: Label[] = [];
  private used = 0;
  private readonly room = new LabelRoom();
  private readonly named = new Set<number>();
  /** How much larger than usual names are written. */
  private scale = 1;

  constructor(container: HTMLElement) {
    this.layer = document.createElement('div');
    this.layer.setAttribute('aria-hidden', 'true');
    this.layer.style.cssText =
      'position:absolute;inset:0;overflow:hidden;pointer-events:none;contain:strict';
    container.append(this.layer);
  }

  /** The names of satellites appear in the midst of frames, under the pointer and with handovers. */
  setRun({ run }: Moment): void {
    void this.widths.prepare(run.meta.satellites.name, ['path', 'marked', 'quiet']);
  }

  setScale(scale: number): void {
    this.scale = scale;
    this.widths = this.newWidths();
    for (const label of this.pool) label.kind = null;
  }

  /** `panels` lie over the picture. */
  draw(moment: Moment, stations: readonly Station[], panels: readonly Box[]): void {
    this.used = 0;
    this.named.clear();
    this.room.begin(moment.screen.width, moment.screen.height);
    for (const panel of panels) this.room.panel(panel);
    for (const { node, foreground } of stations) {
      if (foreground && this.seen(moment, node)) {
        this.room.mark(moment.screen.x, moment.screen.y, END_PX);
      }
    }
    this.selected(moment, moment.selection);
    this.selected(moment, moment.hover);
    if (moment.layers.labels) {
      const ends = endsOf(moment);
      const few = stations.filter(({ foreground }) => foreground).length <= FEW_STATIONS;
      // The chosen flow's ends have the first choice of room; among many flows they alone are named.
      for (const { node, name } of stations) {
        if (ends.has(name)) this.add(moment, node, name, 'station');
      }
      for (const { node, name, foreground } of stations) {
        if (foreground && few) this.add(moment, node, name, 'station');
      }
      for (const path of moment.paths) this.serving(moment, path.current[FORWARD]);
      for (const other of moment.others) this.letter(moment, other);
      if (stations.length <= FEW_STATIONS) {
        for (const station of stations) this.add(moment, station.node, station.name, 'quiet');
      }
    }
    if (moment.layers.names) this.allSatellites(moment);
    for (let i = this.used; i < this.pool.length; i += 1) hide(this.pool[i]);
  }

  /** The same names on a canvas, each with a dark rim. */
  paintOn(context: CanvasRenderingContext2D): void {
    context.textAlign = 'left';
    context.textBaseline = 'middle';
    context.lineJoin = 'round';
    context.lineWidth = RIM_PX * this.scale;
    context.strokeStyle = globeColours.background;
    context.setLineDash([]);
    for (const { shown, kind, text, left, top } of this.pool) {
      if (!shown || kind === null) continue;
      context.font = `${weightOf(kind)} ${sizes[kind] * this.scale}px ${FONT}`;
      const middle = top + this.height / 2;
      context.strokeText(text, left, middle);
      context.fillStyle = colours[kind];
      context.fillText(text, left, middle);
    }
  }

  clear(): void {
    for (const label of this.pool) hide(label);
  }

  destroy(): void {
    this.layer.remove();
  }

  private allSatellites(moment: Moment): void {
    const { strength, satellites } = moment.bodies;
    const most = this.used + MOST_NAMES;
    for (let node = 0; node < satellites && this.used < most; node += 1) {
      if ((strength[node] as number) > 0) this.satellite(moment, node, 'quiet');
    }
  }

  private selected(moment: Moment, selection: Selection): void {
    if (selection?.kind === 'satellite') {
      this.satellite(moment, selection.node, 'marked');
    } else if (selection?.kind === 'station') {
      this.add(moment, selection.node, selection.name, 'marked');
    }
  }

  private serving(moment: Moment, route: Route): void {
    for (let i = 0; i < route.length; i += 1) {
      const node = route.nodes[i] as number;
      if (!moment.bodies.isSatellite(node)) continue;
      const before = i === 0 || !moment.bodies.isSatellite(route.nodes[i - 1] as number);
      const after =
        i === route.length - 1 || !moment.bodies.isSatellite(route.nodes[i + 1] as number);
      if (before || after) this.satellite(moment, node, 'path');
    }
  }

  /** The letter of another run, at the first satellite of its way that the way on show does not use. */
  private letter(moment: Moment, { sameSky, letter, paths }: Moment['others'][number]): void {
    const other = paths[0]?.current[FORWARD];
    const own = moment.paths[0]?.current[FORWARD];
    if (!sameSky || !other || !own) return;
    for (let i = 0; i < other.length; i += 1) {
      const node = other.nodes[i] as number;
      if (!moment.bodies.isSatellite(node) || uses(own, node)) continue;
      this.add(moment, node, letter, 'marked');
      return;
    }
  }

  private satellite(moment: Moment, node: number, kind: Kind): void {
    const name = moment.run.meta.satellites.name[node];
    if (name) this.add(moment, node, name, kind);
  }

  private add(moment: Moment, node: number, text: string, kind: Kind): void {
    if (this.named.has(node) || !this.seen(moment, node)) return;
    this.named.add(node);
    const label = this.next();
    this.write(label, text, kind);
    this.place(label, moment.screen.x, moment.screen.y);
  }

  /** Whether a node is in sight; the screen's x and y say where. */
  private seen({ plot, screen, bodies: { xyz } }: Moment, node: number): boolean {
    const at = 3 * node;
    plot.place(xyz[at] as number, xyz[at + 1] as number, xyz[at + 2] as number);
    return screen.project(plot.x, plot.y, plot.z);
  }

  private newWidths(): LabelWidths<Kind> {
    return new LabelWidths<Kind>((text, kind) => {
      const trial = this.element();
      trial.style.visibility = 'hidden';
      trial.textContent = text;
      dress(trial, kind, this.scale);
      return trial;
    });
  }

  private get height(): number {
    return HEIGHT_PX * this.scale;
  }

  private next(): Label {
    const known = this.pool[this.used];
    this.used += 1;
    if (known) return known;
    const element = this.element();
    const label: Label = {
      element,
      text: '',
      kind: null,
      width: 0,
      left: 0,
      top: 0,
      shown: true,
      side: 0,
    };
    this.pool.push(label);
    return label;
  }

  private element(): HTMLElement {
    const element = document.createElement('span');
    element.style.cssText = `position:absolute;left:0;top:0;white-space:nowrap;will-change:transform;text-shadow:${shadow}`;
    this.layer.append(element);
    return element;
  }

  private write(label: Label, text: string, kind: Kind): void {
    if (label.text === text && label.kind === kind) return;
    label.text = text;
    label.side = 0;
    label.element.textContent = text;
    if (label.kind !== kind) dress(label.element, kind, this.scale);
    label.kind = kind;
    label.width = this.widths.of(label.element, text, kind);
  }

  private place(label: Label, x: number, y: number): void {
    const side = this.room.place(x, y, label.width, this.height, label.side);
    if (side < 0) {
      hide(label);
      return;
    }
    const { left, top } = this.room;
    label.side = side;
    label.left = left;
    label.top = top;
    label.element.style.transform = `translate(${left.toFixed(1)}px,${top.toFixed(1)}px)`;
    if (!label.shown) label.element.style.visibility = 'visible';
    label.shown = true;
  }
}

/** The names of both ends of the chosen flow. */
function endsOf({ run, flow }: Moment): ReadonlySet<string> {
  const chosen = flow === null ? undefined : run.meta.flows[flow];
  return new Set(chosen ? [chosen.from, chosen.to] : []);
}

function weightOf(kind: Kind): string {
  return kind === 'quiet' ? '400' : '600';
}

function dress({ style }: HTMLElement, kind: Kind, scale: number): void {
  style.fontWeight = weightOf(kind);
  style.fontSize = `${sizes[kind] * scale}px`;
  style.lineHeight = `${HEIGHT_PX * scale}px`;
  style.color = colours[kind];
}

function hide(label: Label | undefined): void {
  if (!label?.shown) return;
  label.shown = false;
  label.element.style.visibility = 'hidden';
}

function uses({ nodes, length }: Route, node: number): boolean {
  for (let i = 0; i < length; i += 1) if (nodes[i] === node) return true;
  return false;
}
